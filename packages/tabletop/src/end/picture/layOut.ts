import { type Breaker, breaker, type Measure } from './lines.ts'

/** What the picture of a finished game tells, in the reader's words. */
export interface PictureStory {
  readonly game: string
  /** Who won. */
  readonly won: string
  /** Everybody, the winner first. */
  readonly rows: readonly PictureRow[]
  readonly titles: readonly PictureTitle[]
  /** When it was played, and where one may play. */
  readonly foot: readonly [string, string]
}

export interface PictureRow {
  readonly name: string
  readonly colour: string
  readonly place: string
  readonly points: string
  readonly hasWon: boolean
}

export interface PictureTitle {
  readonly name: string
  /** Who earned it. */
  readonly who: string
  readonly colours: readonly string[]
}

/** For a message with a preview, and for a story on a phone. */
export const pictureShapes = {
  wide: { width: 1200, height: 630 },
  upright: { width: 1080, height: 1350 },
} as const
export type PictureShape = keyof typeof pictureShapes

export type Ink = 'gold' | 'paper' | 'soft'

/** Something to paint; a text by the beginning, middle or end of its base line, a seal by its middle. */
export type PictureMark =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly face: 'display' | 'text'
      readonly size: number
      readonly ink: Ink
      readonly align: 'left' | 'center' | 'right'
      readonly x: number
      readonly y: number
    }
  | {
      readonly kind: 'seal'
      readonly colour: string
      readonly isCrowned: boolean
      readonly size: number
      readonly x: number
      readonly y: number
    }
  | {
      readonly kind: 'panel'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

/** Where everything stands. Pure: whoever paints it measures letters, and nothing else. */
export function layOut(story: PictureStory, shape: PictureShape, measure: Measure): readonly PictureMark[] {
  const lines = breaker(measure)
  return shape === 'wide' ? sideBySide(story, lines) : upright(story, lines)
}

const edge = 56

function sideBySide({ game, won, rows, titles, foot }: PictureStory, lines: Breaker): readonly PictureMark[] {
  const { width, height } = pictureShapes.wide
  const middle = 600
  const half = middle - edge - 32
  const winner = rows.filter(({ hasWon }) => hasWon)
  const size = winner.length > 2 ? 92 : 150
  const sentence = lines(won, {
    face: 'display',
    sizes: [50, 44, 38, 32],
    width: half,
    most: titles.length > 0 ? 3 : 5,
  })
  const top = 322
  return [
    text(lines(game, { face: 'display', sizes: [30, 24], width: half, most: 1 }), edge, 84, 'gold'),
    ...winner.slice(0, 4).map((row, index) => sealOf(row, edge + size / 2 + index * (size + 14), 190, size)),
    text(sentence, edge, top, 'paper'),
    ...table(rows, lines, { x: middle, y: 60, width: width - middle - edge, high: rows.length > 4 ? 62 : 72 }),
    ...columns(titles, lines, { y: 458, width: width - 2 * edge }),
    ...footOf(foot, lines, width, height),
  ].flat()
}

function upright({ game, won, rows, titles, foot }: PictureStory, lines: Breaker): readonly PictureMark[] {
  const { width, height } = pictureShapes.upright
  const room = width - 2 * edge
  const winner = rows.filter(({ hasWon }) => hasWon)
  const size = winner.length > 2 ? 140 : 190
  const step = size + 22
  const first = width / 2 - ((winner.length - 1) * step) / 2
  const sentence = lines(won, { face: 'display', sizes: [60, 52, 44, 38], width: room, most: 3 })
  const y = 390 + (sentence.lines.length - 1) * sentence.size * 1.15
  const high = rows.length > 4 ? 68 : 82
  const under = y + 30 + rows.length * high + 36
  return [
    text(lines(game, { face: 'display', sizes: [40, 32], width: room, most: 1 }), width / 2, 104, 'gold', 'center'),
    ...winner.slice(0, 4).map((row, index) => sealOf(row, first + index * step, 226, size)),
    text(sentence, width / 2, 390, 'paper', 'center'),
    ...table(rows, lines, { x: edge, y: y + 30, width: room, high }),
    ...titles.flatMap((title, index) =>
      titleAt(title, lines, { x: edge, y: under + index * 104, width: room, high: 90 }),
    ),
    ...footOf(foot, lines, width, height),
  ].flat()
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly high: number
}

/** Place, seal, name and points, a line for each. */
function table(rows: readonly PictureRow[], lines: Breaker, { x, y, width, high }: Place): readonly PictureMark[] {
  const size = Math.round(high * 0.46)
  return [
    { kind: 'panel', x, y, width, height: rows.length * high + 16 },
    ...rows.flatMap((row, index) => {
      const base = y + 8 + index * high + high / 2 + size / 3
      const ink: Ink = row.hasWon ? 'gold' : 'paper'
      const points = lines(row.points, { face: 'display', sizes: [size * 1.2], width: 110, most: 1 })
      const name = lines(row.name, { face: 'text', sizes: [size, size * 0.85], width: width - 240, most: 1 })
      return [
        ...text(
          lines(row.place, { face: 'display', sizes: [size], width: 46, most: 1 }),
          x + 46,
          base,
          'soft',
          'right',
        ),
        sealOf({ ...row, hasWon: false }, x + 84, y + 8 + index * high + high / 2, high * 0.68),
        ...text(name, x + 122, base, ink),
        ...text(points, x + width - 22, base, ink, 'right'),
      ]
    }),
  ]
}

function columns(
  titles: readonly PictureTitle[],
  lines: Breaker,
  { y, width }: Pick<Place, 'y' | 'width'>,
): readonly PictureMark[] {
  const gap = 18
  const wide = (width - gap * (titles.length - 1)) / Math.max(1, titles.length)
  return titles.flatMap((title, index) =>
    titleAt(title, lines, { x: edge + index * (wide + gap), y, width: wide, high: 88 }),
  )
}

function titleAt(title: PictureTitle, lines: Breaker, { x, y, width, high }: Place): readonly PictureMark[] {
  const size = high * 0.52
  const own = title.colours.slice(0, 3)
  const left = x + 18 + own.length * (size + 4) + 10
  const room = x + width - 14 - left
  const name = lines(title.name, {
    face: 'display',
    sizes: [high * 0.32, high * 0.27, high * 0.23],
    width: room,
    most: 1,
  })
  return [
    { kind: 'panel', x, y, width, height: high },
    ...own.map(
      (colour, index): PictureMark => ({
        kind: 'seal',
        colour,
        isCrowned: false,
        size,
        x: x + 18 + size / 2 + index * (size + 4),
        y: y + high / 2,
      }),
    ),
    ...text(name, left, y + high * 0.45, 'gold'),
    ...text(
      lines(title.who, { face: 'text', sizes: [high * 0.27], width: room, most: 1 }),
      left,
      y + high * 0.78,
      'paper',
    ),
  ]
}

function footOf(
  [when, where]: PictureStory['foot'],
  lines: Breaker,
  width: number,
  height: number,
): readonly PictureMark[] {
  const style = { face: 'text', sizes: [24, 20], width: width / 2 - edge - 10, most: 1 } as const
  return [
    ...text(lines(when, style), edge, height - 38, 'soft'),
    ...text(lines(where, style), width - edge, height - 38, 'soft', 'right'),
  ]
}

function sealOf({ colour, hasWon }: PictureRow, x: number, y: number, size: number): PictureMark {
  return { kind: 'seal', colour, isCrowned: hasWon, size, x, y }
}

function text(
  { lines, size, face }: ReturnType<Breaker>,
  x: number,
  y: number,
  ink: Ink,
  align: 'left' | 'center' | 'right' = 'left',
): readonly PictureMark[] {
  return lines.map((line, index) => ({
    kind: 'text',
    text: line,
    face,
    size,
    ink,
    align,
    x,
    y: y + index * size * 1.15,
  }))
}
