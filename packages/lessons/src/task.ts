import {
  type Game,
  type Performed,
  type Position,
  perform,
  type Refused,
  type Seat,
  type Shape,
  seededChance,
} from '@athanor/kernel'
import type { Exercise, Said } from './lesson.ts'

/** Something that is to be done at the table of a game. */
export interface LessonTask<G extends Shape = Shape> {
  readonly game: string
  /** The kind of action that is learned. */
  readonly teaches: G['action']['kind']
  /** Whose chair the learner sits on. */
  readonly seat: Seat
  /** The table as it is laid out, the same every time. */
  state(): G['state']
  /** What is done for whoever wants to be shown. */
  model(view: G['view']): G['action']
  /** Why something else is not what was asked; null where it is as good. */
  wrong(action: G['action'], view: G['view']): Said | null
  /** What the others do whose answers are opened together with the learner's: the first thing that they can, unless told. */
  others?(view: G['view']): G['action']
}

type ActionOf<G extends Shape, Kind> = Extract<G['action'], { readonly kind: Kind }>

export interface ActExercise<G extends Shape, Kind extends G['action']['kind']> {
  /** What the teacher says and asks, and what she says when it is done. */
  readonly text: Said
  readonly after: Said
  readonly teaches: Kind
  state(): G['state']
  readonly seat?: Seat
  /** The action that is asked for; it is of the kind that is taught. */
  model(view: G['view']): ActionOf<G, Kind>
  /** Why an action of this kind is not what was asked. Unless told, all of them are as good. */
  wrong?(action: ActionOf<G, Kind>, view: G['view']): Said | null
  /** The same for actions of other kinds. */
  otherwise?: Said
  others?(view: G['view']): G['action']
}

/**
 * Writes exercises at the table of a game. A kind of action that the game does not have does not compile, nor does a
 * model of another kind than the one that is taught.
 */
export function exercisesAt<G extends Shape>(game: Game<G>) {
  return <Kind extends G['action']['kind']>(exercise: ActExercise<G, Kind>): Exercise => {
    const { text, after, teaches, seat = 0, wrong, others } = exercise
    const { otherwise = ({ say }) => say('school.act.otherKind') } = exercise
    let laid: G['state'] | undefined
    const isTaught = (action: G['action']): action is ActionOf<G, Kind> => action.kind === teaches
    const task: LessonTask<G> = {
      game: game.id,
      teaches,
      seat,
      state: () => (laid ??= exercise.state()),
      model: (view) => exercise.model(view),
      wrong: (action, view) => (isTaught(action) ? (wrong?.(action, view) ?? null) : otherwise),
      ...(others === undefined ? {} : { others }),
    }
    return { kind: 'act', text, after, task }
  }
}

/** The first action of a kind that can be done, and that is good enough. */
export function firstOf<G extends Shape, Kind extends G['action']['kind']>(
  game: Game<G>,
  view: G['view'],
  kind: Kind,
  isGood: (action: ActionOf<G, Kind>) => boolean = () => true,
): ActionOf<G, Kind> {
  for (const action of game.legal(view)) {
    if (action.kind === kind && isGood(action as ActionOf<G, Kind>)) return action as ActionOf<G, Kind>
  }
  throw new RangeError(`nothing of the kind ${kind} can be done`)
}

/** A table after somebody has done something that the rules allow. */
export function played<G extends Shape>(game: Game<G>, state: G['state'], seat: Seat, action: G['action']): G['state'] {
  const done = perform(game, { state, step: 0, sealed: [] }, seat, action, luck)
  if (!done.ok) throw new RangeError(done.reason.id)
  return done.position.state
}

/** Chance at the tables of lessons: the same every time. */
const luck = seededChance('5c4001'.padEnd(64, '0'))

/**
 * What comes of an action at the table of a task. Where answers are opened together, the others give theirs at once;
 * what is asked next stays open. The steps are those that a table would log.
 */
export function tried<G extends Shape>(
  game: Game<G>,
  task: LessonTask<G>,
  action: G['action'],
): Performed<G> | Refused {
  const start: Position<G> = { state: task.state(), step: 0, sealed: [] }
  const done = perform(game, start, task.seat, action, luck)
  if (!done.ok || done.position.sealed.length === 0) return done
  let after: Performed<G> | Refused = done
  for (const { seat } of game.decisions(start.state)) {
    if (seat === task.seat || !after.ok) continue
    const view = game.view(start.state, seat)
    after = perform(game, after.position, seat, task.others?.(view) ?? game.legal(view).at(0), luck)
  }
  return after
}
