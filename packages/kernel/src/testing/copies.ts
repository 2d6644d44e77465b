// Every place where games run has it, but neither Node nor DOM types belong in the kernel.
declare function structuredClone<Value>(value: Value): Value

/** A copy as another process would get it. */
export function jsonCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** A copy as a worker would get it. */
export function cloned<Value>(value: Value): Value {
  return structuredClone(value)
}

/** Forbids every change to a value and to all that hangs on it. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFrozen(part)
  return value
}
