import { icon as otherArt } from 'virtual:icon/cycle'
import { icon as answersArt } from 'virtual:icon/enlightenment'
import { icon as historyArt } from 'virtual:icon/scroll-unfurled'
import { icon as joinArt } from 'virtual:icon/smartphone'
import { type Desk, debunkVariants, type ReaderEntry, readerScreen } from '@athanor/alchemy/reader'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { Button } from '../ui/Button.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Switch } from '../ui/Field.tsx'
import { AsideTiles } from './AsideTiles.tsx'
import { entryArt } from './entryArt.ts'
import styles from './HomeScreen.module.css'
import { JoinDialog } from './JoinDialog.tsx'
import { ReaderShell } from './ReaderShell.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)

interface HomeScreenProps {
  readonly desk: Desk
  onHistory(): void
  onOther(): void
}

/** The running game: its code, and what can be asked. */
export function HomeScreen({ desk, onHistory, onOther }: HomeScreenProps) {
  const { say } = useWords()
  const press = usePress()
  const [isJoining, setJoining] = useState(false)
  const screen = readerScreen(desk.state, 'table')
  if (screen.kind !== 'menu') throw new RangeError(`the reader is not at its menu but at ${screen.kind}`)
  const { code, differsFromOriginal, variant, finalRound, entries } = screen
  const edition = desk.state.game?.truth.golem === undefined ? 'base' : 'expansion'
  const textOf = (entry: ReaderEntry) =>
    entry === 'debunk' ? (variant === 'master' ? 'debunkMaster' : 'debunkApprentice') : entry
  return (
    <ReaderShell>
      <div className={cx('home')}>
        <section className={cx('code')} aria-label={say('reader.home.code')}>
          <p className={cx('kind')}>
            <span>{code === null ? say('reader.home.byHand') : say('reader.home.code')}</span>
            <span>
              {say('reader.start.variantOf', { variant })} · {say('reader.start.editionOf', { edition })}
            </span>
          </p>
          {code !== null && (
            <>
              <p className={cx('letters')}>
                <span className="visually-hidden">{code}</span>
                {Array.from(code, (letter) => letter).map((letter, place) => (
                  <span key={place} aria-hidden>
                    {letter}
                  </span>
                ))}
              </p>
              {/* AR-91 */}
              {differsFromOriginal && <p className={cx('note')}>{say('alchemy.notice.differsFromOriginal')}</p>}
              <Button wide icon={joinArt} onClick={() => setJoining(true)}>
                {say('reader.home.join')}
              </Button>
            </>
          )}
        </section>
        <div className={cx('asks')}>
          <h2 className={cx('question')}>{say('reader.home.question')}</h2>
          <Tiles label={say('reader.home.question')}>
            {entries.map((entry) => (
              <Tile
                key={entry}
                art={entryArt[entry]}
                title={say(`alchemy.reader.${entry}`)}
                text={say('reader.home.entryText', { entry: textOf(entry) })}
                onPress={() => press({ kind: 'open', entry })}
              />
            ))}
            {finalRound && (
              <Tile
                art={answersArt}
                title={say('alchemy.reader.showAnswers')}
                text={say('reader.home.answersText')}
                onPress={() => press({ kind: 'showAnswers' })}
              />
            )}
          </Tiles>
          <Switch
            label={say('alchemy.reader.finalRound')}
            hint={say('reader.home.finalText', { on: finalRound ? 'yes' : 'no' })}
            checked={finalRound}
            onChange={(on) => press({ kind: 'finalRound', on })}
          />
        </div>
        <div className={cx('rest')}>
          <Tiles label={say('reader.home.history')}>
            <Tile
              low
              art={historyArt}
              title={say('reader.home.history')}
              text={say('reader.home.historyText', { count: desk.asked.length })}
              onPress={onHistory}
            />
            <AsideTiles />
          </Tiles>
        </div>
        <div className={cx('settings')}>
          <Choice
            legend={say('reader.start.variant')}
            hint={say('reader.home.variantText')}
            options={debunkVariants.map((each) => ({
              value: each,
              label: say('reader.start.variantOf', { variant: each }),
            }))}
            value={variant}
            onChange={(each) => press({ kind: 'setVariant', variant: each })}
          />
          <Button look="quiet" icon={otherArt} onClick={onOther}>
            {say('reader.home.otherGame')}
          </Button>
        </div>
      </div>
      {isJoining && code !== null && <JoinDialog joining={{ code, variant }} onClose={() => setJoining(false)} />}
    </ReaderShell>
  )
}
