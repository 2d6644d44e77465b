import { saltCommitmentOf } from '@athanor/kernel'
import type { CommandFields, CommandKind, ResultOf } from '../command.ts'
import { protocolVersion } from '../limits.ts'
import type { AnswerMessage, Hello, HouseNotice, PushMessage, ServerMessage } from '../message.ts'
import type { TableSummary } from '../table.ts'
import { CommandRefused } from './commandRefused.ts'
import type { OpenSocket, Socket } from './socket.ts'
import { type Readable, store } from './store.ts'
import { randomHex, type Surroundings, usualSurroundings } from './surroundings.ts'
import { type TableWatch, type WatchAs, watcher } from './tableWatch.ts'
import { emptyTrustRecord, type TrustRecord, type TrustStore, trustInMemory, withShare } from './trustRecord.ts'

/**
 * connecting: the first try; online; offline: trying again by itself; outdated: the server speaks another version of
 * the protocol, reload; closed: by `close`.
 */
export type ConnectionStatus = 'connecting' | 'online' | 'offline' | 'outdated' | 'closed'

export interface ConnectOptions {
  readonly open: OpenSocket
  /** Runs before every attempt, for instance to fetch the cookie. A failure counts as being offline. */
  readonly prepare?: () => Promise<void>
  readonly surroundings?: Surroundings
  /** Where commitments, salts and hashes are kept; without one they last as long as the connection. */
  readonly trustStore?: TrustStore
  /** Everything that goes over the wire, for tests and debugging. */
  readonly onTraffic?: (direction: 'in' | 'out', text: string) => void
}

export interface Connection {
  readonly status: Readable<ConnectionStatus>
  /** What the server said first; null before. */
  readonly server: Readable<Hello | null>
  /** What the host of the server tells everybody now. */
  readonly notice: Readable<HouseNotice | null>
  /**
   * Asks for something. Waits while offline and asks again with the same id after a broken connection, so that it
   * happens once. Throws `CommandRefused` when the server refuses.
   */
  send<Kind extends SentKind>(kind: Kind, asked: CommandFields<Kind>): Promise<ResultOf<Kind>>
  /** Public tables, kept up to date while somebody subscribes; null until the first answer. */
  readonly lobby: Readable<readonly TableSummary[] | null>
  /** Follows a table until `close`. Watching twice is watching once. */
  watch(table: string, as?: WatchAs): TableWatch
  /** Takes a seat, with a commitment to a fresh salt. The salt is opened by itself when the host has said start. */
  sit(asked: Omit<CommandFields<'take'>, 'commitment'>): Promise<ResultOf<'take'>>
  /** Commits to a fresh salt for the seat that is held already. */
  ready(table: string): Promise<void>
  /** What this client keeps of a table; null for one that it never saw. */
  trustRecord(table: string): TrustRecord | null
  /** Fresh randomness in hexadecimal: for seat secrets (32 bytes) and salts (16 bytes). */
  randomHex(bytes: number): string
  /** Tries at once instead of waiting for the next attempt: for when a device says it is online again. */
  retryNow(): void
  close(): void
}

/** What is asked once, by somebody who waits for the answer. Streams have their own ways. */
export type SentKind = Exclude<CommandKind, 'hello' | 'lobby' | 'watch' | 'steps' | 'unwatch'>

/** Waits for the answer to a command. */
interface Waiting<Result> {
  /** Survives a broken connection: it is sent again with the same id. */
  readonly lasting: boolean
  resolve(result: Result): void
  reject(error: Error): void
}

interface Pending extends Waiting<unknown> {
  readonly text: string
}

/** Nobody does. */
const passing: Waiting<unknown> = { lasting: false, resolve: () => undefined, reject: () => undefined }

const firstDelay = 400
const longestDelay = 15_000
/** Silence after which the client asks whether the server is still there, and how long it waits for the answer. */
const quietFor = 20_000
const patience = 10_000

/** Milliseconds after which a server that was too busy is asked again for what cannot be left undone. */
const askAgainAfter = 500

const notConnected = { id: 'server.reject.notConnected' } as const
const doubtful = { id: 'server.reject.doubtful' } as const
const playingKinds: ReadonlySet<CommandKind> = new Set(['take', 'ready', 'open', 'start', 'act', 'undo'])

/** Opens a connection that mends itself: back-off, catch-up, and no command lost or done twice. */
export function connect(options: ConnectOptions): Connection {
  const surroundings = options.surroundings ?? usualSurroundings
  const status = store<ConnectionStatus>('connecting')
  const server = store<Hello | null>(null)
  const notice = store<HouseNotice | null>(null)
  const lobby = store<readonly TableSummary[] | null>(null)
  const trustStore = options.trustStore ?? trustInMemory()
  const watches = watcher(
    {
      ask: (asked, heard, refused) => request('watch', asked, { lasting: false, resolve: heard, reject: refused }),
      askSteps: (asked, heard, refused) => request('steps', asked, { lasting: false, resolve: heard, reject: refused }),
      later: surroundings.later,
      drop: (table) => request('unwatch', { table }, passing),
      open: openSalt,
    },
    trustStore,
  )
  const pending = new Map<string, Pending>()
  const prefix = randomHex(surroundings, 8)
  let sent = 0
  /** Attempts so far; what an older one still has to say, late, counts no more. */
  let attempts = 0
  let socket: Socket | null = null
  let failures = 0
  /** When the server wants this client back, once it has gone. */
  let comeBackAfter: number | null = null
  let lobbyReaders = 0
  let cancelRetry = () => {}
  let cancelHeartbeat = () => {}

  /** Without it nobody can begin, so a server that cannot keep anything for a moment is asked until it can. */
  function openSalt(table: string, salt: string): void {
    const refused = (error: Error) => {
      const isBusy = error instanceof CommandRefused && error.reason.id === 'server.reject.busy'
      if (isBusy && !isOver()) surroundings.later(askAgainAfter, () => openSalt(table, salt))
    }
    request('open', { table, salt }, { ...passing, lasting: true, reject: refused })
  }

  function attempt(): void {
    cancelRetry()
    attempts++
    const mine = attempts
    const isCurrent = () => mine === attempts && !isOver()
    const ended = () => {
      if (isCurrent()) lost()
    }
    const open = () => {
      if (!isCurrent()) return
      socket = options.open({
        opened: () => undefined,
        received: (text) => {
          if (isCurrent()) received(text)
        },
        closed: ended,
      })
      heartbeat(patience, ended)
    }
    // A preparation that takes for ever, a socket that never opens, or a server that never says hello.
    heartbeat(patience, ended)
    if (options.prepare === undefined) open()
    else options.prepare().then(open, ended)
  }

  function lost(): void {
    attempts++
    cancelHeartbeat()
    socket?.close()
    socket = null
    status.set('offline')
    for (const [id, { lasting, reject }] of pending) {
      if (lasting) continue
      pending.delete(id)
      reject(new CommandRefused(notConnected))
    }
    watches.connectionLost()
    const spread = 0.5 + (surroundings.randomBytes(1)[0] ?? 0) / 512
    const delay = comeBackAfter ?? Math.min(longestDelay, firstDelay * 2 ** failures) * spread
    comeBackAfter = null
    failures++
    cancelRetry = surroundings.later(delay, attempt)
  }

  function heartbeat(milliseconds: number, then: () => void): void {
    cancelHeartbeat()
    cancelHeartbeat = surroundings.later(milliseconds, then)
  }

  /** Something was heard, so the server is there; after a long silence it is asked. */
  function serverIsThere(): void {
    heartbeat(quietFor, () => {
      transmit(JSON.stringify({ kind: 'ping', id: nextId() }))
      heartbeat(patience, lost)
    })
  }

  function received(text: string): void {
    options.onTraffic?.('in', text)
    if (status.get() === 'online') serverIsThere()
    const message = readMessage(text)
    if (message === null) return
    if ('re' in message) answered(message)
    else pushed(message)
  }

  function answered(answer: AnswerMessage): void {
    const asked = answer.re === null ? undefined : pending.get(answer.re)
    if (asked === undefined || answer.re === null) return
    pending.delete(answer.re)
    if (answer.ok) asked.resolve(answer.result)
    else asked.reject(new CommandRefused(answer.error))
  }

  function pushed(message: PushMessage): void {
    switch (message.kind) {
      case 'hello':
        return greeted(message)
      case 'lobby':
        return lobbyChanged(message.changed, message.gone)
      case 'table':
      case 'update':
      case 'chat':
      case 'note':
        return watches.pushed(message)
      case 'notice':
        return notice.set(message.notice)
      case 'comeBack':
        comeBackAfter = message.after
        return undefined
      case 'bye':
        return undefined
    }
  }

  function greeted(hello: Hello): void {
    server.set(hello)
    if (hello.protocol !== protocolVersion) {
      end('outdated')
      return
    }
    failures = 0
    comeBackAfter = null
    // Told anew on every connection, where there is one.
    notice.set(null)
    serverIsThere()
    transmit(JSON.stringify({ kind: 'hello', id: nextId(), protocol: protocolVersion }))
    // What was asked before the break goes out again, in the same order. Whatever a seat asks for must come after the
    // watch that shows its secret, so the watches come first.
    const waiting = [...pending.values()]
    status.set('online')
    watches.connectionBack()
    if (lobbyReaders > 0) watchLobby()
    for (const { text } of waiting) transmit(text)
  }

  function watchLobby(): void {
    request('lobby', { watch: true }, { ...passing, resolve: ({ tables }) => lobby.set(tables) })
  }

  function lobbyChanged(changed: readonly TableSummary[], gone: readonly string[]): void {
    const known = lobby.get()
    if (known === null) return
    const replaced = new Set([...gone, ...changed.map(({ id }) => id)])
    lobby.set([...known.filter(({ id }) => !replaced.has(id)), ...changed])
  }

  async function send<Kind extends SentKind>(kind: Kind, asked: CommandFields<Kind>): Promise<ResultOf<Kind>> {
    // A table that contradicts itself gets nothing more to work with; one may still talk there, and leave.
    if (playingKinds.has(kind) && watches.isDoubted((asked as CommandFields<'act'>).table))
      throw new CommandRefused(doubtful)
    const result = await new Promise<ResultOf<Kind>>((resolve, reject) => {
      request(kind, asked, { lasting: true, resolve, reject })
    })
    if (kind === 'take') {
      const { table, secret } = asked as CommandFields<'take'>
      watches.seated(table, secret)
    }
    return result
  }

  /** Kept before it is sent: a salt that is lost could not be opened. */
  function freshShare(table: string): string {
    const salt = randomHex(surroundings, 16)
    const commitment = saltCommitmentOf(salt)
    trustStore.save(table, withShare(trustStore.load(table) ?? emptyTrustRecord, salt, commitment))
    return commitment
  }

  function request<Kind extends CommandKind>(
    kind: Kind,
    asked: CommandFields<Kind>,
    waiting: Waiting<ResultOf<Kind>>,
  ): void {
    if (isOver()) {
      waiting.reject(new CommandRefused(notConnected))
      return
    }
    const id = nextId()
    const text = JSON.stringify({ kind, id, ...asked })
    pending.set(id, { ...waiting, text, resolve: (result) => waiting.resolve(result as ResultOf<Kind>) })
    if (status.get() === 'online') transmit(text)
  }

  function transmit(text: string): void {
    options.onTraffic?.('out', text)
    socket?.send(text)
  }

  function nextId(): string {
    sent++
    return `${prefix}-${sent}`
  }

  function isOver(): boolean {
    return status.get() === 'closed' || status.get() === 'outdated'
  }

  function end(how: 'closed' | 'outdated'): void {
    if (isOver()) return
    status.set(how)
    cancelRetry()
    cancelHeartbeat()
    socket?.close()
    socket = null
    for (const { reject } of pending.values()) reject(new CommandRefused(notConnected))
    pending.clear()
  }

  attempt()
  return {
    status,
    server,
    notice,
    send,
    lobby: {
      get: lobby.get,
      subscribe(listener) {
        const leave = lobby.subscribe(listener)
        lobbyReaders++
        if (lobbyReaders === 1 && status.get() === 'online') watchLobby()
        let left = false
        return () => {
          if (left) return
          left = true
          leave()
          lobbyReaders--
          if (lobbyReaders > 0 || status.get() !== 'online') return
          request('lobby', { watch: false }, passing)
        }
      },
    },
    watch: watches.watch,
    sit: (asked) => send('take', { ...asked, commitment: freshShare(asked.table) }),
    async ready(table) {
      await send('ready', { table, commitment: freshShare(table) })
    },
    trustRecord: trustStore.load,
    randomHex: (bytes) => randomHex(surroundings, bytes),
    retryNow() {
      if (status.get() === 'offline' && socket === null) attempt()
    },
    close: () => end('closed'),
  }
}

/** The server is trusted to keep the protocol; what is not even a message is left alone. */
function readMessage(text: string): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null) return null
    return 're' in message || 'kind' in message ? (message as ServerMessage) : null
  } catch {
    return null
  }
}
