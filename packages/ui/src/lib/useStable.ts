import { useRef } from 'react'

/**
 * Plain data that says the same as before is the same as before: whatever is drawn from it need not be drawn again. In
 * a list, each element keeps its identity by itself.
 */
export function useStable<Value>(value: Value): Value {
  const last = useRef(value)
  last.current = stable(last.current, value)
  return last.current
}

export function stable<Value>(before: Value, now: Value): Value {
  if (before === now || typeof now !== 'object' || now === null) return now
  if (isList(before) && isList(now)) {
    const kept = now.map((element, index) => (index < before.length ? stable(before[index], element) : element))
    const same = before.length === kept.length && kept.every((element, index) => element === before[index])
    return same ? before : (kept as unknown as Value)
  }
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
