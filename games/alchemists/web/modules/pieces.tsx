import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import { previewText } from '../previewText.ts'
import { ArtifactCard, FavourCard, HeldCard } from '../scene/cards.tsx'
import type { Piece, Pieces } from '../scene/piece.ts'

/** What modules let somebody choose as the thing that it is; the rest has its renderer. */
export const modulePieces: Pieces = {
  book: ({ value, words: { say } }) => <IngredientCard ingredient={value} name={say(`alchemy.ingredient.${value}`)} />,
  fed: ({ value, context, words }) => <HeldCard context={context} card={value} words={words} />,
  rejected: ({ value, words }) => <FavourCard favour={value} words={words} />,
  starting: takenArtifact,
  secret: takenArtifact,
  unveiled: takenArtifact,
}

/** An artifact that is taken and not bought, with what it costs or brings. */
function takenArtifact({ context: { at }, value, preview, words }: Piece<'starting' | 'secret' | 'unveiled'>) {
  const said = previewText(preview, words)
  return (
    <ArtifactCard artifact={at.rules.artifact(value)} words={words}>
      {said !== null && <b>{said}</b>}
    </ArtifactCard>
  )
}
