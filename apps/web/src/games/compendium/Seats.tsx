import { icon as cubesArt } from 'virtual:icon/cubes'
import { icon as fameArt } from 'virtual:icon/laurel-crown'
import { icon as stonesArt } from 'virtual:icon/wax-seal'
import { fameOf, type View } from '@athanor/compendium'
import type { Seat } from '@athanor/kernel'
import { memo, type ReactNode } from 'react'
import { useWords } from '../../app/words.tsx'
import { BotMark, SeatMarks } from '../../table/SeatMarks.tsx'
import { CountUp } from '../../ui/CountUp.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { playerPaint } from '../../ui/playerColours.ts'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import type { Players } from '../gameClient.ts'
import styles from './Seats.module.css'

interface StripProps extends Pick<Players, 'seats' | 'viewer'> {
  readonly view: View
}

interface SeatsProps extends StripProps {
  /** What each seat did last, in a few words. */
  readonly deeds: readonly (string | null)[]
  readonly lit: readonly string[]
}

/** Everybody at the table at a glance: fame, cubes behind the screen, seals left, and what they did last. */
export const Seats = memo(function Seats({ view, seats, viewer, deeds, lit }: SeatsProps) {
  const { say } = useWords()
  const { players, turn, end } = view
  return (
    <ul className={styles['seats']} aria-label={say('web.table.players')}>
      {seats.map((seat, number) => {
        const player = players[number]
        return (
          <li key={seat.colour} data-anchor={`seat:${number}`} data-lit={lit.includes(`seat:${number}`) || undefined}>
            <SeatBadge
              name={seat.name}
              colour={seat.colour}
              turn={end === null && turn === number}
              away={!seat.present}
              marks={<SeatMarks seat={seat} own={viewer === number} />}
              facts={
                player !== undefined && (
                  <ul className={styles['facts']}>
                    <Fact art={fameArt} label={say('web.compendium.fame')} value={fameOf(player.score)} strong />
                    <Fact art={cubesArt} label={say('web.compendium.cubesInHand')} value={player.cubes} />
                    <Fact art={stonesArt} label={say('web.compendium.stonesLeft')} value={player.stones} />
                  </ul>
                )
              }
              note={deeds[number] ?? undefined}
            />
          </li>
        )
      })}
    </ul>
  )
})

interface FactProps {
  readonly art: readonly string[]
  readonly label: string
  readonly value: number
  readonly strong?: boolean
}

function Fact({ art, label, value, strong = false }: FactProps) {
  return (
    <li title={label} data-strong={strong || undefined}>
      <Icon art={art} />
      <span className="visually-hidden">{label}: </span>
      <CountUp value={value} />
    </li>
  )
}

/** The same on a narrow screen: seals and fame in one line. */
export const SeatStrip = memo(function SeatStrip({ view, seats, viewer }: StripProps) {
  const { say } = useWords()
  const { players, turn, end } = view
  const entry = (number: Seat, content: ReactNode) => (
    <li
      key={number}
      data-anchor={`strip:${number}`}
      data-turn={(end === null && turn === number) || undefined}
      data-own={viewer === number || undefined}
    >
      {content}
    </li>
  )
  return (
    <ul className={styles['strip']} aria-label={say('web.compendium.fame')}>
      {seats.map((seat, number) =>
        entry(
          number,
          <>
            <WaxSeal colour={seat.colour} size={22} />
            <span className={styles['stripName']} style={playerPaint(seat.colour)} title={seat.name}>
              {viewer === number ? say('web.seat.you') : seat.name}
            </span>
            <span className={styles['stripFame']}>
              <CountUp value={players[number] === undefined ? 0 : fameOf(players[number].score)} />
            </span>
            {seat.bot !== null && (
              <span className={styles['stripBot']}>
                <BotMark bot={seat.bot} />
              </span>
            )}
          </>,
        ),
      )}
    </ul>
  )
})
