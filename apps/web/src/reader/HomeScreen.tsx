import { icon as otherArt } from 'virtual:icon/cycle'
import { icon as answersArt } from 'virtual:icon/enlightenment'
import { icon as historyArt } from 'virtual:icon/scroll-unfurled'
import { icon as eyeArt } from 'virtual:icon/semi-closed-eye'
import { icon as joinArt } from 'virtual:icon/smartphone'
import { writtenCode } from '@athanor/alchemy'
import {
  debunkVariants,
  type ReaderEntry,
  type ReaderSnapshot,
  readerScreen,
  selections,
  type Watched,
} from '@athanor/alchemy/reader'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useState } from 'react'
import { AsideTiles } from './AsideTiles.tsx'
import { CodeEmblems } from './CodeEmblems.tsx'
import { entryArt } from './entryArt.ts'
import styles from './HomeScreen.module.css'
import { JoinDialog } from './JoinDialog.tsx'
import { ReaderShell } from './ReaderShell.tsx'
import { Tile, Tiles } from './Tile.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)

interface HomeScreenProps {
  readonly snapshot: ReaderSnapshot
  onHistory(): void
  onOther(): void
}

/** The running game: its code, and what can be asked. */
export function HomeScreen({ snapshot, onHistory, onOther }: HomeScreenProps) {
  const { say } = useWords()
  const press = usePress()
  const [isJoining, setJoining] = useState(false)
  const screen = readerScreen(snapshot.state, 'table')
  if (screen.kind !== 'menu') throw new RangeError(`the reader is not at its menu but at ${screen.kind}`)
  const { code, differsFromOriginal, variant, finalRound, entries, watched } = screen
  const edition = snapshot.state.game?.truth.golem === undefined ? 'base' : 'expansion'
  const written = code === null ? '' : writtenCode(code)
  const textOf = (entry: ReaderEntry) =>
    entry === 'debunk' ? (variant === 'master' ? 'debunkMaster' : 'debunkApprentice') : entry
  return (
    <ReaderShell>
      <div className={cx('home')}>
        <div className={cx('side')}>
          <section className={cx('code')} aria-label={say('reader.home.code')}>
            <p className={cx('kind')}>
              <span>{code === null ? say('reader.home.byHand') : say('reader.home.code')}</span>
              <span>{say('reader.start.editionOf', { edition })}</span>
            </p>
            {code !== null && (
              <>
                <p className={cx('letters')}>
                  <span className="visually-hidden">{written}</span>
                  {Array.from(written).map((sign, place) => (
                    <span key={place} className={cx(place >= code.length && 'digit')} aria-hidden>
                      {sign}
                    </span>
                  ))}
                </p>
                <CodeEmblems code={code} />
                <Button wide icon={joinArt} onClick={() => setJoining(true)}>
                  {say('reader.home.join')}
                </Button>
              </>
            )}
          </section>
          <Marks watched={watched} />
          <div className={cx('settings')}>
            <Choice
              legend={say('reader.home.cardsBy')}
              options={selections.map((each) => ({
                value: each,
                label: say('reader.home.cardsByOf', { selection: each }),
              }))}
              value={snapshot.state.selection}
              onChange={(selection) => press({ kind: 'setSelection', selection })}
            />
            <Choice
              legend={say('reader.start.variant')}
              options={debunkVariants.map((each) => ({
                value: each,
                label: say('reader.start.variantOf', { variant: each }),
              }))}
              value={variant}
              onChange={(each) => press({ kind: 'setVariant', variant: each })}
            />
          </div>
        </div>
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
              text={say('reader.home.historyText', { count: snapshot.asked.length })}
              onPress={onHistory}
            />
            <AsideTiles />
          </Tiles>
          {/* AR-91, AR-97 */}
          {code !== null && edition === 'base' && (
            <p className={cx('note')}>
              {say(differsFromOriginal ? 'alchemy.notice.differsFromOriginal' : 'reader.home.lettersOnly')}
            </p>
          )}
          <Button look="quiet" icon={otherArt} onClick={onOther}>
            {say('reader.home.otherGame')}
          </Button>
        </div>
      </div>
      {isJoining && code !== null && <JoinDialog joining={{ code, variant }} onClose={() => setJoining(false)} />}
    </ReaderShell>
  )
}

/** For the whole table: somebody has looked, or a notebook does. */
function Marks({ watched: { listed, following, followed } }: { readonly watched: Watched }) {
  const { say } = useWords()
  if (listed + followed === 0) return null
  return (
    <section className={cx('marks')} aria-label={say('reader.home.watched')}>
      <Icon art={eyeArt} />
      <div>
        {listed > 0 && <p>{say('reader.home.listed', { count: listed })}</p>}
        {followed > 0 && <p>{say('reader.home.followed', { now: following > 0 ? 'yes' : 'no' })}</p>}
      </div>
    </section>
  )
}
