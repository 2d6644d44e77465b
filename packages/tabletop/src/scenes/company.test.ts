import { describe, expect, it } from 'vitest'
import type { TableSeat } from '../tableSource.ts'
import { peopleWaitAt } from './company.ts'

const seat = (bot: string | null): TableSeat => ({ name: 'Ann', colour: 'white', bot, present: true })
const twoPeople = [seat(null), seat(null), seat('greedy')]

describe('a scene of one’s own is waited for', () => {
  it('by people at screens of their own, whether they are connected just now or not', () => {
    for (const link of ['online', 'connecting', 'offline'] as const) {
      expect(peopleWaitAt({ viewer: 0, seats: twoPeople, link })).toBe(true)
    }
  })

  it('by nobody at one screen: all who sit there look at it', () => {
    expect(peopleWaitAt({ viewer: 0, seats: twoPeople, link: 'here' })).toBe(false)
  })

  it('by no bot, and not by oneself', () => {
    expect(peopleWaitAt({ viewer: 0, seats: [seat(null), seat('greedy')], link: 'online' })).toBe(false)
  })
})
