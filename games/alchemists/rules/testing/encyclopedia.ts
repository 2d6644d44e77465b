import { type Article, type Assignment, assignmentOfWorld, worldCount } from '@athanor/alchemy'
import { blueArticle, redArticle } from '@athanor/alchemy/testing'
import type { Options } from '../base/options.ts'
import type { Action, Seal } from '../engine/contributions.ts'
import { all, declared, type Played, type Wishes } from './play.ts'
import { masterOptions, type TablePlan, tableWith } from './table.ts'

export { blueArticle, redArticle }

export const encyclopedia: Partial<Options> = { royalEncyclopedia: true }
export const masters: Partial<Options> = { ...masterOptions, ...encyclopedia }

/** The first world of which all this is true. */
export function worldIn(...conditions: readonly ((answers: Assignment) => boolean)[]): Assignment {
  for (let world = 0; world < worldCount; world++) {
    const answers = assignmentOfWorld(world)
    if (conditions.every((holds) => holds(answers))) return answers
  }
  throw new RangeError('there is no such world')
}

export function publishArticle(article: Article, seal: Seal = 'silver'): Action {
  return { kind: 'publishArticle', ...article, seal }
}

export function endorseArticle(colour: Article['colour'], seal: Seal = 'silver'): Action {
  return { kind: 'endorseArticle', colour, seal }
}

/** Round 2 of a table with an encyclopedia, where seat 0 does something; everybody has 5 gold unless told. */
export function reading(plan: Partial<TablePlan>, wishes: Wishes = { publish: 2 }): Played {
  const players = plan.players ?? 4
  const seats = Array.from({ length: players }, () => ({ gold: 5 }))
  return declared(tableWith({ options: encyclopedia, seats, ...plan, players }), { 0: wishes })
}

/** Where the markers stand, but for the award at the end of a round that may be over by then. */
export function reputations(game: Played): readonly number[] {
  const awards = all(game, 'reputationChanged').filter(({ why }) => why === 'topAlchemist')
  return game.table.players.map(({ reputation }, seat) =>
    awards.reduce((sum, award) => (award.seat === seat ? sum - (award.to - award.from) : sum), reputation),
  )
}
