import type { ModuleView } from '../moduleView.ts'
import { Library } from './Library.tsx'

export const libraryView: ModuleView = {
  Own: Library,
  facts: [['books', (player) => player.slots.library?.books ?? null]],
}
