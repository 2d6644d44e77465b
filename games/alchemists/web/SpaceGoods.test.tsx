import { alchemists, type Offer, rulesAt, type View } from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SpaceGoods } from './SpaceGoods.tsx'

function viewWith(offers: readonly Offer[]): View {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, 4).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('9'.repeat(64)))
  const view = alchemists.view(position.state, 0)
  return { ...view, table: { ...view.table, offers, adventurer: 0, onOffer: ['crystalCabinet', 'magicMirror'] } }
}

const { say } = wordsIn('en')

describe('what lies on a space', () => {
  it('A-190 says which potion is not wanted any more, as it is now', () => {
    const closed = (offers: readonly Offer[]) =>
      renderToStaticMarkup(<SpaceGoods view={viewWith(offers)} space="sell" />).split(
        say('alchemists.reject.potionBlocked'),
      ).length - 1
    expect(closed([])).toBe(0)
    expect(closed([{ seat: 1, wanted: 2, guarantee: 'neutral' }])).toBe(1)
  })

  it('A-452 A-394 does not say 0 of an artifact whose points the end will tell', () => {
    const view = viewWith([])
    const html = renderToStaticMarkup(<SpaceGoods view={view} space="buy" />)
    const badges = [...html.matchAll(/<b class="[^"]*points[^"]*">([^<]*)</g)].map(([, text]) => text)
    expect(badges).toEqual(['2×', '1×'])
    expect(rulesAt(view.table).artifact('magicMirror').points).toBe(0)
  })
})
