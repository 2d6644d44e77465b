import { alchemists, box, type View } from '@athanor/alchemists'
import { harness, livelyChoice } from '@athanor/alchemists/testing'
import { colouredPotions, ingredients } from '@athanor/alchemy'
import type { GameChecks } from '@athanor/parts'
import { recordings } from './recordings.ts'
import { spoken } from './spoken.ts'

export const checks: GameChecks = {
  kit: (run) => run(alchemists, harness),
  recordings,
  lively: (view: View, chance) => livelyChoice(view, alchemists.legal(view), chance, false),
  ledgers: [
    { name: 'alchemists', leastRules: 454, leastRulings: 96 },
    { name: 'kings-golem', leastRules: 288, leastRulings: 98 },
  ],
  spoken,
  lists: {
    Ingredient: ingredients,
    Favour: box.favours.ids,
    Seal: box.seals.ids,
    ColouredPotion: colouredPotions,
    Adventurer: box.adventurers.map(({ id, wants }) => ({ id, wants })),
    // GR-97: unless the host of the table brought others.
    StartupCard: box.startupCards ?? [],
    Grant: box.grants.map(({ ingredients: needed, points }) => ({ ingredients: needed, points })),
  },
}
