import type { PostgresAddress } from '../storage/postgresAddress.ts'
import type { TableStore } from '../storage/store.ts'
import type { Reporter } from '../tables/services.ts'
import { channel } from './channel.ts'
import type { Cluster, ClusterNode } from './cluster.ts'
import { type Beat, forgetGone, heartbeat, mostBetween, prepareHeartbeats, sayGoodbye } from './heartbeats.ts'
import { inParts, type NodeMessage, type Spoken } from './messages.ts'
import { postgresBus } from './postgresBus.ts'
import { inTurnFor } from './rendezvous.ts'
import { saysThatItIsDown, steadyClient } from './steadyClient.ts'
import { type PresenceEntry, type PresenceMessage, presenceSchema, whereabouts } from './whereabouts.ts'

interface Club {
  readonly name: string
  readonly database: PostgresAddress
  /** Where notifications and locks are had: past any pool that changes connections. */
  readonly listen: PostgresAddress
  readonly store: Pick<TableStore, 'revisions' | 'listingsOf' | 'listed'>
  /** How long the club has been there, as it was kept last. */
  readonly firstScale: number
  elapsed(): number
  readonly reporter: Reporter
}

const beatEvery = 2000
/** Milliseconds without a heartbeat after which a node is dead for itself, and so many of their own for the others. */
const deadAfter = 6000
const mostMissed = deadAfter / beatEvery
/** Milliseconds that a node which is noticed to be dead may have been so, at the most. */
const longestDead = 10_000
/** Milliseconds that other nodes give the one whose turn it is, before they do its work. */
const standByFor = 8000
/** Milliseconds for which a database that says it is down is waited for, before that is taken for this node's own trouble. */
const downFor = 20_000
/** How often this node asks itself whether it is cut off; a longer gap is a machine that stood still. */
const checkEvery = 500
/** Milliseconds between two times at which everybody is told who is at which table. */
const everythingEvery = 10_000
/** Milliseconds between two looks at what went on: while news arrive, and while they do not. */
const lookEvery = { hearing: { tables: 10_000, listings: 60_000 }, deaf: { tables: 500, listings: 3000 } } as const
const forgetEvery = 60_000

interface Other {
  readonly began: number
  readonly beat: number
  readonly hears: boolean
  /** When it gave a sign of life last, by the clock of this process. */
  readonly heardAt: number
  /** Heartbeats of our own since then. While the database is away nobody can show that they live. */
  readonly missed: number
  /** How far it has told who is at which table. */
  readonly told: number
}

/** A node of a club on PostgreSQL. */
export async function postgresCluster({ name, store, elapsed, reporter, ...club }: Club): Promise<Cluster> {
  const speaker = steadyClient({ address: club.database, timeout: mostBetween / 2 })
  const others = new Map<string, Other>()
  const listeners = new Set<() => void>()
  const topics = new Map<string, (body: unknown) => void>()
  const greeters = new Set<() => void>()
  const book = whereabouts((entries) => tellPresence(entries))
  const bus = postgresBus({
    node: name,
    store,
    say: (message) => talk.say(message),
    isAlone: () => others.size === 0,
    failed: (error) => reporter.warn({ err: error }, 'what happened on other nodes could not be read'),
  })
  let last: { readonly beat: Beat; readonly at: number } | null = null
  let isBeating = false
  let silent = 0
  let told = 0
  let isCutOff = false
  let isIsland = false
  /** Somebody answers for the database that it is not there, and would tell others the same. */
  let isDown = false
  let isStopped = false
  let due = { everything: 0, tables: 0, listings: 0, forget: 0 }
  let looking: Promise<void> | null = null

  await prepareHeartbeats(speaker)
  await beat()
  const talk = await channel({
    node: name,
    listen: club.listen,
    speaker,
    elapsed,
    heard,
    hearsAgain: () => lookNow(),
    warn: (message) => reporter.warn({}, message),
  })
  const beganAt = now()

  function changed(): void {
    for (const listener of listeners) listener()
  }

  function tellPresence(entries: readonly PresenceEntry[]): void {
    if (others.size === 0) return
    told++
    const count = told
    const message = (tables: readonly PresenceEntry[]): PresenceMessage => {
      return { kind: 'presence', count, tables: [...tables] }
    }
    for (const part of inParts(entries, name, message)) talk.say(message(part))
  }

  function tellEverything(): void {
    if (others.size === 0) return
    const message = (tables: readonly PresenceEntry[], all: PresenceMessage['all'] = []): NodeMessage => {
      return { kind: 'presence', count: told, tables: [...tables], all }
    }
    const parts = inParts(book.everything(), name, (items) => message(items, ['first', 'last']))
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1
      talk.say(message(part, [...(index === 0 ? ['first' as const] : []), ...(isLast ? ['last' as const] : [])]))
    }
    due = { ...due, everything: elapsed() + everythingEvery }
  }

  /** A sign of life, perhaps of somebody whom we did not know. */
  function welcome(node: string, sign: Pick<Other, 'began' | 'beat' | 'hears'>): void {
    const known = others.get(node)
    others.set(node, { told: 0, ...known, ...sign, heardAt: elapsed(), missed: 0 })
    if (known !== undefined) return
    tellEverything()
    for (const greet of greeters) greet()
    changed()
  }

  function farewell(node: string, ago: number | null): void {
    if (!others.delete(node)) return
    if (ago === null) book.left(node)
    else {
      reporter.warn({ node }, 'another node is silent, and its tables are looked after by others')
      book.died(node, ago)
    }
    // It may have been cut off between a commit and the news of it.
    lookNow()
    changed()
  }

  function heard({ node, message }: Spoken): void {
    if (message.kind === 'bye') return farewell(node, null)
    const known = others.get(node)
    welcome(node, known ?? { began: now(), beat: now(), hears: true })
    if (message.kind === 'news') bus.heard(message)
    else if (message.kind === 'presence') heardPresence(node, message)
    else if (message.kind === 'gossip') topics.get(message.topic)?.(message.body)
  }

  function heardPresence(node: string, message: PresenceMessage): void {
    const known = others.get(node)
    if (known === undefined || message.count < known.told) return
    others.set(node, { ...known, told: message.count })
    book.heard(node, message)
  }

  /** While somebody does not hear, everybody writes down who is at which table, and reads it there. */
  function isAnybodyDeaf(): boolean {
    return last !== null && (!talk.hears || [...others.values()].some(({ hears }) => !hears))
  }

  async function beat(): Promise<void> {
    if (isBeating || isStopped) return
    isBeating = true
    const began = elapsed()
    try {
      const state = isAnybodyDeaf() ? JSON.stringify({ count: told, tables: book.everything() }) : null
      const scale = last === null ? null : scaleNow()
      const hears = last !== null && talk.hears
      const answer = await heartbeat(speaker, { name, hears, state, scale, firstScale: club.firstScale })
      const wasKnown = last !== null
      last = { beat: answer, at: (began + elapsed()) / 2 }
      silent = 0
      if (wasKnown) meet(answer)
      if (isCutOff) {
        isCutOff = false
        isIsland = false
        reporter.info({}, 'the database answers again')
        lookNow()
        changed()
      }
      if (elapsed() > due.forget) {
        due = { ...due, forget: elapsed() + forgetEvery }
        await forgetGone(speaker, answer.now)
      }
    } catch (error) {
      // Without a first heartbeat this is no node at all.
      if (last === null) throw error
      isDown = saysThatItIsDown(error)
    } finally {
      isBeating = false
    }
  }

  function meet(answer: Beat): void {
    const rows = new Map(answer.others.map((row) => [row.name, row]))
    for (const [node, other] of others) {
      const row = rows.get(node)
      const isSilent = row === undefined || row.beat === other.beat
      const missed = isSilent ? other.missed + 1 : 0
      if (missed < mostMissed) others.set(node, { ...other, missed })
      else farewell(node, Math.min(longestDead, elapsed() - other.heardAt))
    }
    for (const [node, { began, beat: beatenAt, hears, state }] of rows) {
      const known = others.get(node)
      const isFresh = known === undefined ? answer.now - beatenAt <= deadAfter : known.beat !== beatenAt
      if (isFresh) welcome(node, { began, beat: beatenAt, hears })
      if (!isFresh || state === null) continue
      const written = JSON.parse(state) as object
      const read = presenceSchema.safeParse({ kind: 'presence', ...written, all: ['first', 'last'] })
      if (read.success) heardPresence(node, read.data)
    }
  }

  function scaleNow(): number {
    if (last === null) return club.firstScale
    return last.beat.scale + Math.max(0, Math.min(elapsed() - last.at, mostBetween))
  }

  function now(): number {
    return last === null ? 0 : Math.round(last.beat.now + elapsed() - last.at)
  }

  function lookNow(): void {
    due = { ...due, tables: 0, listings: 0 }
  }

  /** News may be lost: what this node has in memory is compared with what is kept. */
  function lookAround(): void {
    if (looking !== null || isCutOff) return
    const every = talk.hears ? lookEvery.hearing : lookEvery.deaf
    const moment = elapsed()
    const looksAtTables = moment >= due.tables
    const looksAtListings = moment >= due.listings
    if (!looksAtTables && !looksAtListings) return
    due = {
      ...due,
      ...(looksAtTables ? { tables: moment + every.tables } : {}),
      ...(looksAtListings ? { listings: moment + every.listings } : {}),
    }
    // Nobody else could have changed anything.
    if (others.size === 0 && talk.hears) return
    looking = (async () => {
      if (looksAtTables) await bus.lookAt([...book.tables()])
      if (looksAtListings) await bus.lookAtListings()
    })()
      .catch((error: unknown) => reporter.warn({ err: error }, 'what happened on other nodes could not be read'))
      .finally(() => {
        looking = null
      })
  }

  let checkedAt = elapsed()
  function check(): void {
    const gap = elapsed() - checkedAt
    checkedAt = elapsed()
    // A machine that stood still has heard nothing either, and need not be cut off.
    silent += Math.min(gap, 2 * checkEvery)
    if (gap > 2 * checkEvery || silent > 2 * beatEvery) void beat()
    if (!isCutOff && silent > deadAfter) {
      isCutOff = true
      reporter.warn({}, 'the database does not answer')
      changed()
    }
    if (!isIsland && isCutOff && others.size > 0 && (!isDown || silent > downFor)) {
      isIsland = true
      reporter.warn({}, 'people are sent to other nodes')
      changed()
    }
    if (others.size > 0 && elapsed() > due.everything) tellEverything()
    lookAround()
  }

  async function beatAndSay(): Promise<void> {
    await beat()
    talk.beat()
  }

  await beatAndSay()
  const beating = setInterval(() => void beatAndSay(), beatEvery).unref()
  const checking = setInterval(check, checkEvery).unref()

  return {
    name,
    bus,
    whereabouts: book,
    gossip: {
      tell(topic, body) {
        if (others.size > 0) talk.say({ kind: 'gossip', topic, body })
      },
      hear: (topic, listener) => void topics.set(topic, listener),
      greet: (listener) => void greeters.add(listener),
    },
    nodes() {
      const known = [...others].map(
        ([node, { began, heardAt, hears }]): ClusterNode => ({
          name: node,
          isOwn: false,
          beganAt: began,
          heardAt: now() - (elapsed() - heardAt),
          hears,
        }),
      )
      return [{ name, isOwn: true, beganAt, heardAt: last?.beat.now ?? 0, hears: talk.hears }, ...known]
    },
    standBy(table) {
      const holders = book.holders(table).filter((node) => others.has(node))
      return holders.length === 0 || inTurnFor(table, [name, ...holders])[0] === name ? 0 : standByFor
    },
    isFirst: (task) => inTurnFor(task, [name, ...others.keys()])[0] === name,
    get isCutOff() {
      return isCutOff
    },
    get isIsland() {
      return isIsland
    },
    now,
    scale: scaleNow,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async stop() {
      isStopped = true
      clearInterval(beating)
      clearInterval(checking)
      talk.say({ kind: 'bye' })
      await talk.close()
      await looking
      // Whoever cannot say goodbye is missed soon enough.
      await sayGoodbye(speaker, name).catch(() => undefined)
      await speaker.close()
      book.close()
    },
  }
}
