/** A word, number, text or sign of a source file, and where it stands. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

const space = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/y
const word = /[\p{ID_Start}$_#@\d][\p{ID_Continue}$]*(?:(?<=^|\W\d+)\.\d+)?/uy
const regex = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
// Angle brackets stay single: `>>` mostly closes two lists of types.
const sign = /\.{3}|[=!]==?|\*\*=?|(?:&&|\|\||\?\?)=?|=>|<=|\?\.(?!\d)|\+\+|--|[-+*/%&|^]=|[\s\S]/y

/**
 * The tokens of a piece of source without what a formatter decides: spaces, lines and comments, the kind of quotes,
 * commas before a closing bracket, and signs before the first part of a union.
 */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = []
  for (let at = skipped(source, 0); at < source.length; ) {
    const end = at + lengthAt(source, at, tokens.at(-1)?.text)
    const token = { text: plain(source.slice(at, end)), start: at, end }
    if (isClosing(token.text) && tokens.at(-1)?.text === ',') tokens.pop()
    const before = tokens.at(-1)?.text ?? ''
    if (!(token.text === '|' && ['=', ':', '<', '(', ','].includes(before))) tokens.push(token)
    at = skipped(source, end)
  }
  return tokens
}

/** The tokens without those of imports: what a file imports, and in which order, follows from the rest. */
export function bodyTokensOf(source: string): readonly Token[] {
  const tokens = tokensOf(source)
  const body: Token[] = []
  let inImport = false
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]?.text ?? ''
    // `import(…)` and `import.meta` are no declarations.
    if (token.text === 'import' && next !== '(' && next !== '.') inImport = true
    if (!inImport) body.push(token)
    // It ends with the file that it names.
    if (inImport && /^['"]/.test(token.text)) inImport = false
  }
  return body
}

function skipped(source: string, at: number): number {
  return at + matchAt(space, source, at).length
}

function lengthAt(source: string, at: number, before: string | undefined): number {
  const texts = [literal, word].map((kind) => matchAt(kind, source, at))
  const pattern = canBeginRegex(before) ? matchAt(regex, source, at) : ''
  return [...texts, pattern].find((text) => text !== '')?.length ?? matchAt(sign, source, at).length
}

function matchAt(kind: RegExp, source: string, at: number): string {
  kind.lastIndex = at
  return kind.exec(source)?.[0] ?? ''
}

/** After a value a slash divides. */
function canBeginRegex(before: string | undefined): boolean {
  return before === undefined || /^(?:[=(,:[!&|?{};+<>-]|&&|\|\||\?\?|=>|===|!==|return)$/.test(before)
}

function isClosing(text: string): boolean {
  return text === ')' || text === ']' || text === '}'
}

/** A text in the quotes that the house prefers. */
function plain(text: string): string {
  return text.startsWith('"') && !/['\\]/.test(text) ? `'${text.slice(1, -1)}'` : text
}
