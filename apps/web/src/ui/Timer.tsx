import { useEffect, useState } from 'react'
import styles from './Timer.module.css'

export interface TimerProps {
  /** When it began, in milliseconds since 1970. */
  readonly since: number
  readonly label: string
}

/** Time that has passed. Nobody is hurried by it: it only shows who is being waited for, and how long. */
export function Timer({ since, label }: TimerProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  return (
    <span className={styles['timer']} role="timer" aria-label={label}>
      {passed(seconds)}
    </span>
  )
}

/** @example passed(75) === '1:15' */
function passed(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = String(seconds % 60).padStart(2, '0')
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
}
