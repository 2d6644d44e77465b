import { stripVTControlCharacters } from 'node:util'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const wide =
  /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|[\u{20000}-\u{3FFFD}]/u
/** Letters of our languages, dashes, quotation marks, arrows and frames: one column each, and nearly all there is. */
const narrow = /^[ -~\u00A0-\u00AC\u00AE-\u02FF\u0401\u0410-\u044F\u0451\u2010-\u2027\u2190-\u21FF\u2500-\u25E6]*$/u
const invisible = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}]+$/u

/** Columns that a text takes in a terminal: colours take none, Chinese, Japanese and Korean letters two. */
export function textWidth(text: string): number {
  if (narrow.test(text)) return text.length
  let width = 0
  for (const { segment } of graphemes.segment(stripVTControlCharacters(text))) {
    if (!invisible.test(segment)) width += wide.test(segment) ? 2 : 1
  }
  return width
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)))
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - textWidth(text))) + text
}

/** Cuts unpainted text to a width; what was cut is shown by an ellipsis. */
export function shortened(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let result = ''
  for (const { segment } of graphemes.segment(text)) {
    if (textWidth(result + segment) > width - 1) break
    result += segment
  }
  return `${result}…`
}

/** Breaks unpainted text into lines between words; following lines are indented. */
export function wrapped(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line.trim() !== '' && textWidth(longer) > width) {
      lines.push(line)
      line = indent + word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/** Puts two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], leftWidth: number): readonly string[] {
  const rows = Math.max(left.length, right.length)
  return Array.from({ length: rows }, (_, row) => {
    const other = right[row] ?? ''
    return other === '' ? (left[row] ?? '') : padEnd(left[row] ?? '', leftWidth) + other
  })
}
