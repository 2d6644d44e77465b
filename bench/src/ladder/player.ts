import {
  type Action,
  type AlchemistsShape,
  alchemists,
  golemOf,
  type ShownDemonstration,
  type State,
  type View,
} from '@athanor/alchemists'
import { ingredientPairs, ingredients, mixIngredients, reactionOf } from '@athanor/alchemy'
import type { Bot, Thinking } from '@athanor/bots'
import type { Seat } from '@athanor/kernel'

/** Whoever plays on the bench. Unlike a `Bot`, it may be one that sees the whole state: no table takes such a one. */
export interface BenchPlayer {
  readonly id: string
  move(state: State, seat: Seat, thinking: Thinking): Action
}

export type AlchemistsBot = Bot<AlchemistsShape>

/** A bot as it plays at a table, with its view alone. */
export function sighted(bot: AlchemistsBot, id = bot.id): BenchPlayer {
  return { id, move: (state, seat, thinking) => bot.choose(alchemists.view(state, seat), thinking) }
}

/**
 * A bot that knows all answers from the start: what somebody could do at best who has nothing to learn. Its place is
 * the top of the measuring rod.
 */
export function oracle(bot: AlchemistsBot, id = 'oracle'): BenchPlayer {
  return { id, move: (state, seat, thinking) => bot.choose(enlightened(state, seat), thinking) }
}

/** A seat's view, with every pair demonstrated and every ingredient fed to the golem. */
function enlightened(state: State, seat: Seat): View {
  const view = alchemists.view(state, seat)
  const { answers } = state.hidden
  const shown = ingredientPairs.map(
    (pair): ShownDemonstration => ({ seat, round: 1, pair, potion: mixIngredients(answers, ...pair), yes: true }),
  )
  const table = { ...view.table, demonstrations: [...view.table.demonstrations, ...shown] }
  const { own } = view
  const project = own?.slots.golemProject
  if (own === null || project === undefined) return { ...view, table }
  const golem = golemOf(state)
  const tests = ingredients.map((ingredient) => ({ ingredient, ...reactionOf(golem, answers[ingredient]) }))
  return { ...view, table, own: { ...own, slots: { ...own.slots, golemProject: { ...project, tests } } } }
}
