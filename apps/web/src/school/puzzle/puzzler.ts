import { createLaboratory, heardBy, type Laboratory } from '@athanor/alchemy-ui/notebook/science/laboratory.ts'
import { answer, type PuzzleAnswers, type PuzzleInquiry } from './puzzling.ts'

let shared: Laboratory<PuzzleInquiry, PuzzleAnswers> | null = null

/** Whoever deals puzzles on this page. */
export function puzzler(): Laboratory<PuzzleInquiry, PuzzleAnswers> {
  shared ??= createLaboratory({
    openWorker: (listener) =>
      heardBy(listener, new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    byHand: () => Promise.resolve({ answer }),
  })
  return shared
}
