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

export function actionsOf<Action>(groups: readonly ActionGroup<Action>[]): LegalActions<Action> {
  const filled = groups.filter((group) => group.size > 0)
  const size = filled.reduce((sum, group) => sum + group.size, 0)
  return {
    groups: filled,
    size,
    at(index) {
      let rest = index
      // A negative or broken number must not reach a group: groups compute, they do not look up.
      for (const group of Number.isInteger(index) && index >= 0 ? filled : []) {
        if (rest < group.size) return group.at(rest)
        rest -= group.size
      }
      throw new RangeError(`there is no legal action number ${index} of ${size}`)
    },
    *[Symbol.iterator]() {
      for (const group of filled) for (let index = 0; index < group.size; index++) yield group.at(index)
    },
  }
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
