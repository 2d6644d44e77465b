import { alchemists, type Favour, type PromptContext, promptContextOf, type State } from '@athanor/alchemists'
import { quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { promptText } from './prompts.ts'
import { alchemistsTelling } from './telling.ts'

/** Says a message by its id and what stands in it. */
const words = {
  say: (id: string, params: object = {}) => `${id} ${JSON.stringify(params)}`,
}

/** What a seat is asked after a card was played when it was drawn. */
function askedFor(favour: Favour | undefined): PromptContext {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new TypeError(read.reason.id)
  const seats = alchemists.colours.slice(0, 2).map((colour) => ({ colour }))
  const { state } = alchemists.setup(read.options, seats, quickChance('names'))
  const ask = { kind: 'herbalist', seat: 0, ...(favour === undefined ? {} : { favour }) } as const
  const asked: State = { ...state, table: { ...state.table, asks: [ask] } }
  const context = promptContextOf(alchemists.view(asked, 0))
  if (context === null) throw new TypeError('nobody is asked')
  return context
}

describe('cards by their names', () => {
  it('A-423 asks in the name of the card that was played, for as many as it says', () => {
    const said = promptText(askedFor(undefined), words as never)
    expect(said).toContain('alchemists.ask.herbalist')
    expect(said).toContain('alchemists.favour.herbalist')
    expect(said).toContain('"count":2')
    const other = promptText(askedFor('sage'), words as never)
    expect(other).toContain('alchemists.favour.sage')
    expect(other).toContain('"count":0')
  })

  it.each([undefined, 'courtier'] as const)('tells of it in its name (%s)', (favour) => {
    const event = { kind: 'herbalistDone', seat: 0, count: 1, ...(favour === undefined ? {} : { favour }) } as const
    for (const watcher of [0, 1] as const) {
      const said = JSON.stringify(alchemistsTelling.tell({ ...event, discarded: ['toad'] }, watcher))
      expect(said).toContain(`"favours":["${favour ?? 'herbalist'}"]`)
    }
  })
})
