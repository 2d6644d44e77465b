import { canonical } from '../canonical.ts'

/** Whether two values are the same data, byte for byte. Most are, and to see that no text need be written. */
export function sameData(one: unknown, other: unknown): boolean {
  return isAlike(one, other) || canonical(one) === canonical(other)
}

/** Sees in most pairs of plain values that are the same that they are; says no where it cannot tell. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return (
      one === other &&
      (typeof one === 'string' || typeof one === 'boolean' || one === null || isPlainNumber(one, other))
    )
  }
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let index = 0; index < one.length; index++) if (!isAlike(one[index], other[index])) return false
    return true
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => Object.hasOwn(other, key) && isAlike(one[key], other[key]))
}

function isPlainNumber(one: unknown, other: unknown): boolean {
  return Number.isFinite(one) && !Object.is(one, -0) && !Object.is(other, -0)
}

function isPlainObject(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.getOwnPropertySymbols(value).length === 0
}
