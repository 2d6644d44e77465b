import { describe, expect, it } from 'vitest'
import { type Code, codes, distanceOf, isDark, printedSide, turned } from './codes.ts'
import { markings } from './printedCard.ts'

function turns(code: Code): readonly Code[] {
  const once = turned(code)
  const twice = turned(once)
  return [code, once, twice, turned(twice)]
}

describe('the codes of the markers', () => {
  it('are one for each end of each ingredient’s card', () => {
    expect(markings).toHaveLength(16)
    expect(codes).toHaveLength(16)
    expect(codes.map((code) => code.length)).toEqual(codes.map(() => 36))
  })

  it('come back after four quarter turns', () => {
    for (const code of codes) expect(turned(turns(code).at(-1) ?? [])).toEqual(code)
  })

  it('differ in fifteen modules, however two of them are turned', () => {
    const distances = codes.flatMap((code, index) =>
      codes
        .slice(index)
        .flatMap((other) =>
          turns(other).map((turn) => (turn === code ? Number.POSITIVE_INFINITY : distanceOf(code, turn))),
        ),
    )
    expect(Math.min(...distances)).toBe(15)
  })

  it('stand in a black frame, and that in a white one', () => {
    for (const code of codes) {
      const ring = (inset: number) =>
        Array.from({ length: printedSide - 2 * inset }, (_, step) => [
          isDark(code, inset + step, inset),
          isDark(code, inset, inset + step),
          isDark(code, inset + step, printedSide - 1 - inset),
          isDark(code, printedSide - 1 - inset, inset + step),
        ]).flat()
      expect(new Set(ring(0))).toEqual(new Set([false]))
      expect(new Set(ring(1))).toEqual(new Set([true]))
    }
  })
})
