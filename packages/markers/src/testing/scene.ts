import { type Ingredient, ingredients } from '@athanor/alchemy'
import { quickChance, type Stream, shuffled } from '@athanor/kernel'
import { type Point, type Quad, signedArea } from '../geometry.ts'
import type { Picture } from '../picture.ts'
import { cardEnds, cardSize, markerPlaces, markerSize } from '../printedCard.ts'
import { type Canvas, newCanvas, paint, rectangle } from './canvas.ts'
import { cardFace, type MarkerFace } from './cardFace.ts'
import { between, oneIn } from './dice.ts'
import { type Lens, laterLens, someLens, taken } from './lens.ts'

/** A place on the table, in millimetres, and how something lies there. */
interface Lie {
  readonly x: number
  readonly y: number
  readonly angle: number
}

interface Card extends Lie {
  readonly ingredient: Ingredient
}

/** A thumb: from the edge of a card inwards, in millimetres of the card. */
interface Thumb {
  readonly card: number
  readonly from: Point
  readonly to: Point
  readonly radius: number
}

interface Camera {
  /** Pixels for a millimetre, in the middle. */
  readonly scale: number
  /** How far from straight above, and from which side. */
  readonly tilt: number
  readonly side: number
  readonly shift: Point
  readonly turn: number
}

/** Cards on a table before a camera, drawn by chance; the same number always gives the same scene. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly cards: readonly Card[]
  readonly cover: 'none' | 'thumb' | 'card'
  readonly thumb: Thumb | null
  readonly camera: Camera
  readonly lens: Lens
  readonly ground: Canvas
  readonly seed: string
}

export interface SceneOptions {
  readonly width?: number
  readonly height?: number
  /** The ingredients that lie there; two different ones by chance if nothing is said. */
  readonly ingredients?: readonly Ingredient[]
}

/** Draws a scene. Every third one has a thumb on a card, or one card on the other. */
export function sceneOf(number: number, { width = 1280, height = 720, ingredients: asked }: SceneOptions = {}): Scene {
  const seed = `scene ${number}`
  const stream = quickChance(seed)
  const lying = asked ?? shuffled(stream, ingredients).slice(0, 2)
  const cover = lying.length < 2 || number % 3 !== 0 ? 'none' : number % 2 === 0 ? 'thumb' : 'card'
  const lens = someLens(stream, width, height)
  const ground = clutter(stream, width, height)
  for (;;) {
    const camera: Camera = {
      scale: between(stream, 2.3, 4.8) * (width / 1280),
      tilt: between(stream, 0, 48) * (Math.PI / 180),
      side: between(stream, 0, 2 * Math.PI),
      shift: { x: 0, y: 0 },
      turn: between(stream, 0, 2 * Math.PI),
    }
    const cards = laid(stream, lying, cover)
    const thumb = cover === 'thumb' ? thumbOn(stream) : null
    const scene: Scene = { width, height, cards, cover, thumb, camera, lens, ground, seed }
    if (canBeRead(scene)) return scene
  }
}

/** One picture of a stream: the hand is never quite still. */
export function frameOf(scene: Scene, frame: number, face: MarkerFace): Picture {
  const stream = quickChance(`${scene.seed} frame ${frame}`)
  const { width } = scene
  const camera: Camera = {
    ...scene.camera,
    shift: { x: between(stream, -4, 4) * (width / 1280), y: between(stream, -4, 4) * (width / 1280) },
    turn: scene.camera.turn + between(stream, -0.03, 0.03),
    tilt: scene.camera.tilt + between(stream, -0.02, 0.02),
  }
  const seen: Scene = { ...scene, camera }
  const canvas = { ...scene.ground, shades: Float32Array.from(scene.ground.shades) }
  for (const [index, card] of scene.cards.entries()) {
    const shade = cardFace(face, card.ingredient)
    paint(canvas, cardQuad(seen, card), cardSize, (x, y) =>
      isUnder(scene.thumb, index, x, y) ? 150 + 20 * Math.sin(x) : shade(x, y),
    )
  }
  return taken(canvas, frame === 0 ? scene.lens : laterLens(scene.lens, stream, width), stream)
}

function laid(stream: Stream, lying: readonly Ingredient[], cover: Scene['cover']): readonly Card[] {
  const towards = between(stream, 0, 2 * Math.PI)
  const apart = cover === 'card' ? between(stream, 42, 62) : between(stream, 78, 112)
  return lying.map((ingredient, index) => {
    const from = (index - (lying.length - 1) / 2) * apart
    return {
      ingredient,
      x: from * Math.cos(towards) + between(stream, -8, 8),
      y: from * Math.sin(towards) + between(stream, -8, 8),
      angle: between(stream, 0, 2 * Math.PI),
    }
  })
}

function thumbOn(stream: Stream): Thumb {
  const { width, height } = cardSize
  const isLeft = oneIn(stream, 2)
  const y = between(stream, 0, height)
  return {
    card: stream.below(2),
    from: { x: isLeft ? -20 : width + 20, y },
    to: { x: isLeft ? between(stream, 5, 24) : width - between(stream, 5, 24), y: y + between(stream, -14, 14) },
    radius: between(stream, 8, 11),
  }
}

function isUnder(thumb: Thumb | null, card: number, x: number, y: number): boolean {
  if (thumb === null || thumb.card !== card) return false
  const [dx, dy] = [thumb.to.x - thumb.from.x, thumb.to.y - thumb.from.y]
  const along = ((x - thumb.from.x) * dx + (y - thumb.from.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - thumb.from.x - dx * share, y - thumb.from.y - dy * share) < thumb.radius
}

/** Whether a person could tell: all cards in the picture, and at least one end of each not covered. */
function canBeRead(scene: Scene): boolean {
  const { cards, width, height } = scene
  return cards.every((card, index) => {
    const quad = cardQuad(scene, card)
    const isIn = quad.every(({ x, y }) => x > 4 && y > 4 && x < width - 4 && y < height - 4)
    return isIn && signedArea(quad) > 0 && cardEnds.some((end) => isFree(scene, index, end))
  })
}

/** Whether nothing lies on a marker: no thumb, and no card that was laid later. */
function isFree(scene: Scene, index: number, end: 'top' | 'bottom'): boolean {
  const place = markerPlaces[end]
  const card = scene.cards[index] as Card
  const steps = [0, 0.25, 0.5, 0.75, 1]
  return steps.every((v) =>
    steps.every((u) => {
      const [x, y] = [place.x + u * markerSize, place.y + v * markerSize]
      if (isUnder(scene.thumb, index, x, y)) return false
      const onTable = fromCard(card, x, y)
      return scene.cards.slice(index + 1).every((above) => !liesUnder(above, onTable))
    }),
  )
}

function liesUnder(card: Card, point: Point): boolean {
  const [dx, dy] = [point.x - card.x, point.y - card.y]
  const x = dx * Math.cos(card.angle) + dy * Math.sin(card.angle)
  const y = dy * Math.cos(card.angle) - dx * Math.sin(card.angle)
  return Math.abs(x) < cardSize.width / 2 + 1 && Math.abs(y) < cardSize.height / 2 + 1
}

function fromCard({ x, y, angle }: Lie, cardX: number, cardY: number): Point {
  const [u, v] = [cardX - cardSize.width / 2, cardY - cardSize.height / 2]
  return { x: x + u * Math.cos(angle) - v * Math.sin(angle), y: y + u * Math.sin(angle) + v * Math.cos(angle) }
}

function cardQuad(scene: Scene, card: Card): Quad {
  const { width, height } = cardSize
  const corner = (x: number, y: number) => onPicture(scene, fromCard(card, x, y))
  return [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)]
}

/** A pinhole camera over a flat table. */
function onPicture({ width, height, camera }: Pick<Scene, 'width' | 'height' | 'camera'>, { x, y }: Point): Point {
  const { scale, tilt, side, shift, turn } = camera
  const focus = 0.86 * width
  const distance = focus / scale
  const [tx, ty] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
  const [across, along] = [tx * Math.cos(side) + ty * Math.sin(side), ty * Math.cos(side) - tx * Math.sin(side)]
  const depth = distance + along * Math.sin(tilt)
  const [u, v] = [(across * focus) / depth, (along * Math.cos(tilt) * focus) / depth]
  return {
    x: width / 2 + shift.x + u * Math.cos(side) - v * Math.sin(side),
    y: height / 2 + shift.y + u * Math.sin(side) + v * Math.cos(side),
  }
}

/** A table that is anything but empty: grain, papers, boxes with black frames, lines of text, chequered cloth. */
function clutter(stream: Stream, width: number, height: number): Canvas {
  const canvas = newCanvas(width, height)
  const [base, swing, pitch, slant] = [
    between(stream, 50, 190),
    between(stream, 4, 26),
    between(stream, 0.02, 0.12) * (1280 / width),
    between(stream, -0.4, 0.4),
  ]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const across = (y + slant * x) * pitch
      canvas.shades[at] = base + swing * Math.sin(across + 2 * Math.sin(x * pitch * 0.21)) + 4 * Math.sin(across * 7.3)
    }
  }
  for (let count = 6 + stream.below(14); count > 0; count--) {
    const centre = { x: between(stream, 0, width), y: between(stream, 0, height) }
    const size = { width: between(stream, 0.03, 0.2) * width, height: between(stream, 0.03, 0.2) * width }
    const quad = rectangle(centre, size.width, size.height, between(stream, 0, Math.PI))
    const [one, two] = [between(stream, 15, 245), between(stream, 15, 245)]
    const cell = between(stream, 5, 18) * (width / 1280)
    const kind = stream.below(4)
    paint(canvas, quad, size, (x, y) => {
      const isEdge = Math.min(x, y, size.width - x, size.height - y) < cell
      if (kind === 0) return isEdge ? one : two
      if (kind === 1) return (Math.floor(x / cell) + Math.floor(y / cell)) % 2 === 0 ? one : two
      if (kind === 2) return Math.floor(y / cell) % 2 === 0 && Math.sin(x * 0.9) > -0.2 ? 40 : 225
      return one
    })
  }
  return canvas
}
