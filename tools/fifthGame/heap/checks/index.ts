import { heap } from '@athanor/heap'
import { harness } from '@athanor/heap/testing'
import type { GameChecks } from '@athanor/parts'

export const checks: GameChecks = {
  kit: (run) => run(heap, harness),
  recordings: [],
  ledgers: [],
  lists: {},
}
