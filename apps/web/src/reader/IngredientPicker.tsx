import { type Ingredient, ingredients } from '@athanor/alchemy'
import { IngredientCard } from '../alchemy/Ingredients.tsx'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import styles from './Picker.module.css'
import { usePress } from './usePress.ts'

const cx = classes(styles)

interface IngredientPickerProps {
  readonly chosen: readonly Ingredient[]
  /** What can be chosen from; the rest is not there. */
  readonly offer?: readonly Ingredient[]
  readonly label: string
}

/** ingredients to tap, in reach of one thumb; a second tap takes one back. */
export function IngredientPicker({ chosen, offer = ingredients, label }: IngredientPickerProps) {
  const { say } = useWords()
  const press = usePress()
  return (
    <fieldset className={cx('picker')}>
      <legend className={cx('legend')}>{label}</legend>
      <div className={cx('cards')}>
        {offer.map((ingredient) => {
          const isChosen = chosen.includes(ingredient)
          return (
            <button
              key={ingredient}
              type="button"
              className={cx('pick')}
              aria-pressed={isChosen}
              onClick={() => press({ kind: isChosen ? 'remove' : 'add', ingredient })}
            >
              <IngredientCard ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
