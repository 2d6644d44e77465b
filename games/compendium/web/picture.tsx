import type { Thing } from '@athanor/compendium/narration'
import type { ReactNode } from 'react'
import { CubeRow } from './Cube.tsx'

/** What of the sentences is shown instead of said: handfuls of cubes. */
export function pictureOf(thing: Thing): ReactNode {
  return thing.kind === 'cubes' ? <CubeRow cubes={thing.cubes} /> : null
}
