import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { isCancel, select } from '@clack/prompts'
import { latinKey } from './latinKey.ts'
import type { Terminal, TerminalAnswer, TerminalQuestion } from './terminal.ts'

const home = '\u001B[H'
const eraseRestOfLine = '\u001B[K'
const eraseBelow = '\u001B[J'
const eraseHistory = '\u001B[3J'

/** A stream with a size, as terminals are. */
export interface Screen extends Writable {
  readonly columns: number
  readonly rows: number
}

/** The real terminal. Lists are clack's; single keys are heard beside it and answer for it. */
export function clackTerminal(
  input: Readable,
  output: Screen,
  env: Readonly<Record<string, string | undefined>>,
): Terminal {
  // A terminal that cannot move its cursor gets page after page.
  const canErase = env['TERM'] !== 'dumb'
  let used = 0
  const print = (lines: readonly string[]) => {
    used += lines.length
    output.write(`${lines.join('\n')}\n`)
  }
  // Written over the last page line by line: nothing flickers, and no terminal takes the old page for history.
  const page = (lines: readonly string[], after: string) => {
    used = 0
    if (!canErase) {
      print(lines)
      return
    }
    used = lines.length
    output.write(home + lines.map((line) => `${line}${eraseRestOfLine}\n`).join('') + eraseBelow + after)
  }
  return {
    get size() {
      // Some terminals do not know their size and say 0.
      return { columns: output.columns || 80, rows: output.rows || 24 }
    },
    show: (lines) => {
      page(lines, '')
    },
    wipe: (lines) => {
      page(lines, eraseHistory)
    },
    print,
    ask: (question) => ask(question, output.rows - used, input, output),
    async wait(milliseconds) {
      await sleep(milliseconds)
    },
  }
}

/** `room` is the number of lines left below the page. */
async function ask(question: TerminalQuestion, room: number, input: Readable, output: Screen): Promise<TerminalAnswer> {
  const abort = new AbortController()
  let pressed: string | undefined
  let escaped = false
  const listen = (text: string | undefined, { name }: { readonly name?: string }) => {
    escaped = name === 'escape'
    const key = text === undefined ? undefined : latinKey(text)
    if (key === undefined || !question.keys.some((offered) => offered.key === key)) return
    pressed = key
    abort.abort()
  }
  input.on('keypress', listen)
  try {
    const options = question.choices.map(({ label, hint, disabled }, value) => ({
      value,
      label,
      ...(hint === undefined ? {} : { hint }),
      disabled: disabled ?? false,
    }))
    const { initial } = question
    const chosen = await select<number>({
      message: question.message,
      options,
      ...(initial === undefined ? {} : { initialValue: initial }),
      // The cursor comes to rest below the list, and a key pressed there takes a line more. Under five clack shows five.
      maxItems: Math.max(5, room - messageRows(question.message, output.columns) - 3),
      showInstructions: false,
      withGuide: false,
      signal: abort.signal,
      input,
      output,
    })
    if (pressed !== undefined) return { kind: 'key', key: pressed }
    if (!isCancel(chosen)) return { kind: 'choice', index: chosen }
    return { kind: escaped ? 'back' : 'cancel' }
  } finally {
    input.off('keypress', listen)
  }
}

/** Lines that clack breaks a message into, beside the mark before it. */
function messageRows(message: string, columns: number): number {
  return message.split('\n').reduce((rows, line) => rows + wrapped(line, columns - 3).length, 0)
}
