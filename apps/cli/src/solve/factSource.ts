import { type Fact, inNotation, readFacts } from '@athanor/alchemy'
import type { Words } from '@athanor/terminal/words.ts'
import { misuse, type Problem } from '../problems.ts'
import { reasonText } from './reasonText.ts'

/** Where facts come from: how the place is named to the reader, and what stands there. */
export interface FactSource {
  readonly name: string
  readonly text: string
  /** In a file a fact is found by its line, on the command line by its number. */
  readonly inLines: boolean
}

/** Reads facts from lines, `;` or JSON. The first that is not understood ends in a sentence that says where it is. */
export function factsFrom(source: FactSource, words: Words): readonly Fact[] {
  return /^\s*[[{]/.test(source.text) ? factsInJson(source, words) : factsInText(source, words)
}

function factsInText(source: FactSource, words: Words): readonly Fact[] {
  const pieces = source.text.split(/\r?\n/).flatMap((line, index) =>
    line
      .replace(/#.*$/, '')
      .split(';')
      .map((told) => ({ told: told.trim(), line: index + 1 })),
  )
  return pieces
    .filter(({ told }) => told !== '')
    .flatMap(({ told, line }, index) => {
      const notation = inNotation(told)
      const { facts, problems } = readFacts(notation.text)
      const [problem] = problems
      if (problem === undefined) return facts
      const reason = reasonText(problem.reason, notation, words)
      throw source.inLines ? badLine(source, line, reason, words) : badFact(source, index + 1, reason, words)
    })
}

function factsInJson(source: FactSource, words: Words): readonly Fact[] {
  const { facts, problems } = readFacts(JSON.stringify(listIn(source, words)))
  const [problem] = problems
  if (problem === undefined) return facts
  throw badFact(source, problem.line, words.data(problem.reason), words)
}

/** The list of facts, or that of an earlier `--json` answer. */
function listIn(source: FactSource, words: Words): readonly unknown[] {
  let value: unknown
  try {
    value = JSON.parse(source.text)
  } catch (error) {
    const told = /line (\d+)/.exec(error instanceof Error ? error.message : '')?.[1]
    const line = told === undefined ? source.text.trimEnd().split('\n').length : Number(told)
    throw badLine(source, line, words.say('cli.solve.notJson'), words)
  }
  const list = typeof value === 'object' && value !== null && 'facts' in value ? value.facts : value
  if (!Array.isArray(list)) throw badLine(source, 1, words.say('cli.solve.noList'), words)
  return list
}

function badLine({ name }: FactSource, line: number, reason: string, { say }: Words): Problem {
  return misuse(say('cli.solve.badLine', { source: name, line, reason }))
}

function badFact({ name }: FactSource, fact: number, reason: string, { say }: Words): Problem {
  return misuse(say('cli.solve.badFact', { source: name, fact, reason }))
}
