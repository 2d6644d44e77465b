import {
  aspectOf,
  type DebunkAnswer,
  type DebunkQuestion,
  type Ingredient,
  type IngredientPair,
  previewQuestion,
  type Theories,
} from '@athanor/alchemy'
import { useState } from 'react'
import { AspectSign } from '../alchemy/AspectSign.tsx'
import { Flask } from '../alchemy/Flask.tsx'
import { Medal } from '../alchemy/Ingredients.tsx'
import { useWords, type Words } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/Field.tsx'
import styles from './ExplainScreen.module.css'
import { Stage } from './Stage.tsx'
import { TheoryPicker } from './TheoryPicker.tsx'
import { Trail } from './Trail.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)

interface ExplainProps {
  readonly question: DebunkQuestion
  readonly hasArticles: boolean
  onBack(): void
}

/** before the answer everybody understands what it would mean; going back is free. */
export function ExplainScreen({ question, hasArticles, onBack }: ExplainProps) {
  const words = useWords()
  const { say } = words
  const press = usePress()
  const [theories, setTheories] = useState<Theories>({})
  const [isMarked, setMarked] = useState(false)
  const asked: readonly Ingredient[] = question.kind === 'aspect' ? [question.ingredient] : question.ingredients
  const conflicts: readonly IngredientPair[] =
    isMarked && question.kind === 'demonstration' ? [question.ingredients] : []
  const noted = asked.filter((ingredient) => theories[ingredient] !== undefined)
  // Without any theory there is nothing to reckon with yet.
  const preview = previewQuestion(question, { theories, conflicts, articles: [] })
  const variant = question.kind === 'aspect' ? 'apprentice' : 'master'
  return (
    <Stage
      look="open"
      note={say('reader.start.variantOf', { variant })}
      title={say('reader.explain.title')}
      actions={
        <>
          <Button onClick={onBack}>{say('web.common.cancel')}</Button>
          <Button look="primary" onClick={() => press({ kind: 'confirm' })}>
            {say('reader.input.confirm')}
          </Button>
        </>
      }
    >
      <Trail mode="debunk" count={question.kind === 'aspect' ? 1 : 2} at={1} />
      <p className={cx('claim')}>
        {asked.map((ingredient) => (
          <Medal key={ingredient} ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
        ))}
        {question.kind === 'aspect' ? (
          <AspectSign colour={question.colour} sign={null} label={say(`alchemy.colour.${question.colour}`)} />
        ) : (
          <Flask potion={question.potion} label={say(`alchemy.potion.${question.potion}`)} />
        )}
      </p>
      <p>{say('reader.explain.text', { variant })}</p>
      <ul className={cx('cases')}>
        {(preview?.answers ?? []).map((answer, place) => (
          <li key={place}>
            {caseOf(question, answer, words)}
            {noted.length > 0 && <strong>{outcomeOf(answer, words)}</strong>}
          </li>
        ))}
      </ul>
      {noted.length > 0 && preview !== null && !preview.valid && (
        <p className={cx('warning')}>{say('reader.explain.hopeless')}</p>
      )}
      {hasArticles && <p className={cx('price')}>{say('reader.explain.articles')}</p>}
      <p className={cx('price')}>{say('reader.explain.price')}</p>
      <details className={cx('theories')}>
        <summary>{say('reader.explain.theories')}</summary>
        {asked.map((ingredient) => (
          <TheoryPicker
            key={ingredient}
            ingredient={ingredient}
            theories={theories}
            onChoose={(alchemical) => setTheories({ ...theories, [ingredient]: alchemical })}
          />
        ))}
        {noted.length === 2 && <Switch label={say('reader.explain.marked')} checked={isMarked} onChange={setMarked} />}
      </details>
    </Stage>
  )
}

/** What an answer means for whatever theories there may be. */
function caseOf(question: DebunkQuestion, { answer }: DebunkAnswer, { say }: Words): string {
  if (question.kind === 'aspect') {
    const sign = answer.kind === 'aspect' ? answer.sign : 'plus'
    return say('reader.explain.sign', { sign, colour: question.colour })
  }
  if (answer.kind === 'demonstration' && !answer.yes) return say('reader.explain.no')
  const { potion } = question
  return potion === 'neutral' ? say('reader.explain.yesNeutral') : say('reader.explain.yes', aspectOf(potion))
}

/** What an answer would do to the theories that were named. */
function outcomeOf({ debunking: { theories: outcome } }: DebunkAnswer, words: Words): string {
  const names = 'ingredients' in outcome ? outcome.ingredients : []
  return words.say('reader.explain.outcome', {
    kind: outcome.kind,
    ingredients: words.list(names.map((each) => words.say(`alchemy.ingredient.${each}`))),
  })
}
