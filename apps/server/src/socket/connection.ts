import { setTimeout as sleep } from 'node:timers/promises'
import type { Refused } from '@athanor/kernel'
import { type Command, closeCodes, limits } from '@athanor/protocol'
import { bytesPerToken, costOfNonsense, costs, heavy } from '../limits/costs.ts'
import { tokenBucket } from '../limits/tokenBucket.ts'
import { tooFast } from '../limits/tooFast.ts'
import type { Reply } from '../tables/tableActor.ts'
import { refuse } from '../tables/verdict.ts'
import { type Desk, desk } from './desk.ts'
import type { Hub } from './hub.ts'
import { badMessage, type ReadCommand, readCommand } from './readCommand.ts'

/** The server's end of a WebSocket. */
export interface ClientSocket {
  send(text: string): void
  close(code: number): void
  /** This connection had to be closed because of haste. */
  flooded(): void
}

export interface Client {
  readonly address: string
  /** Hash of the secret in the browser's cookie, if it has one. */
  readonly cookieKey: string | null
}

export interface Connection {
  received(data: unknown, isBinary: boolean): void
  /** The socket is gone. */
  closed(): void
  /** The client leaves too much unread. */
  tooSlow(): void
  /** Takes no more commands, lets the last ones finish, says goodbye and hangs up. */
  dismiss(reason: Refused['reason'], code: number): Promise<void>
}

/** Messages that may wait while a connection is slowed down. */
const inboxSize = 64
/** Refusals in a row because of haste after which the server hangs up. */
const mostStrikes = 256
/** Bytes of messages that may wait. */
const inboxBytes = 65_536
/** Bytes of a message that is read once more for its id, to be refused under it. */
const worthReading = 2048

const notText: Refused = { ok: false, reason: badMessage({ path: 'none', expected: 'string' }) }

/** Reads commands one after the other, answers each exactly once, and slows down whoever is too fast. */
export function connection(hub: Hub, socket: ClientSocket, client: Client): Connection {
  const bucket = tokenBucket(hub.rate, 3 * hub.rate)
  /** Texts to read, and refusals of messages that are not even worth reading: those take their turn and cost as well. */
  const inbox: (string | Refused)[] = []
  let inboxHeld = 0
  let strikes = 0
  let working: Promise<void> | null = null
  let open = true
  let dismissed = false

  function send(text: string): void {
    if (!open) return
    hub.meter.sent(text.length)
    socket.send(text)
  }

  function answer(re: string | null, { ok, ...rest }: Parameters<Reply>[0]): void {
    const text = JSON.stringify('reason' in rest ? { re, ok, error: rest.reason } : { re, ok, result: rest.result })
    send(text)
    // Large answers are paid for when their size is known.
    const more = Math.floor(text.length / bytesPerToken)
    if (more === 0) return
    bucket.take(more, performance.now())
    hub.tokens.charge(client.address, more)
  }

  const seatedAt: Desk = desk(hub, client, { send })

  async function work(): Promise<void> {
    // A closed connection empties its inbox.
    for (let next = inbox.shift(); next !== undefined; next = inbox.shift()) {
      inboxHeld -= sizeOf(next)
      await handle(next)
    }
    working = null
  }

  async function handle(next: string | Refused): Promise<void> {
    const read = readingOf(next)
    const cost = (read.ok ? costs[read.command.kind] : costOfNonsense) + Math.floor(sizeOf(next) / bytesPerToken)
    const wait = bucket.take(cost, performance.now())
    if (wait > 0) await sleep(wait)
    if (!open) return
    const later = hub.tokens.take(client.address, cost)
    if (later > 0) answer(read.re, tooFast(later))
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
      answer(command.id, result)
    }
    try {
      if (costs[command.kind] >= heavy) {
        await hub.turnOf(client.address)
        // Those before may have cost so much that nothing is left.
        const later = hub.tokens.wait(client.address)
        if (later > 0) return reply(tooFast(later))
      }
      await seatedAt.carryOut(command, reply)
      // A table that could not do it has reported why.
      reply(refuse('server.reject.internal'))
    } catch (error) {
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
      socket.flooded()
      return
    }
    answer(sizeOf(next) > worthReading ? null : readingOf(next).re, tooFast(bucket.wait(performance.now())))
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
    seatedAt.leave()
  }

  send(JSON.stringify(hub.hello()))
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
    async dismiss(reason, code) {
      dismissed = true
      for (const next of inbox.splice(0)) answer(readingOf(next).re, refuse('server.reject.stopping'))
      if (working !== null) await working
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
  return typeof next === 'string' ? readCommand(next) : { ok: false, re: null, reason: next.reason }
}
