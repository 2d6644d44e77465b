import { plain } from '@athanor/terminal/paint.ts'
import type { Shell } from '../shell.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** A shell that lives in memory and remembers everything. */
export interface FakeShell extends Shell {
  readonly files: Map<string, string>
  readonly output: string
  readonly errors: string
}

export interface FakeSurroundings {
  readonly terminal?: Terminal
  readonly env?: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, string>>
  readonly input?: string
  readonly errorIsTerminal?: boolean
}

/** With a terminal it is interactive, without one it is a pipe. */
export function fakeShell({ terminal, env, files, input, errorIsTerminal }: FakeSurroundings = {}): FakeShell {
  let output = ''
  let errors = ''
  const stored = new Map(Object.entries(files ?? {}))
  return {
    files: stored,
    get output() {
      return output
    },
    get errors() {
      return errors
    },
    out: (text) => {
      output += text
    },
    err: (text) => {
      errors += text
    },
    inputIsTerminal: terminal !== undefined,
    outputIsTerminal: terminal !== undefined,
    errorIsTerminal: errorIsTerminal ?? false,
    columns: 80,
    paint: plain,
    env: env ?? {},
    home: '/home/adept',
    cores: 2,
    terminal: () => {
      if (terminal === undefined) throw new TypeError('this shell has no terminal')
      return terminal
    },
    read: async (path) => {
      const text = stored.get(path)
      if (text === undefined) throw new Error(`no file ${path}`)
      return text
    },
    input: async () => {
      if (input === undefined) throw new Error('no input')
      return input
    },
    async *inputLines() {
      for (const line of (input ?? '').split('\n')) yield [line]
    },
    append: async (path, text) => {
      stored.set(path, (stored.get(path) ?? '') + text)
    },
    write: async (path, text) => {
      if (path.startsWith('/locked/')) throw new Error('read only')
      stored.set(path, text)
    },
    fromRoot: (path) => path,
    now: () => new Date('2026-04-05T06:07:08Z'),
  }
}
