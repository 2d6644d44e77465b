import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { reading, redArticle } from '../../testing/encyclopedia.ts'
import { asked, begun, declared, type Played } from '../../testing/play.ts'
import { masterOptions, tableWith } from '../../testing/table.ts'
import { promptContextOf } from '../atTable.ts'
import type { ActionKind, ActionPart, Preview, Space } from '../contributions.ts'
import { choicesOf, type Intent } from './intent.ts'
import type { Chosen, PromptContext } from './part.ts'
import { emptyPlan, type PlanChange, planChoices, planCount } from './plan.ts'

function contextIn(game: Played): PromptContext {
  const context = promptContextOf(alchemists.view(game.state, asked(game)?.seat ?? 'spectator'))
  if (context === null) throw new TypeError('nobody is asked')
  return context
}

function previews(
  context: PromptContext,
  action: ActionKind,
  part: ActionPart,
  chosen: Chosen = {},
): Map<unknown, Preview> {
  const intent: Intent = { action, chosen }
  return new Map(
    choicesOf(context, intent, part).flatMap(({ value, preview }) => (preview === null ? [] : [[value, preview]])),
  )
}

describe('previews', () => {
  it('A-222 says what each guarantee pays, less the zone and the discount; worthless ones are closed', () => {
    const game = declared(tableWith({ players: 3, seats: [{ hand: ['mushroom', 'toad', 'fern'], reputation: 3 }] }), {
      0: { sell: 1 },
    })
    const context = contextIn(game)
    const choices = choicesOf(context, { action: 'sell', chosen: {} }, 'guarantee')
    expect(choices.map(({ value, preview }) => [value, preview])).toEqual([
      ['exact', { kind: 'pays', gold: 3 }],
      ['correctSign', { kind: 'pays', gold: 2 }],
      ['neutral', { kind: 'pays', gold: 1 }],
      ['wrongSign', { kind: 'pays', gold: 0 }],
    ])
    expect(choices.map(({ refusal }) => refusal?.id)).toEqual([
      undefined,
      undefined,
      undefined,
      'alchemists.reject.guaranteeWorthless',
    ])
  })

  it('A-199 knows that a promise is kept for certain once the pair was mixed', () => {
    const begun = declared(
      tableWith({ players: 3, seats: [{ hand: ['mushroom', 'toad', 'mushroom', 'toad', 'fern'] }] }),
      { 0: { sell: 1 } },
    )
    const sure = { wanted: 0, guarantee: 'wrongSign', first: 'mushroom' } as const
    expect(previews(contextIn(begun), 'sell', 'second', sure).get('toad')).toMatchObject({ kind: 'kept', chance: 1 })
    const exact = { ...sure, guarantee: 'exact' } as const
    const unsure = previews(contextIn(begun), 'sell', 'second', exact).get('toad')
    expect(unsure?.kind === 'kept' ? unsure.chance : 1).toBeLessThan(1)
  })

  it('tells no chance at a table that agreed on less than advice, only what is paid and held', () => {
    const hand = ['mushroom', 'toad', 'fern'] as const
    const options = { aid: 'consequences' } as const
    const game = declared(tableWith({ players: 3, options, seats: [{ hand, gold: 5 }] }), { 0: { sell: 1 } })
    const sale = { wanted: 0, guarantee: 'exact', first: 'mushroom' } as const
    expect(previews(contextIn(game), 'sell', 'second', sale).get('toad')).toMatchObject({ kind: 'pays' })
    const later = declared(tableWith({ players: 3, options, seats: [{ gold: 5 }] }), { 0: { publish: 1 } })
    expect(previews(contextIn(later), 'publish', 'theory')).toEqual(new Map())
    const seals = previews(contextIn(later), 'publish', 'seal', { theory: 'toad', alchemical: 'npN' })
    expect([...seals.values()].map(({ kind }) => kind)).toEqual(['held', 'held', 'held', 'held', 'held'])
  })

  it('tells costs and counts, and no chance, while the chances are not worked out', () => {
    const hand = ['mushroom', 'toad', 'fern'] as const
    const game = declared(tableWith({ players: 3, seats: [{ hand, gold: 5 }] }), { 0: { sell: 1 } })
    const sale = { wanted: 0, guarantee: 'exact', first: 'mushroom' } as const
    const unknown = { ...contextIn(game), insight: null }
    expect(previews(unknown, 'sell', 'second', sale).get('toad')).toEqual({ kind: 'pays', gold: 4 })
    expect(choicesOf(unknown, { action: 'sell', chosen: sale }, 'second').map(({ isClosed }) => isClosed)).toEqual(
      choicesOf(contextIn(game), { action: 'sell', chosen: sale }, 'second').map(({ isClosed }) => isClosed),
    )
    const later = contextIn(declared(tableWith({ players: 3, seats: [{ gold: 5 }] }), { 0: { publish: 1 } }))
    const seals = { theory: 'toad', alchemical: 'npN' } as const
    expect(previews({ ...later, insight: null }, 'publish', 'seal', seals).get('gold')).toEqual({
      kind: 'held',
      count: 2,
    })
    // Nobody works them out meanwhile either.
    const dear = () => {
      throw new Error('worked out')
    }
    expect(() => previews({ ...later, insight: dear }, 'publish', 'seal', seals)).toThrow('worked out')
    expect(() => previews({ ...later, insight: dear }, 'publish', 'seal')).not.toThrow()
  })

  it('A-249 gives a hedge the chance of the theories that differ in its colour alone', () => {
    const game = declared(tableWith({ players: 3, seats: [{ gold: 5 }] }), { 0: { publish: 1 } })
    const seals = previews(contextIn(game), 'publish', 'seal', { theory: 'toad', alchemical: 'npN' })
    // Nothing is known: one of eight is right, and one more differs in the hedged colour alone.
    expect(seals.get('gold')).toEqual({ kind: 'seal', held: 2, right: odds(1), safe: odds(1) })
    for (const hedge of ['red', 'green', 'blue']) {
      expect(seals.get(hedge)).toEqual({ kind: 'seal', held: 2, right: odds(1), safe: odds(2) })
    }
  })

  it('A-275 names the sign that would refute a theory, as likely as the other one while nothing is known', () => {
    const game = declared(tableWith({ players: 3, theories: [{ on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] }), {
      0: { debunk: 1 },
    })
    const context = contextIn(game)
    const aspects = previews(context, 'debunk', 'aspect', { doubted: 'toad' })
    expect([...aspects.values()]).toEqual(
      ['red', 'green', 'blue'].map(() => ({ kind: 'refutes', sign: 'minus', chance: expect.closeTo(0.5, 9) })),
    )
    const other = choicesOf(context, { action: 'debunk', chosen: {} }, 'doubted').find(({ value }) => value === 'fern')
    expect(other?.refusal?.id).toBe('alchemists.reject.noTheory')
  })

  it('GR-05 says of an ingredient that no theory and no article is about why it cannot be doubted', () => {
    const articles = [{ ...redArticle, seals: [[1, 'gold']] }] as const
    const game = declared(tableWith({ players: 3, options: { royalEncyclopedia: true }, articles }), {
      0: { debunk: 1 },
    })
    const doubted = choicesOf(contextIn(game), { action: 'debunk', chosen: {} }, 'doubted')
    const refused = new Map(doubted.map(({ value, refusal }) => [value, refusal]))
    expect(refused.get('fern')).toBeNull()
    expect(refused.get('flower')).toEqual({
      id: 'alchemists.reject.nothingToRefute',
      params: { ingredient: 'flower' },
    })
  })

  it('G-090, G-134 says what a seal risks on an article once it is laid out, and nothing before', () => {
    const context = contextIn(reading({}))
    const [redSpace, greenSpace, blueSpace, whiteSpace] = redArticle.ingredients
    const [firstSign, secondSign] = redArticle.signs
    const head = { articleColour: 'red', firstSign, secondSign } as const
    const laid = { redSpace, greenSpace, blueSpace, whiteSpace }
    for (const chosen of [{}, head, laid, { ...head, redSpace, greenSpace, blueSpace }]) {
      expect(previews(context, 'publishArticle', 'seal', chosen)).toEqual(new Map())
    }
    const whole = previews(context, 'publishArticle', 'seal', { ...head, ...laid })
    expect(whole.get('gold')).toMatchObject({ kind: 'seal', held: 2, right: expect.any(Number) })
    expect(whole.size).toBeGreaterThan(4)
  })

  it('AR-05, A-326 shows what both answers to a demonstration would do, and when none would help', () => {
    const game = declared(
      tableWith({ players: 3, options: masterOptions, theories: [{ on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] }),
      { 0: { debunk: 1 } },
    )
    const shown = previews(contextIn(game), 'demonstrate', 'shown', { firstShown: 'toad', secondShown: 'fern' })
    expect(shown.get('poison')).toMatchObject({
      yes: { theories: { kind: 'debunked', ingredients: ['toad'], colour: 'red' }, articles: [] },
      no: { theories: { kind: 'failed' }, articles: [] },
      valid: true,
    })
    expect(shown.get('healing')).toMatchObject({ valid: false, success: 0 })
    // Before two ingredients are named there is nothing that an answer could be about.
    expect(previews(contextIn(game), 'demonstrate', 'shown')).toEqual(new Map())
    expect(previews(contextIn(game), 'demonstrate', 'shown', { firstShown: 'toad' })).toEqual(new Map())
  })

  it('A-430 says what an artifact costs with each number of Shopkeepers, once it is known which one', () => {
    const seats = [{ gold: 9, favours: ['shopkeeper'] }] as const
    const context = contextIn(declared(tableWith({ players: 3, seats }), { 0: { buy: 1 } }))
    const [artifact] = context.at.table.onOffer
    if (artifact === undefined) throw new TypeError('nothing is on offer')
    const { cost } = context.at.rules.artifact(artifact)
    expect(previews(context, 'buy', 'shopkeepers')).toEqual(new Map())
    expect(previews(context, 'buy', 'shopkeepers', { artifact })).toEqual(
      new Map([
        [0, { kind: 'costs', gold: cost }],
        [1, { kind: 'costs', gold: cost - 1 }],
      ]),
    )
  })

  it('A-436, AR-75 counts the cubes of a plan, and says why a further action does not fit', () => {
    const context = contextIn(begun(tableWith({ players: 3, seats: [{}, {}, { favours: ['assistant'] }] })))
    const { board } = context.at.table.players[2]?.cubes ?? { board: 0 }
    expect(planCount(context, emptyPlan)).toEqual({ held: board, placed: 0, left: board })
    const sold = planChoices(context, emptyPlan).find(({ change }) => isOn(change, 'sell'))
    expect(sold).toMatchObject({ cubes: 2, refusal: null })
    const again = planChoices(context, sold?.plan ?? emptyPlan).find(({ change }) => isOn(change, 'sell'))
    expect(again?.refusal?.id).toBe('alchemists.reject.tooManyActions')
    const helped = planChoices(context, emptyPlan).find(({ change }) => change.kind === 'assistant')
    expect(helped).toMatchObject({ cubes: -1, refusal: null })
    expect(planCount(context, helped?.plan ?? emptyPlan).held).toBe(board + 1)
    const twice = planChoices(context, helped?.plan ?? emptyPlan).find(({ change }) => change.kind === 'assistant')
    expect(twice?.refusal?.id).toBe('alchemists.reject.favourMissing')
  })
})

function isOn(change: PlanChange, space: Space): boolean {
  return change.kind === 'action' && change.space === space
}

/** So many eighths. */
function odds(eighths: number): unknown {
  return expect.closeTo(eighths / 8, 9)
}
