import { setTimeout as sleep } from 'node:timers/promises'
import type { Refused } from '@athanor/kernel'
import { type Command, closeCodes, limits, type PushMessage } from '@athanor/protocol'
import { bytesOfListPerToken, bytesPerToken, costOfNonsense, costs, heavy } from '../limits/costs.ts'
import type { Guest } from '../limits/guests.ts'
import { tokenBucket } from '../limits/tokenBucket.ts'
import { tooFast } from '../limits/tooFast.ts'
import { refusalOf } from '../tables/refusalOf.ts'
import type { Reply } from '../tables/tableActor.ts'
import { refuse } from '../tables/verdict.ts'
import { type CommandRouter, commandRouter } from './commandRouter.ts'
import { greeting } from './greeting.ts'
import type { Hub } from './hub.ts'
import { badMessage, type ReadCommand, readCommand } from './readCommand.ts'

/** The server's end of a WebSocket. */
export interface ClientSocket {
  send(text: string): void
  close(code: number): void
  /** Whose socket it is, now that a secret was shown which holds a seat, and the secret's hash. */
  belongsTo(guest: Guest, key: string): void
}

export interface Client {
  readonly guest: Guest
  /** Hash of the secret by which seats are taken, if there is one, and of all by which they are held. */
  readonly key: string | null
  readonly keys: readonly string[]
}

export interface ClientConnection {
  received(data: unknown, isBinary: boolean): void
  /** The socket is gone. */
  closed(): void
  /** The client leaves too much unread. */
  tooSlow(): void
  /** Others come first. */
  giveWay(): void
  /** Tells something that no command asked for. */
  tell(message: PushMessage): void
  /**
   * Takes no more commands, lets the last ones finish, for so long if that is said, says goodbye and when to come back, and
   * hangs up. Whoever has no answer by then asks again elsewhere.
   */
  dismiss(reason: Refused['reason'], code: number, comeBackAfter: number, patience?: number): Promise<void>
}

/** The code of WebSockets for "try again later". */
const tryAgainLater = 1013

/** Messages that may wait while a connection is slowed down. */
const inboxSize = 64
/** Refusals in a row because of haste after which the server hangs up. */
const mostStrikes = 128
/** Bytes of messages that may wait. */
const inboxBytes = 65_536
/** Bytes of a message that is read at once, and once more for its id when it has to be refused. */
const worthReading = 2048

const notText: Refused = { ok: false, reason: badMessage({ path: 'none', expected: 'string' }) }

/** Reads commands one after the other, answers each exactly once, and slows down whoever is too fast. */
export function connection(hub: Hub, socket: ClientSocket, client: Client): ClientConnection {
  const bucket = tokenBucket(hub.rate, 3 * hub.rate)
  /** Texts to read, and refusals of messages that are not even worth reading: those take their turn and cost as well. */
  const inbox: (string | Refused)[] = []
  let inboxHeld = 0
  const greeted = greeting()
  let strikes = 0
  let working: Promise<void> | null = null
  let open = true
  let dismissed = false
  let { guest } = client
  /** By which secret somebody is known; on one connection that stays the first one. */
  let knownBy = guest.isKnown ? client.key : null

  function send(text: string): void {
    if (!open) return
    hub.meter.sent(text.length)
    socket.send(text)
  }

  function answer(re: string | null, { ok, ...rest }: Parameters<Reply>[0], bytes: number = bytesPerToken): void {
    const text = JSON.stringify('reason' in rest ? { re, ok, error: rest.reason } : { re, ok, result: rest.result })
    send(text)
    // Large answers are paid for when their size is known.
    const more = Math.floor(text.length / bytes)
    if (more === 0) return
    bucket.take(more, performance.now())
    guest.charge(more)
  }

  const router: CommandRouter = commandRouter(hub, client, {
    send,
    guest: () => guest,
    holdsSeat(key) {
      // A program is known by the secret of its seat, as a browser is by its cookie.
      const secret = knownBy ?? key
      guest = hub.guests.seated(guest.address, secret)
      knownBy = guest.isKnown ? secret : null
      socket.belongsTo(guest, key)
    },
  })

  async function work(): Promise<void> {
    // A closed connection empties its inbox.
    for (let next = inbox.shift(); next !== undefined; next = inbox.shift()) {
      inboxHeld -= sizeOf(next)
      await handle(next)
    }
    working = null
  }

  async function handle(next: string | Refused): Promise<void> {
    // Long messages take long to read, whatever is in them.
    if (sizeOf(next) > worthReading) await hub.turnOf(guest.address, guest.name)
    if (!open) return
    const read = readingOf(next)
    const cost = (read.ok ? costs[read.command.kind] : costOfNonsense) + Math.floor(sizeOf(next) / bytesPerToken)
    const wait = bucket.take(cost, performance.now())
    if (wait > 0) await sleep(wait)
    if (!open) return
    const later = guest.take(cost)
    const other = later === null ? greeted.refusal(read) : null
    if (later !== null) answer(read.re, tooFast(later))
    else if (other !== null) answer(read.re, other)
    else if (!read.ok) answer(read.re, { ok: false, reason: read.reason })
    else await carryOut(read.command)
  }

  async function carryOut(command: Command): Promise<void> {
    const began = performance.now()
    let answered = false
    const settle = (outcome: 'accepted' | 'refused' | 'failed') => {
      answered = true
      hub.meter.command(command.kind, outcome, (performance.now() - began) / 1000)
    }
    const reply: Reply = (result) => {
      if (answered) return
      settle(result.ok ? 'accepted' : 'refused')
      answer(command.id, result, command.kind === 'lobby' ? bytesOfListPerToken : bytesPerToken)
    }
    try {
      if (costs[command.kind] >= heavy) {
        await hub.turnOf(guest.address, guest.name)
        // Whoever has hung up in the meantime wants nothing any more.
        if (!open) return
        // Those before may have cost so much that nothing is left.
        const later = guest.shortage()
        if (later !== null) return reply(tooFast(later))
      }
      await router.carryOut(command, reply)
      // A table that could not do it has reported why.
      reply(refuse('server.reject.internal'))
    } catch (error) {
      const refused = refusalOf(error)
      if (refused !== null) return reply(refused)
      hub.reporter.error({ err: error, command: command.kind }, 'a command failed')
      if (answered) return
      settle('failed')
      answer(command.id, refuse('server.reject.internal'))
    }
  }

  function overflow(next: string | Refused): void {
    strikes++
    if (strikes > mostStrikes) {
      send(JSON.stringify({ kind: 'bye', reason: { id: 'server.bye.tooFast' } }))
      hangUp(closeCodes.tooFast)
      guest.flooded()
      return
    }
    answer(
      sizeOf(next) > worthReading ? null : readingOf(next).re,
      tooFast({ who: 'person', milliseconds: bucket.wait(performance.now()) }),
    )
  }

  function hangUp(code: number): void {
    if (!open) return
    closed()
    socket.close(code)
  }

  function closed(): void {
    open = false
    inbox.length = 0
    inboxHeld = 0
    router.leave()
  }

  send(JSON.stringify(hub.hello()))
  const notice = hub.notice()
  if (notice !== null) send(JSON.stringify({ kind: 'notice', notice }))
  return {
    received(data, isBinary) {
      if (!open) return
      const next = isBinary ? notText : unlessTooLarge(String(data))
      if (dismissed) return answer(readingOf(next).re, refuse('server.reject.stopping'))
      if (inbox.length >= inboxSize || inboxHeld + sizeOf(next) > inboxBytes) return overflow(next)
      if (inbox.length === 0) strikes = 0
      inbox.push(next)
      inboxHeld += sizeOf(next)
      working ??= work()
    },
    closed,
    tooSlow: () => hangUp(closeCodes.tooSlow),
    giveWay: () => hangUp(tryAgainLater),
    tell: (message) => send(JSON.stringify(message)),
    async dismiss(reason, code, comeBackAfter, patience) {
      dismissed = true
      for (const next of inbox.splice(0)) answer(readingOf(next).re, refuse('server.reject.stopping'))
      if (working !== null) await (patience === undefined ? working : Promise.race([working, sleep(patience)]))
      send(JSON.stringify({ kind: 'comeBack', after: comeBackAfter }))
      send(JSON.stringify({ kind: 'bye', reason }))
      hangUp(code)
    },
  }
}

function unlessTooLarge(text: string): string | Refused {
  return Buffer.byteLength(text) > limits.message ? refuse('server.reject.tooLarge', { most: limits.message }) : text
}

/** Bytes that a waiting message takes. */
function sizeOf(next: string | Refused): number {
  return typeof next === 'string' ? next.length : 0
}

function readingOf(next: string | Refused): ReadCommand {
  return typeof next === 'string' ? readCommand(next) : { ok: false, re: null, kind: null, reason: next.reason }
}
