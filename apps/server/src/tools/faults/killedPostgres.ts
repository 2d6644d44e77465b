import { setTimeout as sleep } from 'node:timers/promises'
import { canonical, type LogEntry } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { type KeptTable, keptTables } from '../../house/keptTable.ts'
import { wholenessKeeper } from '../../house/wholeness.ts'
import { openPostgres } from '../../storage/postgres.ts'
import { type LoadTable, loadTable } from '../loadTable.ts'
import { addressIn, postgresServer } from '../postgresServer.ts'
import { serverProcess } from '../serverProcess.ts'
import type { Fault } from './fault.ts'

const tables = 12
const mostKills = 20
/** Milliseconds after which a table that does not go on counts as stuck. */
const patience = 30_000

/** PostgreSQL dies at once, without a word, and is started again; the server stays and goes on by itself. */
export const killedPostgres: Fault = {
  name: 'PostgreSQL killed and started again under load',
  async run({ chance, times }) {
    const kills = Math.min(times, mostKills)
    const problems: string[] = []
    const postgres = await postgresServer()
    const url = await postgres.create('faults')
    const server = await serverProcess({ ATHANOR_DATABASE: url, ATHANOR_PORT: '0', ATHANOR_LOG: 'silent' })
    const think = () => sleep(chance.below(20))
    const played: LoadTable[] = []
    const stop = new AbortController()

    async function keepPlaying(seed: number): Promise<void> {
      for (let game = 0; !stop.signal.aborted; game++) {
        const table = await loadTable({ url: server.ws, seed: seed + 100 * game, people: 2, bots: [], think }).catch(
          () => null,
        )
        // Nobody can open a table while there is no database.
        if (table === null) {
          await sleep(100)
          continue
        }
        played.push(table)
        await table.done
        table.close()
      }
    }

    const busy = Array.from({ length: tables }, (_, seed) => keepPlaying(seed))
    const confirmed = () => played.reduce((sum, each) => sum + each.confirmed.length, 0)
    let worst = 0
    for (let kill = 0; kill < kills; kill++) {
      await untilMore(confirmed, confirmed() + tables)
      await sleep(chance.below(500))
      const before = played.map((table) => ({ table, version: table.version, finished: table.finished }))
      await postgres.kill()
      await sleep(chance.below(2000))
      await postgres.start()
      const began = performance.now()
      const stuck = () =>
        before.filter(({ table, version, finished }) => !finished && !table.finished && table.version <= version)
      while (stuck().length > 0 && performance.now() - began < patience) await sleep(20)
      if (stuck().length > 0) problems.push(`after kill ${kill + 1}, ${stuck().length} tables did not go on`)
      worst = Math.max(worst, performance.now() - began)
    }
    stop.abort()
    for (const table of played) table.stop()
    await Promise.all(busy)
    await server.kill('SIGTERM')
    problems.push(...(await lostMoves(url, played, kills)))
    await postgres.remove()
    const seen = `${kills} kills, ${played.length} tables, ${confirmed()} confirmed moves, all going on after ${Math.round(worst)} ms at the latest`
    return { seen, problems }
  },
}

async function untilMore(count: () => number, than: number): Promise<void> {
  const deadline = Date.now() + 60_000
  while (count() < than && Date.now() < deadline) await sleep(20)
  if (count() < than) throw new Error('nobody could move for a minute')
}

/** Compares what the players were told with what is kept. */
async function lostMoves(url: string, played: readonly LoadTable[], kills: number): Promise<readonly string[]> {
  const problems: string[] = []
  const kept = new Map<string, KeptTable>()
  const keeper = wholenessKeeper(games)
  const db = openPostgres(addressIn(url), () => undefined)
  for await (const table of keptTables(db)) {
    kept.set(table.id, table)
    await keeper.look(table)
  }
  await db.destroy()
  problems.push(...keeper.found.damaged.map(({ table, problem }) => `${table}: ${problem}`))
  let untold = 0
  for (const { table, confirmed } of played) {
    const rows = kept.get(table)?.journal.filter(({ version }) => Number(version ?? 0) > 0) ?? []
    const entries = rows.map(({ entry }) => JSON.parse(String(entry)) as LogEntry<object>)
    for (const { version, seat, action } of confirmed) {
      const entry = entries[version - 1]
      if (entry?.seat === seat && 'action' in entry && canonical(entry.action) === canonical(action)) continue
      problems.push(`${table}: the confirmed move ${version} is not in the journal`)
    }
    untold += entries.length - confirmed.length
  }
  // Whoever waited for too long was told to try again, though the last commit before a kill may have been one.
  if (untold > kills * tables) problems.push(`${untold} moves were made of which nobody was told`)
  return problems
}
