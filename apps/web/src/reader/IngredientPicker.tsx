import { type Ingredient, ingredients } from '@athanor/alchemy'
import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Picks } from '@athanor/alchemy-ui/Picks.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { usePress } from './usePress.ts'

interface IngredientPickerProps {
  readonly chosen: readonly Ingredient[]
  /** What can be chosen from; the rest is not there. */
  readonly offer?: readonly Ingredient[]
  readonly label: string
}

/** ingredients to tap; a second tap takes one back. */
export function IngredientPicker({ chosen, offer = ingredients, label }: IngredientPickerProps) {
  const { say } = useWords()
  const press = usePress()
  return (
    <Picks
      label={label}
      look="cards"
      items={offer}
      isChosen={(ingredient) => chosen.includes(ingredient)}
      face={(ingredient) => <IngredientCard ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />}
      onPick={(ingredient, isChosen) => press({ kind: isChosen ? 'remove' : 'add', ingredient })}
    />
  )
}
