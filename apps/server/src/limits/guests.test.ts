import { describe, expect, it } from 'vitest'
import { type Guest, type GuestLimits, type Guests, guests } from './guests.ts'

const usual: GuestLimits = { personRate: 10, addressRate: 40, strangersRate: 40, people: 20 }

function house(limits: Partial<GuestLimits> = {}) {
  const clock = { now: 0 }
  return { clock, people: guests({ ...usual, ...limits }, () => clock.now) }
}

/** Takes tokens one by one until there are none: how many it got. */
function drain(guest: Guest, most = 10_000): number {
  let got = 0
  while (got < most && guest.take(1) === null) got++
  return got
}

/** Uses up what the persons of an address share. */
function drainHouse(people: Guests, address: string): void {
  for (let person = 0; person < 19; person++) drain(people.visitor(address, `flooder ${person}`))
}

describe('who may come in', () => {
  it('is a person with tokens of their own: whoever asks too much stops nobody else of the same address', () => {
    const { people } = house()
    const [greedy, calm] = [people.visitor('house', 'greedy'), people.visitor('house', 'calm')]
    expect(drain(greedy)).toBe(30)
    expect(greedy.take(1)).toEqual({ who: 'person', milliseconds: 1 })
    // Also not on another connection, nor from another address.
    expect(people.visitor('elsewhere', 'greedy').take(1)).toMatchObject({ who: 'person' })
    expect(calm.take(1)).toBeNull()
  })

  it('is a stranger without a secret: all strangers of an address share, and take nothing from its people', () => {
    const { people } = house()
    expect(drain(people.visitor('house', null))).toBe(80)
    expect(people.visitor('house', null).take(1)).toEqual({ who: 'address', milliseconds: 1 })
    expect(people.visitor('elsewhere', null).take(1)).toBeNull()
    expect(people.visitor('house', 'somebody').take(1)).toBeNull()
  })

  it('has what is left of the address, and whoever holds a seat plays on when nothing is', () => {
    const { people, clock } = house({ addressRate: 10, people: 100 })
    const player = people.seated('house', 'player')
    drainHouse(people, 'house')
    expect(people.visitor('house', 'newcomer').take(1)).toMatchObject({ who: 'address' })
    // The trickle may be less than what one person may use while there is plenty.
    expect(drain(player)).toBe(30)
    let moves = 0
    for (let second = 1; second <= 10; second++) {
      clock.now = 1000 * second
      drain(people.visitor('house', 'flooder 1'))
      moves += drain(people.visitor('house', 'player'), 2)
    }
    expect(moves).toBe(20)
  })

  it('costs the address something when the secret is new, for secrets are free', () => {
    const { people, clock } = house()
    const old = people.visitor('house', 'old')
    for (let fresh = 0; fresh < 19; fresh++) expect(people.visitor('house', `fresh ${fresh}`).isKnown).toBe(true)
    expect(people.visitor('house', 'one more').isKnown).toBe(false)
    expect(people.visitor('house', 'one more').name).toBe(people.visitor('house', null).name)
    expect(people.visitor('elsewhere', 'one more').isKnown).toBe(true)
    expect([old.isKnown, people.visitor('house', 'old').isKnown]).toEqual([true, true])
    clock.now = 31_000
    expect(people.visitor('house', 'later').isKnown).toBe(true)
  })

  it('is shut out for a while after floods: the person, or the strangers, and not the house', () => {
    const { people, clock } = house()
    const [flooder, neighbour] = [people.visitor('house', 'flooder'), people.seated('house', 'neighbour')]
    for (let flood = 0; flood < 3; flood++) flooder.flooded()
    expect(people.visitor('house', 'flooder').shutOutFor()).toBeGreaterThan(0)
    expect([neighbour.shutOutFor(), people.visitor('house', null).shutOutFor()]).toEqual([0, 0])
    for (let flood = 0; flood < 30; flood++) people.visitor('house', null).flooded()
    expect(people.visitor('house', null).shutOutFor()).toBeGreaterThan(0)
    expect([neighbour.shutOutFor(), neighbour.comesFirst]).toEqual([0, true])
    expect(people.visitor('elsewhere', null).shutOutFor()).toBe(0)
    clock.now = 60_000
    expect([flooder.shutOutFor(), people.visitor('house', null).shutOutFor()]).toEqual([0, 0])
  })

  it('comes first with a seat, unless they flood', () => {
    const { people } = house()
    expect(people.visitor('house', 'player').comesFirst).toBe(false)
    const player = people.seated('house', 'player')
    expect([player.comesFirst, people.visitor('house', 'player').comesFirst]).toEqual([true, true])
    for (let flood = 0; flood < 3; flood++) player.flooded()
    expect(people.visitor('house', 'player').comesFirst).toBe(false)
  })

  it('cannot use up the room for newcomers by flooding under ever new secrets for nothing', () => {
    const { people } = house()
    let known = 0
    while (people.visitor('house', `fresh ${known}`).isKnown) {
      people.visitor('house', `fresh ${known}`).flooded()
      known++
    }
    expect(known).toBe(5)
  })

  it('is remembered with a seat for a day, without one for an hour', () => {
    const { people, clock } = house({ people: 3000 })
    people.visitor('house', 'reader')
    people.seated('house', 'player')
    clock.now = 2 * 3_600_000
    for (let other = 0; other < 1000; other++) people.visitor('house', `other ${other}`)
    expect(people.visitor('house', 'player').comesFirst).toBe(true)
    clock.now = 30 * 3_600_000
    expect(people.visitor('house', 'player').comesFirst).toBe(false)
  })
})
