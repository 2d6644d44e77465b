import type { CompendiumShape } from '@athanor/compendium'
import type { SceneBook } from '@athanor/tabletop/scenes/scene.ts'
import { lazy, Suspense } from 'react'
import { scenesOf, tellers } from './scenesOf.ts'
import type { BrewShow } from './shows.ts'

const Pictures = lazy(async () => ({ default: (await import('./BrewStage.tsx')).BrewStage }))

/** What Alchemist stages. The pictures are fetched when the first scene is opened. */
export const scenes: SceneBook<CompendiumShape, BrewShow> = {
  told: tellers,
  scenesOf,
  Stage: (props) => (
    <Suspense fallback={null}>
      <Pictures {...props} />
    </Suspense>
  ),
}
