import type { ReactNode } from 'react'
import { classes } from './lib/classes.ts'
import { playerPaint } from './playerColours.ts'
import styles from './SeatBadge.module.css'
import { WaxSeal } from './WaxSeal.tsx'

const cx = classes(styles)

export interface SeatBadgeProps {
  readonly name: string
  readonly colour: string
  /** Words about the seat: "you", "bot", "away". */
  readonly marks?: ReactNode
  /** What the seat did last or is asked to do. */
  readonly note?: ReactNode
  /** Numbers of the seat. */
  readonly facts?: ReactNode
  readonly turn?: boolean
  readonly away?: boolean
  /** What is pressed to know more of the seat. */
  readonly opens?: { readonly label: string; open(): void }
}

/** A player at the table. */
export function SeatBadge({ name, colour, marks, note, facts, turn = false, away = false, opens }: SeatBadgeProps) {
  const seal = <WaxSeal colour={colour} size={42} />
  return (
    <div
      className={cx('badge', facts === undefined && 'plain', turn && 'turn', away && 'away')}
      style={playerPaint(colour)}
      aria-current={turn ? 'true' : undefined}
    >
      {opens === undefined ? (
        <span className={cx('seal')}>{seal}</span>
      ) : (
        <button
          type="button"
          className={cx('seal', 'opens')}
          aria-label={opens.label}
          aria-haspopup="dialog"
          onClick={opens.open}
        >
          {seal}
        </button>
      )}
      <div className={cx('who')}>
        <h3 className={cx('name')} title={name}>
          {name}
        </h3>
        {marks}
      </div>
      {facts !== undefined && <div className={cx('facts')}>{facts}</div>}
      {note !== undefined && <div className={cx('note')}>{note}</div>}
    </div>
  )
}
