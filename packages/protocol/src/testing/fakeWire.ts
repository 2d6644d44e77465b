import type { OpenSocket, SocketListener } from '../client/socket.ts'
import type { Surroundings } from '../client/surroundings.ts'
import { protocolVersion } from '../limits.ts'

/** A server that a test plays by hand, with a clock that it turns itself. */
export interface FakeWire {
  readonly open: OpenSocket
  readonly surroundings: Surroundings
  /** Sockets that were opened so far. */
  readonly opened: number
  /** The versions of the protocol with which the client said hello, once on each connection. */
  readonly greetings: readonly number[]
  /** What else the client sent over the newest socket, parsed; emptied by reading. */
  sent(): readonly SentMessage[]
  push(message: object): void
  /** The client's end of the newest socket, to speak through it even later. */
  hearing(): SocketListener | null
  /** Says hello, as every server does first. */
  greet(protocol?: number): void
  breakDown(): void
  /** Lets time pass; calls what falls due. */
  pass(milliseconds: number): void
}

export interface SentMessage {
  readonly kind: string
  readonly id: string
  readonly [field: string]: unknown
}

interface Alarm {
  readonly at: number
  readonly callback: () => void
}

export function fakeWire(): FakeWire {
  const alarms = new Set<Alarm>()
  let now = 0
  let opened = 0
  let listener: SocketListener | null = null
  let outbox: SentMessage[] = []
  const greetings: number[] = []
  let drawn = 0
  return {
    open(hears) {
      opened++
      listener = hears
      outbox = []
      const mine = hears
      return {
        send: (text) => {
          const message = JSON.parse(text) as SentMessage
          if (message.kind === 'hello') greetings.push(Number(message['protocol']))
          else if (listener === mine) outbox.push(message)
        },
        close: () => undefined,
      }
    },
    surroundings: {
      later(milliseconds, callback) {
        const alarm = { at: now + milliseconds, callback }
        alarms.add(alarm)
        return () => void alarms.delete(alarm)
      },
      randomBytes: (count) => Uint8Array.from({ length: count }, () => (drawn++ * 37) % 256),
    },
    get opened() {
      return opened
    },
    greetings,
    sent() {
      const messages = outbox
      outbox = []
      return messages
    },
    hearing: () => listener,
    push: (message) => listener?.received(JSON.stringify(message)),
    greet(protocol = protocolVersion) {
      listener?.opened()
      listener?.received(
        JSON.stringify({ kind: 'hello', protocol, server: 'test', build: 'b', node: 'n', address: null, games: [] }),
      )
    },
    breakDown() {
      const broken = listener
      listener = null
      broken?.closed(1006)
    },
    pass(milliseconds) {
      const until = now + milliseconds
      for (;;) {
        const due = [...alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (due === undefined) break
        alarms.delete(due)
        now = due.at
        due.callback()
      }
      now = until
    },
  }
}
