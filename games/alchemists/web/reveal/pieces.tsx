import { icon as laurelArt } from 'virtual:icon/laurel-crown'
import { icon as coinsArt } from 'virtual:icon/two-coins'
import { zoneOf } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { signed } from '@athanor/ui/lib/withMinus.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../words.ts'
import { partsInWords } from './reckoning.ts'
import styles from './reveal.module.css'
import type { Change } from './shows.ts'

export const cx = classes(styles)

/** As far as the track is drawn. */
const length = 24

interface PartProps {
  /** Whether its step has been told; until then it keeps its place. */
  readonly shown: boolean
  readonly kind: 'heart' | 'side' | 'foot' | 'wide'
  readonly children: ReactNode
}

/** A part of a scene that comes with its step. */
export function Part({ shown, kind, children }: PartProps) {
  return (
    <div className={cx('part', kind)} data-shown={shown || undefined} aria-hidden={!shown || undefined}>
      {children}
    </div>
  )
}

/** One thing that changed, with its picture. */
export function Tile({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={cx('tile')}>
      <span className={cx('tilePicture')}>{picture}</span>
      <span>{children}</span>
    </div>
  )
}

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly seats: readonly TableSeat[]
}

/** Gold and reputation, before and after; reputation on its track, where it slides. */
export function Changes({ changes, seats }: ChangesProps) {
  const words = useWords()
  const { say } = words
  return changes.map(({ seat, of, from, to, by, parts = [] }) => {
    const { name = '', colour = '' } = seats[seat] ?? {}
    return (
      <div key={`${of} ${seat}`} className={cx('change')}>
        <WaxSeal colour={colour} size={26} />
        <span className={cx('changeOf')}>
          <PlayerName name={name} colour={colour} />
          {of === 'reputation' && from !== null && to !== null ? (
            <Slide from={from} to={to} colour={colour} />
          ) : (
            <small>{say(of === 'gold' ? 'web.alchemists.gold' : 'web.alchemists.reputation')}</small>
          )}
          {parts.length > 0 && <small className={cx('why')}>{partsInWords(parts, words)}</small>}
        </span>
        <span className={cx('amount')} data-good={by > 0 || undefined} data-bad={by < 0 || undefined}>
          {signed(by)}
          <Icon art={of === 'gold' ? coinsArt : laurelArt} />
        </span>
        {from !== null && to !== null && (
          <small className={cx('fromTo')}>
            {from} → {to}
          </small>
        )}
      </div>
    )
  })
}

/** The reputation track, small, with a marker that slides. */
export function Slide({ from, to, colour }: { readonly from: number; readonly to: number; readonly colour: string }) {
  const square = Math.min(length, Math.max(1, to))
  const look: CSSProperties & Readonly<Record<`--${string}`, number>> = {
    '--to': square,
    '--by': Math.min(length, Math.max(1, from)) - square,
  }
  return (
    <span className={cx('slide')} style={look} aria-hidden>
      {Array.from({ length }, (_, index) => (
        <i key={index} className={cx(zoneOf(index + 1))} />
      ))}
      <span className={cx('marker')}>
        <WaxSeal colour={colour} size={18} />
      </span>
    </span>
  )
}

/** A verdict, stamped across the scene. */
export function Stamp({ good, children }: { readonly good: boolean; readonly children: ReactNode }) {
  return (
    <strong className={cx('stamp')} data-good={good || undefined} data-bad={!good || undefined}>
      {children}
    </strong>
  )
}
