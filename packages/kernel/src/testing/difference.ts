/** The first place where two plain values differ. */
export interface Difference {
  /** For example `seats[1].hand[0]`; empty when the values differ as a whole. */
  readonly path: string
  readonly left: unknown
  readonly right: unknown
}

export function difference(left: unknown, right: unknown, path = ''): Difference | null {
  if (Object.is(left, right)) return null
  if (Array.isArray(left) && Array.isArray(right)) {
    if (left.length !== right.length) return difference(left.length, right.length, `${path}.length`)
    return firstOf(left.map((item, index) => () => difference(item, right[index], `${path}[${index}]`)))
  }
  if (isRecord(left) && isRecord(right)) {
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])].sort()
    return firstOf(keys.map((key) => () => difference(left[key], right[key], path === '' ? key : `${path}.${key}`)))
  }
  return { path, left, right }
}

/** All places where two plain values differ, positions in lists left open: `seats[].hand[]`. */
export function* differingPaths(left: unknown, right: unknown, path = ''): Iterable<string> {
  if (Object.is(left, right)) return
  if (Array.isArray(left) && Array.isArray(right)) {
    for (const [index, item] of left.entries()) yield* differingPaths(item, right[index], `${path}[]`)
    if (left.length < right.length) yield `${path}[]`
  } else if (isRecord(left) && isRecord(right)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      yield* differingPaths(left[key], right[key], path === '' ? key : `${path}.${key}`)
    }
  } else {
    yield path
  }
}

/** The difference in words, or a plain statement when the values are the same. */
export function describeDifference(left: unknown, right: unknown): string {
  const found = difference(left, right)
  if (found === null) return 'no difference'
  return `${found.path === '' ? 'value' : found.path} is ${shown(found.left)} or ${shown(found.right)}`
}

/** A value short enough for one line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

function firstOf(attempts: readonly (() => Difference | null)[]): Difference | null {
  for (const attempt of attempts) {
    const found = attempt()
    if (found !== null) return found
  }
  return null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
