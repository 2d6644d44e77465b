import { useLayoutEffect, useRef } from 'react'
import { calmMotion } from './lib/motion.ts'
import { withMinus } from './lib/withMinus.ts'

const duration = 320

/** A number that counts to its new value instead of jumping there. */
export function CountUp({ value }: { readonly value: number }) {
  const text = useRef<HTMLSpanElement>(null)
  const from = useRef(value)
  useLayoutEffect(() => {
    const start = from.current
    from.current = value
    if (start === value || text.current === null || calmMotion()) return
    return count(text.current, start, value)
  }, [value])
  return <span ref={text}>{withMinus(String(value))}</span>
}

/** Written into the page by hand: twenty frames of one number are not worth twenty drawings of what it stands in. */
function count(element: HTMLElement, start: number, end: number): () => void {
  const show = (number: number) => {
    const text = withMinus(String(number))
    if (element.textContent !== text) element.textContent = text
  }
  const begun = performance.now()
  let frame = requestAnimationFrame(function tick(now) {
    const part = Math.min(1, (now - begun) / duration)
    show(Math.round(start + (end - start) * part))
    if (part < 1) frame = requestAnimationFrame(tick)
  })
  show(start)
  return () => cancelAnimationFrame(frame)
}
