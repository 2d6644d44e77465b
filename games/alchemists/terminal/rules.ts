import type { Look } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'

/** The rules in short, and the key to the signs. */
export function rules(look: Look): readonly string[] {
  const { say } = look.words
  const paragraphs = [
    say('alchemists.rules.aim'),
    say('alchemists.rules.secret'),
    say('alchemists.rules.mixing'),
    say('alchemists.rules.order'),
    say('alchemists.rules.plan'),
    say('alchemists.rules.gather'),
    say('alchemists.rules.favours'),
    say('alchemists.rules.artifacts'),
    say('alchemists.rules.sell'),
    say('alchemists.rules.experiment'),
    say('alchemists.rules.publish'),
    say('alchemists.rules.debunk'),
    say('alchemists.rules.reputation'),
    say('alchemists.rules.round'),
    say('alchemists.rules.last'),
    say('alchemists.rules.golem'),
    say('alchemists.rules.count'),
    say('alchemists.rules.signs'),
  ]
  const width = Math.min(100, look.columns - 1)
  return paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrapped(paragraph, width, '  ')])
}
