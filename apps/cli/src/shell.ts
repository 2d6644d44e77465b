import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, homedir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { type Paint, paintFor } from '@athanor/terminal/paint.ts'
import { clackTerminal } from './terminal/clackTerminal.ts'
import type { Terminal } from './terminal/terminal.ts'

/** The world around the program, as far as it is touched. Tests put a small one in its place. */
export interface Shell {
  out(text: string): void
  err(text: string): void
  readonly inputIsTerminal: boolean
  readonly outputIsTerminal: boolean
  readonly errorIsTerminal: boolean
  readonly columns: number
  readonly paint: Paint
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  readonly cores: number
  terminal(): Terminal
  read(path: string): Promise<string>
  /** All of the standard input. */
  input(): Promise<string>
  /** The standard input line by line, as many at a time as have come; until it ends. */
  inputLines(): AsyncIterable<readonly string[]>
  write(path: string, text: string): Promise<void>
  append(path: string, text: string): Promise<void>
  /** A path that means the same file from every folder. */
  fromRoot(path: string): string
  now(): Date
}

export function processShell(): Shell {
  const { stdin, stdout, stderr, env } = process
  return {
    out: (text) => {
      stdout.write(text)
    },
    err: (text) => {
      stderr.write(text)
    },
    inputIsTerminal: stdin.isTTY,
    outputIsTerminal: stdout.isTTY,
    errorIsTerminal: stderr.isTTY,
    columns: stdout.isTTY ? stdout.columns : 80,
    paint: paintFor(stdout),
    env,
    home: homedir(),
    cores: availableParallelism(),
    terminal: () => clackTerminal(stdin, stdout, env),
    read: (path) => readFile(path, 'utf8'),
    input: () => textOf(stdin),
    inputLines: () => linesOf(stdin),
    async write(path, text) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    },
    append: (path, text) => appendFile(path, text),
    fromRoot: (path) => resolve(path),
    now: () => new Date(),
  }
}

async function* linesOf(stream: NodeJS.ReadStream): AsyncGenerator<readonly string[]> {
  stream.setEncoding('utf8')
  let rest = ''
  for await (const chunk of stream) {
    const lines = `${rest}${String(chunk)}`.split('\n')
    rest = lines.pop() ?? ''
    if (lines.length > 0) yield lines
  }
  if (rest !== '') yield [rest]
}
