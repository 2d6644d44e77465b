import { type Fact, factText, readFact, readFacts } from '@athanor/alchemy'
import { fromBase64Url, toBase64Url } from '../../lib/base64url.ts'
import { marksLength } from '../marks.ts'
import type { Following } from './following.ts'

/** A notebook that is kept on this device. */
export interface KeptNotebook {
  readonly id: string
  readonly name: string
  /** Played with the expansion: a golem, and books about sun and moon. */
  readonly golem: boolean
  readonly facts: readonly Fact[]
  /** Marks of one's own, as text. */
  readonly marks: string
  /** The game of this device's reader that it writes down by itself. */
  readonly follows: Following | null
  readonly changedAt: number
}

export type NotebookContent = Pick<KeptNotebook, 'name' | 'golem' | 'facts' | 'marks'>

export const notebookFormat = 'athanor-notebook/1'

/** More than any game has. */
export const mostFacts = 200
export const nameLength = 40

/** A notebook as a file. */
export function exported({ name, golem, facts, marks }: NotebookContent): object {
  return { format: notebookFormat, name, golem, facts, marks }
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
    facts: facts.slice(0, mostFacts).flatMap((each) => {
      const reading = readFact(each)
      return reading.ok ? [reading.fact] : []
    }),
    marks: typeof marks === 'string' && marks.length <= marksLength ? marks : '',
  }
}

export function cleanName(name: string): string {
  return name.replaceAll(/\s+/g, ' ').trim().slice(0, nameLength)
}

/** The part of a link after `#`: name, golem and facts in short; marks are one's own and stay. */
export function linkOf({ name, golem, facts }: NotebookContent): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify([name, golem ? 1 : 0, ...facts.map(factText)])))
}

/** Reads such a link; undefined when it is broken or none. */
export function linkedNotebook(link: string): NotebookContent | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(link)))
    if (!Array.isArray(value)) return undefined
    const [name, golem, ...lines] = value as readonly unknown[]
    if (typeof name !== 'string' || lines.some((line) => typeof line !== 'string')) return undefined
    const { facts, problems } = readFacts(lines.slice(0, mostFacts).join('\n'))
    return problems.length > 0 ? undefined : { name: cleanName(name), golem: golem === 1, facts, marks: '' }
  } catch {
    return undefined
  }
}
