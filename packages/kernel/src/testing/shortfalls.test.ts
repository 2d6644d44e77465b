import { describe, expect, it } from 'vitest'
import type { Report } from './conformance.ts'
import { playedProperties, shortfalls } from './shortfalls.ts'
import { newTally, type Tally } from './tally.ts'

const least = { looks: 3, compared: 10, undone: 5, forged: 5, secrets: { bury: ['card'] } }
const looks = new Map(playedProperties.map((name) => [name, 3]))
const unseen = new Map([['bury.card', 1]])
const plenty = { looks, resamples: 100, differing: 91, compared: 11, rejoined: 1, undone: 6, forged: 6, unseen }

function met(tally: Partial<Tally>): Report {
  return { findings: [], tally: { ...newTally(), ...plenty, ...tally } }
}

describe('a run of test games', () => {
  it('means something when it met enough of everything', () => {
    expect(shortfalls(met({}), least)).toEqual([])
  })

  it.each<readonly [Partial<Tally>, string]>([
    [{ looks: new Map([...looks, ['undo', 2]]) }, 'undo: looked at 2 times'],
    [{ differing: 90 }, '90 of 100 drawn worlds were not the true one'],
    [{ compared: 10 }, '10 moves made in two worlds'],
    [{ rejoined: 0 }, 'no reveal told two worlds apart'],
    [{ undone: 5 }, '5 moves taken back'],
    [{ forged: 5 }, '5 forged logs'],
    [{ unseen: new Map() }, 'no other choice in bury.card'],
  ])('says where it met too little: %j', (tally, line) => {
    expect(shortfalls(met(tally), least)).toEqual([line])
  })

  it('that met nothing falls short everywhere', () => {
    expect(shortfalls({ findings: [], tally: newTally() }, least)).toHaveLength(playedProperties.length + 6)
  })
})
