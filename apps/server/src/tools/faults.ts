// Kills the server with SIGKILL at random moments under load: `npm run faults [-- kills [tables [seed]]]`.
// Afterwards every confirmed move must be in the journal exactly once, and every game must verify. Then whatever else can
// happen to a database happens to it. `npm run faults -- --cluster [times [tables [nodes [seed]]]]` does the like to a club of
// several servers on one PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { compendium } from '@athanor/compendium'
import { canonical, type GameLog, type LogEntry, type Match, quickChance, replay, type Shape } from '@athanor/kernel'
import { clusterFaults, clusterTrial } from './faults/cluster.ts'
import type { Fault } from './faults/fault.ts'
import { flippedBits } from './faults/flippedBits.ts'
import { killedPostgres } from './faults/killedPostgres.ts'
import { killedFirstStart, killedUpgrade } from './faults/killedStarts.ts'
import { heldLock, lostFiles } from './faults/lostFiles.ts'
import { standstills } from './faults/standstill.ts'
import { type LoadTable, loadTable } from './loadTable.ts'
import { type ServerProcess, serverProcess } from './serverProcess.ts'

const given = process.argv.slice(2).filter((argument) => argument !== '--cluster')
if (given.length < process.argv.length - 2) process.exit(await clusterFaultsRun(given.map(Number)))
const [kills = 50, tables = 16, seed = Date.now() % 1_000_000] = given.map(Number)
const chance = quickChance(seed)
const data = mkdtempSync(join(tmpdir(), 'athanor-faults-'))
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

let server: ServerProcess = await serverProcess({ ATHANOR_DATA: data, ATHANOR_PORT: '0' })
const port = new URL(server.url).port
const { ws } = server
const played: LoadTable[] = []
const restarts: number[] = []
let opened = 0
let stopping = false

/** Keeps one table busy after the other. */
async function keepPlaying(): Promise<void> {
  for (;;) {
    opened++
    const bots = opened % 3 === 0 ? ['greedy'] : opened % 3 === 1 ? ['random', 'random'] : []
    const table = await loadTable({
      url: ws,
      seed: seed + opened,
      people: 2,
      bots,
      think: () => wait(chance.below(20)),
    })
    played.push(table)
    await table.done
    if (stopping) return
    table.close()
  }
}

console.log(`seed ${seed}: ${kills} kills, ${tables} tables at a time`)
const busy = Array.from({ length: tables }, keepPlaying)
let resumed = 0
for (let kill = 1; kill <= kills; kill++) {
  // A server that is killed before anybody has moved proves nothing, and a slow machine needs longer until then.
  await untilMovesAfter(confirmedMoves())
  await wait(chance.below(850))
  const before = played.map(({ table, version, finished }) => ({ table, version, finished }))
  await server.kill('SIGKILL')
  server = await serverProcess({ ATHANOR_DATA: data, ATHANOR_PORT: port })
  restarts.push(server.startedIn)
  // Every table that was going on must move again.
  const deadline = Date.now() + 60_000
  const stuck = () =>
    before.filter((was, index) => {
      const now = played[index]
      return !was.finished && now !== undefined && now.version <= was.version && !now.finished
    })
  while (stuck().length > 0 && Date.now() < deadline) await wait(20)
  if (stuck().length > 0) throw new Error(`after kill ${kill}, tables did not go on: ${JSON.stringify(stuck())}`)
  resumed += before.filter(({ finished }) => !finished).length
  if (kill % 10 === 0) console.log(`${kill} kills, ${played.length} tables, ${confirmedMoves()} moves confirmed`)
}
stopping = true
await Promise.all(played.map(({ done }) => done))
await Promise.race([Promise.all(busy), wait(30_000)])
for (const table of played) table.close()
await server.kill('SIGTERM')

const problems = [...played.flatMap(problemsOf), ...(await standstills())]
restarts.sort((a, b) => a - b)
console.log(
  `${kills} kills, ${played.length} tables, ${confirmedMoves()} confirmed moves, ${resumed} times a table resumed; ` +
    `restart ${Math.round(restarts[restarts.length >> 1] ?? 0)} ms (median), ${Math.round(restarts.at(-1) ?? 0)} ms (worst)`,
)
console.log(problems.length === 0 ? 'nothing lost, nothing done twice' : problems.join('\n'))
const faults: readonly Fault[] = [killedFirstStart, killedUpgrade, lostFiles, heldLock, flippedBits, killedPostgres]
for (const { name, run } of faults) {
  const { seen, problems: found } = await run({ chance, times: kills, games: data })
  console.log(`${name}: ${found.length === 0 ? 'held' : '**broken**'} (${seen})`)
  for (const problem of found) console.log(`  ${problem}`)
  problems.push(...found.map((problem) => `${name}: ${problem}`))
}
console.log(problems.length === 0 ? `all ${faults.length + 1} held` : `${problems.length} problems`)
if (problems.length === 0) rmSync(data, { recursive: true, force: true })
else console.log(`the database is kept in ${data}`)
process.exit(problems.length === 0 ? 0 : 1)

/** Everything that can happen to a club of several servers: the exit code. */
async function clusterFaultsRun(numbers: readonly number[]): Promise<number> {
  const { 0: times = 30, 1: atOnce = 300, 2: nodes = 3, 3: begin = Date.now() % 1_000_000 } = numbers
  console.log(`seed ${begin}: ${nodes} servers, ${atOnce} tables at a time, each fault ${times} times`)
  const { problems: found, confirmed } = await clusterTrial({
    chance: quickChance(begin),
    nodes,
    tables: atOnce,
    times,
    faults: clusterFaults,
    say: (line) => console.log(line),
  })
  console.log(
    `${confirmed} moves confirmed; ${found.length === 0 ? 'nothing lost, nothing done twice' : found.join('\n')}`,
  )
  return found.length === 0 ? 0 : 1
}

async function untilMovesAfter(before: number): Promise<void> {
  const deadline = Date.now() + 60_000
  while (confirmedMoves() === before && Date.now() < deadline) await wait(20)
  if (confirmedMoves() === before) throw new Error('nobody could move for a minute')
}

function confirmedMoves(): number {
  return played.reduce((sum, { confirmed }) => sum + confirmed.length, 0)
}

/** Compares what the players were told with what the journal says. */
function problemsOf({ table, confirmed }: LoadTable): readonly string[] {
  const database = new DatabaseSync(join(data, 'athanor.db'), { readOnly: true })
  const entries = (
    database.prepare('select entry from journal where table_id = ? and version > 0 order by version').all(table) as {
      entry: string
    }[]
  ).map(({ entry }) => JSON.parse(entry) as LogEntry<object>)
  const { body } = database.prepare('select body from snapshots where table_id = ?').get(table) as { body: string }
  database.close()
  const { match } = JSON.parse(body) as { match: Match<Shape> | null }
  if (match === null) return [`${table}: the game is gone`]
  const found: string[] = []
  for (const { version, seat, action } of confirmed) {
    const entry = entries[version - 1]
    if (entry?.seat === seat && 'action' in entry && sameAction(entry.action, action)) continue
    found.push(`${table}: the confirmed move ${version} is not in the journal`)
  }
  for (const seat of [0, 1]) {
    const [told, kept] = [confirmed, entries].map((moves) => moves.filter((move) => move.seat === seat).length)
    if (told !== kept) found.push(`${table}: seat ${seat} made ${told} moves, the journal has ${kept}`)
  }
  const log: GameLog<unknown, unknown> = { header: match.header, entries, secret: match.secret, outcome: null }
  try {
    for (const _ of replay(compendium, log)) continue
  } catch (error) {
    found.push(`${table}: ${String(error)}`)
  }
  return found
}

function sameAction(kept: object, told: object): boolean {
  return canonical(kept) === canonical(told)
}
