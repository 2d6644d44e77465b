import { setTimeout as sleep } from 'node:timers/promises'
import { at, canonical, type LogEntry, pick, type QuickChance } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { type KeptTable, keptTables } from '../../house/keptTable.ts'
import { wholenessKeeper } from '../../house/wholeness.ts'
import { openPostgres } from '../../storage/postgres.ts'
import { type DatabaseProxy, databaseProxy } from '../databaseProxy.ts'
import { type LoadTable, loadTable } from '../loadTable.ts'
import { addressIn, type PostgresServer, postgresServer } from '../postgresServer.ts'
import { type Roaming, roaming } from '../roaming.ts'
import { type ServerProcess, serverProcess } from '../serverProcess.ts'

/** What happens to a club of several servers while it is played in. */
export const clusterFaults = ['node', 'listener', 'cut', 'people', 'restart', 'database', 'standstill'] as const
export type ClusterFault = (typeof clusterFaults)[number]

interface ClusterTrial {
  readonly chance: QuickChance
  readonly nodes: number
  readonly tables: number
  /** How often each fault happens. */
  readonly times: number
  readonly faults: readonly ClusterFault[]
  say(line: string): void
}

export interface ClusterOutcome {
  readonly problems: readonly string[]
  readonly confirmed: number
  /** Milliseconds until each table went on whose people were concerned, by fault. */
  readonly returns: ReadonlyMap<ClusterFault, readonly number[]>
}

const people = 2
/** How long a machine stands still, in milliseconds. */
const stillFor = 30_000
/** Clocks on the walls of the nodes, in minutes beside the right time. */
const skews = [0, 10, -10]
const skewOf = (node: number) => at(skews, node % skews.length, 'skew')
/** Milliseconds after which a table whose people can play again counts as stuck. */
const patience: Readonly<Record<ClusterFault, number>> = {
  node: 10_000,
  listener: 10_000,
  // Six seconds until the node knows it.
  cut: 18_000,
  people: 10_000,
  restart: 20_000,
  database: 20_000,
  // Whoever sits at a server that stands still notices it after half a minute of silence.
  standstill: 40_000,
}

interface Node {
  process: ServerProcess
  readonly database: DatabaseProxy
  readonly door: DatabaseProxy
  readonly port: string
  readonly ws: string
}

/** A table, and the servers at which its people are. */
interface Played {
  readonly load: LoadTable
  readonly people: readonly Roaming[]
}

const label: Readonly<Record<ClusterFault, string>> = {
  node: 'a node killed with -9 and started again',
  listener: 'the connections that listen are cut',
  cut: 'a node cut off from the database, not from its people',
  people: 'a node cut off from its people, not from the database',
  restart: 'PostgreSQL restarted',
  database: 'PostgreSQL killed with -9 and started again',
  standstill: 'a node stands still for half a minute',
}

function skewed(minutes: number): string {
  const shift = `const own=Date.now;Date.now=()=>own()+${minutes * 60_000}`
  return `--import data:text/javascript,${encodeURIComponent(shift)}`
}

async function startNode(url: string, database: DatabaseProxy, skew: number, port: string): Promise<ServerProcess> {
  return serverProcess({
    ATHANOR_DATABASE: database.url(url),
    ATHANOR_PORT: port,
    ATHANOR_LOG: 'silent',
    ...(skew === 0 ? {} : { NODE_OPTIONS: skewed(skew) }),
  })
}

/** Everything at once: servers, a database, people and bots; then one thing after the other goes wrong. */
export async function clusterTrial(trial: ClusterTrial): Promise<ClusterOutcome> {
  const { chance, tables, times, say } = trial
  const postgres = await postgresServer()
  const url = await postgres.create('faults')
  const nodes: Node[] = []
  for (let index = 0; index < trial.nodes; index++) {
    const database = await databaseProxy(Number(new URL(url).port))
    const process = await startNode(url, database, skewOf(index), '0')
    const door = await databaseProxy(Number(new URL(process.url).port), 'anything')
    nodes.push({ process, database, door, port: new URL(process.url).port, ws: door.url(process.ws) })
  }
  const urls = nodes.map(({ ws }) => ws)
  const played: Played[] = []
  const stop = new AbortController()
  let opened = 0

  async function keepPlaying(): Promise<void> {
    while (!stop.signal.aborted) {
      opened++
      const seed = opened
      const who = Array.from({ length: people }, () => roaming(urls, () => chance.below(urls.length)))
      let taken = 0
      const load = await loadTable({
        url: '',
        open: () => at(who, taken++, 'person').open,
        seed,
        people,
        bots: seed % 2 === 0 ? ['random'] : [],
        think: () => sleep(20 + chance.below(60)),
      }).catch(() => null)
      if (load === null) {
        // Nobody can open a table while there is no database.
        await sleep(200)
        continue
      }
      played.push({ load, people: who })
      await load.done
      load.close()
    }
  }

  const busy = Array.from({ length: tables }, keepPlaying)
  const confirmed = () => played.reduce((sum, { load }) => sum + load.confirmed.length, 0)
  const problems: string[] = []
  const returns = new Map<ClusterFault, number[]>()
  const ongoing = () => played.filter(({ load }) => !load.finished)

  /** Waits until all of these tables went on, and notes how long each of them took. */
  async function goOn(fault: ClusterFault, concerned: readonly Played[]): Promise<void> {
    const began = performance.now()
    const left = new Map(concerned.map((each) => [each, each.load.confirmed.length]))
    const noted = returns.get(fault) ?? []
    returns.set(fault, noted)
    while (left.size > 0 && performance.now() - began < patience[fault]) {
      for (const [each, count] of left) {
        if (each.load.confirmed.length <= count && !each.load.finished) continue
        left.delete(each)
        noted.push(performance.now() - began)
      }
      await sleep(10)
    }
    if (left.size > 0) problems.push(`${label[fault]}: ${left.size} tables did not go on`)
  }

  async function untilBusy(): Promise<void> {
    const before = confirmed()
    const deadline = performance.now() + 60_000
    while (confirmed() < before + tables && performance.now() < deadline) await sleep(10)
    if (confirmed() < before + tables) throw new Error('nobody could move for a minute')
  }

  const happen: Readonly<Record<ClusterFault, (node: Node, index: number) => Promise<void>>> = {
    async node(node, index) {
      const concerned = concernedBy(ongoing(), index)
      await node.process.kill('SIGKILL')
      await goOn('node', concerned)
      node.process = await startNode(url, node.database, skewOf(index), node.port)
    },
    async listener() {
      const cut =
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'faults' and query like 'listen%'"
      await postgres.sql(cut)
      await goOn('listener', ongoing())
    },
    async cut(node, index) {
      const concerned = concernedBy(ongoing(), index)
      node.database.be('cut')
      await goOn('cut', concerned)
      node.database.be('well')
      await untilReady(node)
    },
    async people(node, index) {
      const concerned = concernedBy(ongoing(), index)
      node.door.be('shut')
      await goOn('people', concerned)
      node.door.be('well')
    },
    async restart() {
      await postgres.stop()
      await postgres.start()
      await goOn('restart', ongoing())
    },
    async database() {
      await postgres.kill()
      await postgres.start()
      await goOn('database', ongoing())
    },
    async standstill(node, index) {
      const concerned = concernedBy(ongoing(), index)
      node.process.child.kill('SIGSTOP')
      await sleep(stillFor)
      node.process.child.kill('SIGCONT')
      await goOn('standstill', concerned)
    },
  }

  for (const fault of trial.faults) {
    for (let time = 0; time < times; time++) {
      await untilBusy()
      await sleep(chance.below(300))
      // Where nobody is, nothing can go wrong for anybody.
      const lived = [...nodes.keys()].filter((node) => concernedBy(ongoing(), node).length > 0)
      const index = pick(chance, lived)
      await happen[fault](at(nodes, index, 'node'), index)
    }
    say(`${label[fault]}, ${times} times: ${inWords(returns.get(fault) ?? [])}`)
  }

  stop.abort()
  for (const { load } of played) load.stop()
  await Promise.all(busy)
  problems.push(...(await replacedPeople(at(nodes, 0, 'node'), played)))
  await Promise.all(nodes.map(({ process }) => process.kill('SIGTERM')))
  problems.push(...(await wrongMoves(url, played, trial)))
  await close(nodes, postgres)
  return { problems, confirmed: confirmed(), returns }
}

/** Tables of which somebody is connected to this node. */
function concernedBy(played: readonly Played[], node: number): readonly Played[] {
  return played.filter(({ people: who }) => who.some((person) => person.at === node))
}

async function untilReady({ process }: Node): Promise<void> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline) {
    if ((await fetch(`${process.url}/readyz`)).status === 200) return
    await sleep(50)
  }
  throw new Error('a node did not come back')
}

async function close(nodes: readonly Node[], postgres: PostgresServer): Promise<void> {
  for (const { database, door } of nodes) {
    await database.close()
    await door.close()
  }
  await postgres.remove()
}

function inWords(times: readonly number[]): string {
  if (times.length === 0) return 'nobody was concerned'
  const sorted = times.toSorted((one, other) => one - other)
  const share = (part: number) =>
    Math.round(at(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length)), 'time'))
  return `${sorted.length} tables went on, after ${share(0.5)} ms (median), ${share(0.99)} ms (p99), ${share(1)} ms (worst)`
}

/** Bots that play for people who never went. */
async function replacedPeople(node: Node, played: readonly Played[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const { load } of played) {
    const answer = await fetch(`${node.process.url}/api/tables/${load.table}/log`)
    if (!answer.ok) continue
    const log = (await answer.json()) as {
      readonly entries: readonly { readonly seat: number; readonly by?: unknown }[]
    }
    const byBots = log.entries.filter(({ seat, by }) => seat < people && by !== undefined)
    if (byBots.length > 0) found.push(`${load.table}: a bot moved for somebody who was there`)
  }
  return found
}

/** Compares what people were told with what is kept: nothing is lost, and nothing is there twice. */
async function wrongMoves(url: string, played: readonly Played[], trial: ClusterTrial): Promise<readonly string[]> {
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
  for (const { load } of played) {
    const rows = kept.get(load.table)?.journal.filter(({ version }) => Number(version ?? 0) > 0) ?? []
    const entries = rows.map(({ entry }) => JSON.parse(String(entry)) as LogEntry<object>)
    const versions = new Set(load.confirmed.map(({ version }) => version))
    if (versions.size < load.confirmed.length) problems.push(`${load.table}: two moves were confirmed as one`)
    for (const { version, seat, action } of load.confirmed) {
      const entry = entries[version - 1]
      if (entry?.seat === seat && 'action' in entry && canonical(entry.action) === canonical(action)) continue
      problems.push(`${load.table}: the confirmed move ${version} is not in the journal`)
    }
    untold += entries.filter(({ seat }) => seat < people).length - load.confirmed.length
  }
  // Of a commit that was cut off nobody is told; whoever had to wait for too long was asked to try again.
  const most = trial.times * trial.faults.length * trial.tables
  if (untold > most) problems.push(`${untold} moves were made of which nobody was told`)
  return problems
}
