import type { HoldUp, Nudge, Proposal } from '@athanor/protocol'
import { describe, expect, it } from 'vitest'
import { noticeFor } from './playerNotice.ts'

type Standing = Parameters<typeof noticeFor>[0]

const sitting = { holder: 'person', bot: null } as Standing['seats'][number]
const quiet: Standing = {
  status: 'running',
  seats: [sitting, sitting, sitting],
  holdUps: [],
  nudges: [],
  proposals: [],
  ending: null,
}
const nudge: Nudge = { seat: 1, by: 0, number: 3, answered: false }
const proposal: Proposal = { seat: 1, bot: 'greedy', agreed: [0], missing: [2] }
const ending = { agreed: [0], missing: [1, 2] }

function holdUp(seat: number, why: HoldUp['why'], mayNudge = false, mayPropose = false): HoldUp {
  return { seat, why, mayNudge, mayPropose }
}

describe('what a player must know of the table besides the game', () => {
  it('is nothing while nobody waits too long, and never anything to spectators or before the game', () => {
    expect(noticeFor(quiet, 0)).toBeNull()
    const busy = { ...quiet, nudges: [nudge], proposals: [proposal], ending, holdUps: [holdUp(1, 'away', false, true)] }
    expect(noticeFor(busy, null)).toBeNull()
    expect(noticeFor({ ...busy, status: 'open' }, 0)).toBeNull()
  })

  it('begins with what only the reader can settle: a bot in the own seat, a nudge, a vote about it', () => {
    const asked = { ...quiet, nudges: [nudge], proposals: [proposal], ending }
    const seats = [sitting, { ...sitting, bot: 'greedy' }, sitting]
    expect(noticeFor({ ...asked, seats }, 1)?.kind).toBe('standIn')
    expect(noticeFor(asked, 1)).toEqual({ kind: 'nudged', nudge })
    const answered = [{ ...nudge, answered: true }]
    expect(noticeFor({ ...asked, nudges: answered }, 1)?.kind).toBe('aboutYou')
    expect(noticeFor({ ...asked, nudges: answered, proposals: [] }, 1)?.kind).toBe('endVote')
  })

  it('then asks for the votes that are missing, one after the other', () => {
    const asked = { ...quiet, proposals: [proposal], ending }
    expect(noticeFor(asked, 2)?.kind).toBe('vote')
    expect(noticeFor({ ...asked, proposals: [{ ...proposal, missing: [] }] }, 2)?.kind).toBe('endVote')
  })

  it('then says who keeps the others waiting, whoever something can be done about first', () => {
    const holdUps = [holdUp(1, 'away'), holdUp(2, 'idle', true)]
    const told = { ...quiet, holdUps, nudges: [{ ...nudge, seat: 2 }] }
    expect(noticeFor(told, 0)).toMatchObject({ holdUp: { seat: 2 }, nudge: { seat: 2 } })
    expect(noticeFor({ ...told, holdUps: [...holdUps, holdUp(1, 'late', false, true)] }, 0)).toMatchObject({
      holdUp: { seat: 1, why: 'late' },
      nudge: null,
    })
    // Nobody is told of their own absence, and a proposal says it all.
    expect(noticeFor({ ...quiet, holdUps: [holdUp(0, 'idle', true)] }, 0)).toBeNull()
    expect(noticeFor({ ...quiet, holdUps: [holdUp(1, 'away', false, true)], proposals: [proposal] }, 0)?.kind).toBe(
      'voted',
    )
  })

  it('and last whose word is missing', () => {
    const asked = { ...quiet, holdUps: [holdUp(2, 'away')], ending }
    expect(noticeFor(asked, 0)).toEqual({ kind: 'endAsked', ending })
    expect(noticeFor({ ...asked, ending: null }, 0)?.kind).toBe('holdUp')
  })
})
