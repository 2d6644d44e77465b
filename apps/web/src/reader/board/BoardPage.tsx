import { icon as printArt } from 'virtual:icon/papers'
import { type Golem, golemParts, ingredients } from '@athanor/alchemy'
import { type Filling, fillingOf, newFilling, readTriangle } from '@athanor/alchemy/reader'
import { BoardSheet } from '@athanor/alchemy-ui/BoardSheet.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { seededChance } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { randomHex } from '@athanor/ui/lib/random.ts'
import { Panel } from '@athanor/ui/Panel.tsx'
import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Shell } from '../../app/Shell.tsx'
import { CodeForm } from '../CodeForm.tsx'
import { reader } from '../device.ts'
import { Gate } from '../Gate.tsx'
import { useReplacing } from '../useReplacing.tsx'
import styles from './BoardPage.module.css'
import { boardOfCode, keepFilling, keptFilling, swapped } from './boardStore.ts'

const cx = classes(styles)

/** What a tap on a slot is for: to answer, or to lay tiles by hand. */
const tasks = ['answer', 'lay'] as const
type Task = (typeof tasks)[number]

/** the board of somebody who does not play and answers in place of the reader. */
export function BoardPage() {
  const { say } = useWords()
  const [, go] = useLocation()
  const [isOpened, setOpened] = useState(false)
  if (isOpened) return <Board />
  return (
    <Gate
      text={say('reader.gate.boardText')}
      note={say('reader.board.title')}
      onOpen={() => setOpened(true)}
      onBack={() => go('/reader')}
    />
  )
}

function drawn(): Filling {
  return newFilling(seededChance(randomHex(32)).at(0).stream('board'))
}

function Board() {
  const { say } = useWords()
  const [, go] = useLocation()
  const [filling, setFilling] = useState(() => keptFilling(browserStorage) ?? drawn())
  const [golem, setGolem] = useState<Golem | null>(null)
  const [task, setTask] = useState<Task>('answer')
  const [marked, setMarked] = useState<readonly number[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const { replacing, dialog } = useReplacing()
  const running = reader.getState().snapshot?.state ?? null
  const lay = (next: Filling, its: Golem | null) => {
    keepFilling(browserStorage, next)
    setFilling(next)
    setGolem(its)
    setMarked([])
  }
  const mark = (slot: number) => {
    const [first, ...more] = marked
    if (marked.includes(slot)) setMarked(marked.filter((each) => each !== slot))
    else if (task === 'lay' && first !== undefined) lay(swapped(filling, first, slot), golem)
    else setMarked(more.length > 0 ? [slot] : [...marked, slot])
  }
  const [one, other] = marked.map((slot) => filling[slot])
  const potion =
    task === 'answer' && one !== undefined && other !== undefined ? readTriangle(filling, one, other) : null
  return (
    <Shell title={say('reader.board.title')}>
      <div className={cx('page')}>
        <div className={cx('words')}>
          <h1>{say('reader.board.title')}</h1>
          <p>{say('reader.board.text')}</p>
        </div>
        <div className={cx('board')}>
          <BoardSheet filling={isEmpty ? null : filling} marked={marked} onMark={mark} />
          {!isEmpty && (
            <p className={cx('answer')} aria-live="polite">
              {potion !== null ? (
                <>
                  <Flask potion={potion} /> {say(`alchemy.potion.${potion}`)}
                </>
              ) : (
                say('reader.board.tap', { task })
              )}
            </p>
          )}
          {golem !== null && !isEmpty && (
            <div className={cx('golem')}>
              {golemParts.map((part) => (
                <p key={part}>{say('reader.answers.golem', { part, ...golem[part] })}</p>
              ))}
            </div>
          )}
          {isEmpty && (
            <ul className={cx('tiles')} aria-label={say('reader.board.tiles')}>
              {ingredients.map((ingredient) => (
                <li key={ingredient}>
                  <IngredientCard ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={cx('tools')}>
          <Panel title={say('reader.board.fill')}>
            <div className={cx('form')}>
              <Choice
                legend={say('reader.board.task')}
                options={tasks.map((each) => ({ value: each, label: say('reader.board.taskOf', { task: each }) }))}
                value={task}
                onChange={(next) => {
                  setTask(next)
                  setMarked([])
                }}
              />
              <Button wide onClick={() => lay(drawn(), null)}>
                {say('reader.board.random')}
              </Button>
              {running?.game !== undefined && running.game !== null && (
                <Button
                  wide
                  onClick={() => {
                    const { truth } = running.game ?? {}
                    if (truth !== undefined) lay(fillingOf(truth.assignment), truth.golem ?? null)
                  }}
                >
                  {say('reader.board.fromGame')}
                </Button>
              )}
              <CodeForm
                label={say('reader.start.codeTitle')}
                go={say('reader.board.fromCode')}
                onCode={(code) => {
                  const board = boardOfCode(code)
                  if (!board.ok) return board.reason
                  lay(board.filling, board.golem)
                  return null
                }}
              />
            </div>
          </Panel>
          <Panel title={say('reader.board.use')}>
            <div className={cx('form')}>
              <Switch
                label={say('reader.board.empty')}
                hint={say('reader.board.emptyText')}
                checked={isEmpty}
                onChange={setEmpty}
              />
              <Button wide look="primary" icon={printArt} onClick={() => print()}>
                {say('reader.board.print')}
              </Button>
              <Button
                wide
                onClick={() =>
                  replacing(() => {
                    reader.getState().begin(running?.variant ?? 'apprentice', { filling })
                    go('/reader')
                  })
                }
              >
                {say('reader.board.toReader')}
              </Button>
            </div>
          </Panel>
        </div>
        {dialog}
      </div>
    </Shell>
  )
}
