import { createLaboratory, type Laboratory, type Told } from '../../notebook/science/laboratory.ts'
import { answer, type PuzzleAnswers, type PuzzleInquiry } from './puzzling.ts'

let shared: Laboratory<PuzzleInquiry, PuzzleAnswers> | null = null

/** Whoever deals puzzles on this page. */
export function puzzler(): Laboratory<PuzzleInquiry, PuzzleAnswers> {
  shared ??= createLaboratory({
    openWorker(listener) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => listener.told(data))
      worker.addEventListener('error', () => listener.failed())
      return worker
    },
    byHand: () => Promise.resolve({ answer }),
  })
  return shared
}
