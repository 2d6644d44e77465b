import type { Alchemical } from '../alchemical.ts'
import type { Assignment } from '../assignment.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { alphabet, letterNumber } from './letters.ts'

/** the ingredients in the order in which the published scheme serves them. */
const served: readonly Ingredient[] = [
  'fern',
  'birdClaw',
  'mushroom',
  'flower',
  'mandrakeRoot',
  'scorpion',
  'toad',
  'ravensFeather',
]

const list: readonly Alchemical[] = ['Ppn', 'nPp', 'pnP', 'Nnp', 'pNn', 'npN', 'PPP', 'NNN']

/** The assignment of four capital letters by the published scheme: each digit takes an alchemical off the list. */
export function decodeOriginal(code: string): Assignment {
  const [c1, c2, c3, c4] = code.split('').map(letterNumber) as [number, number, number, number]
  const digits = [c1 % 8, c2 % 7, c3 % 6, c4 % 5, high(c3, 6) % 4, high(c2, 7) % 3, high(c1, 8) % 2, 0]
  const free = [...list]
  const given = served.map((ingredient, index) => [ingredient, free.splice(digits[index] as number, 1)[0]] as const)
  return Object.fromEntries(given.toSorted(byIngredient)) as unknown as Assignment
}

function byIngredient([one]: readonly [Ingredient, unknown], [other]: readonly [Ingredient, unknown]): number {
  return ingredients.indexOf(one) - ingredients.indexOf(other)
}

function high(letter: number, base: number): number {
  return Math.floor(letter / base)
}

/** All codes of the published scheme (last letter A to E) for an assignment: at least one, in alphabetical order. */
export function originalCodesOf(assignment: Assignment): readonly string[] {
  const free = [...list]
  const digits = served.map((ingredient) => {
    const digit = free.indexOf(assignment[ingredient])
    free.splice(digit, 1)
    return digit
  })
  const [d0, d1, d2, d3, d4, d5, d6] = digits as [number, number, number, number, number, number, number]
  const [first, second, third] = [firstLetters[d0]?.[d6], secondLetters[d1]?.[d5], thirdLetters[d2]?.[d4]]
  const last = alphabet.charAt(d3)
  return (first ?? []).flatMap((a) => (second ?? []).flatMap((b) => (third ?? []).map((c) => a + b + c + last)))
}

/** The letters that stand for two digits, by the low digit and the high one. */
function lettersByDigits(base: number, highBase: number): readonly (readonly (readonly string[])[])[] {
  const letters = alphabet.split('')
  return Array.from({ length: base }, (_, low) =>
    Array.from({ length: highBase }, (_digit, top) =>
      letters.filter((_letter, number) => number % base === low && high(number, base) % highBase === top),
    ),
  )
}

const firstLetters = lettersByDigits(8, 2)
const secondLetters = lettersByDigits(7, 3)
const thirdLetters = lettersByDigits(6, 4)
