import {
  alchemicals,
  type Fact,
  golemParts,
  type Ingredient,
  type IngredientPair,
  ingredients,
  type Solution,
  type SolvedExperiment,
  sameTrigger,
  triggers,
} from '@athanor/alchemy'
import type { Look } from '../games/gameFace.ts'
import { type Column, table } from '../terminal/table.ts'
import { wrapped } from '../terminal/textWidth.ts'
import type { Words } from '../words.ts'
import { chanceText } from './chanceText.ts'
import type { Explanation } from './claim.ts'
import { factLine, factWord } from './factWords.ts'
import type { GolemAnswer, GolemTest } from './golemAnswer.ts'

/** What follows from facts that fit together. */
export type Solved = Extract<Solution, { readonly possible: true }>

/** Everything that `solve` tells about such facts. */
export type Answer = Solved &
  Partial<Pick<GolemAnswer, 'golemTests'>> & {
    readonly allWorlds: number
    readonly explanations: readonly Explanation[]
  }

/** The answer as text, a section for each question, sections that have nothing to say left out. */
export function answerReport(answer: Answer, look: Look): readonly string[] {
  const { facts, explanations } = answer
  return setApart([
    allFacts(facts, look),
    worldsLines(answer, look),
    gridLines(answer, look),
    ...deductions(answer, look),
    golemLines(answer, look),
    golemTestLines(answer.golemTests ?? [], look),
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
  { words, paint }: Look,
): readonly string[] {
  const width = String(facts.length).length + 2
  const lines = places.flatMap((place) => {
    const fact = facts[place]
    return fact === undefined ? [] : [`${String(place + 1).padStart(width)}  ${factLine(fact, words)}`]
  })
  return [paint(heading, { bold: true }), ...lines]
}

/** How many worlds are left, and how many bits they are. */
export function worldsLines(
  { worlds, allWorlds, entropy }: Pick<Answer, 'worlds' | 'allWorlds' | 'entropy'>,
  { words, columns }: Look,
): readonly string[] {
  return wrapped(words.say('cli.solve.worlds', { worlds, all: allWorlds, bits: words.number(entropy, 1) }), columns)
}

function gridLines({ grid }: Answer, { words, paint, columns }: Look): readonly string[] {
  const head: readonly Column[] = [
    { title: words.say('cli.solve.ingredient') },
    ...alchemicals.map((title) => ({ title, numeric: true })),
  ]
  const rows = ingredients.map((ingredient) => [
    ingredientName(ingredient, words),
    ...alchemicals.map((alchemical) => chanceText(grid[ingredient][alchemical], words)),
  ])
  const legend = wrapped(words.say('cli.solve.legend'), columns).map((line) => paint(line, { dim: true }))
  return [paint(words.say('cli.solve.grid'), { bold: true }), ...table(head, rows, paint), ...legend]
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
      numbers(because),
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
      numbers(because),
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
  if (lines.length === 0) return [say('cli.solve.nothingToLearn')]
  const legend = wrapped(say('cli.solve.gainLegend'), look.columns)
  return [...lines, ...legend.map((line) => look.paint(line, { dim: true }))]
}

function golemLines({ golem }: Answer, look: Look): readonly string[] {
  const { words } = look
  if (golem.length === 0) return []
  return section(
    words.say('cli.solve.golem'),
    [{ title: '' }, ...golemParts.map((part) => ({ title: factWord(part, words), numeric: true }))],
    triggers.map((trigger) => [
      `${factWord(trigger.size, words)} ${factWord(trigger.colour, words)}`,
      ...golem.filter((each) => sameTrigger(each.trigger, trigger)).map(({ chance }) => chanceText(chance, words)),
    ]),
    look,
  )
}

function golemTestLines(tests: readonly GolemTest[], look: Look): readonly string[] {
  const { words } = look
  return section(
    words.say('cli.solve.golemTests'),
    gainColumns('', words),
    tests.map((test) => [golemTestName(test, words), ...gainCells(test, words)]),
    look,
  )
}

function golemTestName({ question }: GolemTest, words: Words): string {
  if (question.kind === 'golemTest') {
    return words.say('cli.solve.golemTest', { ingredient: ingredientName(question.ingredient, words) })
  }
  return question.kind === 'animation'
    ? words.say('cli.solve.animation', { pair: pairName(question.ingredients, words) })
    : ''
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

function section(
  heading: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { paint }: Look,
): readonly string[] {
  return rows.length === 0 ? [] : [paint(heading, { bold: true }), ...table(columns, rows, paint)]
}

function becauseColumn({ say }: Words): Column {
  return { title: say('cli.solve.because') }
}

function gainColumns(title: string, { say }: Words): readonly Column[] {
  return [
    { title },
    { title: say('cli.solve.bits'), numeric: true },
    { title: say('cli.solve.newCertain'), numeric: true },
    { title: say('cli.solve.newPublishable'), numeric: true },
  ]
}

type Gains = Pick<SolvedExperiment, 'gain' | 'newCertain' | 'newPublishable'>

function gainCells({ gain, newCertain, newPublishable }: Gains, words: Words): readonly string[] {
  return [gain, newCertain, newPublishable].map((value) => words.number(value, 2))
}

function ingredientName(ingredient: Ingredient, { say }: Words): string {
  return say(`alchemy.ingredient.${ingredient}`)
}

function pairName([one, other]: IngredientPair, words: Words): string {
  return `${ingredientName(one, words)} + ${ingredientName(other, words)}`
}

/** The numbers of facts as the reader sees them. */
function numbers(places: readonly number[]): string {
  return places.map((place) => place + 1).join(', ')
}
