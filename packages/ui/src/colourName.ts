import type { Words } from './words/words.tsx'

/** What a game calls one of its colours. */
export function colourName(game: string, colour: string, { data }: Pick<Words, 'data'>): string {
  return data({ id: `${game}.colour.${colour}` })
}
