import { at, type Seat } from '@athanor/kernel'
import type { Slot, State, TrackToken, Use } from '../state.ts'
import { compare, happened, type Judge, linesAt, rankAt, squareAt, type Transition } from './facts.ts'

/** D-073..D-075, D-088..D-093, D-105, D-110, DR-47, DR-52..DR-54, DR-64: tokens, slots, marks, price and supply. */
export const judgeTables: Judge = (transition) => {
  const { before, after, seat, action } = transition
  const isNew = after.round > before.round
  const slots = (all: readonly Slot[]) => all.map(({ table, rank }) => [table, rank])
  const uses = (all: readonly Use[]) => all.map(({ seat: who, table, rank }) => [who, table, rank])
  // 15.4: blocks and marks end with the round.
  const blocked = isNew ? [] : [...before.blocked, ...blockedBy(transition)]
  const used = isNew ? [] : [...before.used, ...usedBy(transition)]
  const sold = action.kind === 'chooseDie' || action.kind === 'buyDie' ? action.colour : null
  return [
    ...compare('tokens', tokensDue(transition).map(tokens), after.tracks.map(tokens)),
    ...compare('blocked slots', slots(blocked), slots(after.blocked)),
    ...compare('used slots', uses(used), uses(after.used)),
    ...compare('the price', priceDue(transition), after.price),
    ...compare(
      'dice for sale',
      colours.map((colour, index) => at(before.pool, index, 'colour of dice') - (colour === sold ? 1 : 0)),
      after.pool,
    ),
    ...compare('slots that changed hands', slotsDue(transition), slotsTold(transition)),
    ...compare(
      'research',
      action.kind === 'research' ? [[seat, action.table, squareAt(before, seat, action.table) + 1]] : [],
      happened(transition.events, 'researched').map(({ seat: who, table, square }) => [who, table, square]),
    ),
  ]
}

const colours = ['green', 'yellow', 'purple', 'black'] as const

function tokens(track: readonly TrackToken[]): readonly unknown[] {
  return track.map(({ seat, square }) => [seat, square])
}

/** The mover's token goes one square on and lies on top there: before all that are not further. */
function tokensDue({ before, seat, action }: Transition): State['tracks'] {
  if (action.kind !== 'research') return before.tracks
  const square = squareAt(before, seat, action.table) + 1
  return before.tracks.map((track, index) => {
    if (index !== action.table - 1) return track
    const others = track.filter((token) => token.seat !== seat)
    const further = others.filter((token) => token.square > square)
    return [...further, { seat, square }, ...others.filter((token) => token.square <= square)]
  })
}

function blockedBy({ action }: Transition): readonly Slot[] {
  return action.kind === 'blockSlot' ? [{ table: action.targetTable, rank: action.targetRank }] : []
}

function usedBy({ before, seat, action }: Transition): readonly Use[] {
  switch (action.kind) {
    case 'rerollDie':
    case 'convert':
    case 'tradeUnits':
    case 'tradeRavens':
    case 'blockSlot':
    case 'takeUnit':
    case 'shiftPrice':
      return [{ seat, table: action.table, rank: rankAt(before, seat, action.table) }]
    default:
      return []
  }
}

function priceDue({ before, action }: Transition): number {
  if (action.kind === 'buyDie') return Math.max(5, before.price - 1)
  return action.kind === 'shiftPrice' ? before.price + action.by : before.price
}

/** What each player holds at a table: a rank that has a slot in play, or nothing. */
function heldAt(state: State, seat: Seat, table: number): number | null {
  const rank = rankAt(state, seat, table)
  return rank > 0 && rank <= linesAt(state, table).length ? rank : null
}

function slotsDue(transition: Transition): readonly string[] {
  const { before, action } = transition
  if (action.kind !== 'research') return []
  const { table } = action
  const next = { ...before, tracks: tokensDue(transition) }
  return before.players
    .flatMap((_, seat) => {
      const [old, now] = [heldAt(before, seat, table), heldAt(next, seat, table)]
      if (old === now) return []
      return [
        ...(old === null ? [] : [`${seat} loses ${table}.${old}`]),
        ...(now === null ? [] : [`${seat} gains ${table}.${now}`]),
      ]
    })
    .sort()
}

function slotsTold({ events }: Transition): readonly string[] {
  return [
    ...happened(events, 'slotLost').map(({ seat, table, rank }) => `${seat} loses ${table}.${rank}`),
    ...happened(events, 'slotGained').map(({ seat, table, rank }) => `${seat} gains ${table}.${rank}`),
  ].sort()
}
