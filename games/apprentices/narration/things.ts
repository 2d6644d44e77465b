import type { Face, Throw } from '@athanor/apprentices'
import { sayer, thing } from '@athanor/narration'

/** What the sentences of The Apprentices speak of besides players. */
export type Thing =
  /** Several units, or what several dice show. */
  | { readonly kind: 'units'; readonly faces: readonly Face[] }
  /** What one die shows. */
  | { readonly kind: 'face'; readonly face: Face }

export const say = sayer<Thing>()

export function unitsRole(faces: readonly Face[]) {
  return thing<Thing>({ kind: 'units', faces })
}

export function faceRole(face: Face) {
  return thing<Thing>({ kind: 'face', face })
}

export function throwsRole(throws: readonly Throw[]) {
  return unitsRole(throws.map(({ face }) => face))
}
