import { useEffect, useState } from 'react'
import { onceSeen } from './afterPicture.ts'

/**
 * A value, one picture late. When much changes at once, the part of a page that can wait is drawn with this, after the
 * part that cannot has been seen: two short tasks in place of a long one.
 */
export function useAfterPicture<T>(value: T): T {
  const [drawn, setDrawn] = useState(value)
  useEffect(
    () =>
      onceSeen(() => {
        setDrawn(value)
        return null
      }),
    [value],
  )
  return drawn
}
