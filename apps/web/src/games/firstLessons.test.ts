import { describe, expect, it } from 'vitest'
import { path } from '../school/courses.ts'
import { loadCards } from './clients.ts'

describe('what a newcomer learns first', () => {
  it('is a lesson of two minutes at most, for every game', async () => {
    const cards = await loadCards()
    expect(cards.length).toBeGreaterThan(2)
    for (const { lesson } of cards) expect(path.find(({ id }) => id === lesson)?.minutes).toBeLessThanOrEqual(2)
  })
})
