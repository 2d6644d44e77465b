import { alchemists, type State, type View } from '@athanor/alchemists'
import { tableWith } from '@athanor/alchemists/testing'
import { chanceOfAlchemical } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { judgement } from './judgement.ts'
import { grantWorth, presenceWorth } from './presence.ts'
import { worthyPublishings } from './publications.ts'
import { judgedKnowledge } from './rivals.ts'

function seen(state: State, seat = 0): View {
  return alchemists.view(state, seat)
}

const players = { players: 2, order: [1, 0] } as const

describe('what the scholar believes', () => {
  it('a theory of a rival makes likelier, one of its own does not', () => {
    const by = (seat: number) =>
      seen(tableWith({ ...players, round: 4, theories: [{ on: 'toad', is: 'npN', seals: [[seat, 'gold']] }] }))
    const chance = (view: View) => chanceOfAlchemical(judgedKnowledge(view, judgement).chances, 'toad', 'npN')
    expect(chance(by(0))).toBeCloseTo(1 / 8)
    expect(chance(by(1))).toBeGreaterThan(1 / 2)
    expect(chance(by(1))).toBeLessThan(0.9)
  })

  it('is therefore worth an endorsement', () => {
    const view = seen(
      tableWith({
        ...players,
        round: 5,
        seats: [{ gold: 4 }],
        theories: [{ on: 'toad', is: 'npN', seals: [[1, 'gold']] }],
      }),
    )
    const endorsements = (trust: readonly [number, number]) => {
      const other = { ...judgement, trust }
      return worthyPublishings(view, judgedKnowledge(view, other), other).filter(
        ({ action }) => action.kind === 'endorse',
      )
    }
    expect(endorsements([0.02, 0.005]).length).toBe(1)
    expect(endorsements([1, 1])).toEqual([])
  })
})

describe('what a seal is worth to the scholar', () => {
  it('A-345 more before a conference that it would satisfy', () => {
    const options = { conferences: 'master' } as const
    const before = seen(tableWith({ ...players, round: 3, options }))
    const after = seen(tableWith({ ...players, round: 6, options }))
    expect(presenceWorth(before, judgement)).toBeGreaterThan(presenceWorth(after, judgement) + 0.5)
  })

  it('A-260 the points of a grant that it completes, and A-265 less where a third one is missing', () => {
    const theories = [{ on: 'mushroom', is: 'npN', seals: [[0, 'gold']] }] as const
    const first = seen(tableWith({ ...players, round: 4, theories }))
    expect(grantWorth(first, 'toad', judgement)).toBeCloseTo(judgement.grant[0] * (2 + 2 / 3))
    const none = seen(tableWith({ ...players, round: 4 }))
    expect(grantWorth(none, 'toad', judgement)).toBeLessThan(grantWorth(first, 'toad', judgement))
  })
})
