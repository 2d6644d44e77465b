import { animatingIngredients, golemParts, ingredients, type Truth } from '@athanor/alchemy'
import { AlchemicalSign } from '../alchemy/AlchemicalSign.tsx'
import { Medal } from '../alchemy/Ingredients.tsx'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { Button } from '../ui/Button.tsx'
import styles from './AnswersScreen.module.css'
import { Stage } from './Stage.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)

/** G-287: the Big Revelation. */
export function AnswersScreen({ truth }: { readonly truth: Truth }) {
  const words = useWords()
  const { say } = words
  const press = usePress()
  const { assignment, golem } = truth
  const animators = animatingIngredients(truth)
  return (
    <Stage
      look="shown"
      note={say('alchemy.reader.finalRound')}
      title={say('reader.answers.title')}
      actions={
        <Button look="primary" onClick={() => press({ kind: 'back' })}>
          {say('reader.result.done')}
        </Button>
      }
    >
      <ul className={cx('answers')}>
        {ingredients.map((ingredient) => (
          <li key={ingredient}>
            <Medal ingredient={ingredient} />
            <span className={cx('name')}>{say(`alchemy.ingredient.${ingredient}`)}</span>
            <AlchemicalSign
              alchemical={assignment[ingredient]}
              label={say(`alchemy.alchemical.${assignment[ingredient]}`)}
            />
          </li>
        ))}
      </ul>
      {golem !== undefined && animators !== null && (
        <div className={cx('golem')}>
          {golemParts.map((part) => (
            <p key={part}>{say('reader.answers.golem', { part, ...golem[part] })}</p>
          ))}
          <p>
            {say('reader.answers.animators', {
              ingredients: words.list(animators.map((each) => say(`alchemy.ingredient.${each}`))),
            })}
          </p>
        </div>
      )}
    </Stage>
  )
}
