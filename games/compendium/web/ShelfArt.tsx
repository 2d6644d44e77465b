import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'

/** The picture on the box, so to speak: a cauldron of blue. */
export function ShelfArt() {
  return <CauldronArt liquid="rgb(110 176 240)" lit lively />
}
