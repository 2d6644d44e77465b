import { type Ingredient, ingredients } from '@athanor/alchemy'
import { quickChance, type Stream, shuffled } from '@athanor/kernel'
import { signedArea } from '../geometry.ts'
import type { Canvas } from './canvas.ts'
import { type CardPlan, deckPlan } from './cardPlan.ts'
import { between } from './dice.ts'
import { type Lens, someLens } from './lens.ts'
import { laid, type Scene, thumbOn } from './scene.ts'
import { addLookalikes, clutter } from './tableTop.ts'
import { type TrialKind, trialSet } from './trialSet.ts'
import { type Camera, type Card, cardQuad, depthWithin, isFree, spotQuad, type View } from './view.ts'

/** A scene of the fixed set, and what is asked of it. */
export interface Trial {
  readonly kind: TrialKind
  readonly number: number
  readonly scene: Scene
  /** How many cards the question needs. */
  readonly needed: 1 | 2
  /** Whether a person could name all cards in it (`isLegible`), as written down in the set. */
  readonly isReadable: boolean
}

interface Recipe {
  readonly size: readonly [width: number, height: number]
  readonly cards: 1 | 2 | 3 | 'twins'
  /** Pixels for a millimetre, in a picture whose longer side has 1280. */
  readonly scale: readonly [least: number, most: number]
  readonly tilt: readonly [least: number, most: number]
  readonly lens: Partial<Record<'blur' | 'light' | 'noise' | 'falloff', readonly [least: number, most: number]>>
  readonly cover?: Scene['cover']
  readonly isCut?: boolean
  readonly isSleeved?: boolean
  readonly isGlaring?: boolean
  readonly isCrowded?: boolean
}

const wide = [1280, 720] as const
const upright = [720, 1280] as const
const old = [640, 480] as const
const oldUpright = [480, 640] as const
const middling = [960, 540] as const

const plain: Recipe = { size: middling, cards: 2, scale: [2.3, 4.8], tilt: [0, 48], lens: {} }

/** How the scenes of each kind are drawn: what is not said is as in any room. */
const recipes: Readonly<Record<TrialKind, (number: number) => Recipe>> = {
  plain: (number) => ({ ...plain, size: number % 2 === 0 ? wide : middling }),
  blurred: () => ({ ...plain, scale: [2.8, 4.8], tilt: [0, 35], lens: { blur: [2.2, 7], light: [0.5, 1] } }),
  dim: () => ({ ...plain, lens: { light: [0.05, 0.25], noise: [3, 9], blur: [0.3, 1.6] } }),
  glaring: () => ({ ...plain, isGlaring: true, lens: { light: [0.5, 1], blur: [0.3, 1.8] } }),
  steep: () => ({ ...plain, scale: [2.2, 4.8], tilt: [50, 72] }),
  upright: (number) => ({ ...plain, size: number % 2 === 0 ? upright : oldUpright, scale: [2.3, 4.2] }),
  small: (number) => ({
    ...plain,
    size: number % 2 === 0 ? old : middling,
    scale: [1.5, 2.6],
    lens: { blur: [0.3, 1.2] },
  }),
  cut: () => ({ ...plain, scale: [2.8, 5.2], isCut: true }),
  covered: (number) => ({ ...plain, cover: number % 2 === 0 ? 'thumb' : 'card' }),
  crowded: () => ({ ...plain, isCrowded: true }),
  sleeved: (number) => ({ ...plain, size: number % 2 === 0 ? wide : middling, isSleeved: true, scale: [3, 5.5] }),
  single: (number) => ({ ...plain, size: number % 3 === 0 ? upright : middling, cards: 1 }),
  twins: () => ({ ...plain, cards: 'twins' }),
  three: (number) => ({ ...plain, size: number % 2 === 0 ? wide : middling, cards: 3, scale: [2, 3.2] }),
  threeSmall: (number) => ({ ...plain, size: number % 2 === 0 ? old : middling, cards: 3, scale: [1.5, 2.6] }),
  threeBlurred: () => ({ ...plain, cards: 3, scale: [2.2, 3.4], tilt: [0, 35], lens: { blur: [1.2, 5] } }),
}

/** All scenes of the set, one after another: each is drawn when its turn comes. */
export function* trials(kinds: readonly TrialKind[], isWanted: (number: number) => boolean = () => true) {
  for (const kind of kinds) {
    const { count, unreadable } = trialSet[kind]
    for (let number = 0; number < count; number++) {
      if (isWanted(number)) yield trialOf(kind, number, !unreadable.includes(number))
    }
  }
}

function trialOf(kind: TrialKind, number: number, isReadable: boolean): Trial {
  const recipe = recipes[kind](number)
  const needed = recipe.cards === 1 && number % 2 === 1 ? 1 : 2
  return { kind, number, scene: drawn(`trial ${kind} ${number}`, recipe), needed, isReadable }
}

function drawn(seed: string, recipe: Recipe): Scene {
  const stream = quickChance(seed)
  const [width, height] = recipe.size
  const longer = Math.max(width, height)
  const lying = cardsOf(stream, recipe.cards)
  const plan = recipe.isSleeved === true ? sleevedPlan(stream) : deckPlan
  for (;;) {
    const camera: Camera = {
      scale: between(stream, ...recipe.scale) * (longer / 1280),
      tilt: between(stream, ...recipe.tilt) * (Math.PI / 180),
      side: between(stream, 0, 2 * Math.PI),
      shift: recipe.isCut === true ? aside(stream, width, height) : { x: 0, y: 0 },
      turn: between(stream, 0, 2 * Math.PI),
    }
    const cover = recipe.cover ?? 'none'
    const cards = laid(stream, lying, cover).map((card) => ({ ...card, plan }))
    const thumb = cover === 'thumb' ? thumbOn(stream) : null
    const lens = lensOf(stream, recipe, width, height)
    const view = { width, height, cards, thumb, camera }
    if (!isShown(view, recipe)) continue
    return {
      ...view,
      cover,
      lens: recipe.isGlaring === true ? glaring(stream, view, lens) : lens,
      ground: tableOf(seed, recipe),
      seed,
    }
  }
}

/** The table, drawn when a picture is taken of it, and once only. */
function tableOf(seed: string, { size, isCrowded }: Recipe): () => Canvas {
  let table: Canvas | undefined
  return () => {
    if (table !== undefined) return table
    const stream = quickChance(`${seed} table`)
    table = clutter(stream, ...size)
    if (isCrowded === true) addLookalikes(stream, table)
    return table
  }
}

function cardsOf(stream: Stream, cards: Recipe['cards']): readonly Ingredient[] {
  const order = shuffled(stream, ingredients)
  const [one] = order
  return cards === 'twins' ? order.slice(0, 1).concat(one ?? []) : order.slice(0, cards)
}

/** A small card in a sleeve, two stickers in its corners: put there by hand. */
function sleevedPlan(stream: Stream): CardPlan {
  const size = { width: 46, height: 70 }
  const side = 18
  const spots = (['top', 'bottom'] as const).map((end) => {
    const inset = { x: side / 2 + between(stream, 0.5, 3.5), y: side / 2 + between(stream, 0.5, 3.5) }
    const middle = end === 'top' ? inset : { x: size.width - inset.x, y: size.height - inset.y }
    return { end, middle, side, angle: (end === 'top' ? 0 : Math.PI) + between(stream, -0.1, 0.1) }
  })
  return { kind: 'sleeved', size, spots }
}

function aside(stream: Stream, width: number, height: number): Camera['shift'] {
  return { x: between(stream, -0.35, 0.35) * width, y: between(stream, -0.35, 0.35) * height }
}

function lensOf(stream: Stream, { lens: asked, isGlaring }: Recipe, width: number, height: number): Lens {
  const longer = Math.max(width, height)
  const usual = someLens(stream, longer, Math.min(width, height))
  const { blur, light, noise, falloff } = asked
  return {
    ...usual,
    glint: isGlaring === true || asked.light !== undefined || width < height ? null : usual.glint,
    ...(blur === undefined ? {} : { blur: between(stream, ...blur) * (longer / 1280) }),
    ...(light === undefined ? {} : { light: between(stream, ...light) }),
    ...(noise === undefined ? {} : { noise: between(stream, ...noise) }),
    ...(falloff === undefined ? {} : { falloff: between(stream, ...falloff) }),
  }
}

/** A lamp that shines back from one of the cards. */
function glaring(stream: Stream, view: View, lens: Lens): Lens {
  const card = view.cards[stream.below(view.cards.length)] as Card
  const corners = cardQuad(view, card)
  const [u, v] = [between(stream, 0.1, 0.9), between(stream, 0.1, 0.9)]
  const [a, b, , d] = corners
  const longer = Math.max(view.width, view.height)
  const glint = {
    x: a.x + u * (b.x - a.x) + v * (d.x - a.x),
    y: a.y + u * (b.y - a.y) + v * (d.y - a.y),
    radius: between(stream, 0.04, 0.24) * longer,
    strength: between(stream, 120, 600),
  }
  return { ...lens, glint }
}

/** Whether each card shows one end at least, and lies in the picture as the recipe says. */
function isShown(view: View, { isCut }: Recipe): boolean {
  const quads = view.cards.map((card) => cardQuad(view, card))
  const isSane = quads.every((quad) => signedArea(quad) > 0 && quad.every(({ x, y }) => Math.hypot(x, y) < 4000))
  const isIn = quads.map((quad) => quad.every((corner) => depthWithin(view, corner) > 4))
  const isCutRight = isCut === true ? isIn.includes(false) : !isIn.includes(false)
  return isSane && isCutRight && view.cards.every((card, index) => showsAnEnd(view, card, index))
}

function showsAnEnd(view: View, card: Card, index: number): boolean {
  return card.plan.spots.some(
    (spot) => isFree(view, index, spot) && spotQuad(view, card, spot).every((corner) => depthWithin(view, corner) > 2),
  )
}
