import { ingredients } from '@athanor/alchemy'
import { cardSize, copiesOfEach, markerSize } from '@athanor/markers'
import { describe, expect, it } from 'vitest'
import { paperSizes, papers, rulerLength, rulerPlace, sheetPlan, stickerPlan, stickerSize } from './paper.ts'

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

  it.each(papers)('has a ruler of ten centimetres below the marks, within what printers reach (%s)', (paper) => {
    const { width, height } = paperSizes[paper]
    const { x, y } = rulerPlace(paper)
    expect(rulerLength).toBe(100)
    expect(Math.min(x, width - x - rulerLength)).toBeGreaterThan(5)
    expect(height - y).toBeGreaterThan(5)
    const lowest = Math.max(
      ...sheetPlan(paper)
        .cuts.flat()
        .map((place) => place.y),
    )
    expect(y - 1.5).toBeGreaterThan(lowest)
  })

  it.each(papers)('of stickers holds the whole deck, none over another, clear of ruler and edge (%s)', (paper) => {
    const { width } = paperSizes[paper]
    const plan = stickerPlan(paper)
    expect(plan.map((column) => column.length)).toEqual(ingredients.map(() => copiesOfEach))
    const places = plan.flat()
    for (const [index, { x, y }] of places.entries()) {
      expect(Math.min(x, y, width - x - stickerSize.width)).toBeGreaterThan(10)
      expect(y + stickerSize.height).toBeLessThan(rulerPlace(paper).y - 5)
      const over = places.slice(index + 1).filter((other) => {
        return Math.abs(other.x - x) < stickerSize.width - 1e-9 && Math.abs(other.y - y) < stickerSize.height - 1e-9
      })
      expect(over).toEqual([])
    }
    // The marker keeps its white square.
    expect(stickerSize.width).toBeGreaterThanOrEqual(markerSize)
  })
})
