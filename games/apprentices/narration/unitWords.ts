import type { Face } from '@athanor/apprentices'
import type { Words } from './words.ts'

const faces: readonly Face[] = ['parchment', 'gemstone', 'potion', 'raven']

/** @example "2 potions and 1 raven" */
export function unitsInWords(shown: readonly Face[], words: Words): string {
  if (shown.length === 0) return words.say('apprentices.word.nothing')
  return words.list(
    faces.flatMap((face) => {
      const count = shown.filter((each) => each === face).length
      return count === 0 ? [] : [words.say(`apprentices.units.${face}`, { count })]
    }),
  )
}

/** @example "a potion" */
export function faceInWords(face: Face, { say }: Words): string {
  return say(`apprentices.face.${face}`)
}
