import { type ChildProcess, spawn } from 'node:child_process'
import { extname } from 'node:path'
import { createInterface } from 'node:readline'
import { ProgramFault, type ProgramFaultKind } from './programFault.ts'

/** How long a program may think about one answer, in milliseconds. */
const patience = 60_000

interface Waiting {
  readonly answered: (line: string) => void
  readonly failed: (fault: ProgramFault) => void
}

/** A program that answers every line with a line, in their order. What it writes to its standard error is shown. */
export class LineProcess {
  readonly #path: string
  readonly #child: ChildProcess
  readonly #waiting: Waiting[] = []
  #fault: ProgramFault | null = null

  constructor(path: string) {
    this.#path = path
    const [command, ...parts] = commandOf(path)
    const child = spawn(command, parts, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child = child
    child.on('error', () => this.#fail('cannotStart', ''))
    child.on('close', (code) => this.#fail('ended', String(code ?? '?')))
    // A program that has ended cannot be written to; its end is told above.
    child.stdin.on('error', () => {})
    createInterface({ input: child.stdout }).on('line', (line) => this.#waiting.shift()?.answered(line))
  }

  async ask(question: object): Promise<Readonly<Record<string, unknown>>> {
    const line = await new Promise<string>((answered, failed) => {
      if (this.#fault !== null) return failed(this.#fault)
      const timer = setTimeout(() => this.#fail('slow', String(patience / 1000)), patience)
      const settled = () => clearTimeout(timer)
      this.#waiting.push({
        answered: (text) => (settled(), answered(text)),
        failed: (fault) => (settled(), failed(fault)),
      })
      this.#child.stdin?.write(`${JSON.stringify(question)}\n`)
    })
    const answer = jsonObject(line)
    if (answer === null) throw this.fault('nonsense', line.slice(0, 200))
    return answer
  }

  fault(what: ProgramFaultKind, detail: string): ProgramFault {
    return new ProgramFault({ program: this.#path, what, detail })
  }

  close(): void {
    this.#fault ??= this.fault('ended', '')
    this.#child.stdin?.end()
    // It has nothing to say any more; one that does not end by itself is ended.
    setTimeout(() => this.#child.kill(), 1000).unref()
  }

  #fail(what: ProgramFaultKind, detail: string): void {
    this.#fault ??= this.fault(what, detail)
    for (const { failed } of this.#waiting.splice(0)) failed(this.#fault)
  }
}

/** Scripts run in their language, whether or not they may be executed; everything else is a program of its own. */
function commandOf(path: string): readonly [string, ...string[]] {
  const suffix = extname(path)
  if (['.js', '.mjs', '.cjs', '.ts', '.mts'].includes(suffix)) return [process.execPath, path]
  if (suffix === '.py') return [process.platform === 'win32' ? 'python' : 'python3', path]
  return [path]
}

function jsonObject(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
