import { classes } from '@athanor/ui/lib/classes.ts'
import { useState } from 'react'
import type { Line } from './lines.tsx'
import styles from './News.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

export interface NewsProps {
  /** What came of my own action. */
  readonly own: readonly Line[]
  readonly others: readonly Line[]
}

/** What has just happened, for windows in which the log is not in sight. On a phone it is one line, which opens. */
export function News({ own, others }: NewsProps) {
  const { say } = useWords()
  const [open, setOpen] = useState<Line | undefined>()
  const newest = others.at(-1) ?? own.at(-1)
  const isOpen = open !== undefined && open.text === newest?.text
  if (own.length + others.length === 0) return null
  return (
    <div className={cx('news', own.length === 0 && 'others')} data-open={isOpen || undefined}>
      <button
        type="button"
        className={cx('more')}
        aria-expanded={isOpen}
        aria-label={say('web.table.news')}
        onClick={() => setOpen(isOpen ? undefined : newest)}
      />
      {own.map(({ text, rich }) => (
        <div key={text}>{rich}</div>
      ))}
      {others.map(({ text, rich }) => (
        <div key={text} className={cx('others')}>
          {rich}
        </div>
      ))}
    </div>
  )
}
