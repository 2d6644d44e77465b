import { icon as favourArt } from 'virtual:icon/card-pickup'
import { icon as cubeArt } from 'virtual:icon/cubes'
import { icon as herbArt } from 'virtual:icon/herbs-bundle'
import { icon as laurelArt } from 'virtual:icon/laurel-crown'
import { icon as grantArt } from 'virtual:icon/scroll-unfurled'
import { icon as goldArt } from 'virtual:icon/two-coins'
import { icon as sealArt } from 'virtual:icon/wax-seal'
import { cubesLeft, type Player, type View } from '@athanor/alchemists'
import { potions } from '@athanor/alchemy'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import type { Seat } from '@athanor/kernel'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import type { Line } from '@athanor/tabletop/lines.tsx'
import { SeatCards } from '@athanor/tabletop/SeatCards.tsx'
import { SeatStrip } from '@athanor/tabletop/SeatStrip.tsx'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import { moduleViews } from './modules/views.ts'
import { artifactArt } from './pieces/art.ts'
import { goodArt } from './pieces/GoodSigns.tsx'
import { Fact } from './pieces/Pieces.tsx'
import styles from './Seats.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

interface StripProps extends Pick<PlayersInSight, 'seats' | 'viewer'> {
  readonly view: View
  /** Who owes an answer now. */
  readonly asked: readonly Seat[]
  /** Opens what there is to know of a seat. */
  onOpen?(seat: Seat): void
}

interface SeatsProps extends StripProps {
  /** What each seat did last, in a few words. */
  readonly lastActions: readonly (Line | null)[]
  readonly lit: readonly string[]
}

/** Everybody at the table at a glance, in the order of play. */
export const Seats = memo(function Seats({ view, asked, lastActions, ...players }: SeatsProps) {
  const { say } = useWords()
  const { table } = view
  const rest = [...players.seats.keys()].filter((seat) => !table.order.includes(seat))
  return (
    <SeatCards
      {...players}
      look={cx('seats')}
      order={[...table.order, ...rest]}
      asked={(seat) => asked.includes(seat)}
      marks={(seat) => (
        <span className={cx('reputation')} title={say('web.alchemists.reputation')}>
          <Icon art={laurelArt} />
          <span className="visually-hidden">{say('web.alchemists.reputation')}: </span>
          <CountUp value={reputationOf(view, seat)} />
        </span>
      )}
      facts={(seat) => <Facts player={table.players[seat]} />}
      note={(seat) => <LastAction line={lastActions[seat] ?? null} />}
    />
  )
})

function reputationOf({ table }: View, seat: Seat): number {
  return table.players[seat]?.reputation ?? 0
}

/** What a seat did last, the result first; the log has all of it. */
function LastAction({ line }: { readonly line: Line | null }) {
  return line === null ? null : (
    <span className={cx('last')} title={line.text}>
      {line.rich}
    </span>
  )
}

function Facts({ player }: { readonly player: Player | undefined }) {
  const { say } = useWords()
  if (player === undefined) return null
  const { gold, cards, favours, sealsLeft, cubes, made, artifacts, grants } = player
  return (
    <>
      <ul className={cx('facts')}>
        <Fact art={goldArt} label={say('web.alchemists.gold')} value={gold} />
        <Fact art={herbArt} label={say('web.alchemists.ingredients')} value={cards} />
        <Fact art={favourArt} label={say('web.alchemists.favours')} value={favours} />
        <Fact art={sealArt} label={say('web.alchemists.sealsLeft')} value={sealsLeft} />
        <Fact art={cubeArt} label={say('web.alchemists.cubesLeft')} value={cubesLeft(player)} />
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
        {grants.length > 0 && (
          <small className={cx('grants')} title={say('web.alchemists.grantsTaken', { count: grants.length })}>
            <Icon art={grantArt} label={say('web.alchemists.grantsTaken', { count: grants.length })} />
            {grants.length > 1 && `×${grants.length}`}
          </small>
        )}
        {cubes.hospital > 0 && <small>{say('web.alchemists.hospital', { count: cubes.hospital })}</small>}
      </span>
    </>
  )
}

/** The same on a narrow screen. */
export const Strip = memo(function Strip({ view, asked, ...players }: StripProps) {
  const { say } = useWords()
  return (
    <SeatStrip
      {...players}
      label={say('web.alchemists.reputation')}
      asked={(seat) => asked.includes(seat)}
      points={(seat) => reputationOf(view, seat)}
    />
  )
})
