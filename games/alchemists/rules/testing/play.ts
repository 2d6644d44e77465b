import type { Ingredient } from '@athanor/alchemy'
import {
  type ChanceSource,
  type Position,
  perform,
  type Reason,
  type Seat,
  seededChance,
  type Viewer,
} from '@athanor/kernel'
import { alwaysThis, scriptedChance } from '@athanor/kernel/testing'
import type { Event, OwnPart } from '../base/event.ts'
import type { AgendaItem } from '../base/prompts.ts'
import type { Action, Artifact, Favour, Happening, Prompt, Seal, Space } from '../engine/contributions.ts'
import { type Counts, countOf } from '../engine/counts.ts'
import type { Own, Pair, Player, State, Table } from '../engine/state.ts'
import { type AlchemistsShape, alchemists, box } from '../game.ts'

/** A game that a test plays: where it stands and all that has happened since the test began. */
export interface Played {
  readonly state: State
  readonly table: Table
  readonly events: readonly Event[]
  /** The same as the whole table sees it. */
  readonly seen: readonly Happening[]
}

const usual: ChanceSource = seededChance('5eed'.repeat(16))

/** Chance that answers with given numbers, stream by stream, and with 0 when they run out. */
export function scripted(numbers: Readonly<Record<string, readonly number[]>>): ChanceSource {
  return alwaysThis(scriptedChance(numbers))
}

export function begun(state: State): Played {
  return { state, table: state.table, events: [], seen: [] }
}

/** One answer of one seat. */
export function answer(game: Played, seat: Seat, action: Action, chance: ChanceSource = usual): Played {
  return through(game, { state: game.state, step: game.events.length, sealed: [] }, seat, action, chance).played
}

function through(
  game: Played,
  position: Position<AlchemistsShape>,
  seat: Seat,
  action: Action,
  chance: ChanceSource,
): { readonly played: Played; readonly position: Position<AlchemistsShape> } {
  const done = perform(alchemists, position, seat, action, chance)
  if (!done.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat} was refused: ${JSON.stringify(done.reason)}`)
  const events = [...game.events, ...done.events]
  const { state } = done.position
  return {
    played: { state, table: state.table, events, seen: events.map((event) => event.public) },
    position: done.position,
  }
}

/** Several answers, each by whoever is asked. */
export function play(game: Played, actions: readonly Action[], chance: ChanceSource = usual): Played {
  return actions.reduce((now, action) => answer(now, askedSeat(now), action, chance), game)
}

/** Answers that are opened together. */
export function together(game: Played, actions: Readonly<Record<Seat, Action>>, chance: ChanceSource = usual): Played {
  let position: Position<AlchemistsShape> = { state: game.state, step: game.events.length, sealed: [] }
  let played = game
  for (const [seat, action] of Object.entries(actions)) {
    ;({ played, position } = through(played, position, Number(seat), action, chance))
  }
  return played
}

/** Who owes the one open decision. */
function askedSeat(game: Played): Seat {
  const [decision] = alchemists.decisions(game.state)
  if (decision === undefined) throw new Error('nobody owes anything')
  return decision.seat
}

export function asked(game: Played): Prompt | null {
  return game.table.asks[0] ?? null
}

/** The table at the moment when the first of some seats chooses its place; then the others, then the paralysed. */
export function choosingOrder(state: State, seats: readonly Seat[], paralysed: readonly Seat[] = []): State {
  const agenda: readonly AgendaItem[] = [
    ...seats.slice(1).map((seat) => ({ kind: 'chooseOrder', seat }) as const),
    ...paralysed.map((seat) => ({ kind: 'paralysed', seat }) as const),
    { kind: 'step', of: 'round', step: 'declare' },
  ]
  const players = state.table.players.map((each) => ({ ...each, plan: null }))
  const markers = state.table.markers.map(() => null)
  const table: Table = {
    ...state.table,
    phase: 'order',
    asks: [{ kind: 'chooseOrder', seat: seats[0] ?? 0 }],
    agenda,
    players,
    markers,
    order: [],
    paralysed,
  }
  return { ...state, table }
}

/** Names of what is asked, with the seat: `2 test`. */
export function question(game: Played): string {
  return alchemists
    .decisions(game.state)
    .map(({ seat, ask }) => `${seat} ${ask}`)
    .join(', ')
}

export type Wishes = Partial<Record<Space, number>> & {
  readonly assistants?: number
  readonly associates?: readonly Space[]
}

export function plan({ assistants = 0, associates = [], ...wishes }: Wishes): Action {
  const actions = Object.fromEntries(Object.entries(wishes).filter(([, count]) => count > 0))
  return { kind: 'declare', actions, assistants, associates }
}

/** Everybody declares; seats that are not named do nothing. */
export function declared(state: State, plans: Readonly<Record<Seat, Wishes>>): Played {
  let game = begun(state)
  for (let ask = asked(game); ask?.kind === 'declare'; ask = asked(game)) {
    game = answer(game, ask.seat, plan(plans[ask.seat] ?? {}))
  }
  return game
}

/** Declines everything until the given question comes up, or the game is over. */
export function until(game: Played, wanted: string): Played {
  let now = game
  for (let steps = 0; question(now) !== wanted; steps++) {
    if (steps > 200 || question(now) === '') throw new Error(`${wanted} never comes up; now ${question(now)}`)
    now = passedOn(now)
  }
  return now
}

/** Goes on without doing anything until a phase begins. */
export function untilRound(game: Played, round: number): Played {
  let now = game
  while (now.table.round < round) now = passedOn(now)
  return now
}

export function toTheEnd(game: Played): Played {
  let now = game
  while (now.table.end === null) now = passedOn(now)
  return now
}

/** The least that somebody can do. */
function passedOn(game: Played): Played {
  const decisions = alchemists.decisions(game.state)
  if (decisions.some(({ sealed }) => sealed)) {
    const entries = decisions.map(
      ({ seat }) => [seat, alchemists.legal(alchemists.view(game.state, seat)).at(0)] as const,
    )
    return together(game, Object.fromEntries(entries))
  }
  const seat = askedSeat(game)
  const legal = alchemists.legal(alchemists.view(game.state, seat))
  const nothing = legal.groups.find(({ kind }) => kind === 'decline')
  const action = asked(game)?.kind === 'declare' ? plan({}) : (nothing ?? legal).at(0)
  return answer(game, seat, action)
}

/** Why an action is refused, or null when it is not. */
export function refusal(game: Played, action: Action, seat: Seat = askedSeat(game)): string | null {
  const reason: Reason | null = alchemists.check(alchemists.view(game.state, seat), action)
  return reason === null ? null : (reason.id.split('.').at(-1) ?? '')
}

export function legalOf(game: Played, seat: Seat = askedSeat(game)): readonly Action[] {
  return [...alchemists.legal(alchemists.view(game.state, seat))]
}

export function player(game: Played, seat: Seat): Player {
  const found = game.table.players[seat]
  if (found === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return found
}

export function own(game: Played, seat: Seat): Own {
  const found = game.state.own[seat]
  if (found === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return found
}

/** How many of a favor card are in a hand or a pile. */
export function favoursIn(counts: Counts<Favour>, favour: Favour): number {
  return countOf(counts, box.favours.numberOf(favour))
}

/** Happenings of one kind. */
export function all<Kind extends Happening['kind']>(
  game: Played,
  kind: Kind,
): readonly Extract<Happening, { kind: Kind }>[] {
  return game.seen.filter((event): event is Extract<Happening, { kind: Kind }> => event.kind === kind)
}

/** What one viewer alone saw of the events of a kind. */
export function secrets(game: Played, kind: Happening['kind'], viewer: Viewer): readonly OwnPart[] {
  return game.events.flatMap((event) => {
    const part = viewer === 'spectator' ? undefined : event.secret?.[viewer]
    return event.public.kind === kind && part !== undefined ? [part] : []
  })
}

export const decline: Action = { kind: 'decline' }
export const forageDeck: Action = { kind: 'forage', from: 'deck' }

export function forageRow(from: Ingredient): Action {
  return { kind: 'forage', from }
}

export function transmute(ingredient: Ingredient, sages = 0): Action {
  return { kind: 'transmute', ingredient, sages }
}

export function test(pair: Pair, mortar = false): Action {
  return { kind: 'test', pair, mortar }
}

export function drink(pair: Pair, mortar = false): Action {
  return { kind: 'drink', pair, mortar }
}

export function publish(
  ingredient: Ingredient,
  alchemical: Extract<Action, { kind: 'publish' }>['alchemical'],
  seal: Seal = 'silver',
): Action {
  return { kind: 'publish', ingredient, alchemical, seal }
}

export function endorse(ingredient: Ingredient, seal: Seal = 'silver'): Action {
  return { kind: 'endorse', ingredient, seal }
}

export function buy(artifact: Artifact, shopkeepers = 0, offering = 0): Action {
  return { kind: 'buy', artifact, shopkeepers, offering }
}

export function sell(
  wanted: number,
  guarantee: Extract<Action, { kind: 'sell' }>['guarantee'],
  pair: Pair,
  favours: { readonly merchants?: number; readonly barmaids?: number; readonly mortar?: boolean } = {},
): Action {
  const { merchants = 0, barmaids = 0, mortar = false } = favours
  return { kind: 'sell', wanted, guarantee, pair, merchants, barmaids, mortar }
}

export function debunk(ingredient: Ingredient, colour: Extract<Action, { kind: 'debunk' }>['colour']): Action {
  return { kind: 'debunk', ingredient, colour }
}

export function demonstrate(pair: Pair, potion: Extract<Action, { kind: 'demonstrate' }>['potion']): Action {
  return { kind: 'demonstrate', pair, potion }
}

export function exhibit(potion: Extract<Action, { kind: 'exhibit' }>['potion'], pair: Pair, mortar = false): Action {
  return { kind: 'exhibit', potion, pair, mortar }
}

export function bid(value: 0 | 1 | 2 | 3): Action {
  return { kind: 'bid', bid: value }
}

export function discard(...ingredients: readonly Ingredient[]): Action {
  return { kind: 'discard', ingredients }
}
