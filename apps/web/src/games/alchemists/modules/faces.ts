import type { BasePartValues, PartName } from '@athanor/alchemists'
import type { FacesOf } from '../faces.tsx'
import { golemFaces } from './golemProject/faces.tsx'
import { libraryFaces } from './library/faces.tsx'
import { articleFaces } from './royalEncyclopedia/faces.tsx'
import { startupFaces } from './startupFunding/faces.tsx'

/** A face for whatever can be chosen with modules: one that is forgotten does not compile. */
export const moduleFaces: FacesOf<Exclude<PartName, keyof BasePartValues>> = {
  ...libraryFaces,
  ...startupFaces,
  ...articleFaces,
  ...golemFaces,
}
