import { finalRound } from '../base/components/spaces.ts'
import type { AgendaItem, StepList } from '../base/prompts.ts'
import type { Prompt, TaskOf } from './contributions.ts'
import type { MutableState } from './mutableState.ts'
import type { Rules, TaskRulesOf } from './rules.ts'
import type { Table } from './state.ts'

/**
 * Queues what follows from what is just being done: after it and after what it queued before, but ahead of all that
 * was on the agenda already.
 */
export function follow(state: MutableState, item: AgendaItem): void {
  state.coming.push(item)
}

/** Sealed questions for several seats at once. */
export function askTogether(state: MutableState, asks: readonly Prompt[]): void {
  if (asks.length > 0) follow(state, { kind: 'together', asks })
}

/** Goes on until somebody must decide something, or the game is over. */
export function run(state: MutableState): void {
  const { table, coming } = state
  // The next item last: what follows from an item comes before all that was there.
  const agenda = table.agenda.toReversed()
  for (;;) {
    while (coming.length > 0) agenda.push(coming.pop() as AgendaItem)
    const item = table.asks.length === 0 ? agenda.pop() : undefined
    if (item === undefined) break
    begin(state, item)
  }
  table.agenda = agenda.reverse()
}

function begin(state: MutableState, item: AgendaItem): void {
  const { rules, table } = state
  if (isAsk(rules, item)) {
    table.asks = [item]
    return
  }
  const task = rules.task(item.kind)
  if (task === undefined) throw new RangeError(`nobody knows how to do ${item.kind}`)
  task.run(state, item)
}

function isAsk(rules: Rules, item: AgendaItem): item is Prompt {
  return rules.question(item.kind) !== undefined
}

export const together: TaskRulesOf<'together'> = {
  kind: 'together',
  run(state, { asks }) {
    state.table.asks = asks
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
  run(state, { of, step: id }) {
    const { rules, table } = state
    const list = rules.steps[of]
    const number = list.findIndex((each) => each.id === id)
    list[number]?.run(state)
    const next = list[number + 1]
    if (next !== undefined) {
      follow(state, { kind: 'step', of, step: next.id })
      return
    }
    const following = followingList(of, table)
    if (following !== null) follow(state, firstStep(rules, following))
  },
}
