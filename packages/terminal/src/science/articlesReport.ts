import { type ArticlesSolution, claimsOf, isRight, type SolvedArticle } from '@athanor/alchemy'
import type { Look } from '../terminalClient.ts'
import { chanceText } from './chanceText.ts'
import { factLine } from './factWords.ts'
import { becauseColumn, factNumbers, ingredientName, legend, section } from './sections.ts'

/** What may become of articles: those that were asked for, each with its hedges, and the likeliest to be right. */
export function articlesReport({ asked, best }: ArticlesSolution, look: Look): readonly (readonly string[])[] {
  return [...asked.map((article) => articleLines(article, look)), rankedLines(best, look)]
}

function articleLines({ article, right, safe, because }: SolvedArticle, look: Look): readonly string[] {
  const { words } = look
  const { say } = words
  const lines = section(
    factLine(isRight(article), words),
    [
      { title: say('cli.solve.space') },
      { title: say('cli.solve.ingredient') },
      { title: say('cli.solve.safeHedge'), numeric: true },
      becauseColumn(words),
    ],
    [
      ...claimsOf(article).map(({ space, ingredient }) => [
        say(`cli.solve.space.${space}`),
        ingredientName(ingredient, words),
        chanceText(safe[space], words),
      ]),
      ['★', say('cli.solve.allRight'), chanceText(right, words), factNumbers(because)],
    ],
    look,
  )
  return [...lines, ...legend('cli.solve.articleLegend', look)]
}

function rankedLines(best: readonly SolvedArticle[], look: Look): readonly string[] {
  const { words } = look
  const { say } = words
  return section(
    say('cli.solve.articles'),
    [{ title: say('cli.solve.article') }, { title: say('cli.solve.right'), numeric: true }, becauseColumn(words)],
    best.map(({ article, right, because }) => [
      factLine(isRight(article), words),
      chanceText(right, words),
      factNumbers(because),
    ]),
    look,
  )
}
