import type { ColouredPotion, Potion } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { Artifact, GoldReason, Happening, Prompt, ReputationReason, Space } from '../engine/contributions.ts'
import type { Own, Plan, Player, State } from '../engine/state.ts'

/** */
export function isBad(potion: Potion): boolean {
  return potion === 'poison' || potion === 'paralysis' || potion === 'insanity'
}

/** */
const colours = {
  healing: 'red',
  poison: 'red',
  speed: 'green',
  paralysis: 'green',
  wisdom: 'blue',
  insanity: 'blue',
} as const

export function colourOf(potion: ColouredPotion): 'red' | 'green' | 'blue' {
  return colours[potion]
}

/** */
export const lastRound = 6

/** A complaint, unless what is due was found. */
export function compare(what: string, due: unknown, found: unknown): readonly string[] {
  const [wanted, got] = [JSON.stringify(due), JSON.stringify(found)]
  return wanted === got ? [] : [`${what}: ${wanted} is due, not ${got}`]
}

/** A complaint, unless it holds. */
export function demand(holds: boolean, what: string): readonly string[] {
  return holds ? [] : [what]
}

export function playerOf({ table }: State, seat: Seat): Player {
  const player = table.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return player
}

export function ownOf({ own }: State, seat: Seat): Own {
  const found = own[seat]
  if (found === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return found
}

export function seatsOf({ table }: State): readonly Seat[] {
  return [...table.players.keys()]
}

export function owns(state: State, seat: Seat, artifact: Artifact): boolean {
  return playerOf(state, seat).artifacts.includes(artifact)
}

type Of<Kind extends Happening['kind']> = Extract<Happening, { readonly kind: Kind }>

export function happened<Kind extends Happening['kind']>(events: readonly Event[], kind: Kind): readonly Of<Kind>[] {
  return events.flatMap(({ public: event }) => (isOf(event, kind) ? [event] : []))
}

export function isOf<Kind extends Happening['kind']>(event: Happening, kind: Kind): event is Of<Kind> {
  return event.kind === kind
}

/** Gold that a seat got (or paid, below 0) for one reason. */
export function goldFor(events: readonly Event[], seat: Seat, why: GoldReason): number {
  return happened(events, 'goldChanged').reduce(
    (sum, moved) => (moved.seat === seat && moved.why === why ? sum + moved.change : sum),
    0,
  )
}

/** Where a seat's marker stood after a change for one of these reasons; where it stood before, without such a change. */
export function standing(
  before: State,
  events: readonly Event[],
  seat: Seat,
  ...reasons: readonly ReputationReason[]
): number {
  const moved = happened(events, 'reputationChanged').find((one) => one.seat === seat && reasons.includes(one.why))
  return moved?.to ?? playerOf(before, seat).reputation
}

/** Whether the last space was resolved, which can happen at once when nobody can do what was declared. */
export function endsRound(before: State, after: State): boolean {
  const { phase, round } = after.table
  if (before.table.phase !== 'declare' && before.table.phase !== 'resolve') return false
  return phase === 'endOfRound' || phase === 'over' || round > before.table.round
}

/** G-206, GR-52: reports are filed when all spaces are resolved, ahead of everything else that ends a round. */
function isReporting({ table }: State): boolean {
  return table.asks.some(({ kind }) => kind === 'report' || kind === 'reportNow')
}

function isBeforeConference(state: State): boolean {
  const { phase } = state.table
  return phase === 'declare' || phase === 'resolve' || isReporting(state)
}

/** the tile of the round lies there until all that it brings is done; somebody may be asked meanwhile. */
function isBeforeAwards(state: State): boolean {
  const { phase, round, conference } = state.table
  const isHeld = conference !== null && (round === 3 || round === 5)
  return isBeforeConference(state) || (phase === 'endOfRound' && isHeld)
}

function passes(isBefore: (state: State) => boolean, before: State, after: State): boolean {
  return isBefore(before) && (after.table.round > before.table.round || !isBefore(after))
}

/** A-328, GR-70: whether it was time for a conference. */
export function passesConference(before: State, after: State): boolean {
  return passes(isBeforeConference, before, after)
}

/** whether it was time for the awards of the round. */
export function passesAwards(before: State, after: State): boolean {
  return passes(isBeforeAwards, before, after)
}

/** the paralysed of the next round, in order of their arrival. */
export function newlyParalysed(before: State, events: readonly Event[]): readonly Seat[] {
  return [...before.table.newlyParalysed, ...happened(events, 'paralysed').map(({ seat }) => seat)]
}

/** The first of all open questions; only sealed ones come in company. */
export function askIn({ table }: State): Prompt | undefined {
  return table.asks[0]
}

/** Actions that a plan has on a space. */
export function planned(plan: Plan | null, space: Space): number {
  return plan?.[space] ?? 0
}
