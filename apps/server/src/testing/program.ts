import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The server program as a child of a test. */
export interface Program {
  readonly child: ChildProcess
  readonly output: () => string
  readonly exit: Promise<number | null>
}

export function program(
  env: Readonly<Record<string, string>>,
  as: { readonly uid?: number | undefined } = {},
): Program {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], { ...asUser(as.uid), env: { PATH: process.env['PATH'] ?? '', ...env } })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (output += data.toString()))
  return { child, output: () => output, exit: new Promise((resolve) => child.on('exit', resolve)) }
}

function asUser(uid: number | undefined) {
  return uid === undefined ? {} : { uid, gid: uid }
}

/** Waits until it says where it is. */
export async function addressOf({ output }: Program): Promise<string> {
  for (;;) {
    const [, url] = /^Athanor is ready: (\S+)$/m.exec(output()) ?? []
    if (url !== undefined) return url
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
