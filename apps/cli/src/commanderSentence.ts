import type { CommanderError } from 'commander'
import { withSuggestion } from './commands/arguments.ts'
import type { Words } from './words.ts'

/** What commander complains about, in the reader's language. Its own text only lends the name of what it stumbled on. */
export function commanderSentence(
  { code, message }: CommanderError,
  words: Words,
  commands: readonly string[],
): string {
  const { say } = words
  const given = /'([^']*)'/.exec(message)?.[1] ?? ''
  switch (code) {
    case 'commander.unknownOption':
      return say('cli.misuse.unknownOption', { given })
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
