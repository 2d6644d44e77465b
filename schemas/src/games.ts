import { fileURLToPath } from 'node:url'
import { alchemists, box } from '@athanor/alchemists'
import { colouredPotions, ingredients as herbs } from '@athanor/alchemy'
import { apprentices, boards, dieColours, dieKinds, resources, sides } from '@athanor/apprentices'
import { cauldrons, compendium, ingredients } from '@athanor/compendium'
import type { SchemaSource } from './gameSchema.ts'

const typesOf = (game: string) => fileURLToPath(new URL(`../../games/${game}/src/index.ts`, import.meta.url))

/** Every game that publishes what its data look like. */
export const sources: readonly SchemaSource[] = [
  {
    game: compendium,
    types: typesOf('compendium'),
    lists: { Ingredient: ingredients, Cauldron: cauldrons.map(({ products }) => ({ products })) },
  },
  {
    game: alchemists,
    types: typesOf('alchemists'),
    lists: {
      Ingredient: herbs,
      Favour: box.favours.ids,
      Seal: box.seals.ids,
      ColouredPotion: colouredPotions,
      Adventurer: box.adventurers.map(({ id, wants }) => ({ id, wants })),
      // GR-97: unless the host of the table brought others.
      StartupCard: box.startupCards ?? [],
      Grant: box.grants.map(({ ingredients: needed, points }) => ({ ingredients: needed, points })),
    },
  },
  {
    game: apprentices,
    types: typesOf('apprentices'),
    lists: {
      DieColour: dieColours.map((colour) => ({ colour, faces: dieKinds[colour].faces })),
      Resource: resources,
      // The sides of each board, first table first.
      Board: boards.apprentice.map((_, table) => Object.fromEntries(sides.map((side) => [side, boards[side][table]]))),
    },
  },
]
