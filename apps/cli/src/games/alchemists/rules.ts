import { wrapped } from '../../terminal/textWidth.ts'
import type { Look } from '../gameFace.ts'

/** The rules in short, and the key to the signs. */
export function rules(look: Look): readonly string[] {
  const { say } = look.words
  const paragraphs = [
    say('cli.alchemists.rules.aim'),
    say('cli.alchemists.rules.secret'),
    say('cli.alchemists.rules.mixing'),
    say('cli.alchemists.rules.order'),
    say('cli.alchemists.rules.plan'),
    say('cli.alchemists.rules.gather'),
    say('cli.alchemists.rules.sell'),
    say('cli.alchemists.rules.experiment'),
    say('cli.alchemists.rules.publish'),
    say('cli.alchemists.rules.debunk'),
    say('cli.alchemists.rules.reputation'),
    say('cli.alchemists.rules.round'),
    say('cli.alchemists.rules.last'),
    say('cli.alchemists.rules.count'),
    say('cli.alchemists.rules.signs'),
  ]
  const width = Math.min(100, look.columns - 1)
  return paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrapped(paragraph, width, '  ')])
}
