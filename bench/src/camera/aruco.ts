import { createRequire } from 'node:module'
import { codeSide, codes, markings, quadOf, type Sighting } from '@athanor/markers'
import { ownMarkers } from '@athanor/markers/testing'
import type { Frame, MarkerKind } from './kind.ts'

interface Corner {
  readonly x: number
  readonly y: number
}

/** js-aruco2 has no types of its own: as much of it as is used here. */
interface Aruco {
  readonly AR: {
    readonly DICTIONARIES: Record<string, { nBits: number; tau: number; codeList: readonly string[] }>
    readonly Detector: new (config: {
      dictionaryName: string
      maxHammingDistance: number
    }) => {
      detect(frame: Frame): readonly { readonly id: number; readonly corners: readonly Corner[] }[]
    }
  }
}

/** The same printed markers as those of the house, read by js-aruco2. */
export function arucoMarkers(): MarkerKind {
  const { AR } = createRequire(import.meta.url)('js-aruco2') as Aruco
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
