import { type ApprenticesShape, apprentices } from '@athanor/apprentices'
import { act, digest, quickChance, startMatch } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { type SeenEvent, spoken, type Watcher, watchedEvent } from '@athanor/telling'
import { describe, expect, it } from 'vitest'
import { apprenticesTelling } from './telling.ts'

const names = ['Ann', 'Bob', 'Cleo']

/** Everything that one watcher sees happen in a random game. */
function seenInGame(watcher: Watcher): readonly SeenEvent<ApprenticesShape>[] {
  const players = names.map((name, seat) => ({ name, colour: apprentices.colours[seat] ?? '', salt: name }))
  const started = startMatch(apprentices, {
    options: {
      table1: 'random',
      table2: 'random',
      table3: 'random',
      table4: 'random',
      table5: 'random',
      table6: 'random',
    },
    seats: players,
    secret: digest('sentences'),
  })
  if (!started.ok) throw new TypeError(started.reason.id)
  let { match } = started
  const events = [...started.events]
  const chance = quickChance('sentences')
  while (apprentices.outcome(match.position.state) === null) {
    const { active: turn } = match.position.state
    const legal = apprentices.legal(apprentices.view(match.position.state, turn))
    const group = legal.groups[chance.below(legal.groups.length)]
    const moved = act(apprentices, match, turn, group?.at(chance.below(group.size)))
    if (!moved.ok) throw new TypeError(moved.reason.id)
    match = moved.match
    events.push(...moved.events)
  }
  return events.map((event) => watchedEvent(event, watcher))
}

function said(watcher: Watcher, locale: 'en' | 'ru', kinds?: readonly string[]): readonly string[] {
  const words = wordsIn(locale)
  const speaker = {
    words,
    names,
    watcher,
    spell: (thing: Parameters<typeof apprenticesTelling.spell>[0]) => apprenticesTelling.spell(thing, words),
  }
  return seenInGame(watcher)
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .flatMap((event) => {
      const messages = apprenticesTelling.tell(event, watcher)
      expect(messages.length).toBeGreaterThan(0)
      return messages.map((message) => spoken(message, speaker))
    })
}

describe('The Apprentices told', () => {
  it.each(['en', 'ru'] as const)('says every event of a game in whole sentences (%s)', (locale) => {
    for (const watcher of [0, 'spectator', 'all'] as const) {
      for (const sentence of said(watcher, locale)) expect(sentence).not.toMatch(/apprentices\.|undefined|[{}]/)
    }
  })
})
