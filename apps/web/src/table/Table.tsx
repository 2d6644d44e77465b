import { icon as undoArt } from 'virtual:icon/anticlockwise-rotation'
import { icon as chatArt } from 'virtual:icon/chat-bubble'
import { icon as menuArt } from 'virtual:icon/hamburger-menu'
import { icon as bookArt } from 'virtual:icon/open-book'
import { icon as logArt } from 'virtual:icon/scroll-unfurled'
import type { Shape } from '@athanor/kernel'
import { framed } from '@athanor/tabletop/frame.ts'
import type { GameClient, MoveAdvice, PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { HintSwitch } from '@athanor/tabletop/Hint.tsx'
import { actedOut } from '@athanor/tabletop/presenter.ts'
import { AwayNotice } from '@athanor/tabletop/scenes/AwayNotice.tsx'
import { SceneStage } from '@athanor/tabletop/scenes/SceneStage.tsx'
import type { Scene } from '@athanor/tabletop/scenes/scene.ts'
import type { ShownTable, TableSource } from '@athanor/tabletop/tableSource.ts'
import { logPane, useShortcuts } from '@athanor/tabletop/useShortcuts.ts'
import { Button, IconButton } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { Log } from '@athanor/ui/Log.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { Panes } from '@athanor/ui/Panes.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
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
import { gameTitle } from '../games/clients.ts'
import { playSound } from '../sound/playSound.ts'
import { SoundSwitch } from '../sound/SoundSwitch.tsx'
import asides from './Asides.module.css'
import { ChatPeek, type ChatSoFar } from './ChatPeek.tsx'
import type { AfterGame } from './Finale.tsx'
import { Flights } from './Flights.tsx'
import { LazyFinale } from './LazyFinale.tsx'
import { SceneSettings } from './SceneSettings.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import type { SeenKeeper } from './seenVersions.ts'
import styles from './Table.module.css'
import { undoClosed, undoRefusal } from './undoRefusal.ts'
import { useLogEntries } from './useLogEntries.tsx'
import { useShown } from './useShown.ts'

const cx = classes(styles)
function soundOf({ sound }: Scene): void {
  if (sound !== undefined) playSound(sound)
}

/** Where nobody can talk. */
const silence: ChatSoFar = { count: 0, last: null }

export interface TableProps<G extends Shape> {
  readonly client: GameClient<G>
  readonly source: TableSource<G>
  /** False for a recording: nothing is decided any more. */
  readonly live: boolean
  /** Moves are staged; usual wherever they are made. */
  readonly stages?: boolean
  /** Where it is kept up to which move the reader has seen this table. */
  readonly seen?: SeenKeeper
  /** Asks the game's adviser about a view; absent where nobody is to be asked. */
  advise?(client: GameClient<G>, view: G['view']): Promise<MoveAdvice<G> | null>
  /** Beside the log and below the final count: a conversation. */
  readonly chat?: ReactNode
  /** How far the conversation has come. */
  readonly said?: ChatSoFar
  /** Above everything: the connection, a vote, who must take the screen. */
  readonly notice?: ReactNode
  /** Somebody calls for the reader: said in the title of the page. */
  readonly calls?: string | null
  /** In the place of the decision: the controls of a recording, which may tell what happened at the step that is shown. */
  readonly controls?: ReactNode | ((told: ReactNode) => ReactNode)
  /** Of a recording: whether its end is looked at on the board, and the way there and back. */
  readonly board?: { readonly isShown: boolean; show(isShown: boolean): void }
  /** Above the final count: what it is the count of. */
  readonly headline?: ReactNode
  readonly menu?: ReactNode
  /** What comes after the game. */
  readonly after?: AfterGame
}

function playersOf<G extends Shape>({ seats, viewer, everyone }: ShownTable<G>): PlayersInSight {
  return { seats, viewer, watcher: everyone === undefined ? viewer : 'all' }
}

/** A table of any game: head, players, board, decision, log. */
export function Table<G extends Shape>(props: TableProps<G>) {
  const { client, source, live, chat, said = silence, notice, calls = null, controls, menu, after } = props
  const { board, headline, advise: askAdviser, stages = live, seen } = props
  const words = useLoadedWords()
  const { say } = words
  const newest = useSyncExternalStore(source.subscribe, source.getState)
  const followed = useShown(source, client, playersOf(newest), words, { live, stages, seen })
  const { shown: following, airspace, conductor, missed } = followed
  const staged = useSyncExternalStore(conductor.subscribe, conductor.getState)?.cues[0]?.timing.size
  // Whatever arrives is drawn in slices between which the page can answer. What the table knows and what it shows of it
  // stay together: nobody's hand is ever drawn for other eyes.
  const { state, shown } = useDeferredValue(useMemo(() => ({ state: newest, shown: following }), [newest, following]))
  const players = useStable(playersOf(state))
  const [lit, setLit] = useState<readonly string[]>([])
  const [pane, setPane] = useState(client.panes[0]?.name ?? logPane)
  const [window, setWindow] = useState<'rules' | 'menu' | 'shortcuts' | 'log' | null>(null)
  const [looksBack, setLooksBack] = useState(false)
  const { isShown: atBoard, show: setAtBoard } = board ?? { isShown: looksBack, show: setLooksBack }
  const container = useRef<HTMLDivElement>(null)
  // Whoever looks at another part of the table is told that somebody said something.
  const [heard, setHeard] = useState(said.count)
  if (pane === logPane && heard !== said.count) setHeard(said.count)
  const heading = useRef<HTMLHeadingElement>(null)
  const { view } = shown.sight
  const asked =
    live && !shown.staged && shown.sight.owed.some(({ seat, answered }) => seat === state.viewer && !answered)
  const area = useMemo(() => framed(client.frame), [client])
  const title = gameTitle(client.card.id, words)
  const crumb = client.crumb(view, words)
  const phase = client.phase?.(view, words) ?? ''
  const where = [title, crumb, phase].filter((part) => part !== '').join(' · ')
  const panes = client.panes.filter(({ own }) => own !== true || state.viewer !== 'spectator')
  // What is asked of whoever owes nothing has its place on one pane, and is said on all of them.
  const isFree = live && shown.sight.invited === true
  const asks = isFree ? (client.calls?.text(view, players, words) ?? null) : null
  const answeredIn = panes.find(({ name }) => name === client.calls?.pane)
  useEffect(() => {
    if (asks !== null) playSound('nudge')
  }, [asks])
  const call = calls ?? asks ?? (asked ? say('web.table.yourTurn') : null)
  useTitle(call === null ? where : `${call} · ${where}`)

  const undo = async () => {
    if (!state.canUndo) return notify(words.data(undoRefusal(state.steps, state.viewer, state.seats)))
    const reason = await source.undo(shown.version)
    if (reason !== null) notify(words.data(reason))
  }
  // Where bots wait for the page they leave one's last move alone for a while.
  const [due] = shown.sight.owed
  const botsWait =
    source.hasShown !== undefined &&
    state.steps.at(-1)?.by === state.viewer &&
    due !== undefined &&
    (state.seats[due.seat]?.bot ?? null) !== null
  useShortcuts(container, client.keys, {
    onHelp: () => setWindow('shortcuts'),
    onUndo: () => void undo(),
    onPane: setPane,
  })

  useEffect(() => {
    if (asked) playSound('turn')
  }, [asked])

  // Whoever comes to a table from another page begins to read it at its heading.
  // The final count has a heading of its own, which may come later.
  const opensOnCount = after !== undefined && state.outcome !== null && !atBoard
  useEffect(() => {
    if (!opensOnCount && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  const ended =
    after !== undefined && state.outcome !== null && !shown.busy && !shown.staged && shown.version === state.version
  const { Rules } = client
  // What a game draws is drawn again when something in it has changed, not when a window opens over it.
  const { Play, Status } = useMemo(() => ({ Play: memo(client.Play), Status: memo(client.Status) }), [client])
  const act = useCallback((action: G['action']) => source.act(action, shown.version), [source, shown.version])
  const keepNote = useMemo(() => {
    const { keepNote: keep } = source
    if (!live || keep === undefined) return undefined
    return (note: string) => void keep(note).then((reason) => reason !== null && notify(words.data(reason)))
  }, [source, live, words])
  const advise = useMemo(() => {
    if (!live || client.adviser === undefined || state.viewer === 'spectator') return undefined
    return askAdviser && (() => askAdviser(client, view))
  }, [live, client, state.viewer, view, askAdviser])
  const toRules = useCallback(() => setWindow('rules'), [])
  const toCount = useMemo(
    () => (
      <Button look="primary" onClick={() => setAtBoard(false)}>
        {say('web.end.toCount')}
      </Button>
    ),
    [say, setAtBoard],
  )
  const word = cx('word', phase !== '' && 'yielding')
  // The final count has a heading of its own.
  const Crumb = ended && !atBoard ? 'p' : 'h1'
  const told = useMemo(() => client.logWindow(actedOut(shown), view), [client, shown, view])
  const entries = useLogEntries(client, told, players, words, setLit)
  const [newestEntry] = entries
  const now = newestEntry?.key === String(shown.version) ? newestEntry.lines : []
  const control = useMemo(() => {
    const sentences = now.map((line, index) => <span key={index}>{line} </span>)
    const given = typeof controls === 'function' ? controls(sentences) : controls
    if (!ended) return given
    return board === undefined ? (
      toCount
    ) : (
      <>
        {given}
        {toCount}
      </>
    )
  }, [controls, now, ended, board, toCount])
  return (
    <div
      ref={container}
      className={ended && !atBoard ? styles['finale'] : area('frame')}
      data-pane={pane}
      data-staged={staged}
    >
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
          <span className={styles['undo']}>
            <Button
              look="quiet"
              icon={undoArt}
              title={say('web.table.undo')}
              refusal={state.canUndo ? null : words.data(undoRefusal(state.steps, state.viewer, state.seats))}
              onClick={() => void undo()}
            >
              <span className={word}>{say('web.table.undo')}</span>
            </Button>
            {/* Seen without pointing at anything; the button itself tells it in whole sentences, also to whoever listens. */}
            {(!state.canUndo || botsWait) && (
              <small className={styles['closed']} aria-hidden={!state.canUndo}>
                {state.canUndo
                  ? say('web.table.undoOpen')
                  : say('web.table.undoClosed', { why: undoClosed(state.steps, state.viewer, state.seats) })}
              </small>
            )}
          </span>
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
      <div className={area('notice')}>
        {notice}
        {missed !== null && <AwayNotice count={missed.cues.length} onPlay={missed.play} onPutAway={missed.putAway} />}
        {asks !== null && answeredIn !== undefined && answeredIn.name !== pane && (
          <p className={asides['asked']} role="status">
            {asks}
            <Button onClick={() => setPane(answeredIn.name)}>
              {say('web.table.toPane', { pane: answeredIn.label(words) })}
            </Button>
          </p>
        )}
      </div>
      {ended && !atBoard ? (
        <main className={styles['count']}>
          {headline !== undefined && <div className={styles['headline']}>{headline}</div>}
          <LazyFinale
            {...{ client, players, shown, after }}
            outcome={state.outcome}
            log={state.log}
            atOnce={!live}
            onBoard={() => setAtBoard(true)}
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
            live={live && !shown.staged && shown.version === state.version}
            note={state.note}
            {...(keepNote === undefined ? {} : { keepNote })}
            {...(advise === undefined ? {} : { advise })}
            act={act}
            wishes={state.wishes}
            settle={source.settle}
            onPane={setPane}
            onRules={toRules}
            controls={control}
          />
          <aside className={area('part', 'log')} id="log" aria-label={say('web.table.log')}>
            <header className={styles['logHead']}>
              <h2 className={styles['logTitle']}>{say('web.table.log')}</h2>
              <span className={styles['more']}>
                <Button look="quiet" onClick={() => setWindow('log')}>
                  {say('web.table.wholeLog', { count: entries.length })}
                </Button>
              </span>
            </header>
            <Log label={say('web.table.log')} entries={entries} />
            {chat}
          </aside>
          <SceneStage client={client} conductor={conductor} onOpen={soundOf} />
          <ChatPeek said={said} seen={pane === logPane} onOpen={() => setPane(logPane)} />
          <div className={area('panes')}>
            <Panes
              label={say('web.table.panes')}
              panes={[
                ...panes.map(({ name, label, icon }) => ({
                  name,
                  label: label(words),
                  icon,
                  news: asks !== null && name === answeredIn?.name && name !== pane ? { label: asks } : undefined,
                })),
                {
                  name: logPane,
                  label: say('web.table.paneLog'),
                  icon: logArt,
                  news: said.count > heard ? { label: say('web.chat.news'), icon: chatArt } : undefined,
                },
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
      {window === 'log' && (
        <Dialog wide title={say('web.table.log')} closeLabel={say('web.common.close')} onClose={() => setWindow(null)}>
          <Log label={say('web.table.log')} entries={entries} />
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
            {(stages || board !== undefined) && <SceneSettings />}
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
