import {
  type Connection,
  type ConnectOptions,
  connect,
  type Readable,
  type TableWatch,
  type WatchedTable,
  webSocketTo,
} from '@athanor/protocol'
import { serverMessageSchema } from '@athanor/protocol/schemas'

export interface TestClient extends Connection {
  /** Every message that came, in order. */
  readonly traffic: string[]
  readonly problems: string[]
}

/** The client library, with an ear on the wire: every message of the server must keep the published schema. */
export function testClient(url: string, options: Partial<ConnectOptions> = {}): TestClient {
  const traffic: string[] = []
  const problems: string[] = []
  const connection = connect({
    open: webSocketTo(url),
    ...options,
    onTraffic(direction, text) {
      options.onTraffic?.(direction, text)
      if (direction === 'out') return
      traffic.push(text)
      const parsed = serverMessageSchema.safeParse(JSON.parse(text))
      if (!parsed.success) problems.push(`${text.slice(0, 300)} ${JSON.stringify(parsed.error.issues).slice(0, 500)}`)
    },
  })
  return { ...connection, traffic, problems }
}

/** Waits until a value fits. */
export function until<Value>(readable: Readable<Value>, fits: (value: Value) => boolean, ms = 10_000): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => {
      leave()
      reject(new Error(`nothing fitting came: ${JSON.stringify(readable.get()).slice(0, 1000)}`))
    }, ms)
    const look = () => {
      const value = readable.get()
      if (!fits(value)) return
      clearTimeout(timer)
      leave()
      resolve(value)
    }
    const leave = readable.subscribe(look)
    look()
  })
}

export const atVersion =
  (version: number) =>
  ({ game }: WatchedTable): boolean =>
    game !== null && game.version >= version

export function live(watch: TableWatch): Promise<WatchedTable> {
  return until(watch, ({ phase }) => phase === 'live')
}

/** Every message that these clients received kept the schema. */
export function demandNoProblems(clients: readonly TestClient[]): void {
  const problems = clients.flatMap((client) => client.problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
