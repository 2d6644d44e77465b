import { type GolemSolution, golemParts, type SolvedMark, sameTrigger, type Trigger, triggers } from '@athanor/alchemy'
import type { Look } from '../terminalClient.ts'
import type { Words } from '../words.ts'
import { chanceText } from './chanceText.ts'
import { factWord } from './factWords.ts'
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

/** What follows about the golem: its marks with the facts behind them, what to ask it, and what to tell the king. */
export function golemReport(golem: GolemSolution, look: Look): readonly (readonly string[])[] {
  return [markLines(golem, look), questionLines(golem, look), animationLines(golem, look), reportLines(golem, look)]
}

function triggerName({ colour, size }: Trigger, words: Words): string {
  return `${factWord(size, words)} ${factWord(colour, words)}`
}

function markLines({ marks }: GolemSolution, look: Look): readonly string[] {
  const { words } = look
  const cells = ({ chance, because }: SolvedMark) => [chanceText(chance, words), factNumbers(because ?? [])]
  return section(
    words.say('cli.solve.golem'),
    [
      { title: '' },
      ...golemParts.flatMap((part) => [{ title: factWord(part, words), numeric: true }, becauseColumn(words)]),
    ],
    triggers.map((trigger) => [
      triggerName(trigger, words),
      ...marks.filter((mark) => sameTrigger(mark.trigger, trigger)).flatMap(cells),
    ]),
    look,
  )
}

function questionLines({ questions }: GolemSolution, look: Look): readonly string[] {
  const { words } = look
  return section(
    words.say('cli.solve.golemTests'),
    gainColumns('', words),
    questions.map(({ question, ...gains }) => [
      question.kind === 'golemTest'
        ? words.say('cli.solve.golemTest', { ingredient: ingredientName(question.ingredient, words) })
        : words.say('cli.solve.animation', { pair: pairName(question.ingredients, words) }),
      ...gainCells(gains, words),
    ]),
    look,
  )
}

function animationLines({ animations }: GolemSolution, look: Look): readonly string[] {
  const { words } = look
  const { say } = words
  return section(
    say('cli.solve.animations'),
    [{ title: say('cli.solve.pair') }, { title: say('cli.solve.chance'), numeric: true }, becauseColumn(words)],
    animations.map(({ ingredients, chance, because }) => [
      pairName(ingredients, words),
      chanceText(chance, words),
      factNumbers(because ?? []),
    ]),
    look,
  )
}

function reportLines({ reports }: GolemSolution, look: Look): readonly string[] {
  const { words } = look
  const { say } = words
  const lines = section(
    say('cli.solve.reports'),
    [
      { title: '' },
      { title: say('cli.solve.report') },
      { title: say('cli.solve.chance'), numeric: true },
      { title: say('cli.solve.points'), numeric: true },
    ],
    reports.map(({ report, chance, worth }) => [
      factWord(report.part, words),
      report.tokens.map((token) => triggerName(token, words)).join(' | '),
      chanceText(chance, words),
      words.number(worth, 1),
    ]),
    look,
  )
  return [...lines, ...legend('cli.solve.reportLegend', look)]
}
