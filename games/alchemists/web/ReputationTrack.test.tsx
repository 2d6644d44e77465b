import { alchemists } from '@athanor/alchemists'
import { wordsIn } from '@athanor/messages/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { AlchemistsProps } from './props.ts'
import { ReputationTrack } from './ReputationTrack.tsx'

/** The squares on which markers are drawn, in the order of the seats. */
function drawn(reputations: readonly number[]): readonly number[] {
  const shown = {
    sight: { view: { viewer: 0, table: { players: reputations.map((reputation) => ({ reputation })) } } },
  } as unknown as AlchemistsProps['shown']
  const seats = reputations.map((_, seat) => ({
    name: `Player ${seat}`,
    colour: alchemists.colours[seat] ?? '',
    bot: null,
    present: true,
  }))
  const html = renderToStaticMarkup(<ReputationTrack shown={shown} seats={seats} />)
  expect(html).toContain(`aria-label="${wordsIn('en').say('web.alchemists.reputation')}"`)
  return [...html.matchAll(/left:([\d.]+)%/g)].map(([, left]) => Math.ceil((Number(left) / 100) * 24))
}

describe('the reputation track', () => {
  it.each([[[10, 10, 10, 10]], [[11, 10, 10, 10]], [[13, 12, 14, 13]], [[1, 1, 2, 24]]])(
    'A-224 draws every marker on its own square: %j',
    (reputations) => {
      expect(drawn(reputations)).toEqual(reputations)
    },
  )

  it('keeps whoever has more than it is long at its end', () => {
    expect(drawn([30, 24])).toEqual([24, 24])
  })
})
