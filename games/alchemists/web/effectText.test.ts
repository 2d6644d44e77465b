import { alchemists, type Player, type Prompt, promptContextOf, type View } from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { effectText } from './effectText.ts'
import { stepIn } from './scene/Step.tsx'

/** A seat with a card of every ingredient that is asked something in the second round. */
function contextOf(ask: Prompt, changes: Partial<Player> = {}, table: Partial<View['table']> = {}) {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, 2).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('3'.repeat(64)))
  const view = alchemists.view(position.state, 0)
  if (view.own === null) throw new Error('nobody looks')
  const players = view.table.players.map((player, seat) =>
    seat === 0 ? { ...player, cards: 8, gold: 9, ...changes } : player,
  )
  const context = promptContextOf({
    ...view,
    own: { ...view.own, hand: view.own.hand.map(() => 1) },
    table: { ...view.table, round: 2, phase: 'resolve', asks: [ask], players, adventurer: 0, ...table },
  })
  if (context === null) throw new Error('nothing is asked')
  return context
}

const words = wordsIn('en')
const asked = (space: 'publish' | 'buy' | 'sell' | 'test') =>
  ({ kind: 'act', seat: 0, space, cubes: 1, boots: false }) as const
const queue = [{ seat: 0, cubes: 1 }]

describe('the button of an action', () => {
  it('A-239 A-398 says what a theory costs, and that it may be free', () => {
    const intent = { action: 'publish', chosen: {} } as const
    const at = (changes?: Partial<Player>) => contextOf(asked('publish'), changes, { space: 'publish', queue })
    expect(effectText(at(), intent, words)).toBe('costs 1 gold piece, +1 reputation')
    expect(effectText(at({ artifacts: ['printingPress'] }), intent, words)).toBe('free, +1 reputation')
  })

  it('A-153 says the price of the artifact that is chosen, and nothing before', () => {
    const context = contextOf(asked('buy'), {}, { space: 'buy', queue, onOffer: ['robeOfRespect', 'magicMortar'] })
    expect(effectText(context, { action: 'buy', chosen: {} }, words)).toBeNull()
    const price = (artifact: 'robeOfRespect' | 'magicMortar') =>
      effectText(context, { action: 'buy', chosen: { artifact } }, words)
    expect([price('robeOfRespect'), price('magicMortar')]).toEqual(['costs 4 gold pieces', 'costs 3 gold pieces'])
  })

  it('A-174 says whether the student charges', () => {
    const told = (studentCharges: boolean) =>
      effectText(
        contextOf(asked('test'), {}, { space: 'test', queue, studentCharges }),
        { action: 'test', chosen: {} },
        words,
      )
    expect([told(false), told(true)]).toEqual(['free', 'costs 1 gold piece'])
  })
})

describe('one question at a time', () => {
  const context = contextOf(asked('sell'), {}, { space: 'sell', queue })

  it('asks in order, and two cards are one question', () => {
    const step = (chosen: object) => stepIn(context, { action: 'sell', chosen })
    expect(step({})).toBe('wanted')
    expect(step({ wanted: 0 })).toBe('guarantee')
    expect(step({ wanted: 0, guarantee: 'exact' })).toBe('first')
    expect(step({ wanted: 0, guarantee: 'exact', first: 'fern' })).toBe('first')
  })

  it('stays with the last answer that matters when nothing is left to ask', () => {
    const chosen = { wanted: 0, guarantee: 'exact', merchants: 0, barmaids: 0 } as const
    expect(stepIn(context, { action: 'sell', chosen: { ...chosen, first: 'fern', second: 'toad' } })).toBe('first')
  })
})
