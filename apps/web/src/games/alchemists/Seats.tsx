import { icon as favourArt } from 'virtual:icon/card-pickup'
import { icon as cubeArt } from 'virtual:icon/cubes'
import { icon as herbArt } from 'virtual:icon/herbs-bundle'
import { icon as laurelArt } from 'virtual:icon/laurel-crown'
import { icon as goldArt } from 'virtual:icon/two-coins'
import { icon as sealArt } from 'virtual:icon/wax-seal'
import type { Player, View } from '@athanor/alchemists'
import { potions } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { memo } from 'react'
import { Flask } from '../../alchemy/Flask.tsx'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { SeatMarks } from '../../table/SeatMarks.tsx'
import { CountUp } from '../../ui/CountUp.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { playerPaint } from '../../ui/playerColours.ts'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import type { Players } from '../gameClient.ts'
import { moduleViews } from './modules/views.ts'
import { artifactArt } from './pieces/art.ts'
import { goodArt } from './pieces/GoodSigns.tsx'
import { Fact } from './pieces/Pieces.tsx'
import styles from './Seats.module.css'

const cx = classes(styles)

interface StripProps extends Pick<Players, 'seats' | 'viewer'> {
  readonly view: View
  /** Who owes an answer now. */
  readonly asked: readonly Seat[]
}

interface SeatsProps extends StripProps {
  /** What each seat did last, in a few words. */
  readonly deeds: readonly (string | null)[]
  readonly lit: readonly string[]
}

/** Everybody at the table at a glance, in the order of play. */
export const Seats = memo(function Seats({ view, seats, viewer, asked, deeds, lit }: SeatsProps) {
  const { say } = useWords()
  const { table } = view
  const rest = [...seats.keys()].filter((seat) => !table.order.includes(seat))
  return (
    <ul className={cx('seats')} aria-label={say('web.table.players')}>
      {[...table.order, ...rest].map((number) => {
        const seat = seats[number]
        const player = table.players[number]
        if (seat === undefined || player === undefined) return null
        return (
          <li key={seat.colour} data-anchor={`seat:${number}`} data-lit={lit.includes(`seat:${number}`) || undefined}>
            <SeatBadge
              name={seat.name}
              colour={seat.colour}
              turn={asked.includes(number)}
              away={!seat.present}
              marks={
                <>
                  <SeatMarks seat={seat} own={viewer === number} />
                  <span className={cx('reputation')} title={say('web.alchemists.reputation')}>
                    <Icon art={laurelArt} />
                    <span className="visually-hidden">{say('web.alchemists.reputation')}: </span>
                    <CountUp value={player.reputation} />
                  </span>
                </>
              }
              facts={<Facts player={player} />}
              note={<Deed text={deeds[number] ?? null} />}
            />
          </li>
        )
      })}
    </ul>
  )
})

/** What a seat did last, in two lines at most; the log has all of it. */
function Deed({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <span className={cx('deed')} title={text}>
      {text}
    </span>
  )
}

function Facts({ player }: { readonly player: Player }) {
  const { say } = useWords()
  const { gold, cards, favours, sealsLeft, cubes, made, artifacts, grants } = player
  return (
    <>
      <ul className={cx('facts')}>
        <Fact art={goldArt} label={say('web.alchemists.gold')} value={gold} />
        <Fact art={herbArt} label={say('web.alchemists.ingredients')} value={cards} />
        <Fact art={favourArt} label={say('web.alchemists.favours')} value={favours} />
        <Fact art={sealArt} label={say('web.alchemists.sealsLeft')} value={sealsLeft} />
        <Fact art={cubeArt} label={say('web.alchemists.cubes')} value={cubes.board + cubes.placed} />
        {moduleViews.flatMap(({ facts = [] }) =>
          facts.map(([good, of]) => {
            const value = of(player)
            return value === null ? null : (
              <Fact key={good} art={goodArt[good]} label={say('web.alchemists.good', { good })} value={value} />
            )
          }),
        )}
      </ul>
      <span className={cx('made')}>
        {potions.map((potion) => (
          <Flask
            key={potion}
            potion={potion}
            faint={!made.includes(potion)}
            label={made.includes(potion) ? say(`alchemy.potion.${potion}`) : undefined}
          />
        ))}
        {artifacts.map((artifact) => (
          <span key={artifact} className={cx('artifact')} title={say(`alchemists.artifact.${artifact}`)}>
            <Icon art={artifactArt(artifact)} label={say(`alchemists.artifact.${artifact}`)} />
          </span>
        ))}
        {grants.length > 0 && <small>{say('web.alchemists.grantsTaken', { count: grants.length })}</small>}
        {cubes.hospital > 0 && <small>{say('web.alchemists.hospital', { count: cubes.hospital })}</small>}
      </span>
    </>
  )
}

/** The same on a narrow screen: seals and reputation in one line. */
export const SeatStrip = memo(function SeatStrip({ view, seats, viewer, asked }: StripProps) {
  const { say } = useWords()
  return (
    <ul className={cx('strip')} aria-label={say('web.alchemists.reputation')}>
      {seats.map((seat, number) => (
        <li
          key={seat.colour}
          data-anchor={`strip:${number}`}
          data-turn={asked.includes(number) || undefined}
          data-own={viewer === number || undefined}
        >
          <WaxSeal colour={seat.colour} size={22} />
          <span className={cx('stripName')} style={playerPaint(seat.colour)} title={seat.name}>
            {viewer === number ? say('web.seat.you') : seat.name}
          </span>
          <b>
            <CountUp value={view.table.players[number]?.reputation ?? 0} />
          </b>
        </li>
      ))}
    </ul>
  )
})
