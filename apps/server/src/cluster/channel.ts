import type { PostgresAddress } from '../storage/postgresAddress.ts'
import { heardIn, type NodeMessage, type Spoken, spoken } from './messages.ts'
import { type SteadyClient, steadyClient } from './steadyClient.ts'

/** Milliseconds without one's own heartbeat after which news are taken not to arrive. */
const silentFor = 6000
/** Connections in a row that carried nothing, after which somebody is told and it is tried seldom; one if none ever did. */
const fewTries = 2
const tryAgainAfter = 30_000
/** Milliseconds after which a connection that broke is made anew. */
const retryAfter = 250

/** What nodes say to each other by PostgreSQL's notifications. Whatever is said may be lost. */
export interface Channel {
  /** Everything that is said before the database has taken the last one goes out together. */
  say(message: NodeMessage): void
  /** Whether one's own heartbeats come back, and hence news of the others. */
  readonly hears: boolean
  /** Says that this node lives, and looks whether that is heard. */
  beat(): void
  close(): Promise<void>
}

interface Listening {
  readonly node: string
  /** Where it listens: never through a pool that changes connections. */
  readonly listen: PostgresAddress
  /** Speaks over another connection than it listens on, so that whoever hears themselves hears the others too. */
  readonly speaker: SteadyClient
  elapsed(): number
  heard(spoken: Spoken): void
  /** News arrive again; what came before is lost. */
  hearsAgain(): void
  warn(message: string): void
}

const name = 'athanor'
const deaf =
  'notifications of the database do not come back, as happens behind PgBouncer in transaction mode: tables are looked at every half second instead, and people see each other’s moves a little later; ATHANOR_DATABASE_LISTEN can name an address that leads to PostgreSQL itself'

export async function channel({ node, listen, speaker, elapsed, ...told }: Listening): Promise<Channel> {
  let heardOwn: number | null = null
  let hears = false
  let listeningSince = elapsed()
  /** When a heartbeat was first said that has not come back; null while none is on its way. */
  let waitingSince: number | null = null
  let tries = 0
  let retry: NodeJS.Timeout | null = null
  const waiting: string[] = []
  let speaking: Promise<void> | null = null
  let isClosed = false

  const listener = steadyClient({
    address: listen,
    timeout: silentFor / 2,
    begins: `listen ${name}`,
    heard: received,
    lost() {
      hears = false
      retry ??= setTimeout(tryAgain, retryAfter).unref()
    },
  })

  /** What is said until it listens again is lost, so that is not to be long. */
  function tryAgain(): void {
    retry = null
    if (isClosed) return
    listener.connect().then(
      () => say({ kind: 'beat' }),
      () => undefined,
    )
  }

  function received(payload: string): void {
    const said = heardIn(payload)
    if (said === null) return
    if (said.node !== node) return told.heard(said)
    if (said.message.kind !== 'beat') return
    heardOwn = elapsed()
    waitingSince = null
    tries = 0
    if (hears) return
    hears = true
    told.hearsAgain()
  }

  async function speak(): Promise<void> {
    // Whatever the rest of this turn of the event loop has to say comes along.
    await new Promise<void>((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const payloads = waiting.splice(0)
      try {
        // After the commit, in a statement of its own: within a transaction that writes, all commits would queue for it.
        await speaker.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [name, payloads])
      } catch {
        // Whoever needs it looks for it.
      }
    }
    speaking = null
  }

  function say(message: NodeMessage): void {
    if (isClosed) return
    waiting.push(spoken(node, message))
    speaking ??= speak()
  }

  function mostTries(): number {
    return heardOwn === null ? 1 : fewTries
  }

  /** A connection may be half open and never say so. */
  function listenAnew(): void {
    listener.drop()
    listeningSince = elapsed()
    waitingSince = null
    tries++
    if (tries === mostTries()) told.warn(deaf)
    listenNow()
  }

  function listenNow(): void {
    listener.connect().catch(() => undefined)
  }

  await listener.connect()
  return {
    say,
    get hears() {
      return hears
    },
    beat() {
      const now = elapsed()
      if (hears && heardOwn !== null && now - heardOwn > silentFor) hears = false
      const patience = tries < mostTries() ? silentFor : tryAgainAfter
      const isSilent = waitingSince !== null && now - waitingSince > silentFor
      if (isSilent && now - listeningSince > patience) listenAnew()
      else listenNow()
      waitingSince ??= now
      say({ kind: 'beat' })
    },
    async close() {
      isClosed = true
      if (retry !== null) clearTimeout(retry)
      await speaking
      await listener.close()
    },
  }
}
