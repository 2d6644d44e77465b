import { createLaboratory, type Laboratory, type Told } from './laboratory.ts'
import type { Answers, Inquiry } from './study.ts'

let shared: Laboratory<Inquiry, Answers> | null = null

/** The one laboratory of this page. */
export function browserLaboratory(): Laboratory<Inquiry, Answers> {
  shared ??= createLaboratory({
    openWorker(listener) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<Told>) => listener.told(data))
      worker.addEventListener('error', () => listener.failed())
      return worker
    },
    byHand: () => import('./answer.ts'),
  })
  return shared
}
