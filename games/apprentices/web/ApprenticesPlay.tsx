import { type Action, apprentices, type Raven, type State, scoreToken, topOfStairs, unitAt } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import { framed } from '@athanor/tabletop/frame.ts'
import { TableTray } from '@athanor/tabletop/TableTray.tsx'
import { useAdvice } from '@athanor/tabletop/useAdvice.ts'
import { useDeciding } from '@athanor/tabletop/useDeciding.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { Track } from '@athanor/ui/Track.tsx'
import { useEffect, useMemo, useState } from 'react'
import { Bench } from './Bench.tsx'
import { Board } from './Board.tsx'
import { Decision } from './Decision.tsx'
import frame from './frame.module.css'
import { Goal } from './Goal.tsx'
import { guideKind, guideText } from './guide.ts'
import { Plans } from './Plans.tsx'
import { actionFor, type Plan, type PlanStep } from './plans.ts'
import type { ApprenticesProps } from './props.ts'
import type { ResearchProspect } from './prospects.ts'
import { RavenOptions } from './RavenOptions.tsx'
import { thrownIn } from './rolling.ts'
import { pointsAt, Seats, Strip } from './Seats.tsx'
import { type Ability, draftingIn, ravensAsked, turnOf } from './turn.ts'
import { type ActionTarget, waysTo } from './ways.ts'
import { useWords } from './words.ts'

const area = framed(frame)
const none: ReadonlySet<number> = new Set()
const noWishes: readonly null[] = []

/** The table of The Apprentices: seats, six tables, the market, plans, and the tray with the decision and the dice. */
export function ApprenticesPlay(props: ApprenticesProps) {
  const { shown, seats, viewer, lit, live, controls } = props
  const { view } = shown.sight
  const words = useWords()
  // A recording, or a game that is over, is looked at: nothing glows and nothing can be begun.
  const playable = controls === undefined && live
  const asked = playable && viewer === view.table.active && view.table.phase !== 'over'
  const [wanted, setWanted] = useState<readonly number[]>([])
  const chosen = useStable(viewer === 'spectator' ? [] : wanted.filter((unit) => isReady(view.table, viewer, unit)))
  const turn = useMemo(() => turnOf(view, asked, chosen), [view, asked, chosen])
  const { pending, busy, tray, begin, confirm, onEscape } = useDeciding({
    drafting: draftingIn(turn),
    version: shown.version,
    asked,
    act: props.act,
  })
  const [wantedRaven, setRaven] = useState<Raven | null>(null)
  const advice = useAdvice(view.table.options.adviceOnRequest === true, view.table.round)
  const ravens = ravensAsked(turn)
  const raven = ravens.find((each) => each === wantedRaven) ?? ravens[0] ?? null

  const act = useHandler((way: Action) => void confirm({ target: null, way }))
  /** One way is taken at once; of several the player chooses. */
  const target = useHandler((what: ActionTarget) => {
    const [only, ...others] = waysTo(turn.ways, what.kind, what.table)
    if (only === undefined) notify(words.say('web.apprentices.notWithThese'))
    else if (others.length === 0) void confirm({ target: null, way: only })
    else begin({ target: what, way: null })
  })
  const use = useHandler((ability: Ability) => target({ kind: ability.effect.kind, table: ability.table }))
  const play = usePlans({
    version: shown.version,
    free: asked && !busy && !shown.busy,
    next: (step) => actionFor(view, step),
    act,
  })
  const research = useHandler((prospect: ResearchProspect) => {
    if (prospect.now.length > 0) target({ kind: 'research', table: prospect.table })
    else if (prospect.later !== null) play(prospect.later)
  })
  const choose = useHandler((unit: number) =>
    setWanted(chosen.includes(unit) ? chosen.filter((each) => each !== unit) : [...chosen, unit]),
  )

  const rolling = useMemo(
    () => (shown.busy ? new Set(thrownIn(shown.steps.at(-1)?.events ?? [])) : none),
    [shown.busy, shown.steps],
  )
  const guide = asked && !busy ? guideKind(turn, pending) : null
  const decidable = asked && !busy

  return (
    <>
      <div className={area('strip')}>
        <Strip state={view.table} seats={seats} viewer={viewer} />
      </div>
      <section className={area('part', 'seats')} tabIndex={0} aria-label={words.say('web.table.players')}>
        <Seats
          state={view.table}
          seats={seats}
          viewer={viewer}
          lit={lit}
          rolling={rolling}
          wishes={playable ? props.wishes : noWishes}
          onSettle={props.settle}
        />
      </section>
      <main className={area('part', 'board')} id="board" tabIndex={0} onKeyDown={onEscape}>
        <Board
          turn={turn}
          seats={seats}
          lit={lit}
          chosen={pending.target?.kind === 'research' ? pending.target.table : null}
          onResearch={research}
        />
      </main>
      <aside className={area('plans')}>
        {decidable && turn.ask === 'ravens' && raven !== null ? (
          <RavenOptions turn={turn} seats={seats} raven={raven} onAct={act} />
        ) : (
          viewer !== 'spectator' &&
          advice.given &&
          turn.state.round > 0 && (
            <Plans plans={turn.reach.plans} onPlay={decidable && turn.ask === 'work' ? play : null} />
          )
        )}
      </aside>
      <TableTray
        area={area}
        tray={tray}
        onEscape={onEscape}
        choosing={pending.target !== null}
        drafting={pending.target?.kind === 'buyDie'}
        hint={{
          game: apprentices.id,
          kind: guide,
          text: guide === null ? '' : words.say(guideText(guide)),
          version: shown.version,
          onMore: props.onRules,
        }}
        decision={
          controls ?? (
            <Decision
              turn={turn}
              seats={seats}
              viewer={viewer}
              since={props.since}
              live={live}
              pending={pending}
              busy={busy}
              raven={raven}
              advised={advice.given}
              onAdvice={advice.ask}
              onPending={begin}
              onConfirm={(ready) => void confirm(ready)}
              onTarget={target}
              onPlan={play}
            />
          )
        }
        lab={
          <Bench
            turn={turn}
            seats={seats}
            rolling={rolling}
            chosen={chosen}
            playable={decidable}
            live={playable && !busy}
            ravens={ravens}
            raven={raven}
            advised={advice.given}
            onChoose={choose}
            onRaven={setRaven}
            onAct={act}
            onUse={use}
            onPlan={play}
            onResearch={research}
          />
        }
      />
    </>
  )
}

function isReady(state: State, seat: Seat, unit: number): boolean {
  const piece = unitAt(state, unit)?.piece
  return piece?.state === 'ready' && piece.holder === seat
}

interface Playing {
  readonly version: number
  /** Nothing is on its way: the next step can be taken. */
  readonly free: boolean
  next(step: PlanStep): Action | null
  act(action: Action): void
}

/** Plays a plan step by step, each as soon as the one before is done; whatever comes between ends it. */
function usePlans({ version, free, next, act }: Playing): (plan: Plan) => void {
  const [rest, setRest] = useState<{ readonly steps: readonly PlanStep[]; readonly from: number } | null>(null)
  const step = useHandler((steps: readonly PlanStep[]) => {
    const [first, ...others] = steps
    const action = first === undefined ? null : next(first)
    if (action === null) return setRest(null)
    setRest(others.length === 0 ? null : { steps: others, from: version })
    act(action)
  })
  useEffect(() => {
    if (rest === null || !free) return
    if (version > rest.from) step(rest.steps)
    // The step before was refused: nothing follows from it.
    else setRest(null)
  }, [rest, free, version, step])
  return useHandler((plan: Plan) => step(plan.steps))
}

/** The stairs to 42 for the head of the page (D-166, DR-69). */
export function Stairs({ shown, seats }: Pick<ApprenticesProps, 'shown' | 'seats'>) {
  const { say } = useWords()
  const { table } = shown.sight.view
  return (
    <div className={area('stairs')}>
      <Track
        label={say('web.apprentices.knowledge')}
        spaces={topOfStairs + 1}
        markers={seats.map(({ name, colour }, seat) => {
          const { space, lap } = scoreToken(pointsAt(table, seat))
          return { name, colour, space, chip: lap * topOfStairs }
        })}
      />
      <Goal as="span" />
    </div>
  )
}
