import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { helloText } from '../tools/helloText.ts'

export interface RawAnswer {
  readonly re: string | null
  readonly ok: boolean
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly id: string; readonly params?: Readonly<Record<string, unknown>> }
}

export interface RawCommand {
  readonly id?: string
  readonly [field: string]: unknown
}

/** A socket without manners: sends anything and sees everything. Says hello first, unless it is told not to. */
export interface RawClient {
  readonly socket: WebSocket
  readonly received: Readonly<Record<string, unknown>>[]
  /** Sends a text as it is. */
  send(text: string | Uint8Array): void
  /** Sends a command under a fresh id (or the given one) and waits for its answer. */
  ask(command: RawCommand): Promise<RawAnswer>
  /** The next answer without an id. */
  nextComplaint(): Promise<RawAnswer>
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>
  close(): void
}

export async function rawClient(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  saysHello = true,
): Promise<RawClient> {
  const socket = new WebSocket(url, { headers })
  const received: Readonly<Record<string, unknown>>[] = []
  const waiting = new Map<string | null, ((answer: RawAnswer) => void)[]>()
  const waitFor = (re: string | null) =>
    new Promise<RawAnswer>((resolve) => waiting.set(re, [...(waiting.get(re) ?? []), resolve]))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Readonly<Record<string, unknown>>
    received.push(message)
    if (!('re' in message)) return
    const answer = message as unknown as RawAnswer
    const [first, ...others] = waiting.get(answer.re) ?? []
    waiting.set(answer.re, others)
    first?.(answer)
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve())
    socket.on('error', reject)
    socket.on('unexpected-response', (_, response) => reject(new Error(`status ${response.statusCode}`)))
  })
  if (saysHello) socket.send(helloText)
  return {
    socket,
    received,
    send: (text) => socket.send(text),
    ask(command) {
      const id = command.id ?? randomBytes(8).toString('hex')
      const answer = waitFor(id)
      socket.send(JSON.stringify({ ...command, id }))
      return answer
    },
    nextComplaint: () => waitFor(null),
    closed,
    close: () => socket.close(),
  }
}
