import { alchemists } from '@athanor/alchemists'
import { compendium } from '@athanor/compendium'
import { describe, expect, it } from 'vitest'
import { changedOptions, defaultsOf, fieldsOf, presetOf, wholeOptions, withPreset } from './chosenOptions.ts'

describe('options as a form holds them', () => {
  it('begin with the defaults of the game, which are its standard preset', () => {
    const usual = defaultsOf(compendium.options)
    expect(usual).toMatchObject({ schools: true, threePlayerSetup: 'english', firstPlayer: 'random' })
    expect(presetOf(compendium.options, usual)).toBe('standard')
  })

  it('know which preset they are, or that they are none', () => {
    const usual = defaultsOf(compendium.options)
    expect(presetOf(compendium.options, { ...usual, schools: false })).toBe('firstGame')
    expect(presetOf(compendium.options, { ...usual, schools: false, openLog: false })).toBeNull()
  })

  it('are the usual ones, or say how many were changed', () => {
    const usual = defaultsOf(compendium.options)
    expect(changedOptions(compendium.options, usual)).toBe(0)
    expect(changedOptions(compendium.options, { ...usual, schools: false })).toBe(0)
    expect(changedOptions(compendium.options, { ...usual, schools: false, openLog: false })).toBe(2)
  })

  it('keep the values of a file when a preset is chosen', () => {
    const printedValues = { articleSeals: 2 }
    const chosen = withPreset(alchemists.options, { printedValues, conferences: 'master' }, 'kingsGolem')
    expect(chosen).toMatchObject({ printedValues, golemProject: true, debunking: 'master' })
    expect(presetOf(alchemists.options, chosen)).toBe('kingsGolem')
    expect(withPreset(alchemists.options, chosen, 'apprentice')).toMatchObject({ golemProject: false, printedValues })
  })

  it('of a table that was opened without some of them say what is usual there', () => {
    const given = { conferences: 'master' }
    const whole = wholeOptions(alchemists.options, given)
    expect(whole).toMatchObject({ aid: 'advice', conferences: 'master' })
    for (const { name, values } of fieldsOf(alchemists.options)) {
      if (values !== null) expect(values).toContain(whole[name])
    }
  })

  it('tell switches from choices', () => {
    const fields = new Map(fieldsOf(compendium.options).map(({ name, values }) => [name, values]))
    expect(fields.get('schools')).toBeNull()
    expect(fields.get('schoolTie')).toEqual(['best', 'split'])
  })
})
