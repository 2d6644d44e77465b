import type { Words } from '../words.ts'

/** How a bot plays, in a few words, if the catalogue knows. */
export function botManner(id: string, words: Words): string {
  return words.data({ id: 'cli.bot.about', params: { bot: id } })
}
