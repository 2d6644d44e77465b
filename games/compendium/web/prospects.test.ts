import { noCubes, type Potion, type View } from '@athanor/compendium'
import { describe, expect, it } from 'vitest'
import { prospectsOf } from './prospects.ts'
import { viewWith } from './testing.ts'

/** Two mushrooms and a spider, worth 9, in a cauldron that produces neither. */
const potion: Potion = { owner: 1, recipe: [0, 2, 0, 0, 1], value: 9 }
const inCauldron9 = (owner: number) => ({
  cauldrons: [...Array.from({ length: 9 }, () => null), { ...potion, owner }],
})

describe('what a cauldron is to the viewer', () => {
  it('R-056 shows a potion that the hand can pay as one to copy now', () => {
    const prospect = prospectsOf(viewWith([0, 2, 0, 0, 1], () => inCauldron9(1)))[9]
    expect(prospect).toMatchObject({ kind: 'copy', open: true, refusal: null, missing: noCubes })
  })

  it('R-056 counts the cubes that are missing', () => {
    const prospect = prospectsOf(viewWith([5, 1, 0, 0, 0], () => inCauldron9(1)))[9]
    expect(prospect).toMatchObject({ kind: 'short', open: false, missing: [0, 1, 0, 0, 1] })
    expect(prospect?.refusal?.id).toBe('compendium.reject.cubesMissing')
  })

  it('R-054 knows the viewer’s own potion', () => {
    const prospect = prospectsOf(viewWith([0, 2, 0, 0, 1], () => inCauldron9(0)))[9]
    expect(prospect).toMatchObject({ kind: 'own', open: false, refusal: { id: 'compendium.reject.ownPotion' } })
  })

  it('R-039 opens empty cauldrons into which something of the hand may go', () => {
    // Cauldron 0 produces spiders and dragon's blood: spiders alone cannot go in there.
    const [first, , , , fifth] = prospectsOf(viewWith([0, 0, 0, 0, 3]))
    expect(first).toMatchObject({ kind: 'closed', open: false, refusal: { id: 'web.compendium.nothingFits' } })
    expect(fifth).toMatchObject({ kind: 'create', open: true, refusal: null })
  })

  it('R-052 closes empty cauldrons to whoever has no stone left', () => {
    const view = viewWith([3, 3, 3, 3, 3], ({ players }) => ({
      players: players.map((player) => ({ ...player, stones: 0 })),
    }))
    expect(prospectsOf(view).every(({ open }) => !open)).toBe(true)
    expect(prospectsOf(view)[0]?.refusal).toEqual({ id: 'compendium.reject.noStones' })
  })

  it('R-032 still says what could be brewed while others have the turn', () => {
    const view = viewWith([0, 2, 0, 0, 1], () => ({ ...inCauldron9(1), turn: 1 }))
    expect(prospectsOf(view)[9]).toMatchObject({
      kind: 'copy',
      open: false,
      refusal: { id: 'kernel.reject.notYourTurn' },
    })
  })

  it('R-025 tells a spectator nothing about hands', () => {
    const view = { ...viewWith([0, 2, 0, 0, 1], () => inCauldron9(1)), viewer: 'spectator' as const, hand: null }
    expect(prospectsOf(view).every(({ kind, open }) => kind === 'seen' && !open)).toBe(true)
  })

  it('R-069 only shows the cauldrons when the game is over', () => {
    const end = { hands: [], schools: [], undealt: [], counts: null, winners: [] } as unknown as View['end']
    const view = { ...viewWith([5, 1, 0, 0, 0], () => inCauldron9(1)), end }
    expect(prospectsOf(view).every(({ kind, open }) => kind === 'seen' && !open)).toBe(true)
  })

  it('R-050 tells which products the reserve still has', () => {
    // Cauldron 9 produces troll eyes and bird legs.
    const view = viewWith([0, 2, 0, 0, 1], () => ({ ...inCauldron9(1), reserve: [0, 5, 5, 5, 5] }))
    expect(prospectsOf(view)[9]?.products).toEqual({ given: [0, 0, 1, 0, 0], missing: [1, 0, 0, 0, 0] })
  })
})
