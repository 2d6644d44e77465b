import type { Explanation, HardFact, Insight } from '@athanor/alchemy'
import type { Known } from './hearing.ts'
import { createLaboratory, heardBy, type Laboratory } from './laboratory.ts'
import type { Advice, Answers, Circumstances, Inquiry, InquiryOf, Reading, Study } from './study.ts'
import { useAnswer } from './useAnswer.ts'

let shared: Laboratory<Inquiry, Answers> | null = null

/** The one laboratory of this page. */
function browserLaboratory(): Laboratory<Inquiry, Answers> {
  shared ??= createLaboratory({
    openWorker: (listener) =>
      heardBy(listener, new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    byHand: () => import('./answer.ts'),
  })
  return shared
}

/** What follows from a study, as soon as it is known; what followed before stays in sight until then. */
export function useReading(study: Study | null): Known<Reading> {
  return useAnswer(browserLaboratory, study === null ? null : { kind: 'read', study })
}

export function useAdvice(study: Study | null, circumstances: Circumstances): Advice | null {
  return useAnswer(browserLaboratory, study === null ? null : { kind: 'advise', study, circumstances }).told
}

/** Why something is or is not so; null while nothing is asked, or nothing is known of it yet. */
export function useExplanation(study: Study | null, claim: HardFact | null): Explanation | null {
  const wanted = study === null || claim === null ? null : ({ kind: 'explain', study, claim } as const)
  return useAnswer(browserLaboratory, wanted).told
}

/** The chances of all that may be chosen at a table, as one seat's notes have them. */
export function useInsight(wanted: InquiryOf<'foresee'> | null, owner: unknown): Known<Insight> {
  return useAnswer(browserLaboratory, wanted, owner)
}
