import type { CloseLook, Marking, Picture, Sighting } from '@athanor/markers'
import type { MarkerFace } from '@athanor/markers/testing'

/** A picture as a browser hands it over: four bytes a pixel. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray<ArrayBuffer>
}

/** A kind of marker with whoever reads it. */
export interface MarkerKind {
  readonly name: string
  readonly face: MarkerFace
  read(frame: Frame): Promise<readonly Sighting[]> | readonly Sighting[]
  /** Looks at a picture again before its cards are believed; missing where reading has done so already. */
  closer?(frame: Frame): CloseLook
}

export function frameFrom({ width, height, shades }: Picture): Frame {
  const data = new Uint8ClampedArray(4 * shades.length).fill(255)
  for (const [pixel, shade] of shades.entries()) data.fill(shade, 4 * pixel, 4 * pixel + 3)
  return { width, height, data }
}

/** A face of which every marking is a picture of its own: rows of dark and light modules within a white margin. */
export function faceOf(
  markings: readonly Marking[],
  symbols: readonly (readonly (readonly boolean[])[])[],
  margin: number,
): MarkerFace {
  const side = (symbols[0]?.length ?? 0) + 2 * margin
  const numbers = new Map(markings.map((marking, index) => [`${marking.ingredient} ${marking.end}`, index]))
  return {
    side,
    isDark({ ingredient, end }, column, row) {
      const symbol = symbols[numbers.get(`${ingredient} ${end}`) ?? -1]
      return symbol?.[row - margin]?.[column - margin] === true
    },
  }
}
