import { alchemistsTelling, briefly, type Thing } from '@athanor/alchemists/narration'
import type { Seat } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import { spoken } from '@athanor/narration'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import type { StagedEvent } from './moments.ts'
import { reckonedInWords } from './reckoning.ts'
import type { Change } from './shows.ts'

/** How a scene is told to whoever listens. */
export interface Voice {
  readonly words: Words
  /** As the log says it, with signs in words. */
  tell(event: StagedEvent): string
  /** What came of it first, under the name of whose moment it is. */
  shortly(event: StagedEvent, who: Seat): string
  /** A change of reputation with where it came from. */
  reckon(change: Change): string
  /** Who it is, for a message that says “you” to whoever reads. */
  who(seat: Seat): { readonly player: string; readonly you: 'yes' | 'no' }
}

export function voiceOf(players: PlayersInSight, words: Words): Voice {
  const { seats, watcher } = players
  const speaker = {
    words,
    names: seats.map(({ name }) => name),
    watcher,
    // Whoever listens does not see the signs.
    spell: (thing: Thing) =>
      thing.kind === 'alchemical'
        ? words.data({ id: `alchemy.alchemical.${thing.alchemical}` })
        : alchemistsTelling.spell(thing, words),
  }
  const tell = (event: StagedEvent) =>
    alchemistsTelling
      .tell(event, watcher)
      .map((message) => ended(spoken(message, speaker)))
      .join(' ')
  const who = (seat: Seat) => ({ player: seats[seat]?.name ?? '', you: seat === watcher ? 'yes' : 'no' }) as const
  return {
    words,
    tell,
    who,
    shortly(event, seat) {
      const brief = briefly(event)
      if (brief === null) return tell(event)
      return words.say('web.alchemists.reveal.shortly', { player: who(seat).player, what: spoken(brief, speaker) })
    },
    reckon: (change) => reckonedInWords(change, who(change.seat), words),
  }
}

/** What stands by itself in the log is a sentence here, among others. */
function ended(sentence: string): string {
  return /[.!?…:]$/.test(sentence) || sentence === '' ? sentence : `${sentence}.`
}
