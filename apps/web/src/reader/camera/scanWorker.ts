// The worker in which pictures of the camera are read, so that the page shows what is seen without a hitch.

import { lookClosely, type Picture, readMarkers, shadesOf } from '@athanor/markers'
import type { Shot } from './scanner.ts'

/** The last one, should it have to be looked at more closely. */
let picture: Picture | null = null

addEventListener('message', ({ data: shot }: MessageEvent<Shot | 'closer'>) => {
  if (shot !== 'closer') {
    picture = shadesOf(shot.width, shot.height, shot.data)
    postMessage({ sightings: readMarkers(picture) })
  } else postMessage(picture === null ? { sightings: [], unread: [] } : lookClosely(picture))
})
