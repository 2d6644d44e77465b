// One address does its worst, one attack after the other, against the real server with its limits as shipped, while
// somebody at another address plays: `npm run attack [-- seconds [name]]`. Nobody but this machine is spoken to.
// `npm run attack -- --house [people [seconds]]`: a club plays behind one address while one of them does all that.
// `npm run attack -- --ghosts [connections]`: does anything stay of connections that ask for the lobby and hang up?
// Fails when an honest command's p99 is over 100 ms (50 ms for some attacks) or the server takes more than 400 MB.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Scene } from './attack/attack.ts'
import { attacks } from './attack/attacks.ts'
import { ghosts } from './attack/ghosts.ts'
import { honest } from './attack/honest.ts'
import { houseNight } from './attack/houseNight.ts'
import { writeLongTables } from './attack/longTables.ts'
import { openTables } from './attack/openTables.ts'
import { asShipped, serverProcess } from './serverProcess.ts'

if (process.argv[2] === '--house') {
  const [people = '200', lasting = '120'] = process.argv.slice(3)
  process.exit((await houseNight(Number(people), Number(lasting))) ? 0 : 1)
}
if (process.argv[2] === '--ghosts') process.exit((await ghosts(Number(process.argv[3] ?? 100_000))) ? 0 : 1)
const [given = '60', only = ''] = process.argv.slice(2)
const seconds = Math.min(60, Math.max(1, Number(given)))
const chosen = attacks.filter(({ name }) => name.includes(only))
if (Number.isNaN(seconds) || chosen.length === 0) {
  console.error(`usage: npm run attack [-- seconds [name]]\nattacks: ${attacks.map(({ name }) => name).join('; ')}`)
  process.exit(2)
}
const longestAnswer = 100
const mostMegabytes = 400
const [attacker, player, host] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const

interface Figures {
  readonly name: string
  readonly p50: number
  readonly p99: number
  readonly worst: number
  readonly megabytes: number
  readonly disk: number
  /** What p99 may be. */
  readonly longest: number
  /** What else went wrong. */
  readonly complaints: readonly string[]
}

const figures: Figures[] = []
for (const attack of chosen) {
  const figure = await suffer(attack)
  figures.push(figure)
  console.log(row(figure))
}

function isBroken({ p99, longest, megabytes, complaints }: Figures): boolean {
  return p99 > longest || megabytes > mostMegabytes || complaints.length > 0
}

function row(figure: Figures): string {
  const { name, p50, p99, worst, megabytes, disk, complaints } = figure
  const broken = isBroken(figure) ? ` **broken** ${complaints.join('; ')}` : ''
  return `| ${name} | ${p50.toFixed(1)} / ${p99.toFixed(1)} / ${worst.toFixed(0)} ms | ${megabytes.toFixed(0)} MB | ${disk.toFixed(1)} MB |${broken}`
}

const broken = figures.filter(isBroken)
console.log(
  broken.length === 0 ? `${figures.length} attacks held` : `broken by: ${broken.map(({ name }) => name).join('; ')}`,
)
process.exit(broken.length === 0 ? 0 : 1)

async function suffer(attack: Attack): Promise<Figures> {
  const data = mkdtempSync(join(tmpdir(), 'athanor-attack-'))
  const { running, finished } = await writeLongTables(data, 5000)
  const before = keptIn(data)
  const server = await serverProcess({ ...asShipped, ATHANOR_DATA: data, ATHANOR_PORT: '0', ...attack.settings })
  const { hostname, port } = new URL(server.url)
  const strangers = await openTables(server.ws, host, 8)
  const friend = await honest(server.ws, player)
  const until = performance.now() + 1000 * seconds
  const isOver = () => performance.now() >= until
  const scene: Scene = {
    target: { host: hostname, port: Number(port) },
    address: attacker,
    longTable: running,
    finishedTable: finished,
    openTables: strangers.tables,
    isOver,
  }
  let megabytes = 0
  const weighing = (async () => {
    while (!isOver()) {
      megabytes = Math.max(megabytes, residentMegabytes(server.child.pid ?? 0))
      await sleep(200)
    }
  })()
  const [times, complaints] = await Promise.all([friend.ask(isOver), attack.run(scene), weighing])
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  friend.close()
  strangers.close()
  const disk = sizeOf(join(data, 'athanor.db')) + sizeOf(join(data, 'athanor.db-wal'))
  await server.kill('SIGKILL')
  const kept = keptIn(data) - before
  const { mostKept = Number.POSITIVE_INFINITY } = attack
  const tooMuch = kept > mostKept ? [`${kept.toFixed(1)} MB were kept, ${mostKept} may be`] : []
  rmSync(data, { recursive: true, force: true })
  const all = [...(complaints ?? []), ...tooMuch]
  const { name, longestAnswer: longest = longestAnswer } = attack
  return { name, p50: at(0.5), p99: at(0.99), worst: at(1), longest, megabytes, disk, complaints: all }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

/** Megabytes in the tables of a database, without what its log holds twice. */
function keptIn(data: string): number {
  const database = new DatabaseSync(join(data, 'athanor.db'))
  const pragma = (name: string) => Number(database.prepare(`pragma ${name}`).get()?.[name])
  const bytes = pragma('page_size') * (pragma('page_count') - pragma('freelist_count'))
  database.close()
  return bytes / 1e6
}

function sizeOf(file: string): number {
  try {
    return readFileSync(file).length / 1e6
  } catch {
    return 0
  }
}
