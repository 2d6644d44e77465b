import type { Artifact, Asking, Favour, PartName, PartValues } from '@athanor/alchemists'
import type { Colour, Ingredient } from '@athanor/alchemy'
import type { ReactNode } from 'react'
import { Flask } from '../../alchemy/Flask.tsx'
import { Medal } from '../../alchemy/Ingredients.tsx'
import type { Words } from '../../app/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { artifactArt, favourArt } from './pieces/art.ts'
import { Named } from './pieces/Pieces.tsx'

/** How a value looks that can be chosen. */
export type Face<Value> = (asking: Asking, value: Value, words: Words) => ReactNode

/** A face for each of some parts. */
export type FacesOf<Name extends PartName> = { readonly [Each in Name]: Face<PartValues[Each]> }

export function ingredientFace(_: Asking, ingredient: Ingredient, { say }: Words): ReactNode {
  return <Named picture={<Medal ingredient={ingredient} />}>{say(`alchemy.ingredient.${ingredient}`)}</Named>
}

/** A potion of each colour; its sign is not what is asked about. */
const sampleOf = { red: 'healing', green: 'speed', blue: 'wisdom' } as const

export function colourFace(_: Asking, colour: Colour, { say }: Words): ReactNode {
  return <Named picture={<Flask potion={sampleOf[colour]} />}>{say(`alchemy.colour.${colour}`)}</Named>
}

export function artifactFace(_: Asking, artifact: Artifact, { say }: Words): ReactNode {
  return <Named picture={<Icon art={artifactArt(artifact)} />}>{say(`alchemists.artifact.${artifact}`)}</Named>
}

export function favourFace(_: Asking, favour: Favour, { say }: Words): ReactNode {
  return <Named picture={<Icon art={favourArt(favour)} />}>{say(`alchemists.favour.${favour}`)}</Named>
}

/** So many cards of a kind that are played with an action. */
export function playedFace(favour: Favour) {
  return function Played(_: Asking, count: number, { say }: Words): ReactNode {
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
