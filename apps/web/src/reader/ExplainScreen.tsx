import type { DebunkQuestion, Ingredient, Publications } from '@athanor/alchemy'
import { previewQuestion } from '@athanor/alchemy/reader'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import styles from './ExplainScreen.module.css'
import { articleColours, caseOf, outcomesOf } from './explainWords.ts'
import { NotedArticles } from './NotedArticles.tsx'
import { NotedTheories } from './NotedTheories.tsx'
import { StepPage } from './StepPage.tsx'
import { Trail } from './Trail.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)

interface ExplainProps {
  readonly question: DebunkQuestion
  /** What was noted as published, in this debunking or an earlier one. */
  readonly board: Publications
  readonly hasArticles: boolean
  onBack(): void
}

/** before the answer everybody understands what it would mean; going back is free. */
export function ExplainScreen({ question, board, hasArticles, onBack }: ExplainProps) {
  const words = useWords()
  const { say } = words
  const press = usePress()
  const note = (noted: Publications) => press({ kind: 'noteBoard', board: noted })
  const asked: readonly Ingredient[] = question.kind === 'aspect' ? [question.ingredient] : question.ingredients
  const colours = hasArticles ? articleColours(question) : []
  // Without anything that the answer could touch there is nothing to reckon with yet.
  const isReckoned =
    asked.some((ingredient) => board.theories[ingredient] !== undefined) ||
    board.articles.some(({ colour }) => colours.includes(colour))
  const preview = previewQuestion(question, board)
  const variant = question.kind === 'aspect' ? 'apprentice' : 'master'
  return (
    <StepPage
      look="open"
      wide
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
      <div className={cx('columns')}>
        <div className={cx('said')}>
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
                {isReckoned &&
                  outcomesOf(answer.debunking, words).map((sentence) => <strong key={sentence}>{sentence}</strong>)}
              </li>
            ))}
          </ul>
          {isReckoned && preview !== null && !preview.valid && (
            <p className={cx('warning')}>{say('reader.explain.hopeless')}</p>
          )}
          {hasArticles && <p className={cx('price')}>{say('reader.explain.articles')}</p>}
          <p className={cx('price')}>{say('reader.explain.price')}</p>
        </div>
        <div className={cx('noted')}>
          <NotedTheories question={question} asked={asked} board={board} onNote={note} />
          {colours.length > 0 && <NotedArticles colours={colours} board={board} onNote={note} />}
        </div>
      </div>
    </StepPage>
  )
}
