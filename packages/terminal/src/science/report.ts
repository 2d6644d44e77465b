import {
  type ArticlesSolution,
  alchemicals,
  type Explanation,
  type Fact,
  ingredients,
  type LibrarySolution,
  type Solution,
} from '@athanor/alchemy'
import type { Column } from '../table.ts'
import type { Look } from '../terminalClient.ts'
import { wrapped } from '../textWidth.ts'
import { articlesReport } from './articlesReport.ts'
import { chanceText } from './chanceText.ts'
import { factLine, factWord } from './factWords.ts'
import { golemReport } from './golemReport.ts'
import { libraryReport } from './libraryReport.ts'
import {
  becauseColumn,
  factNumbers,
  gainCells,
  gainColumns,
  ingredientName,
  legend,
  pairName,
  section,
} from './sections.ts'

/** What follows from facts that fit together. */
export type Solved = Extract<Solution, { readonly possible: true }>

/** Everything that `solve` tells about such facts. */
export type FullSolution = Solved & {
  readonly library?: LibrarySolution
  readonly articles?: ArticlesSolution
  readonly explanations: readonly Explanation[]
}

/** The answer as text, a section for each question, sections that have nothing to say left out. */
export function answerReport(answer: FullSolution, look: Look): readonly string[] {
  const { facts, golem, library, articles, explanations } = answer
  return setApart([
    allFacts(facts, look),
    worldsLines(answer, look),
    gridLines(answer, look),
    ...deductions(answer, look),
    ...(library === undefined ? [] : libraryReport(library, look)),
    ...(golem === null ? [] : golemReport(golem, look)),
    ...(articles === undefined ? [] : articlesReport(articles, look)),
    ...explanations.map((explanation) => explanationLines(explanation, facts, look)),
  ])
}

/** Sections below each other, those left out that have nothing to say. */
export function setApart(sections: readonly (readonly string[])[]): readonly string[] {
  return sections.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}

/** What follows beyond the grid: theories that are certain, with the facts that prove them, and what to try next. */
export function deductions(answer: Solved, look: Look): readonly (readonly string[])[] {
  return [certainLines(answer, look), hedgedLines(answer, look), experimentLines(answer, look)]
}

/** All facts under one heading. */
export function allFacts(facts: readonly Fact[], look: Look): readonly string[] {
  const everyFact = facts.map((_, place) => place)
  return facts.length === 0 ? [] : factList(look.words.say('cli.solve.facts'), facts, everyFact, look)
}

/** Facts under a heading, with their numbers in the whole list. */
export function factList(
  heading: string,
  facts: readonly Fact[],
  places: readonly number[],
  { words, paint, columns }: Look,
): readonly string[] {
  const width = String(facts.length).length + 2
  const lines = places.flatMap((place) => {
    const fact = facts[place]
    return fact === undefined ? [] : [`${String(place + 1).padStart(width)}  ${factLine(fact, words)}`]
  })
  return [...wrapped(heading, columns).map((line) => paint(line, { bold: true })), ...lines]
}

/** How many worlds are left, and how many bits they are. */
export function worldsLines(
  { worlds, allWorlds, entropy }: Pick<Solved, 'worlds' | 'allWorlds' | 'entropy'>,
  { words, columns }: Look,
): readonly string[] {
  return wrapped(words.say('cli.solve.worlds', { worlds, all: allWorlds, bits: words.number(entropy, 1) }), columns)
}

function gridLines({ grid }: Solved, look: Look): readonly string[] {
  const { words } = look
  const head: readonly Column[] = [
    { title: words.say('cli.solve.ingredient') },
    ...alchemicals.map((title) => ({ title, numeric: true })),
  ]
  const rows = ingredients.map((ingredient) => [
    ingredientName(ingredient, words),
    ...alchemicals.map((alchemical) => chanceText(grid[ingredient][alchemical], words)),
  ])
  return [...section(words.say('cli.solve.grid'), head, rows, look), ...legend('cli.solve.legend', look)]
}

function certainLines({ certain }: Solved, look: Look): readonly string[] {
  const { words } = look
  const { say } = words
  return section(
    say('cli.solve.certain'),
    [{ title: say('cli.solve.ingredient') }, { title: say('cli.solve.alchemical') }, becauseColumn(words)],
    certain.map(({ ingredient, alchemical, because }) => [
      ingredientName(ingredient, words),
      alchemical,
      factNumbers(because),
    ]),
    look,
  )
}

function hedgedLines({ hedged }: Solved, look: Look): readonly string[] {
  const { words } = look
  const { say } = words
  return section(
    say('cli.solve.hedged'),
    [
      { title: say('cli.solve.ingredient') },
      { title: say('cli.solve.alchemical') },
      { title: say('cli.solve.openColour') },
      becauseColumn(words),
    ],
    hedged.map(({ ingredient, alchemicals: both, open, because }) => [
      ingredientName(ingredient, words),
      both.join(' | '),
      factWord(open, words),
      factNumbers(because),
    ]),
    look,
  )
}

function experimentLines({ experiments }: Solved, look: Look): readonly string[] {
  const { words } = look
  const { say } = words
  const lines = section(
    say('cli.solve.experiments'),
    gainColumns(say('cli.solve.mix'), words),
    experiments.map((experiment) => [pairName(experiment.ingredients, words), ...gainCells(experiment, words)]),
    look,
  )
  return lines.length === 0 ? [say('cli.solve.nothingToLearn')] : [...lines, ...legend('cli.solve.gainLegend', look)]
}

function explanationLines(
  { claim, verdict, because }: Explanation,
  facts: readonly Fact[],
  look: Look,
): readonly string[] {
  const { words } = look
  const heading = words.say('cli.solve.verdict', { claim: factLine(claim, words), verdict, count: because.length })
  return factList(heading, facts, because, look)
}
