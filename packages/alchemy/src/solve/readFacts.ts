import type { Reason } from '@athanor/kernel'
import { alchemicals } from '../alchemical.ts'
import { type Fact, isHardFact } from '../fact.ts'
import { golemParts, triggers } from '../golem.ts'
import { colouredPotions, potions } from '../potion.ts'
import { type FactReading, readFact } from '../readFact.ts'
import { reason } from '../reasons.ts'
import { potionsOfQuality } from '../saleQuality.ts'
import { articleFact } from './readArticle.ts'
import {
  alchemicalFrom,
  aspectFrom,
  ingredientFrom,
  luminaryFrom,
  potionFrom,
  qualityFrom,
  triggerFrom,
} from './words.ts'

export interface FactProblem {
  /** The line of a text, or the place in a JSON list, from 1. */
  readonly line: number
  readonly reason: Reason
}

export interface FactsReading {
  readonly facts: readonly Fact[]
  readonly problems: readonly FactProblem[]
}

/**
 * Reads facts from a JSON list or from lines:
 *
 *     mushroom + toad = R+             an experiment; several potions with |
 *     fern + toad != G-                a demonstration answered with no
 *     fern + toad as G+: sign          a sale: exact, sign, neutral or wrong
 *     scorpion + ? = B-                seen with the Periscope
 *     scorpion has G+                  a debunking; several aspects with |
 *     fern = Nnp | Ppn                 alchemicals, also with !=
 *     flower = solar                   a book
 *     golem fern = chest               chest, ears, both or none
 *     animate fern + toad = no         yes or no
 *     ears = small green | big blue    what a part of the golem reacts to, also with !=
 *     article R+: toad, root | R-: scorpion, fern     all that an article says
 *     toad ~ pnP x3                    a rival's theory, thrice as likely when it is correct
 *     toad ~ 1 3 1 1 1 1 1 1           one weight for each alchemical
 *     fern + toad = B+ x5              any fact with odds is a hunch
 *
 * Empty lines and what follows a # are passed over.
 */
export function readFacts(text: string): FactsReading {
  const json = text.trimStart().startsWith('[')
  const readings = json ? readJson(text) : readLines(text)
  return {
    facts: readings.flatMap(({ reading }) => (reading.ok ? [reading.fact] : [])),
    problems: readings.flatMap(({ reading, line }) => (reading.ok ? [] : [{ line, reason: reading.reason }])),
  }
}

interface PlacedReading {
  readonly line: number
  readonly reading: FactReading
}

function readJson(text: string): readonly PlacedReading[] {
  const values = parsed(text)
  if (!Array.isArray(values)) return [{ line: 1, reading: refuse('alchemy.reject.factShape') }]
  return values.map((value, index) => ({ line: index + 1, reading: readFact(value) }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readLines(text: string): readonly PlacedReading[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const told = line.replace(/#.*$/, '').trim()
    return told === '' ? [] : [{ line: index + 1, reading: readLine(told) }]
  })
}

function refuse(...told: Parameters<typeof reason>): FactReading {
  return { ok: false, reason: reason(...told) }
}

function readLine(line: string): FactReading {
  const published = /^([^~]+)~\s*(\w{3})\s*x\s*([\d.]+)$/.exec(line)
  if (published !== null) {
    const [, ingredient, alchemical, odds] = published as unknown as readonly string[]
    return checked({
      kind: 'publication',
      ingredient: known(ingredient, ingredientFrom),
      alchemical: known(alchemical, alchemicalFrom),
      odds: Number(odds),
    })
  }
  const leaning = /^([^~]+)~([\d.\s]+)$/.exec(line)
  if (leaning !== null) {
    const [, ingredient, weights] = leaning as unknown as readonly [string, string, string]
    const numbers = weights.trim().split(/\s+/).map(Number)
    return checked({ kind: 'leaning', ingredient: known(ingredient, ingredientFrom), weights: numbers })
  }
  const hunch = /^(.+?)\s+x\s*([\d.]+)$/.exec(line)
  if (hunch === null) return readHardLine(line)
  const [, told, odds] = hunch as unknown as readonly [string, string, string]
  const reading = readHardLine(told)
  return reading.ok && isHardFact(reading.fact)
    ? checked({ kind: 'hunch', fact: reading.fact, odds: Number(odds) })
    : reading
}

/** Each form of a line with what it says. The first that fits decides. */
const forms: readonly (readonly [RegExp, (...parts: readonly string[]) => unknown])[] = [
  [
    /^golem\s+(.+)=\s*(chest|ears|both|none)$/i,
    (ingredient, shown) => ({
      kind: 'reaction',
      ingredient: known(ingredient, ingredientFrom),
      chest: /chest|both/i.test(shown ?? ''),
      ears: /ears|both/i.test(shown ?? ''),
    }),
  ],
  [
    /^animate\s+(.+)\+(.+)=\s*(yes|no)$/i,
    (one, other, worked) => ({ kind: 'animation', ingredients: pair(one, other), worked: /yes/i.test(worked ?? '') }),
  ],
  [/^article\s+(.+)$/i, (text) => articleFact(text ?? '')],
  [
    /^(chest|ears)\s*(!?=)(.+)$/i,
    (part, sign, list) => ({
      kind: 'trigger',
      part: golemParts.find((name) => name === part?.toLowerCase()),
      triggers: listed(sign, list, triggers, triggerFrom),
    }),
  ],
  [
    /^([^+]+)\+\s*\?\s*(!?=)(.+)$/,
    (ingredient, sign, list) => ({
      kind: 'glimpse',
      ingredient: known(ingredient, ingredientFrom),
      potions: listed(sign, list, potions, potionFrom),
    }),
  ],
  [
    /^([^+=]+)\+([^=!]+)(!?=)(.+)$/,
    (one, other, sign, list) => ({
      kind: 'mix',
      ingredients: pair(one, other),
      potions: listed(sign, list, potions, potionFrom),
    }),
  ],
  [
    /^(.+)\shas\s(.+)$/i,
    (ingredient, list) => ({
      kind: 'aspect',
      ingredient: known(ingredient, ingredientFrom),
      aspects: split(list).map((item) => known(item, aspectFrom)),
    }),
  ],
  [
    /^(.+)=\s*(solar|lunar)$/i,
    (ingredient, luminary) => ({
      kind: 'luminary',
      ingredient: known(ingredient, ingredientFrom),
      luminary: known(luminary, luminaryFrom),
    }),
  ],
  [
    /^([^=!]+)(!?=)(.+)$/,
    (ingredient, sign, list) => ({
      kind: 'alchemical',
      ingredient: known(ingredient, ingredientFrom),
      alchemicals: listed(sign, list, alchemicals, alchemicalFrom),
    }),
  ],
]

function readHardLine(line: string): FactReading {
  const sale = /^([^+]+)\+(.+)\sas\s+([^:]+):(.+)$/i.exec(line)
  if (sale !== null) return readSale(...(sale.slice(1) as [string, string, string, string]))
  for (const [form, told] of forms) {
    const match = form.exec(line)
    const fact = match === null ? undefined : told(...match.slice(1))
    if (fact !== undefined) return checked(fact)
  }
  return refuse('alchemy.reject.factLine')
}

function readSale(one: string, other: string, promise: string, shown: string): FactReading {
  const promised = colouredPotions.find((potion) => potion === potionFrom(promise))
  if (promised === undefined) return refuse('alchemy.reject.factWord', { word: promise.trim() })
  const quality = qualityFrom(shown)
  if (quality === undefined) return refuse('alchemy.reject.factWord', { word: shown.trim() })
  return checked({ kind: 'mix', ingredients: pair(one, other), potions: potionsOfQuality(promised, quality) })
}

/** Words that were not understood are still in the fact, and `readFact` names them. */
function checked(fact: unknown): FactReading {
  return readFact(fact)
}

function known<Item>(text: string | undefined, from: (word: string) => Item | undefined): Item | string {
  return from(text ?? '') ?? (text ?? '').trim()
}

function pair(one: string | undefined, other: string | undefined): readonly unknown[] {
  return [known(one, ingredientFrom), known(other, ingredientFrom)]
}

function split(list: string | undefined): readonly string[] {
  return (list ?? '').split('|')
}

/** The items named, or with != all others. */
function listed<Item>(
  sign: string | undefined,
  list: string | undefined,
  all: readonly Item[],
  from: (word: string) => Item | undefined,
): readonly unknown[] {
  const named = split(list).map((item) => known(item, from))
  const strange = named.filter((item) => typeof item === 'string' && from(item) === undefined && !isOneOf(item, all))
  if (sign === '=' || strange.length > 0) return named
  const texts = named.map((item) => JSON.stringify(item))
  return all.filter((item) => !texts.includes(JSON.stringify(item)))
}

function isOneOf(item: unknown, all: readonly unknown[]): boolean {
  return all.includes(item)
}
