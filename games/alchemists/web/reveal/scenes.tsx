import type { AlchemistsShape } from '@athanor/alchemists'
import type { SceneBook } from '@athanor/tabletop/scenes/scene.ts'
import { lazy, Suspense } from 'react'
import { scenesOf } from './scenesOf.ts'
import type { Reveal } from './shows.ts'
import { told } from './told.ts'

const load = () => import('./RevealStage.tsx')
const RevealPictures = lazy(async () => ({ default: (await load()).RevealStage }))

/** What Alchemists stages. The pictures are fetched when the first scene is opened; what is told is there at once. */
export const scenes: SceneBook<AlchemistsShape, Reveal> = {
  told,
  scenesOf,
  Stage: (props) => (
    <Suspense fallback={null}>
      <RevealPictures {...props} />
    </Suspense>
  ),
}
