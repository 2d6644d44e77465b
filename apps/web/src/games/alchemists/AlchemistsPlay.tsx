import {
  type Action,
  type Asking,
  alchemists,
  askingOf,
  askNameOf,
  type Happening,
  notebookOf,
  type PlanChoice,
  type Space,
  withoutChange,
} from '@athanor/alchemists'
import { alchemistsTelling } from '@athanor/alchemists-telling'
import type { Ingredient } from '@athanor/alchemy'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useWords } from '../../app/words.tsx'
import { useHandler } from '../../lib/useHandler.ts'
import { useStable } from '../../lib/useStable.ts'
import { framed } from '../../table/frame.ts'
import { type Line, linesOf } from '../../table/lines.tsx'
import { actedOut } from '../../table/presenter.ts'
import { TableTray } from '../../table/TableTray.tsx'
import { useDeciding } from '../../table/useDeciding.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notices.ts'
import board from './Board.module.css'
import { Board } from './Board.tsx'
import { Decision } from './Decision.tsx'
import { type Draft, draftingIn, movedCube, noDraft, pickable, picked, planOf } from './draft.ts'
import frame from './frame.module.css'
import { hintText } from './hints.ts'
import { AllLabs, Lab } from './Lab.tsx'
import { isCrowded } from './modules/views.ts'
import { Notebook } from './Notebook.tsx'
import { deedOf, newsOf } from './news.ts'
import { pictureOf } from './picture.tsx'
import { Cube } from './pieces/Pieces.tsx'
import type { AlchemistsProps } from './props.ts'
import { Seats, Strip } from './Seats.tsx'
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
  const words = useWords()
  // A recording, or a game that is over, is looked at: nothing glows and nothing can be begun.
  const playable = props.controls === undefined
  const answered = owed.some(({ seat, answered: done }) => seat === viewer && done)
  const asking = useMemo(
    () => (playable && !answered && view.table.end === null ? unadvised(askingOf(view)) : null),
    [playable, answered, view],
  )
  const { draft, busy, tray, begin, confirm, onEscape } = useDeciding<Draft, Action>({
    drafting: useMemo(() => draftingIn(asking), [asking]),
    version: shown.version,
    asked: props.live && asking !== null,
    act: props.act,
  })
  // Whoever sends a move sees at once that it is on its way; the board is laid out anew after that picture.
  const now = useDeferredValue(busy || !props.live ? null : asking)
  // What is pressed is marked at once; all that can be chosen with it follows after that picture.
  const before = useDeferredValue(draft)
  const laid = draft.intent === null ? draft : before
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
  const send = useHandler((ready: Draft) => void confirm(ready))
  const place = useHandler((choice: PlanChoice) => begin({ ...noDraft, plan: choice.plan }))
  const takeBack = useHandler((space: Space) => {
    const plan = withoutChange(planOf(draft), { kind: 'action', space })
    begin({ ...noDraft, plan })
  })
  const { ghost, grab } = useCubeDrag((from, to) => {
    if (now === null) return
    const moved = movedCube(now, planOf(draft), from, to)
    if (moved === null) return
    if ('id' in moved) notify(words.data(moved))
    else begin({ ...noDraft, plan: moved })
  })
  const chooseBook = useHandler((ingredient: Ingredient) => {
    const intent = picked(now, draft, bookParts, ingredient)
    if (intent !== null) begin({ ...noDraft, intent })
  })
  const books = useStable(useMemo(() => pickable(now, laid, bookParts), [now, laid]))
  const chosen = draft.intent?.chosen
  const book = chosen?.theory ?? chosen?.endorsed ?? chosen?.doubted ?? null
  const asked = useStable(owed.filter(({ answered: done }) => !done).map(({ seat }) => seat))
  const { watcher } = props
  const { deeds, news } = useMemo(() => {
    const voice = { telling: alchemistsTelling, picture: pictureOf as (thing: unknown) => null }
    const tell = (event: Happening) => linesOf(voice, event, { seats, viewer, watcher }, words)
    const { own, others } = newsOf(actedOut(shown), viewer)
    return {
      deeds: seats.map((_, seat) => lastDeed(shown.steps, seat, tell)),
      news: { own: own.flatMap(tell), others: others.flatMap(tell) },
    }
  }, [shown, seats, viewer, watcher, words])
  const space = view.table.space
  // What comes near, and the whole board after it, are both looked at from their beginning.
  const nearBy = near === null ? null : askNameOf(near)
  useEffect(() => {
    document.getElementById('board')?.scrollTo(0, 0)
  }, [nearBy])
  useEffect(() => {
    if (space !== null) document.querySelector(`[data-anchor="space:${space}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [space])
  // Whoever has begun needs the room for the choice; what was not read yet comes back with it.
  const hint = now === null || draft.intent !== null ? null : hintText(now)
  // Cards of the hand that are chosen in the tray need not stand beside it too.
  const choosesCards = now?.kinds.some((kind) => mixing.has(kind)) === true

  // The parts that scroll can be reached and scrolled by keys, also while nothing in them can be pressed.
  return (
    <>
      <div className={area('strip')}>
        <Strip view={view} seats={seats} viewer={viewer} asked={asked} />
      </div>
      <section className={area('part', 'seats')} tabIndex={0} aria-label={words.say('web.table.players')}>
        <Seats view={view} seats={seats} viewer={viewer} asked={asked} deeds={deeds} lit={lit} />
      </section>
      <main
        className={area('part', 'board')}
        id="board"
        tabIndex={0}
        data-stage={near === null ? undefined : stageOf(near, laid)}
        data-crowded={isCrowded(view.table) || undefined}
        onKeyDown={onEscape}
      >
        {near !== null ? (
          <Scene
            view={view}
            seats={seats}
            asking={near}
            foresight={foresight}
            draft={draft}
            laid={laid}
            onDraft={begin}
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
            asking={near === null ? now : null}
            draft={draft}
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
      <div className={area('part', 'notebook')} id="notebook" tabIndex={0}>
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
          begun: draft.plan !== null,
          onMore: props.onRules,
        }}
        {...(playable ? { news } : {})}
        decision={
          props.controls ?? (
            <Decision
              shown={shown}
              seats={seats}
              viewer={viewer}
              since={props.since}
              live={props.live}
              asking={asking}
              draft={draft}
              busy={busy}
              onDraft={begin}
              onConfirm={send}
              onScene={toScene}
              onGrab={grab}
            />
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
      <span ref={ghost} className={board['ghost']} hidden>
        <Cube colour={viewer === 'spectator' ? '' : (seats[viewer]?.colour ?? '')} />
      </span>
    </>
  )
}

/** What is possible, without any chances. */
function unadvised(asking: Asking | null): Asking | null {
  return asking === null ? null : { ...asking, insight: null }
}

const mixing: ReadonlySet<string> = new Set(['sell', 'test', 'drink', 'exhibit', 'discard', 'transmute'])

/** What a seat did last, in the words of the log. */
function lastDeed(
  steps: AlchemistsProps['shown']['steps'],
  seat: number,
  tell: (event: Happening) => readonly Line[],
): Line | null {
  const step = steps.findLast(({ by }) => by === seat)
  const event = step === undefined ? undefined : deedOf(step)
  return event === undefined ? null : (tell(event)[0] ?? null)
}
