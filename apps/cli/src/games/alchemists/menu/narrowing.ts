import { type Facet as FacetOf, type Narrowed, type NarrowingStep, narrowed, narrowingStep } from '@athanor/kernel'
import { shortened, textWidth } from '../../../terminal/textWidth.ts'
import type { Look, Menu, MenuChoice, Next } from '../../gameFace.ts'

/** What a menu says of one answer; where nothing is left to choose, the hint says why. */
export interface Spoken {
  readonly label: string
  readonly hint?: string | undefined
}

export type Facet<Action> = FacetOf<Action, Spoken>

/** A menu that asks for one part after the other until one of the legal actions is left. */
export function menuOf<Action>(actions: readonly Action[], facets: readonly Facet<Action>[], look: Look): Menu<Action> {
  return menuAt(narrowingStep(actions, facets), look)
}

/** The same menu behind a choice; without a question when there is nothing to choose. */
export function leadingTo<Action>(
  actions: readonly Action[],
  facets: readonly Facet<Action>[],
  look: Look,
): Next<Action> {
  return nextOf(narrowed(actions, facets), look)
}

function menuAt<Action>({ question, choices }: NarrowingStep<Action, Spoken>, look: Look): Menu<Action> {
  return {
    question,
    choices: choices.map(({ said, leadsTo }) => item(said.label, said.hint, nextOf(leadsTo, look), look)),
  }
}

function nextOf<Action>(leadsTo: Narrowed<Action, Spoken>, look: Look): Next<Action> {
  switch (leadsTo.kind) {
    case 'closed':
      return { kind: 'blocked' }
    case 'action':
      return leadsTo
    case 'step':
      return { kind: 'menu', menu: () => menuAt(leadsTo.step(), look) }
  }
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
