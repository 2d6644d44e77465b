import type { Shape } from '@athanor/kernel'
import { type GameTelling, spoken } from '@athanor/narration'
import type { Look, TerminalClient } from './terminalClient.ts'

/** The sentences of a game as they are told everywhere; some things may have signs of their own in a terminal. */
export function sentencesOf<G extends Shape, Thing>(
  { tell, spell }: GameTelling<G, Thing>,
  sign: (thing: Thing, look: Look) => string | null,
): TerminalClient<G>['sentences'] {
  return (event, watcher, names, look) => {
    const speaker = {
      words: look.words,
      names,
      watcher,
      spell: (thing: Thing) => sign(thing, look) ?? spell(thing, look.words),
    }
    return tell(event, watcher).map((message) => spoken(message, speaker))
  }
}
