import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openFolder } from '../../storage/dataFolder.ts'
import { type Fault, type FaultTrial, inFolder } from './fault.ts'
import { brokenOff, oldTable, recordedMigrations } from './oldDatabase.ts'

/** The program is killed while it sets a database up: the next start must find nothing or all. */
export const killedFirstStart: Fault = {
  name: 'killed at its first start',
  run: (trial) => killAtStarts(trial, () => undefined, false),
}

export const killedUpgrade: Fault = {
  name: 'killed while it upgrades an old database',
  run: (trial) =>
    inFolder(async (folder) => {
      const statements = await recordedMigrations(join(folder, 'recorded.db'))
      const old = statements.slice(0, 1 + statements.findIndex((each) => /insert into .*'003_/.test(each)))
      const make = (file: string) => brokenOff(file, old, { after: old.length, with: oldTable })
      return killAtStarts(trial, make, true)
    }),
}

async function killAtStarts({ chance, times }: FaultTrial, make: (file: string) => void, isOld: boolean) {
  const problems: string[] = []
  let cutShort = 0
  for (let time = 0; time < times; time++) {
    await inFolder(async (folder) => {
      const file = join(folder, 'athanor.db')
      make(file)
      if (await killDuringStart(folder, chance.below(60))) cutShort++
      try {
        const store = await openFolder(folder)
        const found = await store.load('old')
        if (isOld && found?.rows.length !== 1) problems.push('a game is gone after an upgrade was killed')
        await store.setNote('a', 'note')
        await store.close()
      } catch (error) {
        problems.push(`the next start failed: ${String(error)} (${String((error as Error).cause)})`)
      }
    })
  }
  return { seen: `${times} starts, ${cutShort} of them killed before they were ready`, problems }
}

/** Kills the program so many milliseconds after it has begun to write: whether it was not ready yet. */
async function killDuringStart(folder: string, after: number): Promise<boolean> {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ATHANOR_DATA: folder, ATHANOR_PORT: '0', ATHANOR_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const seen = { ready: false }
  child.stdout.on('data', () => {
    seen.ready = true
  })
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const log = join(folder, 'athanor.db-wal')
  const hasBegun = () => existsSync(log) && statSync(log).size > 0
  while (!hasBegun() && !seen.ready && child.exitCode === null) await sleep(1)
  await sleep(after)
  child.kill('SIGKILL')
  await exited
  return !seen.ready
}
