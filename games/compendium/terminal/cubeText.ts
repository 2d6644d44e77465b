import { type Cubes, type Ingredient, ingredients, kindsIn } from '@athanor/compendium'
import type { Look } from '@athanor/terminal/terminalClient.ts'

/** R-010: the cubes' own colours, light enough for a black letter on them. */
const grounds: Readonly<Record<Ingredient, number>> = {
  birdLegs: 250,
  mushrooms: 75,
  trollEyes: 208,
  dragonsBlood: 78,
  spiders: 220,
}

const black = 16

/** One cube: its letter on its colour, so that neither is needed to read the other. */
export function cube(ingredient: Ingredient, { words, paint }: Look): string {
  return paint(words.say('cli.compendium.letter', { ingredient }), { ink: black, ground: grounds[ingredient] })
}

/** Something in the colour of an ingredient. */
export function inColour(text: string, ingredient: Ingredient, { paint }: Look): string {
  return paint(text, { ink: grounds[ingredient] })
}

/** A letter for each cube, side by side. */
export function cubeRow(cubes: Cubes, look: Look): string {
  return kindsIn(cubes)
    .map((kind) => cube(ingredients[kind], look).repeat(cubes[kind]))
    .join('')
}
