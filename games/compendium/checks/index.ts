import { cauldrons, compendium, ingredients } from '@athanor/compendium'
import { harness } from '@athanor/compendium/testing'
import type { GameChecks } from '@athanor/parts'
import { recordings } from './recordings.ts'

export const checks: GameChecks = {
  kit: (run) => run(compendium, harness),
  recordings,
  ledgers: [{ name: 'compendium', leastRules: 94, leastRulings: 49 }],
  spoken: {
    ingredient: ingredients,
    cubes: ingredients,
    shelf: ['credit', 'tagline', 'title', 'extras', 'extra.adviceOnRequest', 'extraText.adviceOnRequest'],
  },
  lists: { Ingredient: ingredients, Cauldron: cauldrons.map(({ products }) => ({ products })) },
}
