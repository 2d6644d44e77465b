import type { Ingredient } from '@athanor/alchemy'
import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import styles from './CameraScreen.module.css'

/** what the camera has seen, to be checked before anything is asked. */
export function ScannedCards({ ingredients }: { readonly ingredients: readonly Ingredient[] }) {
  const { say } = useWords()
  return (
    <>
      <p>{say('reader.camera.check', { count: ingredients.length })}</p>
      <ul className={styles['cards']} aria-label={say('reader.input.ingredients')}>
        {ingredients.map((ingredient) => (
          <li key={ingredient}>
            <IngredientCard ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
          </li>
        ))}
      </ul>
    </>
  )
}
