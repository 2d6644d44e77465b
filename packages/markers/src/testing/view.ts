import type { Ingredient } from '@athanor/alchemy'
import type { Point, Quad } from '../geometry.ts'
import { type CardPlan, onCard, type Spot } from './cardPlan.ts'

/** A place on the table, in millimetres, and how something lies there. */
export interface Lie {
  readonly x: number
  readonly y: number
  readonly angle: number
}

export interface Card extends Lie {
  readonly ingredient: Ingredient
  readonly plan: CardPlan
}

/** A thumb: from the edge of a card inwards, in millimetres of the card. */
export interface Thumb {
  readonly card: number
  readonly from: Point
  readonly to: Point
  readonly radius: number
}

export interface Camera {
  /** Pixels for a millimetre, in the middle. */
  readonly scale: number
  /** How far from straight above, and from which side. */
  readonly tilt: number
  readonly side: number
  readonly shift: Point
  readonly turn: number
}

/** What lies on the table, and from where it is seen. */
export interface View {
  readonly width: number
  readonly height: number
  readonly cards: readonly Card[]
  readonly thumb: Thumb | null
  readonly camera: Camera
}

export function isUnder(thumb: Thumb | null, card: number, x: number, y: number): boolean {
  if (thumb === null || thumb.card !== card) return false
  const [dx, dy] = [thumb.to.x - thumb.from.x, thumb.to.y - thumb.from.y]
  const along = ((x - thumb.from.x) * dx + (y - thumb.from.y) * dy) / (dx * dx + dy * dy)
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - thumb.from.x - dx * share, y - thumb.from.y - dy * share) < thumb.radius
}

/** Whether nothing lies on a marker: no thumb, and no card that was laid later. */
export function isFree(view: View, index: number, spot: Spot): boolean {
  const card = view.cards[index] as Card
  const steps = [0, 0.25, 0.5, 0.75, 1]
  return steps.every((v) =>
    steps.every((u) => {
      const { x, y } = onCard(spot, u, v)
      if (isUnder(view.thumb, index, x, y)) return false
      const onTable = fromCard(card, x, y)
      return view.cards.slice(index + 1).every((above) => !liesUnder(above, onTable))
    }),
  )
}

function liesUnder(card: Card, point: Point): boolean {
  const [dx, dy] = [point.x - card.x, point.y - card.y]
  const x = dx * Math.cos(card.angle) + dy * Math.sin(card.angle)
  const y = dy * Math.cos(card.angle) - dx * Math.sin(card.angle)
  const { width, height } = card.plan.size
  return Math.abs(x) < width / 2 + 1 && Math.abs(y) < height / 2 + 1
}

function fromCard({ x, y, angle, plan }: Card, cardX: number, cardY: number): Point {
  const [u, v] = [cardX - plan.size.width / 2, cardY - plan.size.height / 2]
  return { x: x + u * Math.cos(angle) - v * Math.sin(angle), y: y + u * Math.sin(angle) + v * Math.cos(angle) }
}

export function cardQuad(view: View, card: Card): Quad {
  const { width, height } = card.plan.size
  const corner = (x: number, y: number) => onPicture(view, fromCard(card, x, y))
  return [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)]
}

/** Where a place of a marker is in the picture. */
export function spotAt(view: View, card: Card, spot: Spot, u: number, v: number): Point {
  const { x, y } = onCard(spot, u, v)
  return onPicture(view, fromCard(card, x, y))
}

export function spotQuad(view: View, card: Card, spot: Spot): Quad {
  const corner = (u: number, v: number) => spotAt(view, card, spot, u, v)
  return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
}

/** So many pixels lie between a place and the nearest edge of the picture; fewer than none outside. */
export function depthWithin({ width, height }: View, { x, y }: Point): number {
  return Math.min(x, y, width - x, height - y)
}

/** A pinhole camera over a flat table. */
function onPicture({ width, height, camera }: View, { x, y }: Point): Point {
  const { scale, tilt, side, shift, turn } = camera
  const focus = 0.86 * Math.max(width, height)
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
