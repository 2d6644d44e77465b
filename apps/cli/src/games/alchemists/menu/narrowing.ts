import { shortened, textWidth } from '../../../terminal/textWidth.ts'
import type { Look, Menu, MenuChoice, Next } from '../../gameFace.ts'

/** One answer to a question about the actions that are left, with those that it leaves. */
export interface Narrower<Action> {
  readonly label: string
  readonly hint?: string | undefined
  /** Nothing left means that this cannot be chosen now, and the hint says why. */
  readonly left: readonly Action[]
  /** What is asked right after this answer. */
  readonly next?: readonly Facet<Action>[]
}

/** One part of an action, asked for by itself: an ingredient, a seal, a guarantee. */
export interface Facet<Action> {
  readonly question: string
  narrowers(left: readonly Action[]): readonly Narrower<Action>[]
}

/**
 * A menu that asks for one part after the other until one of the legal actions is left. Nothing but these can come out
 * of it, and each of them can.
 */
export function menuOf<Action>(
  actions: readonly Action[],
  [facet, ...rest]: readonly Facet<Action>[],
  look: Look,
  further: readonly MenuChoice<Action>[] = [],
): Menu<Action> {
  const choices = facet?.narrowers(actions).map((narrower) => choiceOf(narrower, rest, look)) ?? []
  return { question: facet?.question ?? '', choices: [...choices, ...further] }
}

/** The same menu behind a choice; without a question when there is nothing to choose. */
export function leadingTo<Action>(
  actions: readonly Action[],
  facets: readonly Facet<Action>[],
  look: Look,
): Next<Action> {
  const [only] = actions
  if (only === undefined) return { kind: 'blocked' }
  if (actions.length === 1) return { kind: 'action', action: only }
  const [facet, ...rest] = facets
  if (facet === undefined) throw new RangeError(`${actions.length} actions cannot be told apart`)
  const open = facet.narrowers(actions).filter(({ left }) => left.length > 0)
  const [sole] = open
  if (open.length === 1 && sole?.left.length === actions.length) {
    return leadingTo(actions, [...(sole.next ?? []), ...rest], look)
  }
  return { kind: 'menu', menu: () => menuOf(actions, facets, look) }
}

function choiceOf<Action>(
  { label, hint, left, next }: Narrower<Action>,
  rest: readonly Facet<Action>[],
  look: Look,
): MenuChoice<Action> {
  return item(label, hint, leadingTo(left, [...(next ?? []), ...rest], look), look)
}

/** A choice whose hint is cut to what fits on its line. */
export function item<Action>(
  label: string,
  hint: string | undefined,
  leadsTo: Next<Action>,
  { columns }: Look,
): MenuChoice<Action> {
  // The list's own mark before the label, and brackets around the hint.
  const room = Math.min(columns, 100) - textWidth(label) - 7
  return hint === undefined || hint === '' || room < 8
    ? { label, leadsTo }
    : { label, hint: textWidth(hint) <= room ? hint : shortened(hint, room), leadsTo }
}

/** What a facet says of one of its values. */
interface Spoken {
  readonly label: string
  readonly hint?: string | undefined
}

/** Asks for a value that every action has; values are offered in the order of the actions. */
export function by<Action, Value extends string | number | boolean>(
  question: string,
  valueOf: (action: Action) => Value,
  spoken: (value: Value, left: readonly Action[]) => Spoken,
): Facet<Action> {
  return {
    question,
    narrowers(actions) {
      const values = [...new Set(actions.map(valueOf))]
      return values.map((value) => {
        const left = actions.filter((action) => valueOf(action) === value)
        return { ...spoken(value, left), left }
      })
    },
  }
}
