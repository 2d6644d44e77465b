import { articleOn } from '@athanor/alchemists'
import type { Colour, Ingredient, Sign } from '@athanor/alchemy'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Named } from '../../pieces/Pieces.tsx'
import type { Renderer, RenderersOf } from '../../renderers.tsx'
import { ArticleSheet } from './ArticleSheet.tsx'

const aspectRenderer: Renderer<Colour> = (_, colour, { say }) => (
  <Named picture={<AspectSign colour={colour} sign={null} />}>{say(`alchemy.colour.${colour}`)}</Named>
)

const signRenderer: Renderer<Sign> = (_, sign, { say }) => (
  <>
    <b aria-hidden>{sign === 'plus' ? '+' : '−'}</b> {say('alchemists.value.sign', { sign })}
  </>
)

const tokenRenderer: Renderer<Ingredient> = (_, ingredient, { say }) => (
  <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
)

type Part =
  | 'articleColour'
  | 'firstSign'
  | 'secondSign'
  | 'redSpace'
  | 'greenSpace'
  | 'blueSpace'
  | 'whiteSpace'
  | 'endorsedArticle'

export const articleRenderers: RenderersOf<Part> = {
  articleColour: aspectRenderer,
  firstSign: signRenderer,
  secondSign: signRenderer,
  redSpace: tokenRenderer,
  greenSpace: tokenRenderer,
  blueSpace: tokenRenderer,
  whiteSpace: tokenRenderer,
  endorsedArticle(context, colour, words) {
    const published = articleOn(context.at.table, colour)
    return published === null ? aspectRenderer(context, colour, words) : <ArticleSheet {...published.article} />
  },
}
