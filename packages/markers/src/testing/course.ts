import type { Ingredient } from '@athanor/alchemy'
import { type Glance, type GlanceVerdict, needsCloseLook, remembered, verdictOf } from '../agreement.ts'
import type { Picture } from '../picture.ts'
import { lookClosely, readMarkers } from '../reading/readMarkers.ts'
import { ownMarkers } from './cardFace.ts'
import { cardsShown } from './legible.ts'
import { frameOf } from './scene.ts'
import type { Trial } from './trials.ts'

/** Eight pictures a second for two seconds; where nothing is to be believed, a little more than one second will do. */
const pause = 125
const longest = { toBelieve: 16, toRefuse: 10 } as const

/** How the pictures of a trial were read, one after another, as a phone does. */
export interface Course {
  /** The last verdict is what it should be. */
  readonly isRight: boolean
  /** Cards were believed that do not lie there, or while one more did. */
  readonly isWrong: boolean
  readonly end: GlanceVerdict['kind']
  readonly pictures: number
  /** Pictures in which a card was named that does not lie there. */
  readonly wrongPictures: number
}

export function courseOf(trial: Trial): Course {
  const { scene, needed } = trial
  const lying = new Set(scene.cards.map(({ ingredient }) => ingredient))
  const isToBelieve = scene.cards.length === needed && lying.size === needed
  const most = isToBelieve ? longest.toBelieve : longest.toRefuse
  let glances: readonly Glance[] = []
  let verdict: GlanceVerdict = { kind: 'looking' }
  let wrongPictures = 0
  let pictures = 0
  while (pictures < most && verdict.kind !== 'agreed') {
    glances = looked(glances, frameOf(scene, pictures, ownMarkers), pause * pictures, needed)
    pictures++
    verdict = verdictOf(glances, needed)
    if (glances.at(-1)?.sightings.some(({ marking }) => !lying.has(marking.ingredient)) === true) wrongPictures++
  }
  const named = namedBy(verdict)
  const isWrong =
    verdict.kind === 'agreed' && (named.some((ingredient) => !lying.has(ingredient)) || cardsShown(scene) > needed)
  return { isRight: isRightEnd(trial, verdict), isWrong, end: verdict.kind, pictures, wrongPictures }
}

/** One more picture, looked at closely only before cards are believed. */
export function looked(glances: readonly Glance[], picture: Picture, time: number, needed: 1 | 2): readonly Glance[] {
  const quick = remembered(glances, { time, sightings: readMarkers(picture) })
  return needsCloseLook(quick, needed) ? remembered(glances, { time, ...lookClosely(picture) }) : quick
}

function isRightEnd({ scene, needed }: Trial, verdict: GlanceVerdict): boolean {
  const lying = [...new Set(scene.cards.map(({ ingredient }) => ingredient))]
  const named = namedBy(verdict)
  if (lying.length < scene.cards.length) return verdict.kind === 'twice'
  if (lying.length > needed) return verdict.kind === 'tooMany'
  const isAllThere = named.length === lying.length && lying.every((ingredient) => named.includes(ingredient))
  return isAllThere && verdict.kind === (lying.length < needed ? 'some' : 'agreed')
}

function namedBy(verdict: GlanceVerdict): readonly Ingredient[] {
  if (verdict.kind === 'agreed') return verdict.ingredients
  return verdict.kind === 'some' ? verdict.seen : []
}
