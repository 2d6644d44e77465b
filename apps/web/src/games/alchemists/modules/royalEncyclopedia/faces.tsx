import { articleOn } from '@athanor/alchemists'
import type { Colour, Ingredient, Sign } from '@athanor/alchemy'
import { AspectSign } from '../../../../alchemy/AspectSign.tsx'
import { Medal } from '../../../../alchemy/Ingredients.tsx'
import type { Face, FacesOf } from '../../faces.tsx'
import { Named } from '../../pieces/Pieces.tsx'
import { ArticleSheet } from './ArticleSheet.tsx'

const aspectFace: Face<Colour> = (_, colour, { say }) => (
  <Named picture={<AspectSign colour={colour} sign={null} />}>{say(`alchemy.colour.${colour}`)}</Named>
)

const signFace: Face<Sign> = (_, sign, { say }) => (
  <>
    <b aria-hidden>{sign === 'plus' ? '+' : '−'}</b> {say('alchemists.value.sign', { sign })}
  </>
)

const tokenFace: Face<Ingredient> = (_, ingredient, { say }) => (
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

export const articleFaces: FacesOf<Part> = {
  articleColour: aspectFace,
  firstSign: signFace,
  secondSign: signFace,
  redSpace: tokenFace,
  greenSpace: tokenFace,
  blueSpace: tokenFace,
  whiteSpace: tokenFace,
  endorsedArticle(asking, colour, words) {
    const published = articleOn(asking.at.table, colour)
    return published === null ? aspectFace(asking, colour, words) : <ArticleSheet {...published.article} />
  },
}
