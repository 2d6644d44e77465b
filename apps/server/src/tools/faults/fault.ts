import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QuickChance } from '@athanor/kernel'

/** Something that goes wrong with what is kept. */
export interface Fault {
  readonly name: string
  /** What was seen, in a few words, and what should not have been. */
  run(trial: FaultTrial): Promise<FaultOutcome>
}

export interface FaultTrial {
  readonly chance: QuickChance
  /** How often it is tried. */
  readonly times: number
  /** A whole database with games in it, to be copied and never changed. */
  readonly games: string
}

export interface FaultOutcome {
  readonly seen: string
  readonly problems: readonly string[]
}

/** Works in an empty folder that is gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-fault-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
