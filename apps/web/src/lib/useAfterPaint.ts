import { useEffect, useState } from 'react'

/**
 * A value, one picture late. When much changes at once, the part of a page that can wait is drawn with this, after the
 * part that cannot has been seen: two short tasks in place of a long one.
 */
export function useAfterPaint<T>(value: T): T {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => setDrawn(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [value])
  return drawn
}
