import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { by, byPair, type Facet, type Narrowed, narrowed, narrowingStep } from './narrowing.ts'

interface Dish {
  readonly pair: readonly [string, string]
  readonly hot: boolean
  readonly price: number
}

const order = ['fern', 'moon', 'toad']
const facets: readonly Facet<Dish, string>[] = [
  byPair(order, ({ pair }) => pair, {
    questions: ['first?', 'second?'],
    first: (value) => value,
    second: (value, first, left) => `${value} after ${first}: ${left.length}`,
  }),
  by('hot?', ({ hot }) => hot, String),
  by('price?', ({ price }) => price, String),
]

function* reached(from: Narrowed<Dish, string>): Generator<Dish, void> {
  if (from.kind === 'action') yield from.action
  else if (from.kind === 'step') for (const { leadsTo } of from.step().choices) yield* reached(leadsTo)
}

const dishes: readonly Dish[] = ['fern moon', 'fern toad', 'moon toad'].flatMap((pair) =>
  [true, false].flatMap((hot) => [1, 2].map((price) => ({ pair: pair.split(' ') as [string, string], hot, price }))),
)

describe('narrowing', () => {
  it('leads to every action and to no other, whatever is legal', () => {
    fc.assert(
      fc.property(fc.subarray([...dishes]), (legal) => {
        expect(new Set(reached(narrowed(legal, facets)))).toEqual(new Set(legal))
      }),
    )
  })

  it('asks part by part, and pairs from both sides', () => {
    const first = narrowingStep(dishes, facets)
    expect([first.question, first.choices.map(({ said }) => said)]).toEqual(['first?', order])
    const toad = first.choices[2]?.leadsTo
    const second = toad?.kind === 'step' ? toad.step() : first
    expect(second.question).toBe('second?')
    expect(second.choices.map(({ said }) => said)).toEqual(['fern after toad: 4', 'moon after toad: 4'])
  })

  it('does not ask what has only one answer', () => {
    const cold = dishes.filter(({ pair, hot }) => pair.includes('fern') && pair.includes('moon') && !hot)
    const leadsTo = narrowed(cold, facets.slice(1))
    expect(leadsTo.kind === 'step' ? leadsTo.step().question : leadsTo.kind).toBe('price?')
    expect(narrowed(cold.slice(0, 1), facets)).toEqual({ kind: 'action', action: cold[0] })
  })

  it('closes an answer that leaves nothing, but shows it', () => {
    const shown: Facet<Dish, string> = {
      question: 'price?',
      answers: (actions) =>
        [1, 2].map((price) => ({ said: `${price}`, left: actions.filter((dish) => dish.price === price) })),
    }
    const cheap = dishes.filter(({ price }) => price === 1)
    const { choices } = narrowingStep(cheap, [shown, ...facets])
    expect(choices.map(({ said, leadsTo }) => [said, leadsTo.kind])).toEqual([
      ['1', 'step'],
      ['2', 'closed'],
    ])
    expect(narrowed([], facets)).toEqual({ kind: 'closed' })
    expect(narrowingStep(dishes, [])).toEqual({ question: '', choices: [] })
  })

  it('makes a question only when it is reached', () => {
    let asked = 0
    const counted: Facet<Dish, string> = {
      question: 'price?',
      answers: (actions) => {
        asked++
        return by<Dish, number, string>('price?', ({ price }) => price, String).answers(actions)
      },
    }
    const behind = narrowed(dishes.slice(0, 2), [counted])
    const before = asked
    expect(behind.kind === 'step' ? behind.step().choices.length : 0).toBe(2)
    expect(asked).toBe(before + 1)
  })

  it('refuses parts that cannot tell the actions apart', () => {
    expect(() => narrowed(dishes.slice(0, 2), [])).toThrow(new RangeError('2 actions cannot be told apart'))
  })
})
