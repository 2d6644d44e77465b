import type { Effect } from '@athanor/apprentices'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { memo, type ReactNode } from 'react'
import styles from './Overtakes.module.css'
import { EffectPictures, effectInWords } from './pieces/signs.tsx'
import type { ResearchProspect, Shift, Threat } from './prospects.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface OvertakesProps {
  readonly prospects: readonly ResearchProspect[]
  readonly seats: readonly TableSeat[]
  readonly seat: number
  /** The seat is the viewer's; others are told of it by its name. */
  readonly isOwn: boolean
}

/** Who would overtake whom where research is possible, and which abilities change hands. */
export const Overtakes = memo(function Overtakes({ prospects, seats, seat, isOwn }: OvertakesProps) {
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
              <ValueCoin value={prospect.table} size="xs" />
              <Overtake prospect={prospect} seats={seats} seat={seat} isOwn={isOwn} />
            </li>
          ))}
        {still.length > 0 && (
          <li>
            <span className={cx('coins')}>
              {still.map(({ table }) => (
                <ValueCoin key={table} value={table} size="xs" />
              ))}
            </span>
            <span className={cx('line')}>{say('web.apprentices.sameRank')}</span>
          </li>
        )}
      </ul>
      {possible.length === 0 && <p>{say('web.apprentices.noResearch')}</p>}
    </section>
  )
})

interface ThreatsProps extends Omit<OvertakesProps, 'prospects'> {
  /** Who could take something from the seat by one step. */
  readonly threats: readonly Threat[]
}

/** Where others could pass the seat, and what they would take. */
export const Threats = memo(function Threats({ threats, seats, seat, isOwn }: ThreatsProps) {
  const { say } = useWords()
  if (threats.length === 0) return null
  const title = isOwn
    ? say('web.apprentices.threats')
    : say('web.apprentices.threatsTo', { player: seats[seat]?.name ?? '' })
  return (
    <section className={cx('overtakes')} tabIndex={0} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {[...new Set(threats.map(({ table }) => table))].map((table) => (
          <li key={table}>
            <ValueCoin value={table} size="xs" />
            <Danger threats={threats.filter((each) => each.table === table)} seats={seats} />
          </li>
        ))}
      </ul>
    </section>
  )
})

interface OvertakeProps {
  readonly prospect: ResearchProspect
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
  const { say } = words
  if (to.effect === null) return <span>{say('web.apprentices.rankOnly', { rank: to.rank })}</span>
  return (
    <Change
      text={say('web.apprentices.youGet', { effect: effectInWords(to.effect, words) })}
      who={<b>{say('web.seat.you')}</b>}
      effect={to.effect}
      gained
    />
  )
}

function Other({ shift: { seat, from, to }, seats }: { readonly shift: Shift; readonly seats: readonly TableSeat[] }) {
  const words = useWords()
  const { name = '', colour = '' } = seats[seat] ?? {}
  const changed = to.effect ?? from?.effect ?? null
  if (changed === null) return null
  const effect = effectInWords(changed, words)
  const gained = to.effect !== null
  return (
    <Change
      text={words.say(gained ? 'web.apprentices.theyGet' : 'web.apprentices.theyLose', { player: name, effect })}
      who={
        <>
          <WaxSeal colour={colour} size={18} /> <PlayerName name={name} colour={colour} />
        </>
      }
      effect={changed}
      gained={gained}
    />
  )
}

interface ChangeProps {
  /** The whole sentence, for whoever listens or points at the signs. */
  readonly text: string
  readonly who: ReactNode
  readonly effect: Effect
  readonly gained: boolean
}

/** Who gains or loses which ability, in signs: sentences would not fit beside six tables. */
function Change({ text, who, effect, gained }: ChangeProps) {
  return (
    <span title={text}>
      <span className="visually-hidden">{text}</span>
      <span className={cx('change')} aria-hidden>
        {who}
        <i className={cx(gained ? 'gain' : 'loss')}>{gained ? '▲' : '▼'}</i>
        <EffectPictures effect={effect} />
      </span>
    </span>
  )
}

/** At one table they all would take the same: the slot that the seat holds there. */
function Danger({ threats, seats }: Pick<ThreatsProps, 'threats' | 'seats'>) {
  const words = useWords()
  const effect = threats[0]?.from.effect ?? null
  if (effect === null) return null
  const rivals = threats.flatMap(({ rival }) => seats[rival] ?? [])
  const players = words.list(rivals.map(({ name }) => name))
  return (
    <span className={cx('line')}>
      <span className="visually-hidden">
        {words.say('web.apprentices.couldPass', { players, effect: effectInWords(effect, words) })}
      </span>
      <span className={cx('change')} title={players} aria-hidden>
        {rivals.map(({ name, colour }) => (
          <WaxSeal key={colour} colour={colour} size={20} label={name} />
        ))}
        <i>→</i>
        <EffectPictures effect={effect} />
      </span>
    </span>
  )
}
