import type { Seat } from '@athanor/kernel'
import type { Favour, Space } from '../engine/contributions.ts'
import { changePlayer, emit, type MutableState, playerOf } from '../engine/mutableState.ts'
import { notAsked, question } from '../engine/question.ts'
import type { Rules, Seated } from '../engine/rules.ts'
import { planCost, type SpaceRules } from '../engine/space.ts'
import { declaredOn, type Plan, type Player, playerAt, type SpaceTurn, type Table } from '../engine/state.ts'
import type { DeclareAction } from './action.ts'
import { discardFavour, loseFavour, playFavours } from './cards.ts'
import {
  checkUses,
  countFor,
  type FavourChoice,
  type FavourUse,
  favourChoices,
  playedFor,
  playFor,
} from './favourUses.ts'
import { type FavourCount, planGroups } from './plans.ts'
import { reason } from './reasons.ts'

const declaring = { window: 'declaring', actions: ['declare'] } as const

/** */
export const assistantUse: FavourUse<'cube'> = { ...declaring, effect: 'cube', counted: 'assistant' }

/** */
export const associateUse: FavourUse<'topRow'> = { ...declaring, effect: 'topRow', counted: 'associate' }

/** */
export const custodianUse: FavourUse<'drink'> = { ...declaring, effect: 'drink', counted: 'custodian' }

/** What a plan plays for cubes, for the top row and for places to drink. Of the last two, those without a name are counted. */
interface PlanFavours {
  readonly assistants: FavourChoice
  readonly associates: FavourChoice
  readonly custodians: FavourChoice
}

function favoursOf(rules: Rules, { actions, assistants, associates, others }: DeclareAction): PlanFavours {
  const counted = (use: FavourUse, all: number) => all - countFor(rules, use, { number: 0, others })
  return {
    assistants: { number: assistants, others },
    associates: { number: counted(associateUse, associates.length), others },
    custodians: { number: counted(custodianUse, custodiansIn(rules, actions)), others },
  }
}

/** A card that a plan names without a use for it: it leads on more spaces, or makes more places to drink, than are used. */
export function idleIn(rules: Rules, plan: DeclareAction): Favour | undefined {
  const { associates, custodians } = favoursOf(rules, plan)
  const use = associates.number < 0 ? associateUse : custodians.number < 0 ? custodianUse : null
  return use === null ? undefined : playedFor(rules, use, { number: 0, others: plan.others }).at(-1)?.card.id
}

/** Cubes that a plan can place: those on the board, and one for each card that brings one. */
export function cubesFor(rules: Rules, player: Player, { assistants, others }: CubeCards): number {
  return player.cubes.board + countFor(rules, assistantUse, { number: assistants, others })
}

type CubeCards = Pick<DeclareAction, 'assistants' | 'others'>

function choicesFor(at: Seated, use: FavourUse): readonly FavourCount[] {
  return favourChoices(at, use).map((choice) => ({ choice, cards: countFor(at.rules, use, choice) }))
}

/** How many cards a plan plays to have a place for their cubes. */
function custodiansIn(rules: Rules, actions: Plan): number {
  for (const { id, card } of rules.spaces) if (card === 'drink') return actions[id] ?? 0
  return 0
}

export const declareQuestion = question({
  kind: 'declare',
  takes: ['declare'],
  legal(at) {
    const { rules, table, seat } = at
    return planGroups({
      rules,
      round: table.round,
      cubes: playerAt(table, seat).cubes.board,
      assistants: choicesFor(at, assistantUse),
      custodians: choicesFor(at, custodianUse),
      associates: choicesFor(at, associateUse),
    })
  },
  /** AR-75: cubes, limits, open spaces and favor cards; nothing that only shows when the action is taken. */
  check(at, _, plan) {
    const { actions, associates, others } = plan
    const { rules, table, seat } = at
    if (new Set(associates).size < associates.length) return reason('alchemists.reject.associateTwice')
    // No such plan is well formed.
    if (idleIn(rules, plan) !== undefined) return notAsked('declare')
    const { assistants, custodians, associates: leading } = favoursOf(rules, plan)
    const counted = [
      [assistantUse, assistants.number],
      [custodianUse, custodians.number],
      [associateUse, leading.number],
    ] as const
    const missing = checkUses(at, counted, others)
    if (missing !== null) return missing
    const named = Object.keys(actions) as Space[]
    const unknown = named.find((id) => !rules.spaces.some((space) => space.id === id))
    if (unknown !== undefined) return reason('alchemists.reject.spaceClosed', { space: unknown })
    for (const { id, cubes, isOpen } of rules.spaces) {
      const count = actions[id] ?? 0
      if (count > 0 && !isOpen(table.round)) return reason('alchemists.reject.spaceClosed', { space: id })
      if (count > cubes.length) return reason('alchemists.reject.tooManyActions', { space: id, limit: cubes.length })
    }
    const held = cubesFor(rules, playerAt(table, seat), plan)
    const needed = planCost(rules, actions)
    if (needed > held) return reason('alchemists.reject.tooFewCubes', { needed, held })
    const bare = associates.find((space) => (actions[space] ?? 0) === 0)
    return bare === undefined ? null : reason('alchemists.reject.associateWithoutCube', { space: bare })
  },
  /** A-130..A-132, AR-51: cubes go onto the spaces, the others are unused. */
  answer(state, { seat }, plan) {
    const { rules } = state
    const { actions, associates } = plan
    const favours = favoursOf(rules, plan)
    playFor(state, seat, assistantUse, favours.assistants)
    playFor(state, seat, associateUse, favours.associates)
    playCustodians(state, seat, favours.custodians)
    const { cubes } = playerOf(state, seat)
    const placed = planCost(rules, actions)
    const left = cubesFor(rules, playerOf(state, seat), plan) - placed
    changePlayer(state, seat, {
      plan: actions,
      associates,
      cubes: { ...cubes, board: 0, placed, unused: cubes.unused + left },
    })
    emit(state, { kind: 'declared', seat, actions, associates, unused: left })
  },
})

/** A-418..A-420: the first card lies beside the board, every further one goes straight to the pile. */
function playCustodians(state: MutableState, seat: Seat, custodians: FavourChoice): void {
  for (const { card, count } of playedFor(state.rules, custodianUse, custodians)) {
    const layOut = state.table.custodianOut ? 0 : 1
    if (layOut > 0) {
      loseFavour(state, seat, card.id)
      putOut(state, card.id)
      emit(state, { kind: 'favourPlayed', seat, favour: card.id })
    }
    playFavours(state, seat, card.id, count - layOut)
  }
}

/** The card beside the board; null while there is none. */
export function cardBesideBoard({ custodianOut, cardOut }: Table): Favour | null {
  return custodianOut ? (cardOut ?? custodianUse.counted) : null
}

function putOut({ table }: MutableState, card: Favour): void {
  table.custodianOut = true
  if (card !== custodianUse.counted) table.cardOut = card
}

/** all have drunk, and the card goes to the pile. */
export function takeIn(state: MutableState): void {
  const card = cardBesideBoard(state.table)
  if (card === null) return
  state.table.custodianOut = false
  delete state.table.cardOut
  discardFavour(state, card)
}

/** A-412..A-414, AR-36, AR-76: who acts before whom on a space; Associates first, then the order of the round. */
function usualOrder(table: Table, space: Space): readonly Seat[] {
  const first = table.order.filter((seat) => playerAt(table, seat).associates.includes(space))
  return [...first, ...table.order.filter((seat) => !first.includes(seat))]
}

const noTurns: readonly SpaceTurn[] = []

/** every first action from the top row down, then every second, and so on. */
export function turnsOn(table: Table, { id, cubes }: SpaceRules): readonly SpaceTurn[] {
  if (table.players.every((player) => declaredOn(player, id) === 0)) return noTurns
  const turns: SpaceTurn[] = []
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
