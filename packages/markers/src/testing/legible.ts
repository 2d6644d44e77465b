import { printedSide } from '../codes.ts'
import type { Spot } from './cardPlan.ts'
import type { Lens } from './lens.ts'
import { momentOf, type Scene } from './scene.ts'
import { type Card, depthWithin, isFree, spotAt, spotQuad, type View } from './view.ts'

/** Pixels for a module, at its narrowest: fewer, and black and white fall into one pixel. */
const leastModule = 2

/** How far a point is smeared, in modules (standard deviation): beyond this, single modules run into each other. */
const mostSmear = 0.5

/** Shades between a black module and a white one beside it, after all: a person sees a twentieth of full contrast. */
const leastContrast = 12

/** That contrast must not drown in the noise of the single pixel either. */
const leastOverNoise = 1.5

/** Of the pictures of two seconds, so many must show each card. */
const pictures = 16
const enough = 4

/**
 * Whether a person with a list of the markers could name all cards of a scene. It is reckoned from what the scene is made
 * of, never by reading the picture.
 */
export function isLegible(scene: Scene): boolean {
  const times = scene.cards.map(() => 0)
  for (let frame = 0; frame < pictures; frame++) {
    const { view, lens } = momentOf(scene, frame)
    for (const [index, card] of view.cards.entries()) {
      if (card.plan.spots.some((spot) => isFree(view, index, spot) && isClear(view, card, spot, lens))) {
        times[index] = (times[index] as number) + 1
      }
    }
  }
  return times.every((count) => count >= enough)
}

/** How many cards of a scene have a marker that is in some picture as a whole, and under nothing, however small or blurred. */
export function cardsShown(scene: Scene): number {
  const { view } = momentOf(scene, 0)
  return view.cards.filter((card, index) =>
    card.plan.spots.some((spot) => isFree(view, index, spot) && isWithin(view, card, spot)),
  ).length
}

function isWithin(view: View, card: Card, spot: Spot): boolean {
  return spotQuad(view, card, spot).every((corner) => depthWithin(view, corner) > 0)
}

function isClear(view: View, card: Card, spot: Spot, lens: Lens): boolean {
  if (!isWithin(view, card, spot)) return false
  const module = narrowest(view, card, spot)
  const smear = Math.hypot(lens.blur, lens.shake / Math.sqrt(12)) / module
  if (module < leastModule || smear > mostSmear) return false
  // What a Gaussian leaves of a pattern that changes with every module.
  const left = Math.exp(-(Math.PI ** 2 / 2) * smear ** 2)
  const needed = Math.max(leastContrast, leastOverNoise * lens.noise)
  const steps = [0, 0.5, 1]
  return steps.every((v) => steps.every((u) => left * contrastAt(view, lens, spotAt(view, card, spot, u, v)) >= needed))
}

/** The shorter way across the marker, in pixels for a module. */
function narrowest(view: View, card: Card, spot: Spot): number {
  const across = [
    [spotAt(view, card, spot, 0, 0.5), spotAt(view, card, spot, 1, 0.5)],
    [spotAt(view, card, spot, 0.5, 0), spotAt(view, card, spot, 0.5, 1)],
  ] as const
  const lengths = across.map(([from, to]) => Math.hypot(to.x - from.x, to.y - from.y))
  return Math.min(...lengths) / printedSide
}

/** Shades of ink and paper; nothing is lighter than 255. */
const [ink, paper] = [26, 248]

function contrastAt({ width, height }: View, lens: Lens, { x, y }: { readonly x: number; readonly y: number }): number {
  const { falloffAngle, falloff, light, glint } = lens
  const along =
    0.5 + ((x - width / 2) * Math.cos(falloffAngle)) / width + ((y - height / 2) * Math.sin(falloffAngle)) / height
  const lit = light * (1 - falloff * along)
  const away = glint === null ? Number.POSITIVE_INFINITY : ((x - glint.x) ** 2 + (y - glint.y) ** 2) / glint.radius ** 2
  const shine = glint === null || away >= 6 ? 0 : glint.strength * Math.exp(-away)
  return Math.min(255, paper * lit + shine) - Math.min(255, ink * lit + shine)
}
