import type { ApprenticesShape } from '@athanor/apprentices'
import type { SceneBook } from '@athanor/tabletop/scenes/scene.ts'
import { lazy, Suspense } from 'react'
import { scenesOf, tellers } from './scenesOf.ts'
import type { DiceShow } from './shows.ts'

const Pictures = lazy(async () => ({ default: (await import('./DiceStage.tsx')).DiceStage }))

/** What The Apprentices stages. The pictures are fetched when the first scene is opened. */
export const scenes: SceneBook<ApprenticesShape, DiceShow> = {
  told: tellers,
  scenesOf,
  Stage: (props) => (
    <Suspense fallback={null}>
      <Pictures {...props} />
    </Suspense>
  ),
}
