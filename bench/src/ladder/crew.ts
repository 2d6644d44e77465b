import { Worker } from 'node:worker_threads'
import type { Batch, DealReport } from './play.ts'
import type { BenchTable } from './table.ts'

/** Workers that play the deals of one table after the other, each table until it is done or its time is up. */
export class Crew {
  readonly #workers: readonly Worker[]

  constructor(size: number) {
    this.#workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url)))
  }

  /** Every deal is asked for by itself: with masters one of them takes as long as thousands of others. */
  async play(table: BenchTable, seed: string, milliseconds: number, effort: number): Promise<readonly DealReport[]> {
    const end = performance.now() + milliseconds
    const reports: (readonly DealReport[])[] = []
    let next = 0
    const keepBusy = async (worker: Worker): Promise<void> => {
      while (next < table.deals && performance.now() < end) {
        const from = next++
        reports[from] = await answerOf(worker, { table, seed, from, to: next, effort })
      }
    }
    await Promise.all(this.#workers.map(keepBusy))
    return reports.flat()
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}

function answerOf(worker: Worker, batch: Batch): Promise<readonly DealReport[]> {
  return new Promise((resolve, reject) => {
    const onError = (error: unknown) => {
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    worker.once('error', onError)
    worker.once('message', (reports: readonly DealReport[]) => {
      worker.off('error', onError)
      resolve(reports)
    })
    worker.postMessage(batch)
  })
}
