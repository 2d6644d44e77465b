import { type HardFact, isHardFact } from '@athanor/alchemy'
import type { Words } from '@athanor/terminal/words.ts'
import { misuse } from '../problems.ts'
import { factsFrom } from './factSource.ts'

/** A claim as it is typed: one line in the notation of facts, such as `mushroom=Ppn|pNn`. */
export function readClaim(text: string, words: Words): HardFact {
  const [claim, ...more] = factsFrom({ name: '--explain', text, inLines: false }, words)
  if (claim === undefined || more.length > 0) throw misuse(words.say('cli.solve.oneClaim', { given: text }))
  if (!isHardFact(claim)) throw misuse(words.say('cli.solve.softClaim', { given: text }))
  return claim
}
