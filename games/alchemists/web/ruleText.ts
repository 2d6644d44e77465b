/** A part of the rules begins with its heading. */
export function ruleText(part: string): { readonly title: string; readonly text: string } {
  const end = part.indexOf('. ')
  return { title: part.slice(0, end), text: part.slice(end + 2) }
}

/**
 * Whether a text has what somebody types: all of the words, in any order, in letters of any size. A printer's spaces are
 * spaces, and ё is typed as е.
 */
export function isFoundIn(text: string, sought: string): boolean {
  const here = plain(text)
  return plain(sought)
    .split(' ')
    .every((word) => here.includes(word))
}

function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").replace(/\s+/g, ' ').trim()
}
