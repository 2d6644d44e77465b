/**
 * One answer to a question about the actions that are left. What is said of it (words, a picture, a number) is up to
 * whoever asks.
 */
export interface Answer<Action, Said> {
  readonly said: Said
  /** The actions that it leaves. Nothing left means that it cannot be chosen now. */
  readonly left: readonly Action[]
  /** What is asked right after this answer. */
  readonly next?: readonly Facet<Action, Said>[]
}

/** One part of an action, asked for by itself: an ingredient, a seal, a guarantee. */
export interface Facet<Action, Said> {
  readonly question: string
  answers(left: readonly Action[]): readonly Answer<Action, Said>[]
}

/** A question with its answers, and where each of them leads. */
export interface NarrowingStep<Action, Said> {
  readonly question: string
  readonly choices: readonly { readonly said: Said; readonly leadsTo: Narrowed<Action, Said> }[]
}

/** Where an answer leads: nowhere for now, to an action, or to a further question, made when it is reached. */
export type Narrowed<Action, Said> =
  | { readonly kind: 'closed' }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'step'; readonly step: () => NarrowingStep<Action, Said> }

/**
 * Asks for one part after the other until one of the legal actions is left. Nothing but these can come out of it, and
 * each of them can.
 */
export function narrowingStep<Action, Said>(
  actions: readonly Action[],
  [facet, ...rest]: readonly Facet<Action, Said>[],
): NarrowingStep<Action, Said> {
  const answers = facet?.answers(actions) ?? []
  return {
    question: facet?.question ?? '',
    choices: answers.map(({ said, left, next = [] }) => ({ said, leadsTo: narrowed(left, [...next, ...rest]) })),
  }
}

/** The same behind an answer; without a question when there is nothing to choose. */
export function narrowed<Action, Said>(
  actions: readonly Action[],
  facets: readonly Facet<Action, Said>[],
): Narrowed<Action, Said> {
  const [only] = actions
  if (only === undefined) return { kind: 'closed' }
  if (actions.length === 1) return { kind: 'action', action: only }
  const [facet, ...rest] = facets
  if (facet === undefined) throw new RangeError(`${actions.length} actions cannot be told apart`)
  const open = facet.answers(actions).filter(({ left }) => left.length > 0)
  const [sole] = open
  if (open.length === 1 && sole?.left.length === actions.length) {
    return narrowed(actions, [...(sole.next ?? []), ...rest])
  }
  return { kind: 'step', step: () => narrowingStep(actions, facets) }
}

/** Asks for a value that every action has; values are offered in the order of the actions. */
export function by<Action, Value extends string | number | boolean, Said>(
  question: string,
  valueOf: (action: Action) => Value,
  say: (value: Value, left: readonly Action[]) => Said,
): Facet<Action, Said> {
  return {
    question,
    answers(actions) {
      const values = [...new Set(actions.map(valueOf))]
      return values.map((value) => {
        const left = actions.filter((action) => valueOf(action) === value)
        return { said: say(value, left), left }
      })
    },
  }
}

/** What is said of two things that are asked for one after the other. */
export interface PairSpeech<Action, Value, Said> {
  readonly questions: readonly [first: string, second: string]
  first(value: Value): Said
  second(value: Value, first: Value, left: readonly Action[]): Said
}

/** Asks for one thing and then for the other, in a given order. Each pair can be reached from both sides. */
export function byPair<Action, Value extends string | number, Said>(
  order: readonly Value[],
  pairOf: (action: Action) => readonly Value[],
  speech: PairSpeech<Action, Value, Said>,
): Facet<Action, Said> {
  return {
    question: speech.questions[0],
    answers: (actions) =>
      order
        .map((one) => ({ one, left: actions.filter((action) => pairOf(action).includes(one)) }))
        .filter(({ left }) => left.length > 0)
        .map(({ one, left }) => ({
          said: speech.first(one),
          left,
          next: [
            by(
              speech.questions[1],
              (action: Action) => otherOf(pairOf(action), one),
              (other, rest) => speech.second(other, one, rest),
            ),
          ],
        })),
  }
}

function otherOf<Value>(pair: readonly Value[], one: Value): Value {
  return pair.toSpliced(pair.indexOf(one), 1)[0] ?? one
}
