import { codeSide, codes, markings, quadOf, type Sighting } from '@athanor/markers'
import { ownMarkers } from '@athanor/markers/testing'
import aruco from 'js-aruco2'
import type { MarkerKind } from './kind.ts'

/** The same printed markers as those of the house, read by js-aruco2. */
export function arucoMarkers(): MarkerKind {
  const { AR } = aruco
  AR.DICTIONARIES['house'] = {
    nBits: codeSide * codeSide,
    tau: 15,
    codeList: codes.map((code) =>
      Number.parseInt(code.map((isLight) => (isLight ? '1' : '0')).join(''), 2).toString(16),
    ),
  }
  // It accepts what differs in fewer modules than this: four, as the house does.
  const detector = new AR.Detector({ dictionaryName: 'house', maxHammingDistance: 5 })
  return {
    name: 'square markers, js-aruco2 2.0.0',
    face: ownMarkers,
    read: (frame) =>
      detector.detect(frame).flatMap(({ id, corners }): readonly Sighting[] => {
        const marking = markings[id]
        const quad = quadOf(corners)
        return marking === undefined || quad === null ? [] : [{ marking, corners: quad }]
      }),
  }
}
