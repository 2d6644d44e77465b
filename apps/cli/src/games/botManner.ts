import type { Words } from '@athanor/terminal/words.ts'

/** How a bot plays, in a few words, if the catalogue knows. */
export function botManner(id: string, words: Words): string {
  const message = `bots.manner.${id}`
  const manner = words.data({ id: message })
  return manner === message ? '' : manner
}
