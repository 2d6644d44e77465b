import { factOfAnswer } from '@athanor/alchemy'
import { type AnsweredQuestion, readReaderLog } from '@athanor/alchemy/reader'
import type { GameLog } from '@athanor/kernel'
import { cleanJson } from '@athanor/terminal/cleanText.ts'
import { factLine } from '@athanor/terminal/science/factWords.ts'
import { unpainted, type Words } from '@athanor/terminal/words.ts'
import { failure, misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import type { ReplayFlags } from './replay.ts'

/** Tells what a card reader was asked: one line for each question, which `solve` would read as well. */
export function readerStory(log: GameLog<unknown, unknown>, flags: ReplayFlags, shell: Shell, words: Words): void {
  const { say } = words
  if (flags.at !== undefined || flags.viewer !== undefined) throw misuse(say('cli.misuse.readerLog'))
  const reading = readReaderLog(log)
  if (!reading.ok) {
    const reason = unpainted(words).data(reading.reason)
    throw failure(say('cli.failure.replay', { entry: reading.version, reason }))
  }
  const { asked } = reading.snapshot
  if (flags.json === true) {
    shell.out(`${cleanJson({ header: log.header, asked })}\n`)
    return
  }
  const lines = asked.map((each) => `${learned(each, words)}  # ${say(`alchemy.reader.${each.mode}`)}`)
  shell.out(`${[say('cli.replay.reader', { count: asked.length }), ...lines].join('\n')}\n`)
}

function learned({ question, answer }: AnsweredQuestion, words: Words): string {
  const fact = factOfAnswer(question, answer)
  return fact === undefined ? '' : factLine(fact, words)
}
