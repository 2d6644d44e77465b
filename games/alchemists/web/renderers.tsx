import type { ActionPart, Artifact, Favour, PartValues, PromptContext } from '@athanor/alchemists'
import type { Colour, Ingredient } from '@athanor/alchemy'
import { FlaskShape } from '@athanor/alchemy-ui/FlaskShape.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import type { ReactNode } from 'react'
import { artifactArt, favourArt } from './pieces/art.ts'
import { Named } from './pieces/Pieces.tsx'
import type { Words } from './words.ts'

/** How a value looks that can be chosen. */
export type Renderer<Value> = (context: PromptContext, value: Value, words: Words) => ReactNode

/** A renderer for each of some parts. */
export type RenderersOf<Name extends ActionPart> = { readonly [Each in Name]: Renderer<PartValues[Each]> }

export function ingredientRenderer(_: PromptContext, ingredient: Ingredient, { say }: Words): ReactNode {
  return <Named picture={<Medal ingredient={ingredient} />}>{say(`alchemy.ingredient.${ingredient}`)}</Named>
}

/** A colour without a sign: that is what the reader is asked for. */
export function colourRenderer(_: PromptContext, colour: Colour, { say }: Words): ReactNode {
  return <Named picture={<FlaskShape body={colour} sign={null} />}>{say(`alchemy.colour.${colour}`)}</Named>
}

export function artifactRenderer(_: PromptContext, artifact: Artifact, { say }: Words): ReactNode {
  return <Named picture={<Icon art={artifactArt(artifact)} />}>{say(`alchemists.artifact.${artifact}`)}</Named>
}

export function favourRenderer(_: PromptContext, favour: Favour, { say }: Words): ReactNode {
  return <Named picture={<Icon art={favourArt(favour)} />}>{say(`alchemists.favour.${favour}`)}</Named>
}

/** So many cards of a kind that are played with an action. */
export function playedRenderer(favour: Favour) {
  return function Played(_: PromptContext, count: number, { say }: Words): ReactNode {
    return count === 0 ? (
      say('alchemists.value.noFavours')
    ) : (
      <Named picture={<Icon art={favourArt(favour)} />}>
        {say(`alchemists.favour.${favour}`)}
        {count > 1 && ` ×${count}`}
      </Named>
    )
  }
}
