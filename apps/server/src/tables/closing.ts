import type { CommandContext } from './commandContext.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/** Whoever runs the house closes a table, and says why to everybody there. Nobody wins, and nothing hidden is shown. */
export function closeTable({ table: { record } }: CommandContext, reason: string): CommandVerdict {
  if (record.status === 'closed' || record.status === 'finished') return refuse('server.reject.notRunning')
  return {
    ok: true,
    record: {
      ...record,
      status: 'closed',
      openingBegan: null,
      proposals: [],
      nudges: [],
      ending: null,
      closedBecause: reason,
    },
    result: {},
  }
}
