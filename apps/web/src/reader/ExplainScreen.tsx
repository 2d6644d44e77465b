import {
  type Colour,
  type DebunkQuestion,
  type Ingredient,
  type IngredientPair,
  previewQuestion,
  type Theories,
} from '@athanor/alchemy'
import { useState } from 'react'
import { ArticleClaims, articleOf, type Claims } from '../alchemy/ArticleClaims.tsx'
import { AspectSign } from '../alchemy/AspectSign.tsx'
import { Flask } from '../alchemy/Flask.tsx'
import { Medal } from '../alchemy/Ingredients.tsx'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/Field.tsx'
import styles from './ExplainScreen.module.css'
import { articleColours, caseOf, outcomesOf } from './explainWords.ts'
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
  const [claims, setClaims] = useState<Readonly<Partial<Record<Colour, Claims>>>>({})
  const [isMarked, setMarked] = useState(false)
  const asked: readonly Ingredient[] = question.kind === 'aspect' ? [question.ingredient] : question.ingredients
  const conflicts: readonly IngredientPair[] =
    isMarked && question.kind === 'demonstration' ? [question.ingredients] : []
  const noted = asked.filter((ingredient) => theories[ingredient] !== undefined)
  const colours = hasArticles ? articleColours(question) : []
  const articles = colours.flatMap((colour) => articleOf(colour, claims[colour] ?? {}) ?? [])
  // Without anything that is published there is nothing to reckon with yet.
  const isReckoned = noted.length + articles.length > 0
  const preview = previewQuestion(question, { theories, conflicts, articles })
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
            {isReckoned && outcomesOf(answer, words).map((sentence) => <strong key={sentence}>{sentence}</strong>)}
          </li>
        ))}
      </ul>
      {isReckoned && preview !== null && !preview.valid && (
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
      {colours.length > 0 && (
        <details className={cx('theories')}>
          <summary>{say('reader.explain.reckonArticles')}</summary>
          <p>{say('alchemy.article.how')}</p>
          {colours.map((colour) => (
            <ArticleClaims
              key={colour}
              label={say('alchemy.article.on', { colour })}
              colour={colour}
              claims={claims[colour] ?? {}}
              onClaims={(changed) => setClaims({ ...claims, [colour]: changed })}
            />
          ))}
        </details>
      )}
    </Stage>
  )
}
