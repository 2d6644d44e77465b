import type { ActionGroup, Seat } from '@athanor/kernel'
import type { Action, DeclareAction } from './action.ts'
import { favoursHeld, loseFavour, playFavour, playFavours } from './cards.ts'
import { costOf, cubesOf, isOpen, type Space, spaceNumber, spaces } from './components/spaces.ts'
import { changePlayer, type Draft, emit, playerOf } from './draft.ts'
import type { Favour } from './favours/favours.ts'
import { planGroups } from './plans.ts'
import { type Reason, reason } from './reasons.ts'
import { type Own, playerAt, type Table, type Turn } from './state.ts'

/** AR-75: cubes, limits, open spaces and favor cards; nothing that only shows when the action is taken. */
export function checkDeclare(table: Table, seat: Seat, own: Own, action: DeclareAction): Reason | null {
  const { actions, assistants, associates } = action
  const players = table.players.length
  if (new Set(associates).size < associates.length) return reason('alchemists.reject.associateTwice')
  const played: readonly (readonly [Favour, number])[] = [
    ['assistant', assistants],
    ['custodian', actions[spaceNumber('custodian')] ?? 0],
    ['associate', associates.length],
  ]
  for (const [favour, needed] of played) {
    const held = favoursHeld(own.favours, favour)
    if (held < needed) return reason('alchemists.reject.favourMissing', { favour, needed, held })
  }
  for (const [number, space] of spaces.entries()) {
    const count = actions[number] ?? 0
    if (count > 0 && !isOpen(space, table.round)) return reason('alchemists.reject.spaceClosed', { space })
    const limit = cubesOf(players, space).length
    if (count > limit) return reason('alchemists.reject.tooManyActions', { space, limit })
  }
  const held = playerAt(table, seat).cubes.board + assistants
  const needed = planCost(players, actions)
  if (needed > held) return reason('alchemists.reject.tooFewCubes', { needed, held })
  const bare = associates.find((space) => (actions[spaceNumber(space)] ?? 0) === 0)
  return bare === undefined ? null : reason('alchemists.reject.associateWithoutCube', { space: bare })
}

export function planCost(players: number, actions: readonly number[]): number {
  return spaces.reduce((sum, space, number) => sum + costOf(players, space, actions[number] ?? 0), 0)
}

export function plans(table: Table, seat: Seat, own: Own): readonly ActionGroup<Action>[] {
  return planGroups({
    players: table.players.length,
    round: table.round,
    cubes: playerAt(table, seat).cubes.board,
    assistants: favoursHeld(own.favours, 'assistant'),
    custodians: favoursHeld(own.favours, 'custodian'),
    associates: favoursHeld(own.favours, 'associate'),
  })
}

/** A-130..A-132, AR-51: cubes go onto the spaces, the others are unused. */
export function declare(draft: Draft, seat: Seat, { actions, assistants, associates }: DeclareAction): void {
  playFavours(draft, seat, 'assistant', assistants)
  playFavours(draft, seat, 'associate', associates.length)
  for (let card = actions[spaceNumber('custodian')] ?? 0; card > 0; card--) playCustodian(draft, seat)
  const { cubes } = playerOf(draft, seat)
  const placed = planCost(draft.table.players.length, actions)
  const left = cubes.board + assistants - placed
  changePlayer(draft, seat, {
    plan: actions,
    associates,
    cubes: { ...cubes, board: 0, placed, unused: cubes.unused + left },
  })
  emit(draft, { kind: 'declared', seat, actions, associates, unused: left })
}

/** A-418..A-420: the first card lies beside the board, every further one goes straight to the pile. */
function playCustodian(draft: Draft, seat: Seat): void {
  if (draft.table.custodianOut) {
    playFavour(draft, seat, 'custodian')
    return
  }
  loseFavour(draft, seat, 'custodian')
  draft.table.custodianOut = true
  emit(draft, { kind: 'favourPlayed', seat, favour: 'custodian' })
}

/** A-412..A-414, AR-36, AR-76: who acts before whom on a space; Associates first, then the order of the round. */
function usualOrder(table: Table, space: Space): readonly Seat[] {
  const first = table.order.filter((seat) => playerAt(table, seat).associates.includes(space))
  return [...first, ...table.order.filter((seat) => !first.includes(seat))]
}

/** every first action from the top row down, then every second, and so on. */
export function turnsOn(table: Table, space: Space): readonly Turn[] {
  const number = spaceNumber(space)
  if (table.players.every(({ plan }) => (plan?.[number] ?? 0) === 0)) return []
  const seats = usualOrder(table, space)
  return cubesOf(table.players.length, space).flatMap((cubes, pass) =>
    seats
      .filter((seat) => {
        const { plan, early } = playerAt(table, seat)
        // AR-15: what immediate publications took is gone, the rest keeps its place.
        return pass < (plan?.[number] ?? 0) && (space !== 'publish' || pass >= early)
      })
      .map((seat) => ({ seat, cubes })),
  )
}
