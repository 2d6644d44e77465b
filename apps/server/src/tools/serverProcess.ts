import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The real server program as a child, on a port of this machine. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
  readonly ws: string
  /** Milliseconds from the start of the program to its first words. */
  readonly startedIn: number
  kill(signal: NodeJS.Signals): Promise<void>
  /** Kilobytes of living memory; only for a server that was started to be weighed. */
  weigh(): Promise<number>
}

/** Limits that one machine playing hundreds of people does not run into. */
const unlimited: Readonly<Record<string, string>> = {
  ATHANOR_LOG: 'error',
  ATHANOR_RATE: '1000000',
  ATHANOR_PERSON_RATE: '1000000',
  ATHANOR_ADDRESS_RATE: '1000000',
  ATHANOR_STRANGERS_RATE: '1000000',
  ATHANOR_CONNECTIONS: '100000',
  ATHANOR_ADDRESS_CONNECTIONS: '100000',
  ATHANOR_PERSON_CONNECTIONS: '100000',
  ATHANOR_ADDRESS_PEOPLE: '1000000',
  ATHANOR_ADDRESS_UNREAD_MB: '10000',
  ATHANOR_TABLES: '1000000',
  ATHANOR_PERSON_TABLES: '1000000',
  ATHANOR_ADDRESS_TABLES: '1000000',
  ATHANOR_PERSON_NEW_TABLES: '1000000',
  ATHANOR_ADDRESS_NEW_TABLES: '1000000',
  ATHANOR_PERSON_SEATS: '1000000',
  ATHANOR_ADDRESS_SEATS: '1000000',
  ATHANOR_ADDRESS_LISTED: '1000000',
  ATHANOR_PERSON_DISK_MB: '1000000',
  ATHANOR_ADDRESS_DISK_MB: '1000000',
  ATHANOR_BOT_PAUSE: '0',
  ATHANOR_BOT_THREADS: '1',
}

/** Every limit as it is when nobody has set it. */
export const asShipped: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(unlimited)
    .filter((name) => name !== 'ATHANOR_LOG')
    .map((name) => [name, '']),
)

/** Lets a test take the rubbish out of the server's memory before it is weighed: SIGUSR2. */
const cleaning = ['--expose-gc', '--import', 'data:text/javascript,process.on("SIGUSR2",()=>gc())'] as const

export async function serverProcess(
  env: Readonly<Record<string, string>>,
  flags: 'plain' | 'weighed' = 'plain',
  /** Told what the server logs; without it the log goes where ours does. */
  hear?: (log: string) => void,
): Promise<ServerProcess> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const began = performance.now()
  const child = spawn(process.execPath, [...(flags === 'weighed' ? cleaning : []), main], {
    env: { ...process.env, ...unlimited, ...env, ATHANOR_LANG: 'en' },
    stdio: ['ignore', 'pipe', hear === undefined ? 'inherit' : 'pipe'],
  })
  if (hear !== undefined) child.stderr?.on('data', (data: Buffer) => hear(data.toString()))
  // Whatever happens to us, the child does not stay behind.
  const goDown = () => void child.kill('SIGKILL')
  process.once('exit', goDown)
  child.once('exit', () => process.off('exit', goDown))
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', (data: Buffer) => {
      output += data.toString()
      const [, address] = /^Athanor is ready: (\S+)$/m.exec(output) ?? []
      if (address !== undefined) resolve(address)
    })
    void exited.then(() => reject(new Error(`the server ended at once: ${output}`)))
  })
  return {
    child,
    url,
    ws: `${url.replace('http', 'ws')}/ws`,
    startedIn: performance.now() - began,
    async kill(signal) {
      child.kill(signal)
      await exited
    },
    async weigh() {
      for (let round = 0; round < 3; round++) {
        child.kill('SIGUSR2')
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
      const text = await (await fetch(`${url}/metrics`)).text()
      const heap = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text)?.[1]
      const outside = /^nodejs_external_memory_bytes (\S+)$/m.exec(text)?.[1]
      return (Number(heap) + Number(outside)) / 1000
    },
  }
}
