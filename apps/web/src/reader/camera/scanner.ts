import type { Sighting } from '@athanor/markers'

/** A picture on its way to the worker: four bytes a pixel. */
export interface Shot {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

export interface Scanner {
  /** All markers in a picture. Its bytes are given away. */
  read(shot: Shot): Promise<readonly Sighting[]>
  close(): void
}

/** Reads pictures in a worker, one at a time. */
export function openScanner(): Scanner {
  const worker = new Worker(new URL('./scanWorker.ts', import.meta.url), { type: 'module' })
  let waiting: { resolve(sightings: readonly Sighting[]): void; reject(reason: Error): void } | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<readonly Sighting[]>) => waiting?.resolve(data))
  worker.addEventListener('error', () => waiting?.reject(new Error('the worker that reads pictures has failed')))
  return {
    read: (shot) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        worker.postMessage(shot, [shot.data.buffer])
      }),
    close: () => worker.terminate(),
  }
}
