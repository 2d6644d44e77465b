/** What nobody sees, or what turns the direction of reading; but for what joins the parts of letters and of emoji. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}[\p{Cf}--[\u200C-\u200D\u{E0020}-\u{E007F}]]]/gv

/** So many characters fit, as the server counts them. */
const most = 30

/** A name as it will be shown: trimmed, without control characters; null when nothing is left. */
export function cleanName(name: string): string | null {
  const clean = name
    .replace(/[\s--\uFEFF]+/gv, ' ')
    .replace(unseen, '')
    .trim()
  let fitting = ''
  // What looks like one character is kept whole or not at all.
  for (const { segment } of new Intl.Segmenter().segment(clean)) {
    if (Array.from(fitting + segment).length > most) break
    fitting += segment
  }
  return fitting.trim() === '' ? null : fitting.trim()
}
