import { icon as pointsArt } from 'virtual:icon/brain'
import { isYetToAct, liveRavens, pointsOf, type State, topOfStairs } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { SeatCards } from '@athanor/tabletop/SeatCards.tsx'
import { SeatStrip } from '@athanor/tabletop/SeatStrip.tsx'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { memo } from 'react'
import { Goal } from './Goal.tsx'
import { PieceView, piecesOf } from './Hand.tsx'
import styles from './Seats.module.css'
import { Wish } from './Wish.tsx'
import { useWords, type Words } from './words.ts'

interface SeatsProps extends Pick<PlayersInSight, 'seats' | 'viewer'> {
  readonly state: State
  readonly lit: readonly string[]
  readonly rolling: ReadonlySet<number>
  /** What each seat of this screen has settled about helping others. */
  readonly wishes: readonly (string | null)[]
  onSettle(seat: Seat, wish: string): void
}

export function pointsAt(state: State, seat: Seat): number {
  const score = state.players[seat]?.score
  return score === undefined ? 0 : pointsOf(score)
}

function isActive({ phase, active }: State, seat: Seat): boolean {
  return phase !== 'over' && active === seat
}

/** What a seat is at, in a few words. */
function noteOn(state: State, seat: Seat, { say }: Words): string {
  if (state.phase === 'over' || state.round === 0) return ''
  const ravens = liveRavens(state, seat).length
  const gems = piecesOf(state, seat).filter(({ face, state: how }) => how === 'ready' && face === 'gemstone').length
  if (state.active === seat) return say('web.apprentices.noteActive', { ravens })
  if (isYetToAct(state, seat)) return say('web.apprentices.noteWaits', { ravens })
  return say('web.apprentices.noteDone', { gems })
}

/** Everybody at the table: knowledge, the way to 42, and all dice. */
export const Seats = memo(function Seats({ state, rolling, wishes, onSettle, ...table }: SeatsProps) {
  const words = useWords()
  const { say } = words
  const nameOf = (seat: Seat) => table.seats[seat]?.name ?? ''
  return (
    <SeatCards
      {...table}
      look={styles['seats']}
      asked={(seat) => isActive(state, seat)}
      facts={(seat) => {
        const points = pointsAt(state, seat)
        return (
          <div className={styles['facts']}>
            <p className={styles['points']} title={say('web.apprentices.knowledge')}>
              <Icon art={pointsArt} />
              <span className="visually-hidden">{say('web.apprentices.knowledge')}: </span>
              <CountUp value={points} />
              <small>
                {points < topOfStairs
                  ? say('web.apprentices.toGo', { points: topOfStairs - points })
                  : say('web.apprentices.reached')}
              </small>
            </p>
            <ul className={styles['dice']} aria-label={say('web.apprentices.diceOf', { player: nameOf(seat) })}>
              {piecesOf(state, seat).map((piece) => (
                <li key={piece.number} data-anchor={`die:${piece.number}`}>
                  <PieceView piece={piece} size="s" rolling={rolling.has(piece.number)} />
                </li>
              ))}
            </ul>
          </div>
        )
      }}
      note={(seat) => {
        const wish = wishes[seat] ?? null
        return (
          <>
            {noteOn(state, seat, words)}
            {wish !== null && <Wish wish={wish} player={nameOf(seat)} onSettle={(wanted) => onSettle(seat, wanted)} />}
          </>
        )
      }}
    />
  )
})

interface StripProps extends Pick<PlayersInSight, 'seats' | 'viewer'> {
  readonly state: State
}

/** The same on a narrow screen, with the goal at its end. */
export const Strip = memo(function Strip({ state, ...players }: StripProps) {
  const { say } = useWords()
  return (
    <SeatStrip
      {...players}
      label={say('web.apprentices.knowledge')}
      asked={(seat) => isActive(state, seat)}
      points={(seat) => pointsAt(state, seat)}
    >
      <Goal as="li" />
    </SeatStrip>
  )
})
