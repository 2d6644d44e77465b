import type { Words } from '../app/words.tsx'

/** What a player colour is called. Every game of the house uses the same words for the same colours. */
export function colourName(colour: string, { data }: Words): string {
  return data({ id: `compendium.colour.${colour}` })
}
