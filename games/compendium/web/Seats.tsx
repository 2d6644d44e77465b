import { icon as cubesArt } from 'virtual:icon/cubes'
import { icon as fameArt } from 'virtual:icon/laurel-crown'
import { icon as stonesArt } from 'virtual:icon/wax-seal'
import { fameOf, type View } from '@athanor/compendium'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { SeatCards } from '@athanor/tabletop/SeatCards.tsx'
import { SeatStrip } from '@athanor/tabletop/SeatStrip.tsx'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { memo } from 'react'
import styles from './Seats.module.css'
import { useWords } from './words.ts'

interface StripProps extends Pick<PlayersInSight, 'seats' | 'viewer'> {
  readonly view: View
}

interface SeatsProps extends StripProps {
  /** What each seat did last, in a few words. */
  readonly lastActions: readonly (string | null)[]
  readonly lit: readonly string[]
}

/** Everybody at the table: fame, cubes behind the screen, seals left, and what they did last. */
export const Seats = memo(function Seats({ view, lastActions, ...table }: SeatsProps) {
  const { say } = useWords()
  const { players, turn, end } = view
  return (
    <SeatCards
      {...table}
      look={styles['seats']}
      asked={(seat) => end === null && turn === seat}
      facts={(seat) => {
        const player = players[seat]
        return (
          player !== undefined && (
            <ul className={styles['facts']}>
              <Fact art={fameArt} label={say('web.compendium.fame')} value={fameOf(player.score)} strong />
              <Fact art={cubesArt} label={say('web.compendium.cubesInHand')} value={player.cubes} />
              <Fact art={stonesArt} label={say('web.compendium.stonesLeft')} value={player.stones} />
            </ul>
          )
        )
      }}
      note={(seat) => lastActions[seat] ?? undefined}
    />
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

/** The same on a narrow screen. */
export const Strip = memo(function Strip({ view, ...players }: StripProps) {
  const { say } = useWords()
  const { turn, end } = view
  return (
    <SeatStrip
      {...players}
      label={say('web.compendium.fame')}
      asked={(seat) => end === null && turn === seat}
      points={(seat) => {
        const player = view.players[seat]
        return player === undefined ? 0 : fameOf(player.score)
      }}
    />
  )
})
