import type { Review } from '@athanor/alchemists'
import type { Known } from '@athanor/alchemy-ui/notebook/science/hearing.ts'
import { createLaboratory, heardBy, type Laboratory } from '@athanor/alchemy-ui/notebook/science/laboratory.ts'
import { useAnswer } from '@athanor/alchemy-ui/notebook/science/useAnswer.ts'
import type { GameLog } from '@athanor/kernel'
import { useMemo } from 'react'
import type { ReviewAnswers, ReviewInquiry } from './reviewing.ts'

let shared: Laboratory<ReviewInquiry, ReviewAnswers> | null = null

/** Whoever looks back on games on this page. */
function reviewer(): Laboratory<ReviewInquiry, ReviewAnswers> {
  shared ??= createLaboratory({
    openWorker: (listener) =>
      heardBy(listener, new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' })),
    byHand: () => import('./reviewing.ts'),
  })
  return shared
}

/** How a game came, thought about beside the page; known and null for one that today's rules cannot play again. */
export function useReview(log: GameLog<unknown, unknown>): Known<Review | null> {
  return useAnswer(
    reviewer,
    useMemo(() => ({ kind: 'review', log }) as const, [log]),
  )
}
