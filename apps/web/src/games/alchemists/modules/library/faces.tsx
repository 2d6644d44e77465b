import { type FacesOf, ingredientFace } from '../../faces.tsx'

/** G-016. */
export const libraryFaces: FacesOf<'book'> = { book: ingredientFace }
