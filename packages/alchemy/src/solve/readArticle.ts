import type { Reason } from '@athanor/kernel'
import type { Article } from '../article.ts'
import type { Sign } from '../aspect.ts'
import { readFact } from '../readFact.ts'
import { reason } from '../reasons.ts'
import { aspectFrom, ingredientFrom } from './words.ts'

export type ArticleReading =
  | { readonly ok: true; readonly article: Article }
  | { readonly ok: false; readonly reason: Reason }

/** One result token as it was written: its sign and what lies below it; words that were not understood are left in. */
interface Side {
  readonly colour: string
  readonly sign: Sign | ''
  readonly listed: readonly string[]
}

function sidesOf(text: string): readonly Side[] | undefined {
  const sides = text.split('|').map((side) => /^([^:]+):(.+)$/.exec(side.trim()))
  if (sides.some((side) => side === null)) return undefined
  return sides.map((side) => {
    const [, head, list] = side as unknown as readonly [string, string, string]
    const { colour, sign } = aspectFrom(head) ?? ({ colour: head.trim(), sign: '' } as const)
    return { colour, sign, listed: list.split(',').map((word) => ingredientFrom(word) ?? word.trim()) }
  })
}

/**
 * Reads what follows the word `article`, for example `R+: toad, root | R-: scorpion, fern`, as the fact that it is
 * right: not yet checked, with words that were not understood still in it. Undefined when it has no such form.
 */
export function articleFact(text: string): unknown {
  const sides = sidesOf(text)
  if (sides === undefined) return undefined
  const [colour] = sides.map((side) => side.colour)
  const under = (sign: Sign) => sides.flatMap((side) => (side.sign === sign ? side.listed : []))
  const strange = sides.find((side) => side.sign === '')
  // A word that is no aspect is no ingredient either, and will be named.
  if (strange !== undefined) return { kind: 'article', colour: 'red', plus: [strange.colour], minus: [] }
  // Two colours in one article would be two articles.
  const one = sides.every((side) => side.colour === colour)
  return { kind: 'article', colour, plus: one ? under('plus') : [], minus: one ? under('minus') : [] }
}

/** Reads an article with its spaces: ingredients lie on red, green, blue and white in the order in which they stand. */
export function readArticle(text: string): ArticleReading {
  const told = text.trim().replace(/^article\s+/i, '')
  const fact = articleFact(told)
  if (fact === undefined) return { ok: false, reason: reason('alchemy.reject.articleLine') }
  const reading = readFact(fact)
  if (!reading.ok) return reading
  const sides = sidesOf(told) as readonly [Side, Side?]
  const [one, other = one] = sides
  const listed = sides.flatMap((side) => side?.listed ?? [])
  const article = { colour: one.colour, signs: [one.sign, other.sign], ingredients: listed } as unknown as Article
  return { ok: true, article }
}
