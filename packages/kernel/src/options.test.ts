import { describe, expect, it } from 'vitest'
import { type OptionsSpec, readOptions } from './options.ts'

interface Options {
  readonly rounds: 2 | 3
  readonly dice: boolean
  readonly deck: 'short' | 'long'
}

const spec: OptionsSpec<Options> = {
  fields: {
    rounds: { kind: 'choice', values: [2, 3], default: 2 },
    dice: { kind: 'flag', default: true },
    deck: { kind: 'choice', values: ['short', 'long'], default: 'long' },
  },
  presets: { quick: { deck: 'short' } },
}

describe('options', () => {
  it('keep their defaults where nothing is said', () => {
    expect(readOptions(spec, {})).toEqual({ ok: true, options: { rounds: 2, dice: true, deck: 'long' } })
    expect(readOptions(spec, { dice: false, rounds: 3 })).toEqual({
      ok: true,
      options: { rounds: 3, dice: false, deck: 'long' },
    })
    expect(readOptions(spec, spec.presets['quick'])).toEqual({
      ok: true,
      options: { rounds: 2, dice: true, deck: 'short' },
    })
  })

  it('that came later are not written down where nothing is said of them', () => {
    const grown: OptionsSpec<{ readonly dice: boolean; readonly night?: boolean }> = {
      fields: {
        dice: { kind: 'flag', default: true },
        night: { kind: 'flag', default: false, later: true },
      },
      presets: {},
    }
    expect(readOptions(grown, {})).toEqual({ ok: true, options: { dice: true } })
    expect(readOptions(grown, { night: false })).toEqual({ ok: true, options: { dice: true } })
    expect(readOptions(grown, { night: true })).toEqual({ ok: true, options: { dice: true, night: true } })
    expect(readOptions(grown, { night: 1 })).toHaveProperty('reason.id', 'kernel.reject.badOption')
  })

  it('may be a whole table of plain data, of a bearable size', () => {
    const spec: OptionsSpec<{ readonly prices?: { readonly list: readonly number[] } }> = {
      fields: { prices: { kind: 'data', default: null, most: 20, later: true } },
      presets: {},
    }
    expect(readOptions(spec, {})).toEqual({ ok: true, options: {} })
    expect(readOptions(spec, { prices: null })).toEqual({ ok: true, options: {} })
    expect(readOptions(spec, { prices: { list: [1, 2] } })).toEqual({ ok: true, options: { prices: { list: [1, 2] } } })
    const refused = { id: 'kernel.reject.badData', params: { name: 'prices', most: 20 } }
    for (const prices of ['list', 3, true, [1], { list: [Number.NaN] }, { list: [1, 2, 3, 4, 5, 6, 7, 8] }]) {
      expect(readOptions(spec, { prices })).toEqual({ ok: false, reason: refused })
    }
  })

  it('are an object', () => {
    for (const input of [null, undefined, 'rounds', 3, [], [{ rounds: 2 }]]) {
      expect(readOptions(spec, input)).toEqual({ ok: false, reason: { id: 'kernel.reject.badOptions', params: {} } })
    }
  })

  it('are refused under unknown names', () => {
    expect(readOptions(spec, { rounds: 2, colour: 'red' })).toEqual({
      ok: false,
      reason: {
        id: 'kernel.reject.unknownOption',
        params: { name: 'colour', choices: '"rounds" | "dice" | "deck"' },
      },
    })
    expect(readOptions(spec, { constructor: 1 })).toHaveProperty('reason.params.name', 'constructor')
  })

  it.each([
    ['rounds', 4, '4', '2 | 3'],
    ['rounds', '2', '"2"', '2 | 3'],
    ['rounds', null, 'null', '2 | 3'],
    ['rounds', undefined, 'undefined', '2 | 3'],
    ['dice', 1, '1', 'true | false'],
    ['dice', 'true', '"true"', 'true | false'],
    ['deck', 'huge', '"huge"', '"short" | "long"'],
    ['deck', ['short'], '["short"]', '"short" | "long"'],
  ])('are refused with values that are not offered: %s %s', (name, value, shown, choices) => {
    expect(readOptions(spec, { [name]: value })).toEqual({
      ok: false,
      reason: { id: 'kernel.reject.badOption', params: { name, value: shown, choices } },
    })
  })

  it('are refused in one short sentence however deep, wide or long a value is', () => {
    const depth = 200_000
    const deep: unknown = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`)
    let deeper: unknown = 'short'
    for (let level = 0; level < depth; level++) deeper = level % 2 === 0 ? [deeper] : { deck: deeper }
    const refusals = [deep, deeper, 'x'.repeat(1e6), Array.from({ length: 1e5 }, () => 'short')].map((deck) =>
      readOptions(spec, { deck }),
    )
    expect(refusals.map((refusal) => !refusal.ok && refusal.reason.params?.['value'])).toEqual([
      '[[[[…]]]]',
      '{"deck":[{"deck":[…]}]}',
      `"${'x'.repeat(59)}…`,
      '["short","short","short","short","short",…]',
    ])
    for (const dice of [deep, deeper]) {
      expect(readOptions(spec, { dice })).toMatchObject({ reason: { id: 'kernel.reject.badOption' } })
    }
  })
})
