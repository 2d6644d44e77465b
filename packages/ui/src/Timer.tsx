import { useEffect, useState } from 'react'
import { passed } from './passed.ts'
import styles from './Timer.module.css'

export interface TimerProps {
  /** When it began, in milliseconds since 1970. */
  readonly since: number
  /** What is counted. */
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
    <span className={styles['timer']} role="timer">
      {label} {passed(seconds)}
    </span>
  )
}
