/**
 * What a list holds at a place where it must hold something. A list that does not is a mistake of the program: it ends in
 * an error that says what was looked for, instead of going on with something invented.
 */
export function at<Item>(list: readonly Item[], index: number, what = 'item'): Item {
  const found = list[index]
  if (found === undefined && !(index in list)) {
    throw new RangeError(`there is no ${what} ${index} among ${list.length}`)
  }
  return found as Item
}

/** A value that must be there, out of a look-up for instance; what is missing is an error that names it. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new RangeError(`there is no ${what}`)
  return value
}
