import type { Refused } from '@athanor/kernel'
import { refuse } from '../tables/verdict.ts'

/** Somebody asked for more than they may, and has to wait so many milliseconds. */
export function tooFast(milliseconds: number): Refused {
  return refuse('server.reject.tooFast', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) })
}
