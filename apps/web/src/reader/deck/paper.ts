import { cardSize, copiesOfEach, markerSize } from '@athanor/markers'

/** Sheets of paper on their long side, in millimetres. */
export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

export const paperSizes: Readonly<Record<Paper, { readonly width: number; readonly height: number }>> = {
  a4: { width: 297, height: 210 },
  letter: { width: 279.4, height: 215.9 },
}

/** What can be printed: whole cards, or stickers for the sleeves of the original ones. */
export const prints = ['cards', 'stickers'] as const
export type PrintKind = (typeof prints)[number]

/** A line of known length, by which one sees whether the printer has shrunk the page. */
export const rulerLength = 100

/** Where the ruler begins: below all else, in the middle, within what printers reach. */
export function rulerPlace(paper: Paper): Place {
  const { width, height } = paperSizes[paper]
  return { x: (width - rulerLength) / 2, y: height - 6.5 }
}

/** A sticker: the marker in its white square, and below it the name of the card that it is for. */
export const stickerSize = { width: markerSize + 2, height: markerSize + 6 } as const

/** The upper left corners of the stickers of each ingredient: a column for each, one sheet for the whole deck. */
export function stickerPlan(paper: Paper): readonly (readonly Place[])[] {
  const { width, height } = paperSizes[paper]
  const left = (width - 2 * columns * stickerSize.width) / 2
  const top = (height - copiesOfEach * stickerSize.height) / 2
  return Array.from({ length: 2 * columns }, (_, column) =>
    Array.from({ length: copiesOfEach }, (_, row) => ({
      x: left + column * stickerSize.width,
      y: top + row * stickerSize.height,
    })),
  )
}

/** A sheet holds one card of each ingredient. */
const columns = 4
const rows = 2

interface Place {
  readonly x: number
  readonly y: number
}

export interface SheetPlan {
  /** The upper left corner of each card, row by row. */
  readonly places: readonly Place[]
  /** Where to cut, outside the cards: from one point to another. */
  readonly cuts: readonly (readonly [Place, Place])[]
}

/** A mark begins so far from the cards, and is so long. Printers leave out five millimetres at the edge. */
const gap = 1.5
const length = 6

/** Cards side by side, so that one cut parts two of them. */
export function sheetPlan(paper: Paper): SheetPlan {
  const { width, height } = paperSizes[paper]
  const left = (width - columns * cardSize.width) / 2
  const top = (height - rows * cardSize.height) / 2
  const right = width - left
  const bottom = height - top
  const across = Array.from({ length: columns + 1 }, (_, column) => left + column * cardSize.width)
  const down = Array.from({ length: rows + 1 }, (_, row) => top + row * cardSize.height)
  return {
    places: down.slice(0, rows).flatMap((y) => across.slice(0, columns).map((x) => ({ x, y }))),
    cuts: [
      ...across.flatMap((x): SheetPlan['cuts'] => [
        [
          { x, y: top - gap - length },
          { x, y: top - gap },
        ],
        [
          { x, y: bottom + gap },
          { x, y: bottom + gap + length },
        ],
      ]),
      ...down.flatMap((y): SheetPlan['cuts'] => [
        [
          { x: left - gap - length, y },
          { x: left - gap, y },
        ],
        [
          { x: right + gap, y },
          { x: right + gap + length, y },
        ],
      ]),
    ],
  }
}
