import type { Applied, Chance, Seat } from '@athanor/kernel'
import type { Event, OwnPart } from '../base/event.ts'
import type { AgendaItem } from '../base/prompts.ts'
import type { GoldReason, Happening } from './contributions.ts'
import type { Rules, SeatContext, Seated } from './rules.ts'
import { type Cubes, type Hidden, type Own, type Player, playerAt, type State, type Table } from './state.ts'

type Writable<Record> = { -readonly [Field in keyof Record]: Record[Field] }

/**
 * A state while an action works on it: the three records are private copies whose fields may be replaced, everything
 * below them is shared with the state before and never changed in place.
 */
export interface MutableState {
  readonly rules: Rules
  readonly table: Writable<Table>
  readonly own: Own[]
  readonly hidden: Writable<Hidden>
  readonly events: Event[]
  readonly chance: Chance
  /** What follows from what is just being done (see agenda.ts). */
  readonly coming: AgendaItem[]
}

export function mutableStateOf(rules: Rules, state: State, chance: Chance): MutableState {
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

export function finished({ table, own, hidden, events }: MutableState): Applied<State, Happening, OwnPart> {
  return { state: { table, own, hidden }, events }
}

export function emit(state: MutableState, happening: Happening): void {
  state.events.push({ public: happening })
}

/** Something that one seat sees more of than the others. */
export function emitTo(state: MutableState, seat: Seat, happening: Happening, part: OwnPart): void {
  state.events.push({ public: happening, secret: { [seat]: part } })
}

/** A seat as everybody sees it now. */
export function seatContextOf({ rules, table }: MutableState, seat: Seat): SeatContext {
  return { rules, table, seat }
}

export function seatedIn(state: MutableState, seat: Seat): Seated {
  return { rules: state.rules, table: state.table, seat, own: ownOf(state, seat) }
}

export function playerOf(state: MutableState, seat: Seat): Player {
  return playerAt(state.table, seat)
}

export function ownOf(state: MutableState, seat: Seat): Own {
  const own = state.own[seat]
  if (own === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return own
}

export function changePlayer(state: MutableState, seat: Seat, change: Partial<Player>): void {
  const players = state.table.players.slice()
  players[seat] = { ...playerOf(state, seat), ...change }
  state.table.players = players
}

export function changeOwn(state: MutableState, seat: Seat, change: Partial<Own>): void {
  state.own[seat] = { ...ownOf(state, seat), ...change }
}

export function changeGold(state: MutableState, seat: Seat, change: number, why: GoldReason): void {
  if (change === 0) return
  changePlayer(state, seat, { gold: playerOf(state, seat).gold + change })
  emit(state, { kind: 'goldChanged', seat, change, why })
}

/** Cubes on their way from one place to another. */
export function moveCubes(state: MutableState, seat: Seat, from: keyof Cubes, to: keyof Cubes, count: number): void {
  if (count === 0) return
  const { cubes } = playerOf(state, seat)
  changePlayer(state, seat, { cubes: { ...cubes, [from]: cubes[from] - count, [to]: cubes[to] + count } })
}
