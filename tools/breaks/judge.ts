// A process of its own that judges breaks as its parent asks: one in which a break makes a test hang can be killed.

import type { Break } from './break.ts'
import { type BreakVerdict, type KnownTests, newTrial } from './trial.ts'

/** A question comes with its number, and so does its answer. */
export type JudgeQuestion =
  | { readonly number: number; readonly ask: 'baseline'; readonly folders: readonly string[] }
  | { readonly number: number; readonly ask: 'judge'; readonly mistake: Break; readonly known: readonly KnownTests[] }

export type JudgeAnswer =
  | { readonly number: number; readonly known: readonly KnownTests[]; readonly failed: readonly string[] }
  | { readonly number: number; readonly verdict: BreakVerdict }

const [, , root] = process.argv
if (root === undefined) throw new TypeError('a judge needs a scratch copy')
const trial = await newTrial(root)

async function answer(question: JudgeQuestion): Promise<JudgeAnswer> {
  const { number } = question
  if (question.ask === 'baseline') return { number, ...(await trial.baseline(question.folders)) }
  return { number, verdict: await trial.judge(question.mistake, question.known) }
}

process.on('message', (question: JudgeQuestion) => {
  void answer(question).then((told) => process.send?.(told))
})
process.once('disconnect', () => process.exit(0))
process.send?.({ number: 0 })
