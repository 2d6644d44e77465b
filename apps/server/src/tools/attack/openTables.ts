import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { helloText } from '../helloText.ts'

/** Tables of people elsewhere that wait for players, with their hosts there. */
export async function openTables(
  url: string,
  localAddress: string,
  count: number,
): Promise<{ readonly tables: readonly string[]; close(): void }> {
  const socket = new WebSocket(url, { localAddress })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.once('open', () => resolve()))
  socket.send(helloText)
  const tables: string[] = []
  for (let made = 0; made < count; made++) {
    const secret = randomBytes(32).toString('hex')
    const wish = { game: 'compendium', seats: 5, visibility: 'public', name: 'Host', secret }
    const { result } = await ask(socket, { kind: 'create', id: `create-${made}`, ...wish })
    const table = String(result?.['table'])
    await ask(socket, { kind: 'watch', id: `watch-${made}`, table, secret })
    tables.push(table)
  }
  return { tables, close: () => socket.close() }
}

interface Answer {
  readonly re?: string
  readonly result?: Readonly<Record<string, unknown>>
}

function ask(socket: WebSocket, command: { readonly id: string; readonly [field: string]: unknown }): Promise<Answer> {
  return new Promise((resolve) => {
    const listen = (data: Buffer) => {
      const answer = JSON.parse(data.toString()) as Answer
      if (answer.re !== command.id) return
      socket.off('message', listen)
      resolve(answer)
    }
    socket.on('message', listen)
    socket.send(JSON.stringify(command))
  })
}
