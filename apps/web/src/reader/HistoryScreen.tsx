import { type AnsweredQuestion, isListLocked, type ReaderSnapshot, readerLog } from '@athanor/alchemy/reader'
import { useWords, type Words } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useState } from 'react'
import { downloadJson } from '../table/downloadLog.ts'
import { answerWords } from './answerWords.ts'
import { reader } from './device.ts'
import styles from './HistoryScreen.module.css'
import { LockedForm } from './LockedForm.tsx'
import { StepPage } from './StepPage.tsx'

const cx = classes(styles)

/** What was asked in this game. It holds everybody's secrets, so it is locked, and everybody sees that it was opened. */
export function HistoryScreen({ snapshot, onBack }: { readonly snapshot: ReaderSnapshot; onBack(): void }) {
  const words = useWords()
  const { say } = words
  const { game } = snapshot.state
  const [isShown, setShown] = useState(false)
  const back = <Button onClick={onBack}>{say('web.common.cancel')}</Button>
  if (!isShown) {
    return (
      <StepPage
        key="ask"
        look="private"
        note={say('reader.banner.everySecret')}
        title={say('reader.history.title')}
        actions={back}
      >
        <p>{say('reader.history.askText')}</p>
        <p>{say('reader.history.marked')}</p>
        <LockedForm
          isLocked={game !== null && isListLocked(game)}
          go={say('reader.history.show')}
          onOpen={(code) => {
            const reason = reader.getState().press({ kind: 'openList', code })
            if (reason === null) setShown(true)
            return reason
          }}
        />
      </StepPage>
    )
  }
  const name = game?.code?.toLowerCase() ?? 'board'
  return (
    <StepPage
      key="list"
      look="private"
      note={say('reader.banner.everySecret')}
      title={say('reader.history.title')}
      actions={
        <>
          {back}
          <Button onClick={() => downloadJson(readerLog(snapshot), `athanor-reader-${name}.json`)}>
            {say('reader.history.save')}
          </Button>
        </>
      }
    >
      {snapshot.asked.length === 0 && <p>{say('reader.history.empty')}</p>}
      <ol className={cx('list')}>
        {snapshot.asked.map((asked, place) => (
          <li key={place}>
            <strong>{say(`alchemy.reader.${asked.mode}`)}</strong>
            <span>{words.list(usedIn(asked).map((each) => say(`alchemy.ingredient.${each}`)))}</span>
            <span>{answerLine(asked, words)}</span>
          </li>
        ))}
      </ol>
    </StepPage>
  )
}

function usedIn({ question }: AnsweredQuestion) {
  return 'ingredient' in question ? [question.ingredient] : question.ingredients
}

function answerLine({ mode, question, answer }: AnsweredQuestion, words: Words): string {
  const { title } = answerWords(mode, question, answer, words)
  const { say } = words
  if (question.kind === 'sale') {
    return `${say('reader.sell.promised', { potion: say(`alchemy.potion.${question.promised}`) })} · ${title}`
  }
  if (question.kind === 'demonstration') return `${say(`alchemy.potion.${question.potion}`)} · ${title}`
  return title
}
