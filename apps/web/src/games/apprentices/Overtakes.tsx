import type { Effect } from '@athanor/apprentices'
import { memo, type ReactNode } from 'react'
import { sayWith, useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import type { TableSeat } from '../../table/tableSource.ts'
import { PlayerName } from '../../ui/PlayerName.tsx'
import { ValueCoin } from '../../ui/ValueCoin.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import styles from './Overtakes.module.css'
import { EffectSign, effectInWords } from './pieces/signs.tsx'
import type { Prospect, Shift, Threat } from './prospects.ts'

const cx = classes(styles)

interface OvertakesProps {
  readonly prospects: readonly Prospect[]
  /** Who could take something from the seat by one step. */
  readonly threats: readonly Threat[]
  readonly seats: readonly TableSeat[]
  readonly seat: number
  /** The seat is the viewer's; others are told of it by its name. */
  readonly isOwn: boolean
}

/** Who would overtake whom where research is possible, and which abilities change hands. */
export const Overtakes = memo(function Overtakes({ prospects, threats, seats, seat, isOwn }: OvertakesProps) {
  const { say } = useWords()
  const possible = prospects.filter(({ now, later }) => now.length > 0 || later !== null)
  // Where nothing changes one line is enough for all.
  const still = possible.filter(({ shifts, square }) => shifts.length === 0 && square > 0)
  return (
    <section className={cx('overtakes')} tabIndex={0} aria-label={say('web.apprentices.overtakes')}>
      <h2>{say('web.apprentices.overtakes')}</h2>
      <ul>
        {possible
          .filter((prospect) => !still.includes(prospect))
          .map((prospect) => (
            <li key={prospect.table}>
              <ValueCoin value={prospect.table} size="s" />
              <Overtake prospect={prospect} seats={seats} seat={seat} isOwn={isOwn} />
            </li>
          ))}
        {still.length > 0 && (
          <li>
            <span className={cx('coins')}>
              {still.map(({ table }) => (
                <ValueCoin key={table} value={table} size="s" />
              ))}
            </span>
            <span className={cx('line')}>{say('web.apprentices.sameRank')}</span>
          </li>
        )}
      </ul>
      {possible.length === 0 && <p>{say('web.apprentices.noResearch')}</p>}
      {threats.length > 0 && (
        <>
          <h3>
            {isOwn
              ? say('web.apprentices.threats')
              : say('web.apprentices.threatsTo', { player: seats[seat]?.name ?? '' })}
          </h3>
          <ul>
            {[...new Set(threats.map(({ table }) => table))].map((table) => (
              <li key={table}>
                <ValueCoin value={table} size="s" />
                <Danger threats={threats.filter((each) => each.table === table)} seats={seats} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
})

interface OvertakeProps {
  readonly prospect: Prospect
  readonly seats: readonly TableSeat[]
  readonly seat: number
  readonly isOwn: boolean
}

/** What the next step at one table would change. */
export function Overtake({ prospect: { shifts, square }, seats, seat, isOwn }: OvertakeProps) {
  const { say } = useWords()
  const own = isOwn ? shifts.find((shift) => shift.seat === seat) : undefined
  const others = shifts.filter((shift) => shift !== own)
  if (shifts.length === 0) {
    const enters = isOwn ? say('web.apprentices.youEnter') : say('web.apprentices.entersOnly')
    return <span className={cx('line')}>{square === 0 ? enters : say('web.apprentices.sameRank')}</span>
  }
  return (
    <span className={cx('line')}>
      {own !== undefined && <Own shift={own} />}
      {others.map((shift) => (
        <Other key={shift.seat} shift={shift} seats={seats} />
      ))}
    </span>
  )
}

function Own({ shift: { to } }: { readonly shift: Shift }) {
  const words = useWords()
  if (to.effect === null) return <span>{words.say('web.apprentices.rankOnly', { rank: to.rank })}</span>
  return (
    <span>
      {sayWith(
        words,
        'web.apprentices.youGet',
        { effect: effectInWords(to.effect, words) },
        { effect: sign(to.effect) },
      )}
    </span>
  )
}

function Other({ shift: { seat, from, to }, seats }: { readonly shift: Shift; readonly seats: readonly TableSeat[] }) {
  const words = useWords()
  const { name = '', colour = '' } = seats[seat] ?? {}
  const player = (
    <>
      <WaxSeal colour={colour} size={18} /> <PlayerName name={name} colour={colour} />
    </>
  )
  if (to.effect !== null) {
    const effect = effectInWords(to.effect, words)
    return (
      <span>
        {sayWith(words, 'web.apprentices.theyGet', { player: name, effect }, { player, effect: sign(to.effect) })}
      </span>
    )
  }
  if (from?.effect === undefined || from.effect === null) return null
  const effect = effectInWords(from.effect, words)
  return (
    <span>
      {sayWith(words, 'web.apprentices.theyLose', { player: name, effect }, { player, effect: sign(from.effect) })}
    </span>
  )
}

function sign(effect: Effect): ReactNode {
  return <EffectSign effect={effect} />
}

/** At one table they all would take the same: the slot that the seat holds there. */
function Danger({ threats, seats }: Pick<OvertakesProps, 'threats' | 'seats'>) {
  const words = useWords()
  const effect = threats[0]?.from.effect ?? null
  if (effect === null) return null
  const rivals = threats.flatMap(({ rival }) => seats[rival] ?? [])
  const players = words.list(rivals.map(({ name }) => name))
  return (
    <span className={cx('line')}>
      {sayWith(
        words,
        'web.apprentices.couldPass',
        { players, effect: effectInWords(effect, words) },
        {
          players: (
            <span className={cx('rivals')} title={players}>
              {rivals.map(({ name, colour }) => (
                <WaxSeal key={colour} colour={colour} size={20} label={name} />
              ))}
            </span>
          ),
          effect: sign(effect),
        },
      )}
    </span>
  )
}
