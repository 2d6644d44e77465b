import { alchemists, type Offer, rulesAt, type View } from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { circumstancesOf } from './Notebook.tsx'

function viewWith(offers: readonly Offer[], favours?: readonly number[]): View {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, 4).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('7'.repeat(64)))
  const { own, ...view } = alchemists.view(position.state, 0)
  if (own === null) throw new Error('nobody looks')
  return {
    ...view,
    own: { ...own, ...(favours === undefined ? {} : { favours }) },
    table: { ...view.table, offers, adventurer: 0, bids: [2, null, null, null] },
  }
}

describe('what advice on selling is about', () => {
  const wants = (view: View) => rulesAt(view.table).adventurers[0]?.wants ?? []

  it('A-190 leaves out what somebody else has sold in this round', () => {
    expect(circumstancesOf(viewWith([])).wanted).toEqual(wants(viewWith([])))
    const sold = viewWith([{ seat: 2, wanted: 0, guarantee: 'exact' }])
    expect(circumstancesOf(sold).wanted).toEqual(wants(sold).slice(1))
  })

  it('A-426 knows that a Merchant makes room', () => {
    const { favours } = rulesAt(viewWith([]).table)
    const merchant = favours.none.with(favours.numberOf('merchant'), 1)
    const sold = viewWith([{ seat: 2, wanted: 0, guarantee: 'exact' }], merchant)
    expect(circumstancesOf(sold).wanted).toEqual(wants(sold))
  })

  it('A-222 reckons with the discount that was offered', () => {
    expect(circumstancesOf(viewWith([])).prices).toEqual({ exact: 2, correctSign: 1, neutral: 0, wrongSign: -1 })
  })
})
