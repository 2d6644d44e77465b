import { icon as printArt } from 'virtual:icon/papers'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { copiesOfEach } from '@athanor/markers'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../../app/Shell.tsx'
import styles from './DeckPage.module.css'
import { BackSheet, DeckSheet, StickerSheet } from './DeckSheet.tsx'
import { type Paper, type PrintKind, papers, prints, rulerLength } from './paper.ts'

const cx = classes(styles)

/** the deck with markers that the camera reads, to print and cut out. On the screen one sheet is enough. */
export function DeckPage() {
  const { say } = useWords()
  const [, go] = useLocation()
  const [paper, setPaper] = useState<Paper>('a4')
  const [kind, setKind] = useState<PrintKind>('cards')
  const [withBacks, setWithBacks] = useState(false)
  const sheets =
    kind === 'stickers'
      ? [<StickerSheet key="stickers" paper={paper} label={say('reader.deck.stickers')} />]
      : Array.from({ length: copiesOfEach }, (_, index) => {
          const count = { number: index + 1, count: copiesOfEach }
          const front = <DeckSheet key="front" paper={paper} label={say('reader.deck.sheet', count)} />
          const back = <BackSheet key="back" paper={paper} label={say('reader.deck.back', count)} />
          return withBacks ? [front, back] : [front]
        }).flat()
  return (
    <Shell title={say('reader.deck.title')} width="narrow">
      <div className={cx('page')}>
        <div className={cx('words')}>
          <h1>{say('reader.deck.title')}</h1>
          <p>{say('reader.deck.text')}</p>
          <p>{say(kind === 'cards' ? 'reader.deck.how' : 'reader.deck.stickersHow')}</p>
          <p>{say('reader.deck.check', { length: rulerLength })}</p>
        </div>
        <div className={cx('tools')}>
          <Choice
            legend={say('reader.deck.kind')}
            options={prints.map((each) => ({ value: each, label: say('reader.deck.kindOf', { kind: each }) }))}
            value={kind}
            onChange={setKind}
          />
          <Choice
            legend={say('reader.deck.paper')}
            options={papers.map((each) => ({ value: each, label: say('reader.deck.paperOf', { paper: each }) }))}
            value={paper}
            onChange={setPaper}
          />
          {kind === 'cards' && (
            <Switch
              label={say('reader.deck.backs')}
              hint={say('reader.deck.backsHint')}
              checked={withBacks}
              onChange={setWithBacks}
            />
          )}
          <div className={cx('buttons')}>
            <Button onClick={() => go('/reader')}>{say('reader.page.title')}</Button>
            <Button look="primary" icon={printArt} onClick={() => print()}>
              {say('reader.deck.print')}
            </Button>
          </div>
        </div>
        <ol className={cx('sheets', paper)}>
          {sheets.map((sheet, index) => (
            <li key={index} className={cx('sheet')}>
              {sheet}
            </li>
          ))}
        </ol>
      </div>
    </Shell>
  )
}
