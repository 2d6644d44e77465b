import {
  type Artifact,
  type Counts,
  type Favour,
  type Grant,
  kindsIn,
  rulesAt,
  type Seal,
  type Space,
  type Table,
} from '@athanor/alchemists'
import {
  type Alchemical,
  aspectOf,
  type Colour,
  colours,
  type Ingredient,
  type Potion,
  potionSign,
} from '@athanor/alchemy'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { padEnd } from '@athanor/terminal/textWidth.ts'

/** A board must do with them. */
export const mostColumns = 80

/** The three colours of aspects and potions; the shades are seen on dark and on light ground. */
const inks: Readonly<Record<Colour, number>> = { red: 203, green: 78, blue: 75 }

/** Labels of lines stand in a column of this width. */
const labelWidth = 11

export function labelled(label: string, text: string): string {
  return padEnd(label, labelWidth) + text
}

/** The colour of an aspect, by name. */
export function colourName(colour: Colour, look: Look): string {
  return inAspectColour(look.words.say(`alchemy.colour.${colour}`), colour, look)
}

/** Something in the colour of an aspect. */
export function inAspectColour(text: string, colour: Colour, { paint }: Look): string {
  return paint(text, { ink: inks[colour] })
}

export function ingredientName(ingredient: Ingredient, { words }: Look): string {
  return words.say(`alchemy.ingredient.${ingredient}`)
}

/** Three letters, for the head of a column. */
export function ingredientMark(ingredient: Ingredient, { words }: Look): string {
  return words.say('cli.alchemists.ingredient', { ingredient })
}

/** Ingredients as part of a sentence. */
function ingredientsInWords(ingredients: readonly Ingredient[], look: Look): string {
  return look.words.list(ingredients.map((ingredient) => ingredientName(ingredient, look)))
}

/** What a grant is for, and its points. */
export function grantText({ name, ingredients, points }: Grant, look: Look): string {
  const { words } = look
  const wanted = name === undefined ? ingredientsInWords(ingredients, look) : words.say(`alchemists.grant.${name}`)
  return words.say('alchemists.value.grant', { ingredients: wanted, points })
}

/** Colour and sign of a potion in two letters: `R+`, `0` for the neutral one. */
export function potionMark(potion: Potion, look: Look): string {
  const mark = potionSign(potion)
  return potion === 'neutral' ? mark : inAspectColour(mark, aspectOf(potion).colour, look)
}

function potionName(potion: Potion, { words }: Look): string {
  return words.say(`alchemy.potion.${potion}`)
}

/** A potion with its mark: `R+ healing potion`. */
export function potionText(potion: Potion, look: Look): string {
  return `${padEnd(potionMark(potion, look), 2)} ${potionName(potion, look)}`
}

/** The letters of an alchemical, each in its colour. */
export function alchemicalMark(alchemical: Alchemical, look: Look): string {
  return colours.map((colour, place) => inAspectColour(alchemical.charAt(place), colour, look)).join('')
}

export function artifactName(artifact: Artifact, { words }: Look): string {
  return words.say(`alchemists.artifact.${artifact}`)
}

export function favourName(favour: Favour, { words }: Look): string {
  return words.say(`alchemists.favour.${favour}`)
}

export function spaceName(space: Space, { words }: Look): string {
  return words.say(`alchemists.space.${space}`)
}

/** Three letters, for the head of a column. */
export function spaceMark(space: Space, { words }: Look): string {
  return words.say('cli.alchemists.space', { space })
}

/** The face of a seal in one sign: a star, or the letter of the colour that it hedges. */
export function sealMark(seal: Seal, look: Look): string {
  if (seal === 'gold') return '★'
  if (seal === 'silver') return '☆'
  return seal === 'white' ? 'w' : inAspectColour(seal.charAt(0), seal, look)
}

export function sealName(seal: Seal, { words }: Look): string {
  return words.say(`alchemists.seal.${seal}`)
}

/** `toad × 2`, or the name alone. */
export function counted(name: string, count: number): string {
  return count === 1 ? name : `${name} ×${count}`
}

/** Favour cards by name: `Herbalist, Sage ×2`. */
export function favourList(counts: Counts<Favour>, table: Table, look: Look): string {
  const { favours } = rulesAt(table)
  return kindsIn(counts)
    .map((kind) => counted(favourName(favours.at(kind), look), counts[kind] ?? 0))
    .join(', ')
}

export function goldText(count: number, { words }: Look): string {
  return words.say('alchemists.count.gold', { count })
}

export function cubesText(count: number, { words }: Look): string {
  return words.say('alchemists.count.cubes', { count })
}
