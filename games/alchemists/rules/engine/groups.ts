import type { ActionGroup } from '@athanor/kernel'

/** Every choice of one item from each list, addressed by number; the last list runs fastest. */
export function product<Action, Items extends readonly unknown[]>(
  kind: string,
  lists: { readonly [Index in keyof Items]: readonly Items[Index][] },
  make: (...items: Items) => Action,
): ActionGroup<Action> {
  const all: readonly (readonly unknown[])[] = lists
  return {
    kind,
    size: all.reduce((size, list) => size * list.length, 1),
    at(index) {
      const items: unknown[] = []
      let rest = index
      for (let place = all.length - 1; place >= 0; place--) {
        const list = all[place] as readonly unknown[]
        items[place] = list[rest % list.length]
        rest = Math.floor(rest / list.length)
      }
      return make(...(items as unknown as Items))
    },
  }
}

/** Several groups as one, behind each other. */
export function joined<Action>(kind: string, groups: readonly ActionGroup<Action>[]): ActionGroup<Action> {
  return {
    kind,
    size: groups.reduce((size, group) => size + group.size, 0),
    at(index) {
      let rest = index
      for (const group of groups) {
        if (rest < group.size) return group.at(rest)
        rest -= group.size
      }
      throw new RangeError(`there is no action ${index} of the kind ${kind}`)
    },
  }
}

const ranges: (readonly number[])[] = []

/** The numbers from 0 to `most`. */
export function upTo(most: number): readonly number[] {
  const last = Math.max(0, most)
  const known = ranges[last]
  if (known !== undefined) return known
  const range = Array.from({ length: last + 1 }, (_, number) => number)
  ranges[last] = range
  return range
}
