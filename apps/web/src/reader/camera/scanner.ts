import type { Glance } from '@athanor/markers'

/** A picture on its way to the worker: four bytes a pixel. */
export interface Shot {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** What a picture showed. */
export type PictureReading = Omit<Glance, 'time'>

export interface Scanner {
  /** The markers in a picture. Its bytes are given away. */
  read(shot: Shot): Promise<PictureReading>
  /** The picture that was read last, looked at closely. */
  closer(): Promise<PictureReading>
  close(): void
}

/** Reads pictures in a worker, one at a time. */
export function openScanner(): Scanner {
  const worker = new Worker(new URL('./scanWorker.ts', import.meta.url), { type: 'module' })
  let waiting: { resolve(reading: PictureReading): void; reject(reason: Error): void } | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<PictureReading>) => waiting?.resolve(data))
  worker.addEventListener('error', () => waiting?.reject(new Error('the worker that reads pictures has failed')))
  const ask = (question: Shot | 'closer', given: Transferable[]) =>
    new Promise<PictureReading>((resolve, reject) => {
      waiting = { resolve, reject }
      worker.postMessage(question, given)
    })
  return {
    read: (shot) => ask(shot, [shot.data.buffer]),
    closer: () => ask('closer', []),
    close: () => worker.terminate(),
  }
}
