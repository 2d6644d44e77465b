import { act, digest, type Game, quickChance, type Shape, startMatch } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { spoken } from '../spoken.ts'
import type { GameTelling } from '../telling.ts'
import { type Watcher, watchedEvent } from '../watcher.ts'

const names = ['Ann', 'Bob', 'Cleo']

/** What a watcher reads of a random game of three, in a language: all of it, or what is said about some kinds of events. */
export type Sentences = (watcher: Watcher, locale: 'en' | 'ru', kinds?: readonly string[]) => readonly string[]

/** Plays one random game and tells it. An event about which nothing is said is an error. */
export function sentencesOf<G extends Shape, Thing>(
  game: Game<G>,
  telling: GameTelling<G, Thing>,
  options: Partial<G['options']>,
): Sentences {
  const events = randomGame(game, options)
  return (watcher, locale, kinds) => {
    const words = wordsIn(locale)
    const speaker = { words, names, watcher, spell: (thing: Thing) => telling.spell(thing, words) }
    return events
      .map((event) => watchedEvent(event, watcher))
      .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
      .flatMap((event) => {
        const messages = telling.tell(event, watcher)
        if (messages.length === 0) throw new RangeError(`nothing is said about ${event.kind}`)
        return messages.map((message) => spoken(message, speaker))
      })
  }
}

function randomGame<G extends Shape>(game: Game<G>, options: Partial<G['options']>) {
  const seats = names.map((name, seat) => ({ name, colour: game.colours[seat] ?? '', salt: name }))
  const started = startMatch(game, { options, seats, secret: digest('sentences') })
  if (!started.ok) throw new TypeError(started.reason.id)
  let { match } = started
  const events = [...started.events]
  const chance = quickChance('sentences')
  for (;;) {
    const [decision] = game.decisions(match.position.state)
    if (decision === undefined) return events
    const { groups } = game.legal(game.view(match.position.state, decision.seat))
    const group = groups[chance.below(groups.length)]
    const moved = act(game, match, decision.seat, group?.at(chance.below(group.size)))
    if (!moved.ok) throw new TypeError(moved.reason.id)
    match = moved.match
    events.push(...moved.events)
  }
}
