import { bodyTokensOf, type Token, tokensOf } from './tokens.ts'

/** A stretch of a file. */
export interface SourceSpan {
  readonly start: number
  readonly end: number
}

/** Where a piece of source stands, however it is formatted; imports are left out. */
export function placesOf(piece: string, source: string): readonly SourceSpan[] {
  const wanted = tokensOf(piece)
  const tokens = bodyTokensOf(source)
  return tokens.flatMap((first, index) => {
    const length = fitting(wanted, tokens, index)
    const last = tokens[index + length - 1]
    return length < leastOf(wanted, tokens, index) || last === undefined ? [] : [{ start: first.start, end: last.end }]
  })
}

/** How much of a piece can be found, in words: where the longest beginning of it stands. */
export function nearest(piece: string, source: string): string {
  const wanted = tokensOf(piece)
  const tokens = bodyTokensOf(source)
  let best = { length: 0, start: 0 }
  for (const [index, { start }] of tokens.entries()) {
    const length = fitting(wanted, tokens, index)
    if (length > best.length) best = { length, start }
  }
  if (best.length === 0) return 'nothing of it is there'
  const line = source.slice(0, best.start).split('\n').length
  return `line ${line} begins like it, up to ${JSON.stringify(piece.slice(0, wanted[best.length - 1]?.end))}`
}

/** How many tokens of a piece stand in a file from a place on. */
function fitting(wanted: readonly Token[], tokens: readonly Token[], from: number): number {
  const differs = wanted.findIndex(({ text }, offset) => tokens[from + offset]?.text !== text)
  return differs < 0 ? wanted.length : differs
}

/** A comma at the end of a piece is left out by a formatter where a bracket follows. */
function leastOf(wanted: readonly Token[], tokens: readonly Token[], from: number): number {
  const rest = wanted.length - 1
  const isOpenEnded = wanted.at(-1)?.text === ',' && /^[)\]}]$/.test(tokens[from + rest]?.text ?? '')
  return isOpenEnded ? rest : wanted.length
}
