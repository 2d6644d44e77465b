import { icon as undoArt } from 'virtual:icon/anticlockwise-rotation'
import { icon as menuArt } from 'virtual:icon/hamburger-menu'
import { icon as bookArt } from 'virtual:icon/open-book'
import { icon as logArt } from 'virtual:icon/scroll-unfurled'
import { icon as boardArt } from 'virtual:icon/tabletop-players'
import type { GameLog, Shape } from '@athanor/kernel'
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Brand } from '../app/Brand.tsx'
import { useTitle } from '../app/Shell.tsx'
import { LanguageSwitch, ThemeSwitch } from '../app/Switches.tsx'
import { useWords } from '../app/words.tsx'
import { gameTitle } from '../games/clients.ts'
import type { GameClient, Players } from '../games/gameClient.ts'
import { classes } from '../lib/classes.ts'
import { useStable } from '../lib/useStable.ts'
import { playSound } from '../sound/playSound.ts'
import { SoundSwitch } from '../sound/SoundSwitch.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Log } from '../ui/Log.tsx'
import { notify } from '../ui/notices.ts'
import { Panes } from '../ui/Panes.tsx'
import { Flights } from './Flights.tsx'
import { framed } from './frame.ts'
import { HintSwitch } from './Hint.tsx'
import { actedOut } from './presenter.ts'
import { Shortcuts } from './Shortcuts.tsx'
import styles from './Table.module.css'
import type { TableSource, TableState } from './tableSource.ts'
import { undoRefusal } from './undoRefusal.ts'
import { useLogEntries } from './useLogEntries.tsx'
import { logPane, useShortcuts } from './useShortcuts.ts'
import { useShown } from './useShown.ts'

const cx = classes(styles)

export interface TableProps<G extends Shape> {
  readonly client: GameClient<G>
  readonly source: TableSource<G>
  /** False for a recording: nothing is decided any more. */
  readonly live: boolean
  /** Beside the log and below the final count: a conversation. */
  readonly chat?: ReactNode
  /** Lines that were said so far. */
  readonly said?: number
  /** Above everything: the connection, a vote, who must take the screen. */
  readonly notice?: ReactNode
  /** In the place of the decision: the controls of a recording. */
  readonly controls?: ReactNode
  readonly menu?: ReactNode
  /** What can be done after the game. */
  endActions?(log: GameLog<unknown, unknown> | null): ReactNode
}

function playersOf<G extends Shape>({ seats, viewer, everyone }: TableState<G>): Players {
  return { seats, viewer, watcher: everyone === undefined ? viewer : 'all' }
}

/** A table of any game: head, players, board, decision, log. */
export function Table<G extends Shape>(props: TableProps<G>) {
  const { client, source, live, chat, said = 0, notice, controls, menu, endActions } = props
  const words = useWords()
  const { say } = words
  const newest = useSyncExternalStore(source.subscribe, source.getState)
  const { shown: following, airspace } = useShown(source, client, playersOf(newest), words)
  // Whatever arrives is drawn in slices between which the page can answer. What the table knows and what it shows of it
  // stay together: nobody's hand is ever drawn for other eyes.
  const { state, shown } = useDeferredValue(useMemo(() => ({ state: newest, shown: following }), [newest, following]))
  const players = useStable(playersOf(state))
  const [lit, setLit] = useState<readonly string[]>([])
  const [pane, setPane] = useState(client.panes[0]?.name ?? logPane)
  const [window, setWindow] = useState<'rules' | 'menu' | 'shortcuts' | null>(null)
  const [atBoard, setAtBoard] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  // Whoever looks at another part of the table is told that somebody said something.
  const [heard, setHeard] = useState(said)
  if (pane === logPane && heard !== said) setHeard(said)
  const heading = useRef<HTMLHeadingElement>(null)
  const { view } = shown.sight
  const asked = live && shown.sight.owed.some(({ seat, answered }) => seat === state.viewer && !answered)
  const area = useMemo(() => framed(client.frame), [client])
  const title = gameTitle(client.card.id, words)
  const crumb = client.crumb(view, words)
  const phase = client.phase?.(view, words) ?? ''
  const where = [title, crumb, phase].filter((part) => part !== '').join(' · ')
  useTitle(asked ? `${say('web.table.yourTurn')} · ${where}` : where)

  const undo = async () => {
    if (!state.canUndo) return notify(words.data(undoRefusal(state.steps, state.viewer, state.seats)))
    const reason = await source.undo(shown.version)
    if (reason !== null) notify(words.data(reason))
  }
  useShortcuts(container, client.keys, {
    onHelp: () => setWindow('shortcuts'),
    onUndo: () => void undo(),
    onPane: setPane,
  })

  useEffect(() => {
    if (asked) playSound('turn')
  }, [asked])

  // Whoever comes to a table from another page begins to read it at its heading.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  const ended = endActions !== undefined && state.outcome !== null && !shown.busy && shown.version === state.version
  const { End, Rules } = client
  // What a game draws is drawn again when something in it has changed, not when a window opens over it.
  const { Play, Status } = useMemo(() => ({ Play: memo(client.Play), Status: memo(client.Status) }), [client])
  const act = useCallback((action: G['action']) => source.act(action, shown.version), [source, shown.version])
  const keepNote = useMemo(() => {
    const { keepNote: keep } = source
    if (!live || keep === undefined) return undefined
    return (note: string) => void keep(note).then((reason) => reason !== null && notify(words.data(reason)))
  }, [source, live, words])
  const toRules = useCallback(() => setWindow('rules'), [])
  const toCount = useMemo(
    () => (
      <Button look="primary" onClick={() => setAtBoard(false)}>
        {say('web.end.toCount')}
      </Button>
    ),
    [say],
  )
  const panes = client.panes.filter(({ own }) => own !== true || state.viewer !== 'spectator')
  const word = cx('word', phase !== '' && 'yielding')
  // The final count has a heading of its own.
  const Crumb = ended && !atBoard ? 'p' : 'h1'
  const told = useMemo(() => client.logWindow(actedOut(shown), view), [client, shown, view])
  const entries = useLogEntries(client, told, players, words, setLit)
  return (
    <div ref={container} className={ended && !atBoard ? styles['finale'] : area('frame')} data-pane={pane}>
      <header className={area('head')}>
        <Brand short />
        <Crumb ref={heading} tabIndex={-1} className={styles['crumb']} title={where}>
          <span className={styles['game']}>{title} · </span>
          {crumb}
          {phase !== '' && <span className={styles['phase']}> · {phase}</span>}
        </Crumb>
        <div className={styles['status']}>
          {/* The final count tells by itself who is where. */}
          {!(ended && !atBoard) && <Status shown={shown} seats={players.seats} />}
        </div>
        {live && state.outcome === null && state.viewer !== 'spectator' && (
          <Button
            look="quiet"
            icon={undoArt}
            title={say('web.table.undo')}
            refusal={state.canUndo ? null : words.data(undoRefusal(state.steps, state.viewer, state.seats))}
            onClick={() => void undo()}
          >
            <span className={word}>{say('web.table.undo')}</span>
          </Button>
        )}
        <span className={styles['wide']}>
          <Button look="quiet" icon={bookArt} title={say('web.rules.title')} onClick={() => setWindow('rules')}>
            <span className={word}>{say('web.rules.title')}</span>
          </Button>
          <ThemeSwitch />
          <LanguageSwitch />
        </span>
        <IconButton icon={menuArt} label={say('web.table.menu')} onClick={() => setWindow('menu')} />
      </header>
      {notice !== undefined && <div className={area('notice')}>{notice}</div>}
      {ended && !atBoard ? (
        <main className={styles['count']}>
          <End
            {...players}
            shown={shown}
            outcome={state.outcome}
            log={state.log}
            actions={
              <>
                {endActions(state.log)}
                <Button look="quiet" icon={boardArt} onClick={() => setAtBoard(true)}>
                  {say('web.end.toBoard')}
                </Button>
              </>
            }
          />
          {chat !== undefined && <div className={styles['afterwards']}>{chat}</div>}
        </main>
      ) : (
        <>
          <Play
            key={String(state.viewer)}
            {...players}
            shown={shown}
            lit={lit}
            since={state.since}
            everyone={state.everyone ?? null}
            live={live && shown.version === state.version}
            note={state.note}
            {...(keepNote === undefined ? {} : { keepNote })}
            act={act}
            wishes={state.wishes}
            settle={source.settle}
            onPane={setPane}
            onRules={toRules}
            controls={ended ? toCount : controls}
          />
          <aside className={area('part', 'log')} id="log" aria-label={say('web.table.log')}>
            <h2 className={styles['logTitle']}>{say('web.table.log')}</h2>
            <Log label={say('web.table.log')} entries={entries} />
            {chat}
          </aside>
          <div className={area('panes')}>
            <Panes
              label={say('web.table.panes')}
              newsLabel={say('web.table.news')}
              panes={[
                ...panes.map(({ name, label, icon }) => ({ name, label: label(words), icon })),
                { name: logPane, label: say('web.table.paneLog'), icon: logArt, news: said > heard },
              ]}
              shown={pane}
              onShow={setPane}
            />
          </div>
        </>
      )}
      <Flights airspace={airspace} />
      {window === 'rules' && (
        <Dialog
          wide
          title={say('web.rules.title')}
          closeLabel={say('web.common.close')}
          onClose={() => setWindow(null)}
        >
          <Rules view={view} />
        </Dialog>
      )}
      {window === 'shortcuts' && (
        <Dialog title={say('web.keys.title')} closeLabel={say('web.common.close')} onClose={() => setWindow(null)}>
          <Shortcuts keys={client.keys} />
        </Dialog>
      )}
      {window === 'menu' && (
        <Dialog title={say('web.table.menu')} closeLabel={say('web.common.close')} onClose={() => setWindow(null)}>
          <div className={styles['menu']}>
            <Button wide icon={bookArt} onClick={() => setWindow('rules')}>
              {say('web.rules.title')}
            </Button>
            <span className={styles['keys']}>
              <Button wide onClick={() => setWindow('shortcuts')}>
                {say('web.keys.title')}
              </Button>
            </span>
            {live && <HintSwitch game={client.card.id} />}
            {live && <SoundSwitch />}
            {menu}
            <div className={styles['row']}>
              <ThemeSwitch />
              <LanguageSwitch />
            </div>
          </div>
        </Dialog>
      )}
    </div>
  )
}
