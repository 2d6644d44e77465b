import { describe, expect, it } from 'vitest'
import type { Action } from '../engine/contributions.ts'
import type { Pair } from '../engine/state.ts'
import { alchemists } from '../game.ts'
import {
  begun,
  buy,
  declared,
  favoursIn,
  own,
  plan,
  play,
  question,
  refusal,
  sell,
  test,
  transmute,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

const healing: Pair = ['mushroom', 'toad']

describe('favor cards at a wrong moment', () => {
  const favoursOfAll = ['assistant', 'associate', 'custodian', 'sage', 'shopkeeper', 'merchant', 'barmaid'] as const
  const seat = { hand: ['mushroom', 'toad', 'fern', 'toad'], favours: favoursOfAll, gold: 9 } as const
  const state = tableWith({ players: 2, seats: [seat], onOffer: ['periscope'] })

  it('A-126, A-454 are part of the action that they belong to, and of no other', () => {
    const whole = { kind: 'transmute', ingredient: 'toad', sages: 1 } as const
    expect(alchemists.actionSchema.safeParse(whole).success).toBe(true)
    for (const foreign of [
      { ...whole, merchants: 1 },
      { ...plan({}), sages: 1 },
      { ...buy('periscope'), barmaids: 1 },
      { ...test(healing), shopkeepers: 1 },
      { kind: 'favour', favour: 'merchant' },
    ]) {
      expect(alchemists.actionSchema.safeParse(foreign).success).toBe(false)
    }
  })

  it('A-126, A-454, AR-34 nobody plays one on the turn of another, nor in another phase', () => {
    const game = declared(state, { 0: { transmute: 1, sell: 1, buy: 1 }, 1: { transmute: 1 } })
    expect(question(game)).toBe('0 transmute')
    const early: readonly Action[] = [
      plan({ assistants: 1 }),
      sell(0, 'exact', healing, { merchants: 1 }),
      buy('periscope', 1),
    ]
    for (const action of early) expect(refusal(game, action)).toBe('notAsked')
    expect(refusal(game, transmute('toad', 1), 1)).toBe('notYourTurn')
    expect(refusal(begun(state), transmute('toad', 1), 1)).toBe('notAsked')
  })

  it('A-128, A-126 a card that was played is gone', () => {
    const game = play(declared(state, { 0: { transmute: 2 } }), [transmute('toad', 1)])
    expect(refusal(game, transmute('toad', 1))).toBe('favourMissing')
    expect(favoursIn(own(game, 0).favours, 'sage')).toBe(0)
  })
})
