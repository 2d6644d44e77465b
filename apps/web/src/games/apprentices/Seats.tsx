import { icon as pointsArt } from 'virtual:icon/brain'
import { icon as goalArt } from 'virtual:icon/stairs-goal'
import { isYetToAct, pointsOf, ravenDice, type State, topOfStairs } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import { memo } from 'react'
import { useWords, type Words } from '../../app/words.tsx'
import { BotMark, SeatMarks } from '../../table/SeatMarks.tsx'
import { CountUp } from '../../ui/CountUp.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { playerPaint } from '../../ui/playerColours.ts'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import type { Players } from '../gameClient.ts'
import { PieceView, piecesOf } from './Hand.tsx'
import styles from './Seats.module.css'
import { Wish } from './Wish.tsx'

interface SeatsProps extends Pick<Players, 'seats' | 'viewer'> {
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

/** What a seat is at, in a few words. */
function noteOn(state: State, seat: Seat, { say }: Words): string {
  if (state.phase === 'over' || state.round === 0) return ''
  const ravens = state.round > 1 ? ravenDice(state, seat).length : 0
  const gems = piecesOf(state, seat).filter(({ face, state: how }) => how === 'ready' && face === 'gemstone').length
  if (state.active === seat) return say('web.apprentices.noteActive', { ravens: ravens + (state.marker ? 1 : 0) })
  if (isYetToAct(state, seat)) return say('web.apprentices.noteWaits', { ravens })
  return say('web.apprentices.noteDone', { gems })
}

/** Everybody at the table: knowledge, the way to 42, and all dice. */
export const Seats = memo(function Seats(props: SeatsProps) {
  const { state, seats, viewer, lit, rolling, wishes, onSettle } = props
  const words = useWords()
  const { say } = words
  return (
    <ul className={styles['seats']} aria-label={say('web.table.players')}>
      {seats.map((seat, number) => {
        const points = pointsAt(state, number)
        const wish = wishes[number] ?? null
        return (
          <li key={seat.colour} data-anchor={`seat:${number}`} data-lit={lit.includes(`seat:${number}`) || undefined}>
            <SeatBadge
              name={seat.name}
              colour={seat.colour}
              turn={state.phase !== 'over' && state.active === number}
              away={!seat.present}
              marks={<SeatMarks seat={seat} own={viewer === number} />}
              facts={
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
                  <ul className={styles['dice']} aria-label={say('web.apprentices.diceOf', { player: seat.name })}>
                    {piecesOf(state, number).map((piece) => (
                      <li key={piece.number} data-anchor={`die:${piece.number}`}>
                        <PieceView piece={piece} size="s" rolling={rolling.has(piece.number)} />
                      </li>
                    ))}
                  </ul>
                </div>
              }
              note={
                <>
                  {noteOn(state, number, words)}
                  {wish !== null && (
                    <Wish wish={wish} player={seat.name} onSettle={(wanted) => onSettle(number, wanted)} />
                  )}
                </>
              }
            />
          </li>
        )
      })}
    </ul>
  )
})

interface StripProps extends Pick<Players, 'seats' | 'viewer'> {
  readonly state: State
}

/** The same on a narrow screen: seals and knowledge in one line, with the goal at its end. */
export const SeatStrip = memo(function SeatStrip({ state, seats, viewer }: StripProps) {
  const { say } = useWords()
  return (
    <ul className={styles['strip']} aria-label={say('web.apprentices.knowledge')}>
      {seats.map((seat, number) => (
        <li
          key={seat.colour}
          data-anchor={`strip:${number}`}
          data-turn={(state.phase !== 'over' && state.active === number) || undefined}
          data-own={viewer === number || undefined}
        >
          <WaxSeal colour={seat.colour} size={22} />
          <span className={styles['stripName']} style={playerPaint(seat.colour)} title={seat.name}>
            {viewer === number ? say('web.seat.you') : seat.name}
          </span>
          <span className={styles['stripPoints']}>
            <CountUp value={pointsAt(state, number)} />
          </span>
          {seat.bot !== null && (
            <span className={styles['stripBot']}>
              <BotMark bot={seat.bot} />
            </span>
          )}
        </li>
      ))}
      <li className={styles['goal']} title={say('web.apprentices.goal')}>
        <Icon art={goalArt} />
        <span className="visually-hidden">{say('web.apprentices.goal')}: </span>
        {topOfStairs}
      </li>
    </ul>
  )
})
