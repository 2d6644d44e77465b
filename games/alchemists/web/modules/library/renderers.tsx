import { ingredientRenderer, type RenderersOf } from '../../renderers.tsx'

/** G-016. */
export const libraryRenderers: RenderersOf<'book'> = { book: ingredientRenderer }
