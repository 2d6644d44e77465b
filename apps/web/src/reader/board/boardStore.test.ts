import { demoCode, ingredientPairs, ingredients, mixIngredients, newGame } from '@athanor/alchemy'
import { readTriangle } from '@athanor/alchemy/reader'
import { quickChance } from '@athanor/kernel'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { boardOfCode, keepFilling, keptFilling, swapped } from './boardStore.ts'

describe('the board of a gamemaster', () => {
  it('A-063, A-064 gives the answers of the code, those of the rulebook with DEMO', () => {
    const board = boardOfCode(demoCode)
    if (!board.ok) throw new Error(board.reason.id)
    expect(readTriangle(board.filling, 'mushroom', 'toad')).toBe('healing')
    expect(readTriangle(board.filling, 'scorpion', 'birdClaw')).toBe('speed')
    expect(readTriangle(board.filling, 'birdClaw', 'toad')).toBe('neutral')
    expect(board.golem).toBeNull()
  })

  it('A-063 agrees with a code of five letters on every pair, and knows its golem', () => {
    const { code, truth } = newGame(quickChance('board'), 'golem')
    const board = boardOfCode(code)
    if (!board.ok) throw new Error(board.reason.id)
    for (const [one, other] of ingredientPairs) {
      expect(readTriangle(board.filling, one, other)).toBe(mixIngredients(truth.assignment, one, other))
    }
    expect(board.golem).toEqual(truth.golem)
    expect(boardOfCode('12')).toMatchObject({ ok: false, reason: { id: 'alchemy.reject.codeLetters' } })
  })

  it('A-058 lets two tiles change places, and every tile stays', () => {
    const laid = swapped(ingredients, 0, 7)
    expect(laid[0]).toBe('ravensFeather')
    expect(laid[7]).toBe('mushroom')
    expect(laid.toSorted()).toEqual(ingredients.toSorted())
    expect(swapped(laid, 7, 0)).toEqual(ingredients)
  })

  it('is kept on the device, unless what is kept is no board', () => {
    const store = memoryStore()
    expect(keptFilling(store)).toBeNull()
    keepFilling(store, swapped(ingredients, 2, 5))
    expect(keptFilling(store)).toEqual(swapped(ingredients, 2, 5))
    store.setItem('athanor.gamemaster', '["toad","toad"]')
    expect(keptFilling(store)).toBeNull()
  })
})
