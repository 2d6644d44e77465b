import type { Words } from '@athanor/terminal/words.ts'
import { misuse } from '../problems.ts'
import { Answering } from '../research/answering.ts'
import type { Shell } from '../shell.ts'

export interface ServeFlags {
  readonly stdio?: boolean
}

/** The engine for programs of any language: a line of JSON in, a line of JSON out, until the input ends. */
export async function serve(flags: ServeFlags, shell: Shell, words: Words): Promise<void> {
  if (flags.stdio !== true) throw misuse(words.say('cli.misuse.serve'))
  const answering = new Answering((reason) => words.data(reason))
  for await (const lines of shell.inputLines()) {
    const answers = lines.filter((line) => line.trim() !== '').map((line) => JSON.stringify(answerTo(line, answering)))
    // One write for all that came together: writing is what a line costs most.
    if (answers.length > 0) shell.out(`${answers.join('\n')}\n`)
  }
}

function answerTo(line: string, answering: Answering): unknown {
  let input: unknown
  try {
    input = JSON.parse(line)
  } catch {
    return answering.refused({ id: 'cli.serve.notJson' })
  }
  return answering.answer(input)
}
