import { type Game, pick, type Shape } from '@athanor/kernel'
import type { Bot } from './bot.ts'

/** Picks a kind of action first, then one of that kind, so that large families do not drown the small ones. */
export function randomBot<G extends Shape>(game: Game<G>): Bot<G> {
  return {
    id: 'random',
    choose(view, { chance }) {
      const group = pick(chance, game.legal(view).groups)
      return group.at(chance.below(group.size))
    },
    volunteer(view, { chance }) {
      const legal = game.legal(view)
      return chance.below(2) === 0 ? null : legal.at(chance.below(legal.size))
    },
  }
}
