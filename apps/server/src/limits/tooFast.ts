import type { Refused } from '@athanor/kernel'
import { refuse } from '../tables/verdict.ts'
import type { Shortage } from './guests.ts'

/** More was asked for than somebody, or their whole address, may have: they have to wait. */
export function tooFast({ who, milliseconds }: Shortage): Refused {
  return refuse('server.reject.tooFast', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)), who })
}
