import { useCallback, useRef } from 'react'

/** A function that stays the same from one drawing to the next, yet always does what the latest one would. */
export function useHandler<Args extends readonly unknown[]>(handle: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handle)
  latest.current = handle
  return useCallback((...args: Args) => latest.current(...args), [])
}
