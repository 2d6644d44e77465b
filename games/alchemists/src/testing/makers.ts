import { ingredients } from '@athanor/alchemy'
import { pick, type Stream } from '@athanor/kernel'
import type { Action, ActionKind } from '../contributions.ts'
import type { View } from '../view.ts'

/** Makes any well-formed action of a kind, mostly an illegal one. */
type Maker = (view: View, chance: Stream) => Action

/** Actions of modules, one maker for each kind. */
export const makers: Readonly<Partial<Record<ActionKind, Maker>>> = {
  readBook: (_, chance) => ({ kind: 'readBook', ingredient: pick(chance, ingredients) }),
}
