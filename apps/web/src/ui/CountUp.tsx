import { useEffect, useRef, useState } from 'react'
import { calmMotion } from '../lib/motion.ts'

const duration = 320

/** A number that counts to its new value instead of jumping there. */
export function CountUp({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value || calmMotion()) {
      setShown(value)
      return
    }
    const begun = performance.now()
    let frame = requestAnimationFrame(function tick(now) {
      const part = Math.min(1, (now - begun) / duration)
      setShown(Math.round(start + (value - start) * part))
      if (part < 1) frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return <>{shown}</>
}
