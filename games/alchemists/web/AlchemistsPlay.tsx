import {
  type Action,
  alchemists,
  type Happening,
  notebookOf,
  type PlanChoice,
  type PromptContext,
  planCount,
  promptContextOf,
  promptNameOf,
  type Space,
  withoutChange,
} from '@athanor/alchemists'
import { alchemistsTelling, briefly } from '@athanor/alchemists/narration'
import type { Ingredient } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { framed } from '@athanor/tabletop/frame.ts'
import { type Line, lineOf, linesOf } from '@athanor/tabletop/lines.tsx'
import { actedOut } from '@athanor/tabletop/presenter.ts'
import { TableTray } from '@athanor/tabletop/TableTray.tsx'
import { useDeciding } from '@athanor/tabletop/useDeciding.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import board from './Board.module.css'
import { Board } from './Board.tsx'
import { Decision } from './Decision.tsx'
import frame from './frame.module.css'
import { hintText } from './hints.ts'
import { AllLabs, Lab } from './Lab.tsx'
import { Means } from './Means.tsx'
import { isCrowded } from './modules/views.ts'
import { Notebook } from './Notebook.tsx'
import { mainEventOf, newsOf } from './news.ts'
import { draftingIn, movedCube, nothingPending, type PendingAction, pickable, picked, planOf } from './pendingAction.ts'
import { pictureOf } from './picture.tsx'
import { Cube } from './pieces/Pieces.tsx'
import type { AlchemistsProps } from './props.ts'
import { SeatDetails } from './SeatDetails.tsx'
import { Seats, Strip } from './Seats.tsx'
import { sellersSoFar } from './salesSoFar.ts'
import { hasScene, Scene, stageOf } from './scene/Scene.tsx'
import { Theories } from './Theories.tsx'
import { useCubeDrag } from './useCubeDrag.ts'
import { useForesight } from './useForesight.ts'

const area = framed(frame)

/** The parts that a book stands for. */
const bookParts = ['theory', 'endorsed', 'doubted'] as const

/** The table of Alchemists: players, action spaces, theories, notebook, and the tray with the decision and what I hold. */
export function AlchemistsPlay(props: AlchemistsProps) {
  const { shown, seats, viewer, lit } = props
  const { view, owed } = shown.sight
  const words = useLoadedWords()
  // A recording, or a game that is over, is looked at: nothing glows and nothing can be begun.
  const playable = props.controls === undefined
  const answered = owed.some(({ seat, answered: done }) => seat === viewer && done)
  const context = useMemo(
    () => (playable && !answered && view.table.end === null ? unadvised(promptContextOf(view)) : null),
    [playable, answered, view],
  )
  const { pending, busy, tray, begin, confirm, onEscape } = useDeciding<PendingAction, Action>({
    drafting: useMemo(() => draftingIn(context), [context]),
    version: shown.version,
    asked: props.live && context !== null,
    act: props.act,
  })
  // Whoever sends a move sees at once that it is on its way; the board is laid out anew after that picture.
  const open = busy || !props.live ? null : context
  const now = useDeferredValue(open)
  // What is pressed is marked at once; all that can be chosen with it follows after that picture.
  const before = useDeferredValue(pending)
  const laid = pending.intent === null ? pending : before
  // What is possible is known at once; what is likely takes longer, and nobody waits for it.
  const facts = useStable(useMemo(() => (view.own === null ? [] : notebookOf(view).facts), [view]))
  const foresight = useForesight(view, facts)
  // Where something is to be chosen the board comes near, unless the reader wants to see all of it.
  const scene = now !== null && hasScene(now) ? now : null
  const [wholeAt, setWholeAt] = useState<number | null>(null)
  const near = wholeAt === shown.version ? null : scene
  const toScene = useHandler(() => {
    setWholeAt(null)
    props.onPane('board')
  })
  const toWhole = useHandler(() => setWholeAt(shown.version))
  // Whose card is open.
  const [opened, setOpened] = useState<Seat | null>(null)
  const close = useHandler(() => setOpened(null))
  const send = useHandler((ready: PendingAction) => void confirm(ready))
  const place = useHandler((choice: PlanChoice) => begin({ ...nothingPending, plan: choice.plan }))
  const takeBack = useHandler((space: Space) => {
    if (now === null) return
    begin({ ...nothingPending, plan: withoutChange(now, planOf(pending), { kind: 'action', space }) })
  })
  const { ghost, grab } = useCubeDrag((from, to) => {
    if (now === null) return
    const moved = movedCube(now, planOf(pending), from, to)
    if (moved === null) return
    if ('id' in moved) notify(words.data(moved))
    else begin({ ...nothingPending, plan: moved })
  })
  const chooseBook = useHandler((ingredient: Ingredient) => {
    const intent = picked(now, pending, bookParts, ingredient)
    if (intent !== null) begin({ ...nothingPending, intent })
  })
  const books = useStable(useMemo(() => pickable(now, laid, bookParts), [now, laid]))
  const chosen = pending.intent?.chosen
  const book = chosen?.theory ?? chosen?.endorsed ?? chosen?.doubted ?? null
  const asked = useStable(owed.filter(({ answered: done }) => !done).map(({ seat }) => seat))
  const { watcher } = props
  const { lastActions, news } = useMemo(() => {
    const voice = { telling: alchemistsTelling, picture: pictureOf as (thing: unknown) => null }
    const tell = (event: Happening) => linesOf(voice, event, { seats, viewer, watcher }, words)
    const inShort = (event: Happening) => {
      const brief = briefly(event)
      return brief === null ? (tell(event)[0] ?? null) : lineOf(voice, brief, { seats, viewer, watcher }, words)
    }
    const { own, others } = newsOf(actedOut(shown), viewer)
    return {
      lastActions: seats.map((_, seat) => lastAction(shown.steps, seat, inShort)),
      news: { own: own.flatMap(tell), others: others.flatMap(tell) },
    }
  }, [shown, seats, viewer, watcher, words])
  const space = view.table.space
  const sellers = useStable(useMemo(() => (space === 'sell' ? sellersSoFar(shown.steps) : []), [space, shown.steps]))
  // What comes near, and the whole board after it, are both looked at from their beginning.
  const nearBy = near === null ? null : promptNameOf(near)
  useEffect(() => {
    document.getElementById('board')?.scrollTo(0, 0)
  }, [nearBy])
  useEffect(() => {
    if (space !== null) document.querySelector(`[data-anchor="space:${space}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [space])
  const hint = now === null ? null : hintText(now)
  // Cards of the hand that are chosen in the tray need not stand beside it too.
  const choosesCards = now?.kinds.some((kind) => mixing.has(kind)) === true

  // The parts that scroll can be reached and scrolled by keys, also while nothing in them can be pressed.
  return (
    <>
      <div className={area('strip')}>
        <Strip view={view} seats={seats} viewer={viewer} asked={asked} onOpen={setOpened} />
      </div>
      <section
        className={area('part', 'seats')}
        data-players={seats.length}
        tabIndex={0}
        aria-label={words.say('web.table.players')}
      >
        <Seats
          view={view}
          seats={seats}
          viewer={viewer}
          asked={asked}
          lastActions={lastActions}
          lit={lit}
          onOpen={setOpened}
        />
      </section>
      <main
        className={area('part', 'board')}
        id="board"
        tabIndex={0}
        data-stage={near === null ? undefined : stageOf(near, laid)}
        data-crowded={isCrowded(view.table) || undefined}
        data-opening={now !== open || undefined}
        onKeyDown={onEscape}
      >
        {near !== null ? (
          <Scene
            view={view}
            seats={seats}
            sellers={sellers}
            context={near}
            foresight={foresight}
            pending={pending}
            laid={laid}
            onPending={begin}
            onWhole={toWhole}
          />
        ) : (
          scene !== null && (
            <Button look="primary" onClick={toScene}>
              {words.say('web.alchemists.toChoice')}
            </Button>
          )
        )}
        {(near === null || nearBy === 'chooseOrder') && (
          <Board
            view={view}
            seats={seats}
            lit={lit}
            context={near === null ? now : null}
            pending={pending}
            around={near !== null}
            onPlace={place}
            onTakeBack={takeBack}
            onGrab={grab}
          />
        )}
      </main>
      <div className={area('part', 'theories')} id="theories" onKeyDown={onEscape}>
        <Theories
          view={view}
          seats={seats}
          foresight={foresight}
          lit={lit}
          open={books}
          chosen={book}
          onChoose={chooseBook}
        />
      </div>
      <div
        className={area('part', 'notebook')}
        id="notebook"
        tabIndex={0}
        data-unused={view.own === null ? '' : undefined}
      >
        <Notebook
          view={view}
          facts={facts}
          note={props.note}
          onKeep={viewer === 'spectator' ? undefined : props.keepNote}
        />
      </div>
      <TableTray
        area={area}
        tray={tray}
        onEscape={onEscape}
        hint={{
          game: alchemists.id,
          kind: hint,
          text: hint === null ? '' : words.say(hint),
          version: shown.version,
          begun: pending.plan !== null || pending.intent !== null,
          onMore: props.onRules,
        }}
        {...(playable ? { news } : {})}
        decision={
          props.controls ?? (
            <>
              <Means
                view={view}
                cubes={now?.prompt.kind === 'declare' ? planCount(now, planOf(before)).left : null}
                withHand={!choosesCards}
              />
              <Decision
                shown={shown}
                seats={seats}
                viewer={viewer}
                since={props.since}
                live={props.live}
                {...(props.advise === undefined ? {} : { advise: props.advise })}
                context={context}
                pending={pending}
                busy={busy}
                onPending={begin}
                onConfirm={send}
                onScene={toScene}
                onGrab={grab}
              />
            </>
          )
        }
        lab={
          props.everyone === null ? (
            <Lab view={view} withHand={!choosesCards} />
          ) : (
            <AllLabs seats={seats} views={props.everyone} />
          )
        }
      />
      {opened !== null && (
        <SeatDetails
          table={view.table}
          seat={opened}
          name={seats[opened]?.name ?? ''}
          colour={seats[opened]?.colour ?? ''}
          onClose={close}
        />
      )}
      <span ref={ghost} className={board['ghost']} hidden>
        <Cube colour={viewer === 'spectator' ? '' : (seats[viewer]?.colour ?? '')} />
      </span>
    </>
  )
}

/** What is possible, without any chances. */
function unadvised(context: PromptContext | null): PromptContext | null {
  return context === null ? null : { ...context, insight: null }
}

const mixing: ReadonlySet<string> = new Set(['sell', 'test', 'drink', 'exhibit', 'discard', 'transmute'])

/** What a seat did last, in few words and what came of it first. */
function lastAction(
  steps: AlchemistsProps['shown']['steps'],
  seat: number,
  tell: (event: Happening) => Line | null,
): Line | null {
  const step = steps.findLast(({ by }) => by === seat)
  const event = step === undefined ? undefined : mainEventOf(step)
  return event === undefined ? null : tell(event)
}
