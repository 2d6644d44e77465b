import type { Line } from './lines.tsx'
import styles from './News.module.css'

export interface NewsProps {
  /** What came of my own action. */
  readonly own: readonly Line[]
  readonly others: readonly Line[]
}

/** What has just happened, for windows in which the log is not in sight. */
export function News({ own, others }: NewsProps) {
  if (own.length + others.length === 0) return null
  return (
    <div className={own.length === 0 ? `${styles['news']} ${styles['others']}` : styles['news']}>
      {own.map(({ text, rich }) => (
        <div key={text}>{rich}</div>
      ))}
      {others.map(({ text, rich }) => (
        <div key={text} className={styles['others']}>
          {rich}
        </div>
      ))}
    </div>
  )
}
