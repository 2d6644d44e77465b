import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { MatchPlan } from './matchRunner.ts'
import { type MatchReport, type MatchRun, playMatches } from './matchWorker.ts'
import type { TrajectoryDetail } from './research/trajectory.ts'

export interface Series {
  readonly plans: readonly MatchPlan[]
  readonly workers: number
  /** Called whenever so many more games are over. */
  readonly onProgress?: (games: number) => void
  /** Gets what happened in the games, line by line and in their order. */
  readonly record?: { readonly detail: TrajectoryDetail; write(lines: readonly string[]): Promise<void> }
}

/** Runs per worker: enough that none waits long for the slowest, few enough that handing them out costs nothing. */
const runsPerWorker = 16

/** Plays all games of a series on so many threads. Reports come in the order of the plans, whoever was first. */
export async function playSeries({ plans, workers, onProgress, record }: Series): Promise<readonly MatchReport[]> {
  const runs = runsOf(plans, Math.ceil(plans.length / (workers * runsPerWorker)), record?.detail)
  const playAll = async (play: (run: MatchRun) => Promise<readonly MatchReport[]>) => {
    const played = runs.map(async (run) => {
      const reports = await play(run)
      onProgress?.(run.plans.length)
      return reports
    })
    // One that fails while an earlier one is awaited is heard of below.
    for (const run of played) run.catch(() => {})
    const all: MatchReport[] = []
    for (const run of played) {
      for (const { lines, ...report } of await run) {
        all.push(report)
        if (lines !== undefined) await record?.write(lines)
      }
    }
    return all
  }
  // A thread of its own would only cost its start.
  if (workers === 1) {
    let before: Promise<unknown> = Promise.resolve()
    return await playAll((run) => {
      const reports = before.then(nextTurn).then(() => playMatches(run))
      before = reports
      return reports
    })
  }
  const pool = new Piscina<MatchRun, readonly MatchReport[]>({
    filename: fileURLToPath(new URL('./matchWorker.ts', import.meta.url)),
    name: 'playMatches',
    minThreads: Math.min(workers, runs.length),
    maxThreads: workers,
  })
  try {
    return await playAll((run) => pool.run(run))
  } finally {
    await pool.destroy()
  }
}

/** Lets progress be drawn and Ctrl-C be heard between two runs. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

function runsOf(plans: readonly MatchPlan[], size: number, detail: TrajectoryDetail | undefined): readonly MatchRun[] {
  const runs: MatchRun[] = []
  for (let first = 0; first < plans.length; first += size) {
    runs.push({ first, plans: plans.slice(first, first + size), ...(detail === undefined ? {} : { detail }) })
  }
  return runs
}
