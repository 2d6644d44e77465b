import type { AgendaItem, StepList } from './asks.ts'
import { finalRound } from './components/spaces.ts'
import type { Ask, TaskOf } from './contributions.ts'
import type { Draft } from './draft.ts'
import type { Rules, TaskRulesOf } from './rules.ts'
import type { Table } from './state.ts'

/**
 * Queues what follows from what is just being done: after it and after what it queued before, but ahead of all that
 * was on the agenda already.
 */
export function follow(draft: Draft, item: AgendaItem): void {
  draft.coming.push(item)
}

/** Sealed questions for several seats at once. */
export function askTogether(draft: Draft, asks: readonly Ask[]): void {
  if (asks.length > 0) follow(draft, { kind: 'together', asks })
}

/** Goes on until somebody must decide something, or the game is over. */
export function run(draft: Draft): void {
  const { table, coming } = draft
  // The next item last: what follows from an item comes before all that was there.
  const agenda = table.agenda.toReversed()
  for (;;) {
    while (coming.length > 0) agenda.push(coming.pop() as AgendaItem)
    const item = table.asks.length === 0 ? agenda.pop() : undefined
    if (item === undefined) break
    begin(draft, item)
  }
  table.agenda = agenda.reverse()
}

function begin(draft: Draft, item: AgendaItem): void {
  const { rules, table } = draft
  if (isAsk(rules, item)) {
    table.asks = [item]
    return
  }
  const task = rules.task(item.kind)
  if (task === undefined) throw new RangeError(`nobody knows how to do ${item.kind}`)
  task.run(draft, item)
}

function isAsk(rules: Rules, item: AgendaItem): item is Ask {
  return rules.question(item.kind) !== undefined
}

export const together: TaskRulesOf<'together'> = {
  kind: 'together',
  run(draft, { asks }) {
    draft.table.asks = asks
  },
}

/** The first step of a list. */
export function firstStep(rules: Rules, of: StepList): TaskOf<'step'> {
  const [first] = rules.steps[of]
  if (first === undefined) throw new RangeError(`there are no steps in ${of}`)
  return { kind: 'step', of, step: first.id }
}

/** The list that comes after one. */
function followingList(of: StepList, { round }: Table): StepList | null {
  switch (of) {
    case 'setUp':
    case 'nextRound':
      return 'round'
    case 'round':
      return round === finalRound ? 'scoring' : 'nextRound'
    case 'scoring':
      return null
  }
}

/** Does a step and puts the following one behind all that it brings about. */
export const step: TaskRulesOf<'step'> = {
  kind: 'step',
  run(draft, { of, step: id }) {
    const { rules, table } = draft
    const list = rules.steps[of]
    const number = list.findIndex((each) => each.id === id)
    list[number]?.run(draft)
    const next = list[number + 1]
    if (next !== undefined) {
      follow(draft, { kind: 'step', of, step: next.id })
      return
    }
    const following = followingList(of, table)
    if (following !== null) follow(draft, firstStep(rules, following))
  },
}
