import { writeFileSync } from 'node:fs'
import type { Ingredient } from '@athanor/alchemy'
import { frameOf, ownMarkers, sceneOf } from '@athanor/markers/testing'

const size = { width: 800, height: 450 } as const
const pictures = 4

/** Flags that put a film in the place of the camera. Chromium opens the file anew whenever the camera is opened. */
export function filmFlags(path: string): readonly string[] {
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`]
}

/** Shoots a film of cards on a cluttered table, which goes round and round: raw pictures in shades of grey (YUV4MPEG2). */
export function shootFilm(path: string, ingredients: readonly Ingredient[], scene = 1): void {
  const drawn = sceneOf(scene, { ...size, ingredients })
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420jpeg\n`)
  const grey = Buffer.alloc((size.width * size.height) / 2, 128)
  const frames = Array.from({ length: pictures }, (_, frame) => [
    Buffer.from('FRAME\n'),
    Buffer.from(frameOf(drawn, frame, ownMarkers).shades),
    grey,
  ])
  writeFileSync(path, Buffer.concat([head, ...frames.flat()]))
}
