import { icon as printArt } from 'virtual:icon/papers'
import { copiesOfEach } from '@athanor/markers'
import { use, useState } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../../app/Shell.tsx'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { loadReaderWords } from '../words.ts'
import styles from './DeckPage.module.css'
import { DeckSheet } from './DeckSheet.tsx'
import { type Paper, papers } from './paper.ts'

const cx = classes(styles)

/** the deck with markers that the camera reads, to print and cut out. On the screen one sheet is enough. */
export function DeckPage() {
  use(loadReaderWords())
  const { say } = useWords()
  const [, go] = useLocation()
  const [paper, setPaper] = useState<Paper>('a4')
  return (
    <Shell title={say('reader.deck.title')} width="narrow">
      <div className={cx('page')}>
        <div className={cx('words')}>
          <h1>{say('reader.deck.title')}</h1>
          <p>{say('reader.deck.text')}</p>
          <p>{say('reader.deck.how')}</p>
        </div>
        <div className={cx('tools')}>
          <Choice
            legend={say('reader.deck.paper')}
            options={papers.map((each) => ({ value: each, label: say('reader.deck.paperOf', { paper: each }) }))}
            value={paper}
            onChange={setPaper}
          />
          <div className={cx('buttons')}>
            <Button onClick={() => go('/reader')}>{say('reader.page.title')}</Button>
            <Button look="primary" icon={printArt} onClick={() => print()}>
              {say('reader.deck.print')}
            </Button>
          </div>
        </div>
        <ol className={cx('sheets', paper)}>
          {Array.from({ length: copiesOfEach }, (_, index) => (
            <li key={index} className={cx('sheet')}>
              <DeckSheet paper={paper} label={say('reader.deck.sheet', { number: index + 1, count: copiesOfEach })} />
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  )
}
