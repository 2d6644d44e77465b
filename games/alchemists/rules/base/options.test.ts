import { quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import { all, debunk, declared, demonstrate, refusal } from '../testing/play.ts'
import { masterOptions, optionsWith, tableWith } from '../testing/table.ts'
import type { Level } from './components/levels.ts'
import { aidOf, type Handicap, type Options } from './options.ts'

const seats = [{ colour: 'red' }, { colour: 'blue' }]

/** How the first seat plays the three differences, found out by playing: ingredients, conferences, debunking. */
function played(options: Partial<Options>): readonly Level[] {
  const { cards } = alchemists.setup(optionsWith(options), seats, quickChance(1)).state.table.players[0] ?? { cards: 0 }
  const theories = [{ on: 'toad', is: 'PPP', seals: [[0, 'gold']] }] as const
  // one seal at the first conference is enough for an apprentice and too little for a master.
  const conference = all(declared(tableWith({ players: 2, round: 3, options, theories }), {}), 'reputationChanged')
  const change = conference.find(({ seat, why }) => seat === 0 && why === 'conference')
  const debunking = declared(tableWith({ players: 2, options, theories }), { 0: { debunk: 1 } })
  const asApprentice = refusal(debunking, debunk('toad', 'red')) === null
  expect(refusal(debunking, demonstrate(['fern', 'toad'], 'wisdom')) === null).toBe(!asApprentice)
  return [
    cards === 3 ? 'apprentice' : 'master',
    change?.to === 11 ? 'apprentice' : 'master',
    asApprentice ? 'apprentice' : 'master',
  ]
}

describe('help in notebooks', () => {
  it('is what the table agreed on, is not written down where nothing was said, and changes no game', () => {
    const read = (given: object) => readOptions(alchemists.options, given)
    expect(read({})).toEqual(read({ aid: 'advice' }))
    expect(JSON.stringify(read({}))).not.toContain('aid')
    expect(read({ aid: 'none' })).toMatchObject({ ok: true, options: { aid: 'none' } })
    expect(read({ aid: 'some' })).toMatchObject({ ok: false, reason: { id: 'kernel.reject.badOption' } })
    expect([aidOf(optionsWith({})), aidOf(optionsWith({ aid: 'bookkeeping' }))]).toEqual(['advice', 'bookkeeping'])
    const table = (aid: 'none' | 'advice') => {
      const { options: _, ...rest } = alchemists.setup(optionsWith({ aid }), seats, quickChance(1)).state.table
      return rest
    }
    expect(table('none')).toEqual(table('advice'))
  })
})

describe('apprentice and master', () => {
  it('A-379 differ in ingredients, conferences and debunking', () => {
    expect(played({})).toEqual(['apprentice', 'apprentice', 'apprentice'])
    expect(played(masterOptions)).toEqual(['master', 'master', 'master'])
  })

  it('A-380 may be mixed: in the rule book two ingredients, conferences of apprentices, debunking of masters', () => {
    expect(played({ startingIngredients: 'master', conferences: 'apprentice', debunking: 'master' })).toEqual([
      'master',
      'apprentice',
      'master',
    ])
  })

  it('A-381, A-382 may be chosen for each player and each of the three differences', () => {
    const letters = (handicap: Handicap, options: Partial<Options>) =>
      played({ ...options, seat1: handicap })
        .map((level) => level.charAt(0))
        .join('')
    const due: Readonly<Record<Handicap, string>> = {
      table: '',
      apprentice: 'aaa',
      master: 'mmm',
      apprenticeIngredients: 'amm',
      apprenticeConferences: 'mam',
      apprenticeDebunking: 'mma',
      masterIngredients: 'maa',
      masterConferences: 'ama',
      masterDebunking: 'aam',
    }
    for (const [handicap, own] of Object.entries(due) as [Handicap, string][]) {
      expect([handicap, letters(handicap, {})]).toEqual([handicap, own === '' ? 'aaa' : own])
      expect([handicap, letters(handicap, masterOptions)]).toEqual([handicap, own === '' ? 'mmm' : own])
    }
    // The other seat is not touched.
    expect(played({ ...masterOptions, seat2: 'apprentice' })).toEqual(['master', 'master', 'master'])
  })
})
