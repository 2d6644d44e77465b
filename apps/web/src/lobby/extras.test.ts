import { card } from '@athanor/alchemists/web/card.ts'
import { describe, expect, it } from 'vitest'
import { extrasFor, withExtra } from './usePlayNow.ts'

describe('parts of a game for a table against bots', () => {
  const golem = { name: 'golemProject', needs: 'royalEncyclopedia' }

  it('come with what they need', () => {
    expect(withExtra(card, [], golem, true)).toEqual(['alchemists.golemProject', 'alchemists.royalEncyclopedia'])
    expect(extrasFor(card, ['alchemists.golemProject'])).toEqual(['royalEncyclopedia', 'golemProject'])
  })

  it('go together with what they need', () => {
    const wanted = ['other.busyDays', 'alchemists.busyDays', 'alchemists.golemProject', 'alchemists.royalEncyclopedia']
    expect(withExtra(card, wanted, { name: 'royalEncyclopedia' }, false)).toEqual([
      'other.busyDays',
      'alchemists.busyDays',
    ])
    expect(withExtra(card, wanted, golem, false)).toEqual(wanted.filter((each) => each !== 'alchemists.golemProject'))
  })

  it('are known by the names that the game has for them', () => {
    expect(extrasFor(card, ['alchemists.nothing', 'compendium.master'])).toEqual([])
    expect(extrasFor(card, ['alchemists.master'])).toEqual(['master'])
  })
})
