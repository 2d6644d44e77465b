import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { codeOf, isDark, printedSide } from '../codes.ts'
import { type CardEnd, cardSize, type Marking, markerPlaces, markerSize } from '../printedCard.ts'
import { type Canvas, paint } from './canvas.ts'
import { type Card, spotQuad, type View } from './view.ts'

/** What is printed in the white square of a marker, whatever kind of marker it is. */
export interface MarkerFace {
  /** Modules in a row, with the white ones around. */
  readonly side: number
  isDark(marking: Marking, column: number, row: number): boolean
}

/** The markers of the house. */
export const ownMarkers: MarkerFace = {
  side: printedSide,
  isDark: (marking, column, row) => isDark(codeOf(marking), column, row),
}

const paper = 226
const white = 248
const ink = 26
const field = { left: 4, right: cardSize.width - 4, top: 28, bottom: cardSize.height - 28 } as const

/** Pixels of a drawn card for a millimetre. */
const fineness = 8

const drawn = new WeakMap<MarkerFace, Map<Ingredient, Uint8Array>>()

/** The shades of a card by place in millimetres; every card is drawn once. */
export function cardFace(face: MarkerFace, ingredient: Ingredient): (x: number, y: number) => number {
  const cards = drawn.get(face) ?? new Map<Ingredient, Uint8Array>()
  drawn.set(face, cards)
  const wide = cardSize.width * fineness
  let shades = cards.get(ingredient)
  if (shades === undefined) {
    shades = Uint8Array.from({ length: wide * cardSize.height * fineness }, (_, at) =>
      cardShade(face, ingredient, ((at % wide) + 0.5) / fineness, (Math.floor(at / wide) + 0.5) / fineness),
    )
    cards.set(ingredient, shades)
  }
  const card = shades
  return (x, y) => card[Math.floor(y * fineness) * wide + Math.floor(x * fineness)] as number
}

/** A card of the printed deck: its markers exactly, its picture by the way. */
function cardShade(face: MarkerFace, ingredient: Ingredient, x: number, y: number): number {
  for (const end of ['top', 'bottom'] as const) {
    const shade = markerShade(face, ingredient, end, x, y)
    if (shade !== null) return shade
  }
  if (x > field.left && x < field.right && y > field.top && y < field.bottom) return pictureShade(ingredient, x, y)
  return isLetter(ingredient, x, y) ? 60 : paper
}

function markerShade(face: MarkerFace, ingredient: Ingredient, end: CardEnd, x: number, y: number): number | null {
  const place = markerPlaces[end]
  const [u, v] = [(x - place.x) / markerSize, (y - place.y) / markerSize]
  if (u < 0 || v < 0 || u >= 1 || v >= 1) return null
  // The lower one stands on its head.
  const column = Math.floor((end === 'top' ? u : 1 - u) * face.side)
  const row = Math.floor((end === 'top' ? v : 1 - v) * face.side)
  return face.isDark({ ingredient, end }, column, row) ? ink : white
}

/** A light figure on a ground of the ingredient's own shade. */
function pictureShade(ingredient: Ingredient, x: number, y: number): number {
  const index = ingredientIndex(ingredient)
  const [dx, dy] = [x - cardSize.width / 2, y - cardSize.height / 2]
  const angle = Math.atan2(dy, dx)
  const radius = Math.hypot(dx, dy)
  const edge = 9 + 4 * Math.sin((index + 2) * angle + index) + 1.5 * Math.cos(7 * angle)
  return radius < edge ? 240 : 62 + 13 * index + radius
}

/** The name: two lines of strokes beside each marker. */
function isLetter(ingredient: Ingredient, x: number, y: number): boolean {
  const upper = y < cardSize.height / 2
  const [u, v] = upper ? [x, y] : [cardSize.width - x, cardSize.height - y]
  if (u < 28 || u > 58) return false
  const line = v > 8 && v < 12 ? 0 : v > 15 && v < 19 ? 1 : -1
  return line >= 0 && Math.sin((u + line) * (2.4 + 0.17 * ingredientIndex(ingredient))) > 0.25
}

/** A card of another deck: dark, and full of small things. */
export function sleevedShade(ingredient: Ingredient): (x: number, y: number) => number {
  const index = ingredientIndex(ingredient)
  return (x, y) => {
    if (Math.min(x, y) < 2.5) return 180
    const swirl = Math.sin(0.4 * x + index) * Math.cos(0.31 * y - 0.1 * x) + 0.5 * Math.sin((1.1 + 0.1 * index) * y)
    return 95 + 55 * swirl
  }
}

/** The stickers on a sleeve: each has a white edge that is as wide as a module. */
export function paintStickers(canvas: Canvas, view: View, card: Card, face: MarkerFace): void {
  for (const spot of card.plan.spots) {
    const marking = { ingredient: card.ingredient, end: spot.end }
    paint(canvas, spotQuad(view, card, spot), { width: face.side, height: face.side }, (x, y) =>
      face.isDark(marking, Math.floor(x), Math.floor(y)) ? ink : white,
    )
  }
}
