import { type Action, type Artifact, alchemists, type Favour, type State } from '@athanor/alchemists'
import { quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { greedyBot } from './greedyBot.ts'

const thinking = { chance: quickChance('startup'), effort: 1, outOfTime: () => false }

/** Two players who choose their startup cards; seat 0 was dealt these. */
function choosing(dealt: readonly number[], pools = { starting: [] as Artifact[], secret: [] as Artifact[] }): State {
  const read = readOptions(alchemists.options, { ...alchemists.options.presets['master'], startupFunding: true })
  if (!read.ok) throw new TypeError(read.reason.id)
  const { state } = alchemists.setup(read.options, [{ colour: 'purple' }, { colour: 'white' }], quickChance('cards'))
  const { table, own, hidden } = state
  return {
    table: { ...table, slots: { ...table.slots, startupFunding: { pools } } },
    own: own.map((mine, seat) =>
      seat === 0 ? { ...mine, slots: { ...mine.slots, startupFunding: { dealt, secret: [] } } } : mine,
    ),
    hidden,
  }
}

function chosen(state: State): Action {
  return greedyBot.choose(alchemists.view(state, 0), thinking)
}

describe('the greedy bot and startup cards', () => {
  it('keeps those that bring most: a book with gold and ingredients before single goods', () => {
    // 3 ingredients; a book and gold; 1 gold, 1 ingredient, 1 favor; a starting artifact where none is left.
    expect(chosen(choosing([4, 6, 10, 18]))).toEqual({ kind: 'chooseStartup', cards: [6, 10] })
  })

  it('pays no reputation for an artifact that is not worth it, and takes a secret one that is worth much', () => {
    const dear = choosing([0, 6, 18, 19], { starting: ['discountCard'], secret: ['crystalCabinet'] })
    const action = chosen(dear)
    expect(action.kind === 'chooseStartup' && action.cards).not.toContain(18)
    const rich = choosing([0, 1, 2, 19], { starting: [], secret: ['bronzeCup'] })
    const kept = chosen(rich)
    expect(kept.kind === 'chooseStartup' && kept.cards).toContain(19)
  })

  it('lets the least useful favor card go', () => {
    const state = choosing([0, 1, 2, 3])
    const names: readonly Favour[] = ['assistant', 'merchant', 'herbalist']
    const all = [...alchemists.legal(alchemists.view(settling(state, names), 0))]
    expect(all.length).toBe(3)
    expect(chosen(settling(state, names))).toMatchObject({ kind: 'settleFunding', favour: 'merchant' })
  })
})

/** The same player with three favor cards, one of which must go. */
function settling({ table, own, hidden }: State, names: readonly Favour[]): State {
  const order: readonly Favour[] = [
    'assistant',
    'herbalist',
    'associate',
    'custodian',
    'barmaid',
    'merchant',
    'shopkeeper',
    'sage',
  ]
  return {
    table: {
      ...table,
      asks: [{ kind: 'settleFunding', seat: 0, discards: true, pools: [], replica: null }],
    },
    own: own.map((mine, seat) =>
      seat === 0 ? { ...mine, favours: order.map((favour) => (names.includes(favour) ? 1 : 0)) } : mine,
    ),
    hidden,
  }
}
