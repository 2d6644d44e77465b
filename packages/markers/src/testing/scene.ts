import { type Ingredient, ingredients } from '@athanor/alchemy'
import { quickChance, type Stream, shuffled } from '@athanor/kernel'
import { signedArea } from '../geometry.ts'
import type { Picture } from '../picture.ts'
import { cardSize } from '../printedCard.ts'
import { type Canvas, paint } from './canvas.ts'
import { cardFace, type MarkerFace, paintStickers, sleevedShade } from './cardFace.ts'
import { deckPlan } from './cardPlan.ts'
import { between, oneIn } from './dice.ts'
import { type Lens, laterLens, someLens, taken } from './lens.ts'
import { clutter } from './tableTop.ts'
import { type Camera, type Card, cardQuad, depthWithin, isFree, isUnder, type Thumb, type View } from './view.ts'

/** Cards on a table before a camera, drawn by chance; the same number always gives the same scene. */
export interface Scene extends View {
  readonly cover: 'none' | 'thumb' | 'card'
  readonly lens: Lens
  /** The table before the cards were laid on it. */
  ground(): Canvas
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
    const scene: Scene = { width, height, cards, cover, thumb, camera, lens, ground: () => ground, seed }
    if (canBeRead(scene)) return scene
  }
}

/** What one picture of a stream is made of: the hand is never quite still, nor is the focus. */
interface Moment {
  readonly view: View
  readonly lens: Lens
  readonly stream: Stream
}

export function momentOf(scene: Scene, frame: number): Moment {
  const stream = quickChance(`${scene.seed} frame ${frame}`)
  const longer = Math.max(scene.width, scene.height)
  const camera: Camera = {
    ...scene.camera,
    shift: {
      x: scene.camera.shift.x + between(stream, -4, 4) * (longer / 1280),
      y: scene.camera.shift.y + between(stream, -4, 4) * (longer / 1280),
    },
    turn: scene.camera.turn + between(stream, -0.03, 0.03),
    tilt: scene.camera.tilt + between(stream, -0.02, 0.02),
  }
  const lens = frame === 0 ? scene.lens : laterLens(scene.lens, stream, longer)
  return { view: { ...scene, camera }, lens, stream }
}

/** One picture of a stream. */
export function frameOf(scene: Scene, frame: number, face: MarkerFace): Picture {
  const { view, lens, stream } = momentOf(scene, frame)
  const ground = scene.ground()
  const canvas = { ...ground, shades: Float32Array.from(ground.shades) }
  for (const [index, card] of view.cards.entries()) {
    const shade = card.plan.kind === 'deck' ? cardFace(face, card.ingredient) : sleevedShade(card.ingredient)
    paint(canvas, cardQuad(view, card), card.plan.size, (x, y) =>
      isUnder(view.thumb, index, x, y) ? 150 + 20 * Math.sin(x) : shade(x, y),
    )
    if (card.plan.kind === 'sleeved') paintStickers(canvas, view, card, face)
  }
  return taken(canvas, lens, stream)
}

export function laid(stream: Stream, lying: readonly Ingredient[], cover: Scene['cover']): readonly Card[] {
  const towards = between(stream, 0, 2 * Math.PI)
  const apart = cover === 'card' ? between(stream, 42, 62) : between(stream, 78, 112)
  return lying.map((ingredient, index) => {
    const from = (index - (lying.length - 1) / 2) * apart
    return {
      ingredient,
      plan: deckPlan,
      x: from * Math.cos(towards) + between(stream, -8, 8),
      y: from * Math.sin(towards) + between(stream, -8, 8),
      angle: between(stream, 0, 2 * Math.PI),
    }
  })
}

export function thumbOn(stream: Stream): Thumb {
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

/** Whether a person could tell: all cards in the picture, and at least one end of each not covered. */
function canBeRead(scene: Scene): boolean {
  return scene.cards.every((card, index) => {
    const quad = cardQuad(scene, card)
    const isIn = quad.every((corner) => depthWithin(scene, corner) > 4)
    return isIn && signedArea(quad) > 0 && card.plan.spots.some((spot) => isFree(scene, index, spot))
  })
}
