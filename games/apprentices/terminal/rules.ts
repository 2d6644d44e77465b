import type { Look } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'

/** The rules in short, and the key to the letters. */
export function rules({ words: { say }, columns }: Look): readonly string[] {
  const paragraphs = [
    say('cli.apprentices.rules.aim'),
    say('cli.apprentices.rules.first'),
    say('cli.apprentices.rules.ravens'),
    say('cli.apprentices.rules.research'),
    say('cli.apprentices.rules.abilities'),
    say('cli.apprentices.rules.dice'),
  ]
  return [
    ...paragraphs.flatMap((paragraph) => wrapped(paragraph, Math.min(100, columns - 1), '  ')),
    '',
    say('cli.apprentices.legend'),
  ]
}
