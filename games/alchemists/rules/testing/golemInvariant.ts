import { golemParts } from '@athanor/alchemy'
import type { State } from '../engine/state.ts'
import { ownProjectOf, projectAt, projectOf } from '../modules/golemProject/state.ts'

/** What is wrong with the projects of a state, or null. */
export function brokenProjects({ table, own }: State): string | null {
  if (table.slots.golemProject === undefined) return null
  if (projectAt(table).tokens < 0) return 'Research Golem owes tokens'
  for (const [seat, player] of table.players.entries()) {
    const mine = own[seat]
    if (mine === undefined) return `seat ${seat} has nothing`
    const broken = brokenProject(projectOf(player), ownProjectOf(mine))
    if (broken !== null) return `seat ${seat}: ${broken}`
    const owes = table.agenda.some((item) => item.kind === 'reportDue' && item.seat === seat)
    if ((ownProjectOf(mine).pending !== null) !== owes) return `seat ${seat} has lost a sealed report`
  }
  return null
}

function brokenProject(open: ReturnType<typeof projectOf>, own: ReturnType<typeof ownProjectOf>): string | null {
  if (open.approval < 0) return 'owes approval'
  const alive = own.attempts.some(({ worked }) => worked)
  if (alive !== (open.flask === 3)) return 'the flask does not tell whether the golem lives'
  if (!alive && open.flask !== Math.min(2, open.tests)) return 'the flask does not tell the tests'
  if (own.tests.length !== open.tests) return 'other tests than everybody saw'
  if (own.attempts.filter(({ worked }) => !worked).length !== open.failures) return 'other failures than everybody saw'
  if (golemParts.some((part) => own.reports[part].length !== open.reports[part]))
    return 'other reports than everybody saw'
  const tokens = golemParts.flatMap((part) => own.reports[part].map(({ colour, size }) => `${size} ${colour}`))
  return new Set(tokens).size === tokens.length ? null : 'a token lies in two places'
}
