import type { Look } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { legend } from './board.ts'

/** The rules in short, and the key to the letters. */
export function rules(look: Look): readonly string[] {
  const { say } = look.words
  const paragraphs = [
    say('cli.compendium.rules.aim'),
    `${say('cli.compendium.rules.create')} ${say('compendium.word.creationWarning')}`,
    say('cli.compendium.rules.copy'),
    say('cli.compendium.rules.take'),
    say('cli.compendium.rules.opening'),
    say('cli.compendium.rules.end'),
    say('cli.compendium.rules.count'),
  ]
  return [
    ...paragraphs.flatMap((paragraph) => wrapped(paragraph, Math.min(100, look.columns - 1), '  ')),
    '',
    legend(look),
  ]
}
