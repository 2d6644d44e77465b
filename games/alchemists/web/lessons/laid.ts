import { type AlchemistsShape, type Pair, type Plan, rulesAt, type State } from '@athanor/alchemists'
import { type TablePlan, tableWith } from '@athanor/alchemists/laidTable'
import { type Ingredient, mix, type Potion } from '@athanor/alchemy'
import { demo } from '@athanor/lessons/demo.ts'
import { exercisesAt, played } from '@athanor/lessons/task.ts'
import { client } from '../client.ts'

/** Pieces and rules come with the table, so that they are kept once. */
export const { game: alchemists } = client

/** An exercise at a table of Alchemists. */
export const exercise = exercisesAt<AlchemistsShape>(alchemists)

/** Who learns sits here, whoever else plays sits there. */
export const you = 0
export const rival = 1

/** A table of two in the world of the lessons; the learner stands higher in the order, so the rival declares first. */
export function laid(plan: Omit<TablePlan, 'players'>): State {
  const [own = {}, others = {}] = plan.seats ?? []
  const seats = [own, { hand: ['birdClaw', 'flower', 'mandrakeRoot'], ...others }] as const
  return tableWith({ players: 2, ...plan, seats, options: { aid: 'bookkeeping', ...plan.options } })
}

/** What the rival has declared unless told: the last space, so that the round does not end with the learner's action. */
function lastSpace({ table }: State): Plan {
  return rulesAt(table).space('exhibit').isOpen(table.round) ? { exhibit: 1 } : { drink: 1 }
}

/** the table after both have declared, where the first of these actions is asked for. */
export function declared(table: State, own: Plan, others: Plan = {}): State {
  const declare = (state: State, seat: number, actions: Plan) =>
    played(alchemists, state, seat, { kind: 'declare', actions, assistants: 0, associates: [] })
  return declare(declare(table, rival, { ...lastSpace(table), ...others }), you, own)
}

/** What two ingredients make in the world of the lessons. */
export function madeOf([one, other]: Pair): Potion {
  return mix(demo[one], demo[other])
}

/** The same table where the learner has tested these pairs in earlier rounds: they are in the notebook. */
export function tested(state: State, pairs: readonly Pair[]): State {
  const { table, own } = state
  const results = pairs.map((pair) => ({ seat: you, round: 1, at: 'test', potion: madeOf(pair) }) as const)
  const made = [...new Set(results.map(({ potion }) => potion))]
  return {
    ...state,
    table: {
      ...table,
      results,
      players: table.players.map((player, seat) => (seat === you ? { ...player, made } : player)),
    },
    own: own.map((each, seat) => (seat === you ? { ...each, mixes: pairs } : each)),
  }
}

/** The same two ingredients, in whatever order. */
export function isPair(pair: Pair, one: Ingredient, other: Ingredient): boolean {
  return pair.includes(one) && pair.includes(other)
}
