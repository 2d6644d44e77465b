import { type CompendiumShape, compendium } from '@athanor/compendium'
import { act, digest, quickChance, seenBy, startMatch, type Viewer } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { wordsFor } from '../../app/words.tsx'
import type { SeenEvent } from '../../table/tableSource.ts'
import { sentencesOf } from './sentences.ts'

const seats = ['Ann', 'Bob', 'Cleo'].map((name, seat) => ({
  name,
  colour: compendium.colours[seat] ?? '',
  bot: null,
  present: true,
}))

/** Everything that one viewer sees happen in a random game. */
function seenInGame(viewer: Viewer): readonly SeenEvent<CompendiumShape>[] {
  const players = seats.map(({ name, colour }) => ({ name, colour, salt: name }))
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
  return events.map((event) => seenBy(event, viewer))
}

describe('the log', () => {
  it.each(['en', 'ru'] as const)('says every event of a game in whole sentences (%s)', (locale) => {
    const words = wordsFor(locale)
    for (const event of seenInGame(0)) {
      const said = sentencesOf(event, { seats, viewer: 0 }, words)
      expect(said.length).toBeGreaterThan(0)
      for (const { id, params } of said) {
        expect(words.data({ id, params })).not.toMatch(/compendium\.|undefined|[{}]/)
      }
    }
  })

  it('R-024, R-028, R-064 tells what was drawn to the drawer alone', () => {
    const words = wordsFor('en')
    const own = seenInGame(0).filter(({ kind }) => kind === 'cubesDealt' || kind === 'schoolDealt')
    const said = (viewer: Viewer, events: readonly SeenEvent<CompendiumShape>[]) =>
      events.flatMap((event) => sentencesOf(event, { seats, viewer }, words).map((each) => words.data(each))).join(' ')
    expect(said(0, own)).toContain('You drew')
    expect(said(0, own)).toContain('Your school')
    const others = seenInGame('spectator').filter(({ kind }) => kind === 'cubesDealt' || kind === 'schoolDealt')
    expect(said('spectator', others)).not.toMatch(/You drew|Your school/)
  })
})
