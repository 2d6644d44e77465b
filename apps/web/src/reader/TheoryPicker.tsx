import { type Alchemical, alchemicals, type Ingredient, ingredients, type Theories } from '@athanor/alchemy'
import { AlchemicalSign } from '../alchemy/AlchemicalSign.tsx'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import styles from './ExplainScreen.module.css'

const cx = classes(styles)

interface TheoryPickerProps {
  readonly ingredient: Ingredient
  readonly theories: Theories
  onChoose(alchemical: Alchemical | undefined): void
}

/** What the theory on an ingredient says; a second tap takes it away. One alchemical lies on one theory only. */
export function TheoryPicker({ ingredient, theories, onChoose }: TheoryPickerProps) {
  const { say } = useWords()
  const elsewhere = ingredients.filter((each) => each !== ingredient).map((each) => theories[each])
  return (
    <fieldset className={cx('theory')}>
      <legend>{say('reader.explain.theoryOn', { ingredient: say(`alchemy.ingredient.${ingredient}`) })}</legend>
      {alchemicals
        .filter((alchemical) => !elsewhere.includes(alchemical))
        .map((alchemical) => {
          const isChosen = theories[ingredient] === alchemical
          return (
            <button
              key={alchemical}
              type="button"
              className={cx('alchemical')}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? undefined : alchemical)}
            >
              <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
            </button>
          )
        })}
    </fieldset>
  )
}
