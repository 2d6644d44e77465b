import { WebSocket } from 'ws'
import { helloText } from '../helloText.ts'

export interface ServerAnswer {
  readonly ok: boolean
  readonly result?: Readonly<Record<string, unknown>>
}

/** A socket that does nothing by itself, unlike the client library. */
export interface Poll {
  ask(command: { readonly kind: string; readonly [field: string]: unknown }): Promise<ServerAnswer>
  close(): void
}

export async function polling(url: string): Promise<Poll> {
  const socket = new WebSocket(url)
  const waiting = new Map<string, (answer: ServerAnswer) => void>()
  let asked = 0
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerAnswer & { readonly re?: string }
    waiting.get(message.re ?? '')?.(message)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
  socket.send(helloText)
  return {
    ask(command) {
      asked++
      const id = `ask-${asked}`
      const answered = new Promise<ServerAnswer>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ ...command, id }))
      return answered
    },
    close: () => socket.close(),
  }
}
