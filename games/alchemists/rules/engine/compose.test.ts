import { describe, expect, it } from 'vitest'
import type { ArtifactCard } from '../base/artifacts/artifact.ts'
import { base } from '../base/base.ts'
import type { FavourCard } from '../base/favours/favour.ts'
import { merchant } from '../base/favours/merchant.ts'
import { sageUse } from '../base/transmute.ts'
import { optionsWith } from '../testing/table.ts'
import { compose } from './compose.ts'
import type { Module } from './module.ts'
import type { RuleParts } from './rules.ts'

/** The base game with something put to its parts. */
function composed(change: (parts: RuleParts) => Partial<RuleParts>) {
  const module: Module = { ...base, id: 'toy', options: {}, extend: (parts) => ({ ...parts, ...change(parts) }) }
  return compose([base, module], { options: optionsWith({}), players: 4 })
}

const favour: FavourCard = {
  id: 'courier',
  copies: 1,
  window: 'drawn',
  effect: { kind: 'ingredients', draw: 1, discard: 1 },
  source: 'reconstructed',
}

const artifact: ArtifactCard = { id: 'purse', level: 1, cost: 1, points: 0, source: 'reconstructed' }

describe('modules that make no game together', () => {
  const wrong: readonly (readonly [string, (parts: RuleParts) => Partial<RuleParts>])[] = [
    ['two favor cards are called merchant', ({ favourCards }) => ({ favourCards: [...favourCards, merchant] })],
    [
      'two artifacts are called periscope',
      ({ artifactCards }) => ({ artifactCards: [...artifactCards, { ...artifact, id: 'periscope' }] }),
    ],
    ['two spaces are called forage', ({ spaces }) => ({ spaces: [...spaces, ...spaces.slice(0, 1)] })],
    ['two questions are called bid', ({ questions }) => ({ questions: [...questions, ...questions.slice(4, 5)] })],
    ['two tasks are called step', ({ tasks }) => ({ tasks: [...tasks, ...tasks.slice(0, 1)] })],
    [
      'two steps of setUp are called firstRow',
      ({ steps }) => ({ steps: { ...steps, setUp: [...steps.setUp, { id: 'firstRow', run: () => undefined }] } }),
    ],
    [
      'two effects of drawn cards are called ingredients',
      ({ drawnEffects }) => ({ drawnEffects: [...drawnEffects, ...drawnEffects] }),
    ],
    ['two ways to draft are called keepFavour', ({ drafts }) => ({ drafts: [...drafts, ...drafts.slice(0, 1)] })],
    [
      'two uses of favor cards are called gold when transmuting',
      ({ favourUses }) => ({ favourUses: [...favourUses, { ...sageUse, counted: 'merchant' }] }),
    ],
    [
      'two favor cards that are counted are called sage',
      ({ favourUses }) => ({ favourUses: [...favourUses, { ...sageUse, window: 'selling' }] }),
    ],
    [
      'nothing plays gold when buying, which courier is for',
      ({ favourCards }) => ({
        favourCards: [...favourCards, { ...favour, window: 'buying', effect: { kind: 'gold', gold: 1 } }],
      }),
    ],
    [
      'nothing plays cube when drawn, which courier is for',
      ({ favourCards }) => ({ favourCards: [...favourCards, { ...favour, effect: { kind: 'cube' } }] }),
    ],
    [
      'courier discards 3 ingredients, and 2 at most can be named',
      ({ favourCards }) => ({
        favourCards: [...favourCards, { ...favour, effect: { kind: 'ingredients', draw: 4, discard: 3 } }],
      }),
    ],
    [
      'nothing carries out tests, which thinkingCap does when it is bought',
      ({ purchases }) => ({ purchases: purchases.filter(({ kind }) => kind !== 'tests') }),
    ],
  ]

  it.each(wrong)('are stopped: %s', (why, change) => {
    expect(() => composed(change)).toThrow(new RangeError(why))
  })

  it('are stopped for nothing else: one more card of each sort is a game', () => {
    const rules = composed(({ favourCards, artifactCards }) => ({
      favourCards: [...favourCards, favour],
      artifactCards: [...artifactCards, artifact],
    }))
    expect(rules.favours.ids).toContain('courier')
    expect(rules.favoursFor('drawn', 'ingredients').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['herbalist', 'courier']),
    )
    expect(rules.favoursFor('buying', 'gold')).toEqual([])
  })
})
