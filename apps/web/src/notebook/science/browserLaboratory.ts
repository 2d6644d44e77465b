import { createLaboratory, heardBy, type Laboratory } from './laboratory.ts'
import type { Answers, Inquiry } from './study.ts'

let shared: Laboratory<Inquiry, Answers> | null = null

/** The one laboratory of this page. */
export function browserLaboratory(): Laboratory<Inquiry, Answers> {
  shared ??= createLaboratory({
    openWorker: (listener) =>
      heardBy(listener, new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    byHand: () => import('./answer.ts'),
  })
  return shared
}
