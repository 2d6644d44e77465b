import { GalleryBoard } from './gallery/GalleryBoard.tsx'
import { GalleryPieces } from './gallery/GalleryPieces.tsx'

/** The pieces of Alchemist, and the parts of its table. */
export function CompendiumGallery() {
  return (
    <>
      <GalleryPieces />
      <GalleryBoard />
    </>
  )
}
