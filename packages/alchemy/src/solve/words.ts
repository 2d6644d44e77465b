import { type Alchemical, alchemicals } from '../alchemical.ts'
import { type Aspect, colours, type Size } from '../aspect.ts'
import type { Trigger } from '../golem.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { type Luminary, luminaries } from '../luminary.ts'
import { aspectOf, isColouredPotion, type Potion, potions } from '../potion.ts'
import { type SaleQuality, saleQualities } from '../saleQuality.ts'

/** What people write for an ingredient, in English and Russian, small letters. The first word is what we write. */
const ingredientWords: Readonly<Record<Ingredient, readonly string[]>> = {
  mushroom: ['mushroom', 'гриб'],
  fern: ['fern', 'папоротник'],
  toad: ['toad', 'frog', 'жаба'],
  birdClaw: ['claw', 'birdclaw', 'bird claw', 'лапа', 'куриная лапа'],
  flower: ['flower', 'цветок'],
  mandrakeRoot: ['root', 'mandrakeroot', 'mandrake root', 'mandrake', 'корень', 'корень мандрагоры', 'мандрагора'],
  scorpion: ['scorpion', 'скорпион'],
  ravensFeather: ['feather', 'ravensfeather', "raven's feather", 'raven feather', 'raven', 'перо', 'перо ворона'],
}

const qualityWords: Readonly<Record<SaleQuality, readonly string[]>> = {
  exact: ['exact'],
  correctSign: ['sign', 'correctsign', 'correct sign'],
  neutral: ['neutral', '0'],
  wrongSign: ['wrong', 'wrongsign', 'wrong sign'],
}

/** The short form of a potion: R+ for healing, 0 for the neutral one. */
export function potionSign(potion: Potion): string {
  return isColouredPotion(potion) ? aspectSign(aspectOf(potion)) : '0'
}

export function aspectSign({ colour, sign }: Aspect): string {
  return colour.charAt(0).toUpperCase() + (sign === 'plus' ? '+' : '-')
}

export function ingredientWord(ingredient: Ingredient): string {
  return ingredientWords[ingredient][0] as string
}

export function ingredientFrom(text: string): Ingredient | undefined {
  const word = text.trim().toLowerCase().replaceAll('’', "'")
  return ingredients.find((ingredient) => ingredientWords[ingredient].includes(word))
}

export function potionFrom(text: string): Potion | undefined {
  const word = simple(text)
  return potions.find((potion) => potion === word || potionSign(potion).toLowerCase() === word)
}

export function aspectFrom(text: string): Aspect | undefined {
  const potion = potionFrom(text)
  return potion !== undefined && isColouredPotion(potion) ? aspectOf(potion) : undefined
}

/** Capitals matter here: they are the big circles. */
export function alchemicalFrom(text: string): Alchemical | undefined {
  return alchemicals.find((alchemical) => alchemical === text.trim())
}

export function luminaryFrom(text: string): Luminary | undefined {
  return luminaries.find((luminary) => luminary === simple(text))
}

export function qualityFrom(text: string): SaleQuality | undefined {
  return saleQualities.find((quality) => qualityWords[quality].includes(simple(text)))
}

export function triggerFrom(text: string): Trigger | undefined {
  const [size, name] = simple(text).split(/\s+/)
  const colour = colours.find((candidate) => candidate === name)
  return colour !== undefined && (size === 'big' || size === 'small')
    ? { colour, size: size satisfies Size }
    : undefined
}

/** Small letters, and an ordinary minus for the typographic one. */
function simple(text: string): string {
  return text.trim().toLowerCase().replace(/[−–]/g, '-')
}
