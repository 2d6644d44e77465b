import { isAnswerPublic, isInputPublic, type ReaderStep } from '@athanor/alchemy/reader'
import { useWords, type Words } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { AnswerArt } from './AnswerArt.tsx'
import styles from './AnswerScreen.module.css'
import { answerWords } from './answerWords.ts'
import { namesOf, outcomesOf } from './explainWords.ts'
import { NoteAnswer } from './NoteAnswer.tsx'
import { Promised, SaleLadder } from './SaleLadder.tsx'
import { StepPage } from './StepPage.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)

type AnswerStep = Extract<ReaderStep, { readonly kind: 'answer' }>

/** what everybody has seen being put to the test. */
function debunkedWords(question: AnswerStep['question'], words: Words): string {
  const title = words.say('alchemy.reader.debunk')
  if (question.kind !== 'aspect' && question.kind !== 'demonstration') return title
  const tested = question.kind === 'aspect' ? [question.ingredient] : question.ingredients
  return `${title}: ${namesOf(tested, words)}`
}

/** an answer, for everybody or for the one who asked. It never names cards; what was put to the test it does. */
export function AnswerScreen({ step }: { readonly step: AnswerStep }) {
  const words = useWords()
  const { say } = words
  const press = usePress()
  const { mode, question, answer, debunking } = step
  const { title, under, text, todos } = answerWords(mode, question, answer, words)
  // What was noted may be less than what lies on the boards: it says what fell, never that nothing did.
  const effects =
    debunking?.succeeded === true ? [...outcomesOf(debunking, words), say('reader.result.boardNoted')] : text
  const isShown = isAnswerPublic(mode)
  const shownTo = isInputPublic(mode) ? debunkedWords(question, words) : say('reader.banner.cardsSecret')
  const note = isShown ? shownTo : say('reader.banner.noAnswer')
  return (
    <StepPage
      look={isShown ? 'shown' : 'private'}
      note={note}
      title={title}
      actions={
        <>
          {/* Where the table sees both the question and the answer, a shared phone may keep them. */}
          {isShown && isInputPublic(mode) && <NoteAnswer answered={{ mode, question, answer }} />}
          <Button look="primary" onClick={() => press({ kind: 'back' })}>
            {say(isShown ? 'reader.result.done' : 'reader.result.hide')}
          </Button>
        </>
      }
    >
      {question.kind === 'sale' && <Promised potion={question.promised} />}
      {/* The heading is heard first and seen under the picture. */}
      <div className={cx('picture')}>
        <AnswerArt question={question} answer={answer} />
      </div>
      {under !== null && <p className={cx('under')}>{under}</p>}
      {answer.kind === 'sale' && <SaleLadder quality={answer.quality} />}
      {effects.length > 0 && (
        <div className={cx('effect')}>
          {effects.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {todos.length > 0 && (
        <ul className={cx('todos')} aria-label={say('reader.result.todo')}>
          {todos.map((todo) => (
            <li key={todo}>{todo}</li>
          ))}
        </ul>
      )}
    </StepPage>
  )
}
