import type { ActionPart, BasePartValues } from '@athanor/alchemists'
import type { RenderersOf } from '../renderers.tsx'
import { golemRenderers } from './golemProject/renderers.tsx'
import { libraryRenderers } from './library/renderers.tsx'
import { articleRenderers } from './royalEncyclopedia/renderers.tsx'
import { startupRenderers } from './startupFunding/renderers.tsx'

/** A renderer for whatever can be chosen with modules: one that is forgotten does not compile. */
export const moduleRenderers: RenderersOf<Exclude<ActionPart, keyof BasePartValues>> = {
  ...libraryRenderers,
  ...startupRenderers,
  ...articleRenderers,
  ...golemRenderers,
}
