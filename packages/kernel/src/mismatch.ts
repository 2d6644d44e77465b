/** What a schema found wrong with data from outside, in the form in which zod says it. */
export interface SchemaIssue {
  readonly code?: string
  readonly path: readonly PropertyKey[]
  readonly expected?: string
  readonly values?: readonly unknown[]
  readonly options?: readonly unknown[]
  readonly keys?: readonly string[]
  readonly pattern?: string
  readonly origin?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly inclusive?: boolean
  readonly errors?: readonly (readonly SchemaIssue[])[]
}

/** The first place where data does not fit its schema, and what would have fitted there. */
export interface Mismatch {
  /** Names and numbers from the outside in, with dots between; `none` when it is the whole. */
  readonly path: string
  /** In the words of JSON Schema, or the values that may stand there; `absent` for a field that nobody knows. */
  readonly expected: string
}

const typeNames: Readonly<Record<string, string>> = { int: 'integer', tuple: 'array', record: 'object' }
/** What came from outside goes back shortened, and so does a long list of values. */
const longestPath = 120
const longestList = 400

/** Makes of a schema's complaints one that a program's author can act upon. */
export function mismatchOf(issues: readonly SchemaIssue[]): Mismatch {
  const [issue] = issues
  if (issue === undefined) return { path: 'none', expected: 'data' }
  // An unknown field is named with the object around it.
  const path = [...issue.path, ...(issue.keys?.slice(0, 1) ?? [])].map(String).join('.')
  return { path: path === '' ? 'none' : shortened(path, longestPath), expected: expectedBy(issue) }
}

/** A list of values as they would be written in JSON. */
export function valueList(values: readonly unknown[]): string {
  return shortened(values.map((value) => JSON.stringify(value)).join(' | '), longestList)
}

function expectedBy(issue: SchemaIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected ?? ''] ?? issue.expected ?? 'data'
    case 'invalid_value':
      return valueList(issue.values ?? [])
    case 'invalid_union':
      if (issue.options !== undefined) return valueList(issue.options)
      return [...new Set(issue.errors?.flatMap(([first]) => (first === undefined ? [] : [expectedBy(first)])))].join(
        ' | ',
      )
    case 'too_small':
      return `${measured(issue)}${issue.inclusive === false ? '>' : '≥'} ${issue.minimum}`
    case 'too_big':
      return `${measured(issue)}${issue.inclusive === false ? '<' : '≤'} ${issue.maximum}`
    case 'invalid_format':
      return issue.pattern ?? 'string'
    case 'unrecognized_keys':
      return 'absent'
    default:
      return 'data'
  }
}

function measured({ origin }: SchemaIssue): string {
  return origin === 'string' || origin === 'array' ? 'length ' : ''
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`
}
