import type { Words } from '../app/words.tsx'

/** What a game calls one of its colours. */
export function colourName(game: string, colour: string, { data }: Words): string {
  return data({ id: `${game}.colour.${colour}` })
}
