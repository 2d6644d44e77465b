import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { MatchPlan } from './matchRunner.ts'
import { type MatchReport, playMatches } from './matchWorker.ts'

export interface Series {
  readonly plans: readonly MatchPlan[]
  readonly workers: number
  /** Called whenever so many more games are over. */
  readonly onProgress?: (games: number) => void
}

/** Tasks per worker: enough that none waits long for the slowest, few enough that handing them out costs nothing. */
const tasksPerWorker = 16

/** Plays all games of a series on so many threads. Reports come in the order of the plans, whoever was first. */
export async function playSeries({ plans, workers, onProgress }: Series): Promise<readonly MatchReport[]> {
  const tasks = tasksOf(plans, Math.ceil(plans.length / (workers * tasksPerWorker)))
  const run = async (play: (task: readonly MatchPlan[]) => Promise<readonly MatchReport[]>) => {
    const reports = await Promise.all(
      tasks.map(async (task) => {
        const report = await play(task)
        onProgress?.(task.length)
        return report
      }),
    )
    return reports.flat()
  }
  // A thread of its own would only cost its start.
  if (workers === 1) return await run((task) => nextTurn().then(() => playMatches(task)))
  const pool = new Piscina<readonly MatchPlan[], readonly MatchReport[]>({
    filename: fileURLToPath(new URL('./matchWorker.ts', import.meta.url)),
    name: 'playMatches',
    minThreads: Math.min(workers, tasks.length),
    maxThreads: workers,
  })
  try {
    return await run((task) => pool.run(task))
  } finally {
    await pool.destroy()
  }
}

/** Lets progress be drawn and Ctrl-C be heard between two tasks. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

function tasksOf(plans: readonly MatchPlan[], size: number): readonly (readonly MatchPlan[])[] {
  const tasks: (readonly MatchPlan[])[] = []
  for (let first = 0; first < plans.length; first += size) tasks.push(plans.slice(first, first + size))
  return tasks
}
