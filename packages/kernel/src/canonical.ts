/**
 * The one JSON text of a value: keys sorted, no white space. Two states are equal exactly when their texts are.
 * Refuses everything that JSON would lose or change (undefined, NaN, functions, class instances), so it also proves that
 * a value is plain data.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'number':
      if (Object.is(value, -0)) throw new TypeError('-0 is not plain data')
      if (!Number.isFinite(value)) throw new TypeError(`${value} is not plain data`)
      return String(value)
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value)
    default:
      throw new TypeError(`a ${typeof value} is not plain data`)
  }
}

/** Whether a value is plain data, so that `canonical` accepts it. */
export function isPlainData(value: unknown): boolean {
  try {
    canonical(value)
    return true
  } catch {
    return false
  }
}

function canonicalArray(values: readonly unknown[]): string {
  let text = '['
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ','
    text += canonical(values[index])
  }
  return `${text}]`
}

function canonicalObject(object: object): string {
  const prototype: unknown = Object.getPrototypeOf(object)
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('a class instance is not plain data')
  if (Object.getOwnPropertySymbols(object).length > 0) throw new TypeError('a symbol key is not plain data')
  const parts = object as Readonly<Record<string, unknown>>
  const keys = sorted(Object.keys(object))
  let text = '{'
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] as string
    if (index > 0) text += ','
    text += `${plainKey.test(key) ? `"${key}"` : JSON.stringify(key)}:${canonical(parts[key])}`
  }
  return `${text}}`
}

/** Nearly every key is one: nothing in it needs a backslash. */
const plainKey = /^\w*$/

/** By their code units; keys of states are often in order already. */
function sorted(keys: string[]): readonly string[] {
  for (let index = 1; index < keys.length; index++) {
    if ((keys[index - 1] as string) > (keys[index] as string)) return keys.sort()
  }
  return keys
}
