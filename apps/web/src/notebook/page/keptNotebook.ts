import {
  factText,
  type IngredientPair,
  ingredientPairs,
  isIngredient,
  pairIndex,
  readFact,
  readFacts,
} from '@athanor/alchemy'
import type { DebunkVariant } from '@athanor/alchemy/reader'
import { marksLength } from '@athanor/alchemy-ui/notebook/marks.ts'
import { fromBase64Url, toBase64Url } from '@athanor/ui/lib/base64url.ts'
import type { Noted } from './board.ts'
import type { Following } from './following.ts'

/** A notebook that is kept on this device. */
export interface KeptNotebook extends Noted {
  readonly id: string
  readonly name: string
  /** Played with the expansion: a golem, and books about sun and moon. */
  readonly golem: boolean
  /** How theories are debunked in this game. */
  readonly procedure: DebunkVariant
  /** Marks of one's own, as text. */
  readonly marks: string
  /** The game of this device's reader that it writes down by itself. */
  readonly follows: Following | null
  readonly changedAt: number
}

export type NotebookContent = Pick<KeptNotebook, 'name' | 'golem' | 'procedure' | 'facts' | 'conflicts' | 'marks'>

export const notebookFormat = 'athanor-notebook/1'

/** More than any game has. */
export const mostFacts = 200
export const nameLength = 40

/** A notebook as a file. */
export function exported({ name, golem, procedure, facts, conflicts, marks }: NotebookContent): object {
  return { format: notebookFormat, name, golem, procedure, facts, conflicts, marks }
}

/** Reads a notebook from outside; undefined when it is none. Facts that are none are left out. */
export function importedNotebook(value: unknown): NotebookContent | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = new Map<string, unknown>(Object.entries(value))
  const facts = given.get('facts')
  if (given.get('format') !== notebookFormat || !Array.isArray(facts)) return undefined
  const name = given.get('name')
  const marks = given.get('marks')
  return {
    name: cleanName(typeof name === 'string' ? name : ''),
    golem: given.get('golem') === true,
    procedure: given.get('procedure') === 'master' ? 'master' : 'apprentice',
    conflicts: pairsIn(given.get('conflicts')),
    facts: facts.slice(0, mostFacts).flatMap((each) => {
      const reading = readFact(each)
      return reading.ok ? [reading.fact] : []
    }),
    marks: typeof marks === 'string' && marks.length <= marksLength ? marks : '',
  }
}

/** Pairs of ingredients, each once; whatever is none is left out. */
function pairsIn(value: unknown): readonly IngredientPair[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : []
  const places = given.flatMap((pair) => {
    const [one, other] = Array.isArray(pair) ? (pair as readonly unknown[]) : []
    return isIngredient(one) && isIngredient(other) && one !== other ? [pairIndex(one, other)] : []
  })
  return ingredientPairs.filter((_, place) => places.includes(place))
}

export function cleanName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, nameLength)
}

/** What a link says in numbers: 1 for the expansion, 2 for masters, then the pairs in conflict. */
function settingsOf({ golem, procedure, conflicts }: NotebookContent): readonly number[] {
  return [(golem ? 1 : 0) + (procedure === 'master' ? 2 : 0), ...conflicts.map((pair) => pairIndex(...pair))]
}

/** The part of a link after `#`: name, settings and facts in short; marks are one's own and stay. */
export function linkOf(notebook: NotebookContent): string {
  const { name, facts } = notebook
  return toBase64Url(new TextEncoder().encode(JSON.stringify([name, settingsOf(notebook), ...facts.map(factText)])))
}

/** Reads such a link; undefined when it is broken or none. */
export function linkedNotebook(link: string): NotebookContent | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(link)))
    if (!Array.isArray(value)) return undefined
    const [name, settings, ...lines] = value as readonly unknown[]
    if (typeof name !== 'string' || lines.some((line) => typeof line !== 'string')) return undefined
    const { facts, problems } = readFacts(lines.slice(0, mostFacts).join('\n'))
    if (problems.length > 0) return undefined
    // Older links have one number alone.
    const [kind, ...places] = Array.isArray(settings) ? (settings as readonly unknown[]) : [settings]
    return {
      name: cleanName(name),
      golem: kind === 1 || kind === 3,
      procedure: kind === 2 || kind === 3 ? 'master' : 'apprentice',
      facts,
      conflicts: ingredientPairs.filter((_, place) => places.includes(place)),
      marks: '',
    }
  } catch {
    return undefined
  }
}
