import type { Seat } from '@athanor/kernel'
import { hasPower } from './artifacts/artifacts.ts'
import { clearRow, dealRow } from './cards.ts'
import { drawParalysed } from './chooseOrder.ts'
import { cubeSet } from './components/players.ts'
import { finalRound, type Space, spaceNumber, spaces } from './components/spaces.ts'
import { added } from './counts.ts'
import { turnsOn } from './declareActions.ts'
import { decline } from './decline.ts'
import { type Draft, emit } from './draft.ts'
import { drawForUnusedCubes, finishRound, startEndOfRound } from './endOfRound.ts'
import { favourNumber } from './favours/favours.ts'
import { finalScoring } from './finalScoring.ts'
import { playHerbalist } from './herbalist.ts'
import { isPossible } from './possible.ts'
import { type Player, playerAt, type Table } from './state.ts'

/** Goes on until somebody must decide something. */
export function run(draft: Draft): void {
  while (draft.table.ask === null) goOn(draft)
}

function goOn(draft: Draft): void {
  const { table } = draft
  const [next, ...waiting] = table.waiting
  switch (table.phase) {
    case 'setUp':
      // AR-72: kept Herbalists, one player after the other.
      if (next === undefined) {
        beginOrder(draft)
        return
      }
      table.waiting = waiting
      playHerbalist(draft, next)
      return
    case 'order':
      if (next === undefined) {
        setOrder(draft)
        return
      }
      if (!table.paralysed.includes(next)) {
        table.ask = { kind: 'chooseOrder', seat: next }
        return
      }
      table.waiting = waiting
      drawParalysed(draft, next)
      return
    case 'declare':
      if (next === undefined) {
        table.phase = 'resolve'
        openSpace(draft, 'forage')
        return
      }
      table.waiting = waiting
      table.ask = { kind: 'declare', seat: next }
      return
    case 'resolve':
      resolve(draft)
      return
    case 'endOfRound':
      if (next === undefined) {
        if (table.round === finalRound) finalScoring(draft)
        else nextRound(draft)
        return
      }
      table.waiting = waiting
      drawForUnusedCubes(draft, next)
      return
    case 'over':
      table.ask = { kind: 'over' }
  }
}

/** AR-54: clockwise from the starting player, then the paralysed as they arrived. */
function beginOrder(draft: Draft): void {
  const { table } = draft
  const players = table.players.length
  const seats = table.players.map((_, step) => (table.startingPlayer + step) % players)
  table.phase = 'order'
  table.waiting = [...seats.filter((seat) => !table.paralysed.includes(seat)), ...table.paralysed]
  emit(draft, { kind: 'roundBegan', round: table.round, startingPlayer: table.startingPlayer })
}

/** from the top space down, paralysed last; declared from the lowest up. */
function setOrder(draft: Draft): void {
  const { table } = draft
  const chosen = table.markers.filter((seat) => seat !== null)
  table.order = [...chosen, ...table.paralysed]
  table.phase = 'declare'
  table.waiting = table.order.toReversed()
  emit(draft, { kind: 'orderSet', order: table.order })
}

/** A-140..A-143: one action after the other, then a repeat with the Boots, then the next space. */
function resolve(draft: Draft): void {
  const { table } = draft
  const space = table.space as Space
  const [turn, ...queue] = table.queue
  if (turn !== undefined) {
    table.queue = queue
    const ask = { kind: 'act', seat: turn.seat, space, cubes: turn.cubes, boots: false } as const
    if (isPossible(table, turn.seat, space)) table.ask = ask
    else decline(draft, turn.seat, ask, true)
    return
  }
  const runner = table.bootsAsked ? undefined : bootsOwner(table, space)
  table.bootsAsked = true
  if (runner !== undefined) {
    table.ask = { kind: 'act', seat: runner, space, cubes: 0, boots: true }
    return
  }
  closeSpace(draft, space)
  const following = spaces[spaceNumber(space) + 1]
  if (following === undefined) startEndOfRound(draft)
  else openSpace(draft, following)
}

/** A-446, AR-33, AR-80: who may do the action of this space once more. */
function bootsOwner(table: Table, space: Space): Seat | undefined {
  if (space === 'sell') return undefined
  const seat = table.players.findIndex(
    ({ artifacts, bootsUsed, plan }) =>
      !bootsUsed && (plan?.[spaceNumber(space)] ?? 0) > 0 && hasPower(artifacts, 'repeatsAction'),
  )
  return seat >= 0 && isPossible(table, seat, space) ? seat : undefined
}

function openSpace(draft: Draft, space: Space): void {
  const { table } = draft
  table.space = space
  table.queue = turnsOn(table, space)
  table.bootsAsked = false
  if (table.queue.length === 0) return
  emit(draft, { kind: 'spaceBegan', space })
  // with a single seller there is nothing to bid for.
  if (space === 'sell' && table.queue.length > 1) {
    table.ask = { kind: 'bid', seats: table.queue.map(({ seat }) => seat).sort((a, b) => a - b) }
  }
}

function closeSpace(draft: Draft, space: Space): void {
  const { table } = draft
  //
  if (space === 'forage') clearRow(draft)
  if (space === 'custodian' && table.custodianOut) {
    //
    table.custodianOut = false
    table.favourDiscard = added(table.favourDiscard, favourNumber('custodian'), 1)
  }
  if (space === 'sell') {
    //
    table.bids = []
    table.offers = []
  }
}

/** A-347..A-349: everything is made ready for the next round. */
function nextRound(draft: Draft): void {
  finishRound(draft)
  const { table } = draft
  table.round++
  clearRow(draft)
  dealRow(draft)
  table.markers = table.markers.map(() => null)
  table.paralysed = table.newlyParalysed
  table.newlyParalysed = []
  table.order = []
  table.startingPlayer = nextStartingPlayer(table)
  table.studentCharges = false
  table.players = table.players.map((player) => rested(player, table.players.length))
  beginOrder(draft)
}

/** AR-55: to the left, past the paralysed; it stays when all of them are. */
function nextStartingPlayer({ players, startingPlayer, paralysed }: Table): Seat {
  for (let step = 1; step <= players.length; step++) {
    const seat = (startingPlayer + step) % players.length
    if (!paralysed.includes(seat)) return seat
  }
  return startingPlayer
}

/** A-333..A-336, AR-94: cubes come back, but for those that the hospital sends to the unused ones. */
function rested(player: Player, players: number): Player {
  const { hospital } = player.cubes
  return {
    ...player,
    cubes: { board: cubeSet(players) - hospital, placed: 0, unused: hospital, hospital: 0 },
    plan: null,
    associates: [],
    early: 0,
    drunk: [],
    bootsUsed: false,
    periscopeUsed: false,
  }
}

/** Whose seat a decision belongs to, by the table alone. */
export function seatsAsked(table: Table): readonly Seat[] {
  const { ask } = table
  if (ask === null || ask.kind === 'over') return []
  if (ask.kind === 'keepFavour') return table.players.map((_, seat) => seat)
  return ask.kind === 'bid' ? ask.seats : [ask.seat]
}

export function isAsked(table: Table, seat: Seat): boolean {
  return seatsAsked(table).includes(seat) && playerAt(table, seat) !== undefined
}
