import { expect, it } from 'vitest'
import type { Guest } from '../limits/guests.ts'
import { crowd } from './crowd.ts'

const nobody = {
  take: () => null,
  shortage: () => null,
  charge: () => undefined,
  flooded: () => undefined,
  shutOutFor: () => 0,
}
const stranger = (address: string): Guest => ({ ...nobody, address, name: address, isKnown: false, comesFirst: false })
const person = (name: string, address: string, comesFirst = false): Guest => ({
  ...nobody,
  address,
  name,
  isKnown: true,
  comesFirst,
})

function hall(limits: { readonly all?: number; readonly address?: number; readonly person?: number } = {}) {
  const gone: number[] = []
  const people = crowd<number>({ all: 100, address: 100, person: 100, ...limits }, (socket) => void gone.push(socket))
  let next = 0
  const come = (guest: Guest): boolean => {
    if (!people.makeRoomFor(guest)) return false
    people.add(next++, guest)
    return true
  }
  return { people, gone, come }
}

it('counts sockets for each person, whatever others of the address have', () => {
  const { come } = hall({ person: 2 })
  const [ada, ben] = [person('ada', 'house'), person('ben', 'house')]
  expect([come(ada), come(ada), come(ada), come(ben)]).toEqual([true, true, false, true])
  expect(Array.from({ length: 5 }, () => come(stranger('house')))).not.toContain(false)
})

it('lets whoever holds a seat into a full house, in the place of the oldest of its others', () => {
  const { people, come, gone } = hall({ address: 3 })
  expect([come(person('ada', 'house', true)), come(stranger('house')), come(person('ben', 'house'))]).toEqual([
    true,
    true,
    true,
  ])
  expect([come(stranger('house')), come(person('cas', 'house'))]).toEqual([false, false])
  expect(come(stranger('elsewhere'))).toBe(true)
  expect([come(person('dan', 'house', true)), come(person('eva', 'house', true))]).toEqual([true, true])
  expect(gone).toEqual([1, 2])
  expect(come(person('fay', 'house', true))).toBe(false)
  expect(people.size).toBe(4)
})

it('does the same when the whole server is full', () => {
  const { come, gone } = hall({ all: 2 })
  expect([come(stranger('a')), come(person('ben', 'b', true)), come(stranger('c'))]).toEqual([true, true, false])
  expect([come(person('dan', 'd', true)), gone]).toEqual([true, [0]])
  expect(come(person('eva', 'e', true))).toBe(false)
})

it('learns whose a socket is, and forgets those that are gone', () => {
  const { people, come } = hall({ address: 2, person: 1 })
  expect([come(stranger('house')), come(stranger('house'))]).toEqual([true, true])
  people.belongsTo(0, person('ada', 'house', true))
  people.belongsTo(1, person('ben', 'house', true))
  expect([come(person('cas', 'house', true)), come(person('ada', 'house', true))]).toEqual([false, false])
  people.remove(1)
  people.remove(1)
  expect([people.size, come(stranger('house'))]).toEqual([1, true])
  people.belongsTo(9, person('ghost', 'house'))
  expect(people.size).toBe(2)
})
