import { readKnowledge } from '../../base/knowledge.ts'
import type { ActionKind, ActionOf } from '../contributions.ts'
import { questionOf } from '../question.ts'
import type { Rules } from '../rules.ts'
import type { View } from '../view.ts'
import type { PromptContext } from './part.ts'

export type { PromptContext } from './part.ts'

/** One preparation for each view: a page asks many times while one thing is chosen after the other. */
const prepared = new WeakMap<View, PromptContext | null>()

/** What the viewer is asked under some rules, ready to be drafted; null when nothing is asked. */
export function promptContextAt(rules: Rules, view: View): PromptContext | null {
  const before = prepared.get(view)
  if (before !== undefined) return before
  const context = prepare(rules, view)
  prepared.set(view, context)
  return context
}

function prepare(rules: Rules, view: View): PromptContext | null {
  const { table, own, viewer } = view
  const ask = table.asks.find(({ seat }) => seat === viewer)
  if (ask === undefined || own === null || viewer === 'spectator') return null
  const at = { rules, table, seat: viewer, own }
  const question = questionOf(rules, ask)
  const groups = question.legal(at, ask)
  const built = new Map<ActionKind, readonly ActionOf<ActionKind>[]>()
  return {
    at,
    prompt: ask,
    insight: () => readKnowledge(rules, view),
    actions<Kind extends ActionKind>(kind: Kind) {
      const known = built.get(kind)
      if (known !== undefined) return known as readonly ActionOf<Kind>[]
      const actions = groups
        .filter((group) => group.kind === kind)
        .flatMap((group) => Array.from({ length: group.size }, (_, index) => group.at(index) as ActionOf<Kind>))
      built.set(kind, actions)
      return actions
    },
    kinds: [...new Set(groups.filter(({ size }) => size > 0).map(({ kind }) => kind as ActionKind))],
    check: (action) => question.check(at, ask, action),
  }
}
