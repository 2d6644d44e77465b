import { ingredients } from '@athanor/alchemy'
import { cardSize } from '@athanor/markers'
import { describe, expect, it } from 'vitest'
import { paperSizes, papers, sheetPlan } from './paper.ts'

describe('a sheet of the printed deck', () => {
  it.each(papers)('holds one card of each ingredient, within what printers reach (%s)', (paper) => {
    const { width, height } = paperSizes[paper]
    const { places } = sheetPlan(paper)
    expect(places).toHaveLength(ingredients.length)
    for (const { x, y } of places) {
      expect(Math.min(x, y, width - x - cardSize.width, height - y - cardSize.height)).toBeGreaterThan(10)
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
  })

  it.each(papers)('has a mark on both sides of every cut, clear of the cards and of the edge (%s)', (paper) => {
    const { width, height } = paperSizes[paper]
    const { cuts, places } = sheetPlan(paper)
    expect(cuts).toHaveLength(2 * (5 + 3))
    const isOnCard = (x: number, y: number) =>
      places.some(
        (place) => x >= place.x && x <= place.x + cardSize.width && y >= place.y && y <= place.y + cardSize.height,
      )
    for (const { x, y } of cuts.flat()) {
      expect(isOnCard(x, y)).toBe(false)
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(5)
    }
    // Every edge of every card lies on a cut.
    const across = cuts.filter(([from, to]) => from.x === to.x).map(([{ x }]) => x)
    for (const { x } of places) expect(across).toEqual(expect.arrayContaining([x, x + cardSize.width]))
  })
})
