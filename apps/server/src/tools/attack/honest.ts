import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { helloText } from '../helloText.ts'

/** Somebody elsewhere who only wants to play. */
export interface Honest {
  /** Asks ten times a second, whatever the answers do, until it is over: how many milliseconds each one took. */
  ask(isOver: () => boolean): Promise<readonly number[]>
  close(): void
}

const pace = 50
const patience = 10_000

export async function honest(url: string, localAddress: string): Promise<Honest> {
  const socket = new WebSocket(url, { localAddress })
  const waiting = new Map<string, (answer: unknown) => void>()
  socket.on('message', (data: Buffer) => {
    const { re } = JSON.parse(data.toString()) as { re?: string }
    if (re === undefined) return
    waiting.get(re)?.(null)
    waiting.delete(re)
  })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('close', () => reject(new Error('the honest player was not let in')))
  })
  socket.send(helloText)
  let asked = 0

  async function once(): Promise<number> {
    asked++
    const id = `honest-${asked}`
    const began = performance.now()
    const answered = new Promise((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ kind: 'unwatch', id, table: 'A'.repeat(22) }))
    await Promise.race([answered, sleep(patience)])
    return performance.now() - began
  }

  return {
    async ask(isOver) {
      const answers: Promise<number>[] = []
      while (!isOver()) {
        answers.push(once())
        await sleep(pace)
      }
      return Promise.all(answers)
    },
    close: () => socket.close(),
  }
}
