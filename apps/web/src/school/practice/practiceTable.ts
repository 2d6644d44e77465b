import { type GameEvent, observe, type Position, type Reason, type Shape, seenBy } from '@athanor/kernel'
import { type LessonTask, tried } from '@athanor/lessons/task.ts'
import { createListeners } from '@athanor/tabletop/listeners.ts'
import type { ShownTable, TableSeat, TableSource, TableStep } from '@athanor/tabletop/tableSource.ts'

export interface PracticeTable<G extends Shape> extends TableSource<G> {
  /** Does what is asked, for whoever wants to be shown. */
  show(): void
}

/** What was tried: 'done' when the task is, else what is wrong with it. */
export type Verdict<G extends Shape> = 'done' | { readonly wrong: NonNullable<ReturnType<LessonTask<G>['wrong']>> }

/** A table of the school: it stands still until what is asked has been done, and after it. */
export function openPracticeTable<G extends Shape>(
  game: TableSource<G>['game'],
  task: LessonTask<G>,
  seats: readonly TableSeat[],
  judged: (verdict: Verdict<G>) => void,
): PracticeTable<G> {
  const listeners = createListeners()
  const positions: Position<G>[] = [{ state: task.state(), step: 0, sealed: [] }]
  const steps: TableStep<G>[] = [{ version: 0, by: null, undo: false, events: [] }]
  let state = look()

  function last(): Position<G> {
    return positions.at(-1) as Position<G>
  }

  function look(): ShownTable<G> {
    return {
      viewer: task.seat,
      seats,
      version: positions.length - 1,
      sight: observe(game, last(), task.seat),
      steps: [...steps],
      canUndo: false,
      outcome: null,
      log: null,
      link: 'here',
      handOver: null,
      since: 0,
      wishes: seats.map((_, seat) => (seat === task.seat ? (game.autoResponse?.wishes[0] ?? null) : null)),
      note: '',
    }
  }

  function go(position: Position<G>, events: readonly GameEvent<G['event'], G['secret']>[]): void {
    positions.push(position)
    steps.push({
      version: positions.length - 1,
      by: task.seat,
      undo: false,
      events: events.map((event) => seenBy(event, task.seat)),
    })
    state = look()
    judged('done')
    listeners.tell()
  }

  function attempt(action: G['action']): Reason | null {
    if (positions.length > 1) return { id: 'kernel.reject.notYourTurn' }
    const view = game.view(last().state, task.seat)
    const refused = game.check(view, action)
    if (refused !== null) return refused
    const wrong = task.wrong(action, view)
    if (wrong !== null) {
      judged({ wrong })
      return { id: 'school.act.notThis' }
    }
    const done = tried(game, task, action)
    if (!done.ok) return done.reason
    go(done.position, done.events)
    return null
  }

  return {
    game,
    getState: () => state,
    subscribe: listeners.subscribe,
    sightAt(version) {
      const position = positions[version]
      return position === undefined ? undefined : observe(game, position, task.seat)
    },
    act: async (action) => attempt(action),
    async undo() {
      return { id: 'kernel.reject.nothingToUndo' }
    },
    settle() {},
    show() {
      if (positions.length === 1) attempt(task.model(game.view(last().state, task.seat)))
    },
  }
}
