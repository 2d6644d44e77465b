import { memo, type ReactNode } from 'react'
import styles from './Log.module.css'
import { classes } from './lib/classes.ts'
import { playerPaint } from './playerColours.ts'

const cx = classes(styles)

export interface LogLine {
  readonly key: string
  /** Whose doing it is; null for what concerns everybody. */
  readonly colour: string | null
  readonly lines: readonly ReactNode[]
  /** Called when the reader's attention comes to this entry and when it leaves. */
  readonly onAttention?: (here: boolean) => void
}

export interface LogProps {
  readonly label: string
  /** Newest first. */
  readonly entries: readonly LogLine[]
}

/** What happened, in sentences, the newest on top. */
export const Log = memo(function Log({ label, entries }: LogProps) {
  return (
    <ol className={cx('log')} aria-label={label} tabIndex={0} data-log>
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ol>
  )
})

/** Told once, an entry never changes. */
const Entry = memo(function Entry({ entry: { colour, lines, onAttention } }: { readonly entry: LogLine }) {
  return (
    <li
      className={cx('entry', colour === null && 'common')}
      style={colour === null ? undefined : playerPaint(colour)}
      onPointerEnter={() => onAttention?.(true)}
      onPointerLeave={() => onAttention?.(false)}
    >
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </li>
  )
})
