import { lookClosely, readMarkers, shadesOf } from '@athanor/markers'
import { ownMarkers } from '@athanor/markers/testing'
import type { MarkerKind } from './kind.ts'

/** Square markers, and the reader of the house. */
export const houseMarkers: MarkerKind = {
  name: 'square markers, our own reader',
  face: ownMarkers,
  closer: ({ width, height, data }) => lookClosely(shadesOf(width, height, data)),
  read: ({ width, height, data }) => readMarkers(shadesOf(width, height, data)),
}
