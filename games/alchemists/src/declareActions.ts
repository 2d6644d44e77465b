import type { Seat } from '@athanor/kernel'
import { checkFavours, favoursHeld, loseFavour, playFavour, playFavours } from './cards.ts'
import type { Favour, Space } from './contributions.ts'
import { changePlayer, type Draft, emit, playerOf } from './draft.ts'
import { planGroups } from './plans.ts'
import { question } from './question.ts'
import { reason } from './reasons.ts'
import type { Rules } from './rules.ts'
import { planCost, type SpaceRules } from './space.ts'
import { declaredOn, type Plan, playerAt, type Table, type Turn } from './state.ts'

/** */
function assistantOf(rules: Rules): Favour {
  return rules.favourFor('declaring', 'cube').id
}

/** */
function associateOf(rules: Rules): Favour {
  return rules.favourFor('declaring', 'topRow').id
}

/** */
function custodianOf(rules: Rules): Favour {
  return rules.favourFor('declaring', 'drink').id
}

/** How many cards a plan plays to have a place for their cubes. */
function custodiansIn(rules: Rules, actions: Plan): number {
  for (const { id, card } of rules.spaces) if (card === 'drink') return actions[id] ?? 0
  return 0
}

export const declareQuestion = question({
  kind: 'declare',
  takes: ['declare'],
  legal({ rules, table, seat, own }) {
    return planGroups({
      rules,
      round: table.round,
      cubes: playerAt(table, seat).cubes.board,
      assistants: favoursHeld(rules, own.favours, assistantOf(rules)),
      custodians: favoursHeld(rules, own.favours, custodianOf(rules)),
      associates: favoursHeld(rules, own.favours, associateOf(rules)),
    })
  },
  /** AR-75: cubes, limits, open spaces and favor cards; nothing that only shows when the action is taken. */
  check(at, _, { actions, assistants, associates }) {
    const { rules, table, seat } = at
    if (new Set(associates).size < associates.length) return reason('alchemists.reject.associateTwice')
    const missing =
      checkFavours(at, assistantOf(rules), assistants) ??
      checkFavours(at, custodianOf(rules), custodiansIn(rules, actions)) ??
      checkFavours(at, associateOf(rules), associates.length)
    if (missing !== null) return missing
    const named = Object.keys(actions) as Space[]
    const unknown = named.find((id) => !rules.spaces.some((space) => space.id === id))
    if (unknown !== undefined) return reason('alchemists.reject.spaceClosed', { space: unknown })
    for (const { id, cubes, isOpen } of rules.spaces) {
      const count = actions[id] ?? 0
      if (count > 0 && !isOpen(table.round)) return reason('alchemists.reject.spaceClosed', { space: id })
      if (count > cubes.length) return reason('alchemists.reject.tooManyActions', { space: id, limit: cubes.length })
    }
    const held = playerAt(table, seat).cubes.board + assistants
    const needed = planCost(rules, actions)
    if (needed > held) return reason('alchemists.reject.tooFewCubes', { needed, held })
    const bare = associates.find((space) => (actions[space] ?? 0) === 0)
    return bare === undefined ? null : reason('alchemists.reject.associateWithoutCube', { space: bare })
  },
  /** A-130..A-132, AR-51: cubes go onto the spaces, the others are unused. */
  answer(draft, { seat }, { actions, assistants, associates }) {
    const { rules } = draft
    playFavours(draft, seat, assistantOf(rules), assistants)
    playFavours(draft, seat, associateOf(rules), associates.length)
    for (let card = custodiansIn(rules, actions); card > 0; card--) playCustodian(draft, seat)
    const { cubes } = playerOf(draft, seat)
    const placed = planCost(rules, actions)
    const left = cubes.board + assistants - placed
    changePlayer(draft, seat, {
      plan: actions,
      associates,
      cubes: { ...cubes, board: 0, placed, unused: cubes.unused + left },
    })
    emit(draft, { kind: 'declared', seat, actions, associates, unused: left })
  },
})

/** A-418..A-420: the first card lies beside the board, every further one goes straight to the pile. */
function playCustodian(draft: Draft, seat: Seat): void {
  const custodian = custodianOf(draft.rules)
  if (draft.table.custodianOut) {
    playFavour(draft, seat, custodian)
    return
  }
  loseFavour(draft, seat, custodian)
  draft.table.custodianOut = true
  emit(draft, { kind: 'favourPlayed', seat, favour: custodian })
}

/** A-412..A-414, AR-36, AR-76: who acts before whom on a space; Associates first, then the order of the round. */
function usualOrder(table: Table, space: Space): readonly Seat[] {
  const first = table.order.filter((seat) => playerAt(table, seat).associates.includes(space))
  return [...first, ...table.order.filter((seat) => !first.includes(seat))]
}

const noTurns: readonly Turn[] = []

/** every first action from the top row down, then every second, and so on. */
export function turnsOn(table: Table, { id, cubes }: SpaceRules): readonly Turn[] {
  if (table.players.every((player) => declaredOn(player, id) === 0)) return noTurns
  const turns: Turn[] = []
  const seats = usualOrder(table, id)
  for (const [pass, cost] of cubes.entries()) {
    for (const seat of seats) {
      const player = playerAt(table, seat)
      // AR-15: what immediate publications took is gone, the rest keeps its place.
      if (pass < declaredOn(player, id) && (id !== 'publish' || pass >= player.early)) turns.push({ seat, cubes: cost })
    }
  }
  return turns
}
