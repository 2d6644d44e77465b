// The worker in which pictures of the camera are read, so that the page shows what is seen without a hitch.

import { readMarkers, shadesOf } from '@athanor/markers'
import type { Shot } from './scanner.ts'

addEventListener('message', ({ data: { width, height, data } }: MessageEvent<Shot>) => {
  postMessage(readMarkers(shadesOf(width, height, data)))
})
