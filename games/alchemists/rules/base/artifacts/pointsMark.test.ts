import { describe, expect, it } from 'vitest'
import { box } from '../../game.ts'
import { pointsMark } from './artifact.ts'

describe('what an artifact counts at the end, in figures', () => {
  const mark = (id: string) =>
    pointsMark(box.artifacts.map(box.artifact).find((card) => card.id === id) ?? { points: -1 })

  it('A-440 is the number that is printed', () => {
    expect(mark('bootsOfSpeed')).toBe(String(box.artifact('bootsOfSpeed').points))
  })

  it('A-452 A-392 A-394 is so many for each, where the end has to tell of how many', () => {
    expect(mark('crystalCabinet')).toBe('2×')
    expect(mark('featherInCap')).toBe('1×')
    expect(mark('magicMirror')).toBe('1×')
  })

  it('is never nothing for an artifact that brings points at the end', () => {
    const counted = box.artifacts.map(box.artifact).filter(({ endPoints }) => endPoints !== undefined)
    expect(counted.length).toBeGreaterThan(3)
    expect(counted.filter((card) => !/^([1-9]\d*\+)?[1-9]\d*×$/.test(pointsMark(card)))).toEqual([])
  })
})
