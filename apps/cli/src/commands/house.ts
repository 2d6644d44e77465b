import type * as door from '@athanor/server/house'
import type { Finding, Wholeness } from '@athanor/server/house'
import type { Words } from '@athanor/terminal/words.ts'
import { failure, misuse, Problem } from '../problems.ts'
import type { Shell } from '../shell.ts'

export interface BackupFlags {
  readonly to?: string
  readonly from?: string
  readonly verify?: string
}

export interface RestoreFlags {
  readonly to?: string
}

export interface MoveFlags {
  readonly from?: string
  readonly to?: string
}

/** What whoever runs a club does with it. The server's own code is fetched only now: no player needs it. */
async function house<Result>(words: Words, work: (found: typeof door) => Promise<Result>): Promise<Result> {
  const found = await import('@athanor/server/house')
  try {
    return await work(found)
  } catch (error) {
    if (error instanceof found.UnusableData) throw failure(words.data(error.data))
    throw error
  }
}

export async function backup({ to, from, verify }: BackupFlags, shell: Shell, words: Words): Promise<void> {
  if (verify !== undefined) return verifyBackup(verify, shell, words)
  const made = await house(words, (server) => server.backup(to, from, shell.env, shell.now()))
  const megabytes = Math.round(made.bytes / 1e5) / 10
  shell.out(`${words.say('cli.house.backedUp', { file: made.file, tables: made.tables, megabytes })}\n`)
}

async function verifyBackup(file: string, shell: Shell, words: Words): Promise<void> {
  const verified = await house(words, (server) => server.verifyBackup(file))
  shell.out(`${words.say('cli.house.backupRead', { made: verified.made })}\n`)
  told(verified, shell, words)
}

export async function restore(file: string, { to }: RestoreFlags, shell: Shell, words: Words): Promise<void> {
  const moved = await house(words, (server) => server.restore(file, to, shell.env))
  shell.out(`${words.say('cli.house.restored', { place: moved.to, made: moved.made })}\n`)
  told(moved.wholeness, shell, words)
}

export async function moveData({ from, to }: MoveFlags, shell: Shell, words: Words): Promise<void> {
  if (from === undefined || to === undefined) throw misuse(words.say('cli.misuse.moveData'))
  const moved = await house(words, (server) => server.moveData(from, to))
  const rows = Object.values(moved.tally.rows).reduce((sum, count) => sum + count, 0)
  shell.out(`${words.say('cli.house.moved', { place: moved.to, rows, digest: moved.tally.digest.slice(0, 16) })}\n`)
  told(moved.wholeness, shell, words)
}

/** How many games are whole, and which are not: then the program fails, though all was carried over as it was. */
function told({ tables, games, unbegun, damaged }: Wholeness, shell: Shell, words: Words): void {
  shell.out(`${words.say('cli.house.whole', { tables, games, unbegun })}\n`)
  for (const { table, problem } of damaged) shell.out(`  ${words.say('cli.house.damaged', { table, problem })}\n`)
  if (damaged.length > 0) throw failure(words.say('cli.house.damagedTables', { count: damaged.length }))
}

const marks: Readonly<Record<Finding['state'], string>> = { well: '✓', doubtful: '!', wrong: '✗' }

export async function doctor(shell: Shell, words: Words): Promise<void> {
  const states = await house(words, async (server) => {
    const found: Finding['state'][] = []
    for await (const { state, sentence } of server.doctor(shell.env, () => shell.now().getTime())) {
      shell.out(`${marks[state]} ${words.data(sentence)}\n`)
      found.push(state)
    }
    return found
  })
  const count = states.filter((state) => state === 'wrong').length
  if (count > 0) throw new Problem(words.say('cli.house.unwell', { count }), 1)
}
