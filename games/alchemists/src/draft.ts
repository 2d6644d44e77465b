import type { Applied, Chance, Seat } from '@athanor/kernel'
import type { AgendaItem } from './asks.ts'
import type { GoldReason, Happening } from './contributions.ts'
import type { Event, OwnPart } from './event.ts'
import type { Rules, Seated, Standing } from './rules.ts'
import type { Cubes, Hidden, Own, Player, State, Table } from './state.ts'

type Writable<Record> = { -readonly [Field in keyof Record]: Record[Field] }

/**
 * A state while an action works on it: the three records are private copies whose fields may be replaced, everything
 * below them is shared with the state before and never changed in place.
 */
export interface Draft {
  readonly rules: Rules
  readonly table: Writable<Table>
  readonly own: Own[]
  readonly hidden: Writable<Hidden>
  readonly events: Event[]
  readonly chance: Chance
  /** What follows from what is just being done (see agenda.ts). */
  readonly coming: AgendaItem[]
}

export function draftOf(rules: Rules, state: State, chance: Chance): Draft {
  return {
    rules,
    table: { ...state.table },
    own: state.own.slice(),
    hidden: { ...state.hidden },
    events: [],
    chance,
    coming: [],
  }
}

export function finished({ table, own, hidden, events }: Draft): Applied<State, Happening, OwnPart> {
  return { state: { table, own, hidden }, events }
}

export function emit(draft: Draft, happening: Happening): void {
  draft.events.push({ public: happening })
}

/** Something that one seat sees more of than the others. */
export function emitTo(draft: Draft, seat: Seat, happening: Happening, part: OwnPart): void {
  draft.events.push({ public: happening, secret: { [seat]: part } })
}

/** A seat as everybody sees it now. */
export function standingOf({ rules, table }: Draft, seat: Seat): Standing {
  return { rules, table, seat }
}

export function seatedIn({ rules, table, own }: Draft, seat: Seat): Seated {
  return { rules, table, seat, own: own[seat] as Own }
}

export function playerOf(draft: Draft, seat: Seat): Player {
  return draft.table.players[seat] as Player
}

export function ownOf(draft: Draft, seat: Seat): Own {
  return draft.own[seat] as Own
}

export function changePlayer(draft: Draft, seat: Seat, change: Partial<Player>): void {
  const players = draft.table.players.slice()
  players[seat] = { ...playerOf(draft, seat), ...change }
  draft.table.players = players
}

export function changeOwn(draft: Draft, seat: Seat, change: Partial<Own>): void {
  draft.own[seat] = { ...ownOf(draft, seat), ...change }
}

export function changeGold(draft: Draft, seat: Seat, change: number, why: GoldReason): void {
  if (change === 0) return
  changePlayer(draft, seat, { gold: playerOf(draft, seat).gold + change })
  emit(draft, { kind: 'goldChanged', seat, change, why })
}

/** Cubes on their way from one place to another. */
export function moveCubes(draft: Draft, seat: Seat, from: keyof Cubes, to: keyof Cubes, count: number): void {
  if (count === 0) return
  const { cubes } = playerOf(draft, seat)
  changePlayer(draft, seat, { cubes: { ...cubes, [from]: cubes[from] - count, [to]: cubes[to] + count } })
}
