/**
 * The difference between two pieces of plain data, made to be small as JSON. Both sides know the value before, so a
 * field of an object is named by its place among the sorted field names and not by its name:
 * - a number, text, boolean or null: this stands here now;
 * - `{ "=": value }`: this object or list stands here now;
 * - `{ "-": true }`: this field is gone;
 * - `{ "~": [start, removed, …added] }`: in a list, so many items from `start` on gave way to others;
 * - `[place, change, place, change, …]`: inside, these fields or items changed. A text in the place of a place is the
 *   name of a field that was not there before.
 *
 * @example from { hand: [1, 0], turn: 0 } to { hand: [1, 2], turn: 1 } it is [0, [1, 2], 1, 1]
 */
export type JsonChange = Primitive | Replaced | Removed | Spliced | ChangesInside

type Primitive = string | number | boolean | null

interface Replaced {
  readonly '=': unknown
}

interface Removed {
  readonly '-': true
}

interface Spliced {
  readonly '~': readonly [start: number, removed: number, ...added: unknown[]]
}

type ChangesInside = readonly (JsonChange | string | number)[]

type PlainObject = Readonly<Record<string, unknown>>

const removed: Removed = { '-': true }

/** What turns one value into the other, or undefined when they are equal. */
export function difference(before: unknown, after: unknown): JsonChange | undefined {
  if (Object.is(before, after)) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after)
  if (isObject(before) && isObject(after)) return objectDifference(before, after)
  return replacedBy(after)
}

/** The value after a change. The value before it stays as it is; what did not change is shared. */
export function applyChange(before: unknown, change: JsonChange): unknown {
  if (typeof change !== 'object' || change === null) return change
  if (Array.isArray(change)) return changedInside(before, change as ChangesInside)
  if ('=' in change) return change['=']
  if ('~' in change && Array.isArray(before)) return before.toSpliced(...change['~']) as unknown
  throw new TypeError('the change does not fit the value')
}

function replacedBy(value: unknown): JsonChange {
  return typeof value === 'object' && value !== null ? { '=': value } : (value as Primitive)
}

function objectDifference(before: PlainObject, after: PlainObject): JsonChange | undefined {
  const names = sortedNames(before)
  const inside: (JsonChange | string | number)[] = []
  for (const [place, name] of names.entries()) {
    const change = Object.hasOwn(after, name) ? difference(before[name], after[name]) : removed
    if (change !== undefined) inside.push(place, change)
  }
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, name)) inside.push(name, replacedBy(value))
  }
  return inside.length === 0 ? undefined : shorter(inside, after)
}

function listDifference(before: readonly unknown[], after: readonly unknown[]): JsonChange | undefined {
  if (before.length !== after.length) return shorter(spliced(before, after), after)
  const inside: (JsonChange | number)[] = []
  for (const [place, value] of after.entries()) {
    const change = difference(before[place], value)
    if (change !== undefined) inside.push(place, change)
  }
  return inside.length === 0 ? undefined : shorter(inside, after)
}

function spliced(before: readonly unknown[], after: readonly unknown[]): Spliced {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && difference(before[start], after[start]) === undefined) start++
  let end = 0
  while (end < most - start && difference(before.at(-1 - end), after.at(-1 - end)) === undefined) end++
  return { '~': [start, before.length - start - end, ...after.slice(start, after.length - end)] }
}

/** Small things are often said faster anew than by what changed in them. */
function shorter(change: JsonChange, after: unknown): JsonChange {
  const anew = replacedBy(after)
  return JSON.stringify(anew).length < JSON.stringify(change).length ? anew : change
}

function changedInside(before: unknown, inside: ChangesInside): unknown {
  const pairs = Array.from({ length: inside.length / 2 }, (_, pair) => inside.slice(2 * pair, 2 * pair + 2))
  if (Array.isArray(before)) {
    const result = [...(before as readonly unknown[])]
    for (const [place, change] of pairs) {
      if (typeof place !== 'number' || !(place in result))
        throw new TypeError(`the list has no item ${JSON.stringify(place)}`)
      result[place] = applyChange(result[place], change as JsonChange)
    }
    return result
  }
  if (!isObject(before)) throw new TypeError('the change does not fit the value')
  const names = sortedNames(before)
  const fields = new Map<string, unknown>(Object.entries(before))
  for (const [place, change] of pairs) {
    const name = typeof place === 'number' ? names[place] : place
    if (typeof name !== 'string') throw new TypeError(`the object has no field ${JSON.stringify(place)}`)
    if (isRemoved(change)) fields.delete(name)
    else fields.set(name, applyChange(fields.get(name), change as JsonChange))
  }
  // Not by assignment: a field may be called __proto__.
  return Object.fromEntries(fields)
}

function isRemoved(change: unknown): boolean {
  return isObject(change) && '-' in change
}

/** By code units, which is the same order everywhere. */
function sortedNames(object: PlainObject): readonly string[] {
  return Object.keys(object).sort()
}

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
