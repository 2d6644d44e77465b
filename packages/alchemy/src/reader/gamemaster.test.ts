import { canonical, quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { mixIngredients } from '../assignment.ts'
import { assignmentOfWorld } from '../belief/worlds.ts'
import { ingredientPairs, ingredients } from '../ingredient.ts'
import { type Potion, potions } from '../potion.ts'
import { answerTo, type Question } from '../question.ts'
import { randomTruth } from '../testing/oracle.ts'
import { add, after, answered, confirm, demo, open, refusal, seen, truthOf } from '../testing/readerPresses.ts'
import {
  assignmentOfFilling,
  fillingOf,
  gamemasterTriangle,
  isFilling,
  newFilling,
  readTriangle,
} from './gamemaster.ts'
import { newReader } from './reader.ts'
import { readerScreen } from './screen.ts'

describe('the gamemaster', () => {
  it('A-057, A-058, A-059, A-062, A-064, AR-69 reads every potion off the triangle as the reader tells it', () => {
    const chance = quickChance('gamemaster')
    for (let game = 0; game < 20; game++) {
      const { assignment } = randomTruth(chance)
      const filling = fillingOf(assignment)
      expect(assignmentOfFilling(filling)).toEqual(assignment)
      for (const [one, other] of ingredientPairs) {
        expect(readTriangle(filling, one, other)).toBe(mixIngredients(assignment, one, other))
        expect(readTriangle(filling, other, one)).toBe(mixIngredients(assignment, one, other))
      }
    }
    expect(() => readTriangle(fillingOf(assignmentOfWorld(0)), 'fern', 'fern')).toThrow(RangeError)
  })

  it('A-058 finds no potion for a tile that is not on the board', () => {
    const filling = fillingOf(assignmentOfWorld(0))
    expect(() => readTriangle(filling, 'fern', 'fern')).toThrow('fern and fern do not meet on the board')
    expect(() => readTriangle([], 'fern', 'toad')).toThrow(RangeError)
  })

  it('A-019, A-058 prints every potion four times', () => {
    expect(gamemasterTriangle.map((row) => row.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const all: readonly Potion[] = gamemasterTriangle.flat()
    for (const potion of potions) expect(all.filter((one) => one === potion)).toHaveLength(4)
  })

  it('A-058 lays the tiles at random', () => {
    const chance = quickChance('tiles')
    const fillings = Array.from({ length: 30 }, () => newFilling(chance))
    expect(fillings.every(isFilling)).toBe(true)
    expect(new Set(fillings.map(String)).size).toBeGreaterThan(25)
    for (const wrong of [null, [], ingredients.slice(1), [...ingredients, 'fern'], ingredients.with(0, 'fern')]) {
      expect(isFilling(wrong)).toBe(false)
    }
  })

  it('A-062, A-063 answers every question as the app whose answers were copied', () => {
    const { assignment } = truthOf(demo)
    const board = after(newReader, { kind: 'fillBoard', filling: fillingOf(assignment) })
    expect(readerScreen(board, 'table')).toMatchObject({ kind: 'menu', code: null, differsFromOriginal: false })
    const questions: readonly Question[] = ingredientPairs.map((pair) => ({ kind: 'mix', ingredients: pair }))
    for (const question of questions) {
      if (question.kind !== 'mix') continue
      const state = after(board, open('drink'), ...add(...question.ingredients), confirm)
      expect(answered(state, 'table')).toEqual(answerTo(question, { assignment }))
    }
    expect(refusal(newReader, { kind: 'fillBoard', filling: ingredients.slice(1) })).toBe('alchemy.reject.readerBoard')
  })

  it('A-061 answers all for cards that only the player and the gamemaster see', () => {
    const board = after(newReader, { kind: 'fillBoard', filling: fillingOf(truthOf(demo).assignment) })
    const { actor, table } = seen(after(board, open('test'), ...add('scorpion', 'birdClaw'), confirm))
    expect(actor).toMatchObject({ question: { ingredients: ['birdClaw', 'scorpion'] }, answer: { potion: 'speed' } })
    expect(table).toMatchObject({ question: null, answer: { potion: 'speed' } })
  })

  it('A-060 shows nothing of the board', () => {
    const board = after(newReader, { kind: 'fillBoard', filling: newFilling(quickChance('hidden')) })
    expect(canonical(seen(board))).not.toMatch(/mushroom|npN/)
  })
})
