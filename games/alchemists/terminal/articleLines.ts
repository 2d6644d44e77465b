import { articleId, articlesOn, publishedArticles, type View } from '@athanor/alchemists'
import {
  type Article,
  aspectSign,
  type Colour,
  claimedSign,
  claimsOf,
  type Ingredient,
  type Sign,
} from '@athanor/alchemy'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { ingredientLine, sealMarks } from './ingredientTable.ts'
import { inAspectColour, ingredientMark, ingredientName } from './terms.ts'

/** Colour and sign: `R+`. */
function aspectMark(colour: Colour, sign: Sign, look: Look): string {
  return inAspectColour(aspectSign({ colour, sign }), colour, look)
}

/** The claims of an article in the order of its spaces: `+Toa +Man -Sco -Fer`. */
export function claimMarks(article: Article, look: Look): string {
  return claimsOf(article)
    .map(({ ingredient, sign }) => `${sign === 'plus' ? '+' : '-'}${ingredientMark(ingredient, look)}`)
    .join(' ')
}

/** G-083: what articles say of each ingredient. */
export function articleLines(view: View, look: Look): readonly string[] {
  const { table } = view
  if (table.slots.royalEncyclopedia === undefined) return []
  const said = (ingredient: Ingredient) =>
    articlesOn(table)
      .map((article) => {
        const sign = claimedSign(article, ingredient)
        return sign === undefined ? '' : aspectMark(article.colour, sign, look)
      })
      .join('')
  const { words } = look
  return [
    ingredientLine(words.say('cli.alchemists.articles'), (ingredient) => {
      const marks = said(ingredient)
      return marks === '' ? look.paint('·', { dim: true }) : marks
    }),
  ]
}

/** G-086, G-091: each article with what lies on which of its spaces, and whose seals lie there. */
export function encyclopediaLines(view: View, look: Look): readonly string[] {
  const { table } = view
  if (table.slots.royalEncyclopedia === undefined) return []
  const { words, paint, columns } = look
  const lines = publishedArticles(table).flatMap(({ article, seals }) => {
    const claims = claimsOf(article).map(({ space, ingredient, sign }) =>
      words.say('cli.alchemists.claim', {
        space,
        aspect: aspectMark(article.colour, sign, look),
        ingredient: ingredientName(ingredient, look),
      }),
    )
    const marks = sealMarks(view, articleId(article.colour), seals, look)
    return wrapped(`${marks} ${claims.join(', ')}`, columns - 3, '  ').map((line) => `  ${line}`)
  })
  return [paint(words.say('cli.alchemists.encyclopedia'), { bold: true }), ...(lines.length === 0 ? ['  –'] : lines)]
}
