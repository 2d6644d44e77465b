import { icon as ownArt } from 'virtual:icon/hand'
import { icon as lockArt } from 'virtual:icon/padlock'
import { hasUsed, isBlocked, type State, slotsInPlay, tableSide } from '@athanor/apprentices'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { type CSSProperties, memo } from 'react'
import { Overtake } from './Overtakes.tsx'
import { PlanSign } from './Plans.tsx'
import { Resource } from './pieces/Resource.tsx'
import { CostSign, EffectSign } from './pieces/signs.tsx'
import type { Plan } from './plans.ts'
import type { ResearchProspect } from './prospects.ts'
import { prospectInWords } from './prospectWords.ts'
import styles from './TableCard.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

interface TableCardProps {
  readonly state: State
  readonly prospect: ResearchProspect
  readonly seats: readonly TableSeat[]
  /** Whose prospect it is. */
  readonly seat: number
  /** Research can be decided now. */
  readonly playable: boolean
  readonly lit: boolean
  readonly chosen: boolean
  onResearch(prospect: ResearchProspect): void
}

/** A table: its cost, its track with the tokens, its slots with their holders, and what research there would be now. */
export const TableCard = memo(function TableCard(props: TableCardProps) {
  const { state, prospect, seats, seat, playable, lit, chosen, onResearch } = props
  const words = useWords()
  const { say } = words
  const { table, now, later, points } = prospect
  const sideName = state.sides[table - 1] ?? 'apprentice'
  const side = tableSide(sideName, table)
  const look = !playable || points === null ? 'rest' : now.length > 0 ? 'now' : later === null ? 'short' : 'later'
  const title = say('web.apprentices.table', { table, side: sideName })
  return (
    <li
      className={cx('card', look)}
      style={{ '--table-ground': `var(--table-${table})` } as CSSProperties}
      data-anchor={`table:${table}`}
      data-lit={lit || undefined}
      data-open={look === 'now' || undefined}
    >
      <header className={cx('head')}>
        <h3>
          <ValueCoin value={table} size="s" />
          <span className="visually-hidden">{title}</span>
          {sideName === 'initiate' && <small aria-hidden>{say('web.apprentices.initiate')}</small>}
        </h3>
        <CostSign cost={side.cost} />
      </header>
      <Track state={state} prospect={prospect} seats={seats} points={side.points} glow={look === 'now'} />
      <Slots state={state} table={table} seats={seats} seat={seat} />
      {side.extraRaven && (
        <p className={cx('raven')}>
          <Resource type="raven" size="s" /> {say('web.apprentices.extraRavenRule')}
        </p>
      )}
      {(look === 'now' || look === 'later') && (
        <div className={cx('overtakes')}>
          <Overtake prospect={prospect} seats={seats} seat={seat} isOwn />
        </div>
      )}
      <footer className={cx('foot')}>
        {look === 'rest' ? (
          <span className={cx('note')}>
            {points === null ? say('web.apprentices.atTheEnd') : say('web.apprentices.nextSquare', { points })}
          </span>
        ) : (
          <button
            type="button"
            className={cx('go')}
            aria-disabled={look === 'short' || undefined}
            aria-pressed={chosen || undefined}
            onClick={() => {
              if (look === 'short') notify(prospectInWords(prospect, words))
              else onResearch(prospect)
            }}
          >
            <span className="visually-hidden">
              {title}. {look === 'later' && prospectInWords(prospect, words)}
            </span>
            {look === 'later' && later !== null ? (
              <span className={cx('conversions')} aria-hidden>
                <Conversions plan={later} />
                <span>{say('web.apprentices.thenResearch', { points: points ?? 0 })}</span>
              </span>
            ) : (
              prospectInWords(prospect, words)
            )}
          </button>
        )}
      </footer>
    </li>
  )
})

/** What goes before research: one conversion as it looks, of several only how many. */
function Conversions({ plan }: { readonly plan: Plan }) {
  const { say } = useWords()
  const steps = plan.steps.slice(0, -1)
  if (steps.length > 1) return <span>{say('web.apprentices.conversions', { count: steps.length })}</span>
  return <PlanSign plan={{ ...plan, steps }} />
}

interface TrackProps extends Pick<TableCardProps, 'state' | 'prospect' | 'seats'> {
  readonly points: readonly number[]
  readonly glow: boolean
}

/** The squares from left to right; of tokens on one square the topmost ranks first (D-075, D-091). */
function Track({ state, prospect, seats, points, glow }: TrackProps) {
  const { say } = useWords()
  const { table, square } = prospect
  const track = state.tracks[table - 1] ?? []
  return (
    <ol className={cx('track')} aria-label={say('web.apprentices.track')}>
      {points.map((worth, index) => {
        const stack = track.filter((standing) => standing.square === index + 1).toReversed()
        const closed = index >= state.cap
        const next = index === square && !closed
        return (
          <li
            key={index}
            className={cx('square', closed && 'closed', next && 'next', next && glow && 'glow')}
            data-anchor={`square:${table}:${index + 1}`}
          >
            {stack.length > 0 ? (
              <span className={cx('stack')}>
                {stack.map((standing) => (
                  <WaxSeal
                    key={standing.seat}
                    colour={seats[standing.seat]?.colour ?? ''}
                    size={24}
                    label={say('web.apprentices.standsHere', {
                      player: seats[standing.seat]?.name ?? '',
                      square: index + 1,
                    })}
                  />
                ))}
                {next && <b>{worth}</b>}
              </span>
            ) : (
              <span aria-hidden={closed || undefined}>{closed ? '·' : worth}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** D-088: slot by slot, each with whoever holds it. */
function Slots({
  state,
  table,
  seats,
  seat,
}: Pick<TableCardProps, 'state' | 'seats' | 'seat'> & { readonly table: number }) {
  const { say } = useWords()
  const side = tableSide(state.sides[table - 1] ?? 'apprentice', table)
  const slots = side.slots.slice(0, slotsInPlay(side, state.players.length))
  if (slots.length === 0) return null
  return (
    <ol className={cx('slots')} aria-label={say('web.apprentices.slots')}>
      {slots.map((effect, index) => {
        const rank = index + 1
        const holder = state.tracks[table - 1]?.[index]?.seat
        const blocked = isBlocked(state, table, rank)
        const used = holder !== undefined && hasUsed(state, holder, table, rank)
        return (
          <li key={rank} className={cx('slot', holder === seat && 'own', (blocked || used) && 'off')}>
            <i>{rank}</i>
            <EffectSign effect={effect} />
            <span className={cx('holder')}>
              {blocked && <Icon art={lockArt} label={say('web.apprentices.slotState', { state: 'blocked' })} />}
              {used && !blocked && <small>{say('web.apprentices.slotState', { state: 'used' })}</small>}
              {/* A frame alone is a colour: the seal says whose it is, the hand that it can be used. */}
              {holder === seat && !blocked && !used && (
                <span className={cx('usable')}>
                  <Icon art={ownArt} />
                </span>
              )}
              {holder === undefined ? (
                <span className={cx('nobody')} role="img" aria-label={say('web.apprentices.nobody')} />
              ) : (
                <WaxSeal colour={seats[holder]?.colour ?? ''} size={21} label={seats[holder]?.name ?? ''} />
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
