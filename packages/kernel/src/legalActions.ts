import { canonical } from './canonical.ts'

/**
 * Actions of one kind, addressed by number: nothing is built before somebody asks for it. A family of thousands
 * (recipes times tiles, cube plans) costs as much as its `size` until `at` picks one.
 */
export interface ActionGroup<Action> {
  readonly kind: string
  readonly size: number
  at(index: number): Action
}

/** All that a viewer may do, in a canonical order. */
export interface LegalActions<Action> extends Iterable<Action> {
  readonly groups: readonly ActionGroup<Action>[]
  readonly size: number
  at(index: number): Action
}

/** A class, because one is made at every step of a search: its methods are made only once. */
class FilledGroups<Action> implements LegalActions<Action> {
  readonly groups: readonly ActionGroup<Action>[]
  readonly size: number

  constructor(groups: readonly ActionGroup<Action>[], size: number) {
    this.groups = groups
    this.size = size
  }

  at(index: number): Action {
    let rest = index
    // A negative or broken number must not reach a group: groups compute, they do not look up.
    for (const group of Number.isInteger(index) && index >= 0 ? this.groups : []) {
      if (rest < group.size) return group.at(rest)
      rest -= group.size
    }
    throw new RangeError(`there is no legal action number ${index} of ${this.size}`)
  }

  *[Symbol.iterator](): Iterator<Action> {
    for (const group of this.groups) for (let index = 0; index < group.size; index++) yield group.at(index)
  }
}

export function actionsOf<Action>(groups: readonly ActionGroup<Action>[]): LegalActions<Action> {
  const filled: ActionGroup<Action>[] = []
  let size = 0
  for (const group of groups) {
    if (group.size === 0) continue
    filled.push(group)
    size += group.size
  }
  return new FilledGroups(filled, size)
}

/** A group over a list that is there already. */
export function listed<Action>(kind: string, actions: readonly Action[]): ActionGroup<Action> {
  return {
    kind,
    size: actions.length,
    at(index) {
      const action = actions[index]
      if (action === undefined) throw new RangeError(`there is no ${kind} number ${index} of ${actions.length}`)
      return action
    },
  }
}

export function noActions<Action>(): LegalActions<Action> {
  return actionsOf<Action>([])
}

/**
 * The number under which an action stands among the legal ones, or null. Of groups of
 * other kinds nothing but the first action is built.
 */
export function numberOf<Action extends { readonly kind: string }>(
  legal: LegalActions<Action>,
  action: Action,
): number | null {
  const wanted = canonical(action)
  let before = 0
  for (const group of legal.groups) {
    // A group holds actions of one kind.
    const last = group.at(0).kind === action.kind ? group.size : 0
    for (let index = 0; index < last; index++) {
      if (canonical(group.at(index)) === wanted) return before + index
    }
    before += group.size
  }
  return null
}
