import { type Asked, type Desk, readerLog } from '@athanor/alchemy/reader'
import { useState } from 'react'
import { useWords, type Words } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { downloadJson } from '../table/downloadLog.ts'
import { Button } from '../ui/Button.tsx'
import { answerWords } from './answerWords.ts'
import styles from './HistoryScreen.module.css'
import { Stage } from './Stage.tsx'

const cx = classes(styles)

/** What was asked in this game. It holds everybody's secrets, so it asks before it shows them. */
export function HistoryScreen({ desk, onBack }: { readonly desk: Desk; onBack(): void }) {
  const words = useWords()
  const { say } = words
  const [isShown, setShown] = useState(false)
  const back = <Button onClick={onBack}>{say('web.common.cancel')}</Button>
  if (!isShown) {
    return (
      <Stage
        key="ask"
        look="private"
        note={say('reader.banner.everySecret')}
        title={say('reader.history.title')}
        actions={
          <>
            {back}
            <Button look="primary" onClick={() => setShown(true)}>
              {say('reader.history.show')}
            </Button>
          </>
        }
      >
        <p>{say('reader.history.askText')}</p>
      </Stage>
    )
  }
  const name = desk.state.game?.code?.toLowerCase() ?? 'board'
  return (
    <Stage
      key="list"
      look="private"
      note={say('reader.banner.everySecret')}
      title={say('reader.history.title')}
      actions={
        <>
          {back}
          <Button onClick={() => downloadJson(readerLog(desk), `athanor-reader-${name}.json`)}>
            {say('reader.history.save')}
          </Button>
        </>
      }
    >
      {desk.asked.length === 0 && <p>{say('reader.history.empty')}</p>}
      <ol className={cx('list')}>
        {desk.asked.map((asked, place) => (
          <li key={place}>
            <strong>{say(`alchemy.reader.${asked.mode}`)}</strong>
            <span>{words.list(usedIn(asked).map((each) => say(`alchemy.ingredient.${each}`)))}</span>
            <span>{answerLine(asked, words)}</span>
          </li>
        ))}
      </ol>
    </Stage>
  )
}

function usedIn({ question }: Asked) {
  return 'ingredient' in question ? [question.ingredient] : question.ingredients
}

function answerLine({ mode, question, answer }: Asked, words: Words): string {
  const { title } = answerWords(mode, question, answer, words)
  const { say } = words
  if (question.kind === 'sale') {
    return `${say('reader.sell.promised', { potion: say(`alchemy.potion.${question.promised}`) })} · ${title}`
  }
  if (question.kind === 'demonstration') return `${say(`alchemy.potion.${question.potion}`)} · ${title}`
  return title
}
