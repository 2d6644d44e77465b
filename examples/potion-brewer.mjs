// A player of Alchemist (`compendium`) that looks at what its seat sees: it creates and copies where that is worth most,
// and draws what its own potions are short of.
//
//   node examples/potion-brewer.mjs http://127.0.0.1:8080/table/<id> [name]
//
// What the fields of a view and of an action mean: docs/turns.md and docs/schemas/compendium.

import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { play } from './player.mjs'

const ingredients = ['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood', 'spiders']

/**
 * @typedef {{ recipe: number[], value: number }} Potion
 * @typedef {{ cauldrons: (Potion | null)[], hand: number[], reserve: number[] }} View
 * @typedef {{ kind: string, cauldron: number, ingredient: string } & Potion} Action
 */

/**
 * The best of the legal actions for the seat that sees this.
 *
 * @param {View} view
 * @param {Action[]} actions
 */
export function brew(view, actions) {
  const worths = actions.map((action) => worth(action, view))
  return actions[worths.indexOf(Math.max(...worths))]
}

/**
 * Points at once, less what the cubes would still be good for.
 *
 * @param {Action} action
 * @param {View} view
 */
function worth(action, { cauldrons, hand, reserve }) {
  switch (action.kind) {
    case 'create':
      return brewed(action)
    case 'copy':
      // One of the cubes goes to whoever created the potion.
      return brewed(cauldrons[action.cauldron]) - 0.5
    case 'takeReserve': {
      const index = ingredients.indexOf(action.ingredient)
      return 0.4 - 0.1 * hand[index] + 0.02 * reserve[index]
    }
    default:
      return 0.5
  }
}

/** @param {Potion} potion */
function brewed({ value, recipe }) {
  const cubes = recipe.reduce((sum, count) => sum + count, 0)
  return value - 0.6 * cubes
}

// Begun by itself it plays; a test takes its judgement alone.
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [link, name = 'Potion brewer'] = process.argv.slice(2)
  play(link, name, async ({ view, legal, actions }) => brew(view, await actions(0, legal)))
}
