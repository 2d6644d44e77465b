import { type CompendiumShape, compendium } from '@athanor/compendium'
import { act, digest, quickChance, startMatch } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { type SeenEvent, spoken, type Watcher, watchedEvent } from '@athanor/telling'
import { describe, expect, it } from 'vitest'
import { compendiumTelling } from './telling.ts'

const names = ['Ann', 'Bob', 'Cleo']

/** Everything that one watcher sees happen in a random game. */
function seenInGame(watcher: Watcher): readonly SeenEvent<CompendiumShape>[] {
  const players = names.map((name, seat) => ({ name, colour: compendium.colours[seat] ?? '', salt: name }))
  const started = startMatch(compendium, { options: {}, seats: players, secret: digest('sentences') })
  if (!started.ok) throw new TypeError(started.reason.id)
  let { match } = started
  const events = [...started.events]
  const chance = quickChance('sentences')
  while (compendium.outcome(match.position.state) === null) {
    const { turn } = match.position.state
    const legal = compendium.legal(compendium.view(match.position.state, turn))
    const group = legal.groups[chance.below(legal.groups.length)]
    const moved = act(compendium, match, turn, group?.at(chance.below(group.size)))
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
    spell: (thing: Parameters<typeof compendiumTelling.spell>[0]) => compendiumTelling.spell(thing, words),
  }
  return seenInGame(watcher)
    .filter(({ kind }) => kinds === undefined || kinds.includes(kind))
    .flatMap((event) => {
      const messages = compendiumTelling.tell(event, watcher)
      expect(messages.length).toBeGreaterThan(0)
      return messages.map((message) => spoken(message, speaker))
    })
}

describe('Alchemist told', () => {
  it.each(['en', 'ru'] as const)('says every event of a game in whole sentences (%s)', (locale) => {
    for (const watcher of [0, 'spectator', 'all'] as const) {
      for (const sentence of said(watcher, locale)) expect(sentence).not.toMatch(/compendium\.|undefined|[{}]/)
    }
  })

  it('R-024, R-028, R-064 tells what was drawn to the drawer alone', () => {
    const dealt = ['cubesDealt', 'schoolDealt']
    expect(said(0, 'en', dealt).join(' ')).toContain('You drew')
    expect(said(0, 'en', dealt).join(' ')).toContain('Your school')
    expect(said('spectator', 'en', dealt).join(' ')).not.toMatch(/You drew|Your school/)
  })

  it('tells whoever may see everything both what was seen and what was not', () => {
    const open = said('spectator', 'en', ['drewFromBag'])
    const all = said('all', 'en', ['drewFromBag'])
    expect(all).toHaveLength(2 * open.length)
    expect(all).toEqual(expect.arrayContaining([...open]))
  })
})
