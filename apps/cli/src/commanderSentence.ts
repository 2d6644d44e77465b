import type { Words } from '@athanor/terminal/words.ts'
import type { CommanderError } from 'commander'
import { withSuggestion } from './commands/arguments.ts'

interface Known {
  readonly commands: readonly string[]
  /** Those of the command that was named, with their dashes. */
  readonly flags: readonly string[]
}

/** What commander complains about, in the reader's language. Its own text only lends the name of what it stumbled on. */
export function commanderSentence({ code, message }: CommanderError, words: Words, { commands, flags }: Known): string {
  const { say } = words
  const given = /'([^']*)'/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'commander.unknownOption':
      return withSuggestion(say('cli.misuse.unknownOption', { given }), bareFlag(given), flags, words)
    case 'commander.unknownCommand':
      return withSuggestion(say('cli.misuse.unknownCommand', { given }), given, commands, words)
    case 'commander.missingArgument':
      return say('cli.misuse.missingArgument', { given })
    case 'commander.optionMissingArgument':
      return say('cli.misuse.missingValue', { given })
    case 'commander.excessArguments':
      return say('cli.misuse.excessArguments')
    default:
      return say('cli.misuse.noCommand')
  }
}

/** A flag without its value and with two dashes, however it was typed. */
function bareFlag(given: string): string {
  return given.replace(/^-*/, '--').replace(/=.*$/s, '')
}
