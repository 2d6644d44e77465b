import type { Words } from '../words.ts'

/** What a bot is called. A bot that the catalogue does not know yet goes by its id. */
export function botName(id: string, words: Words): string {
  return words.sayData({ id: 'cli.bot.name', params: { bot: id } }) || id
}

/** How a bot plays, in a few words, if the catalogue knows. */
export function botManner(id: string, words: Words): string {
  return words.sayData({ id: 'cli.bot.about', params: { bot: id } })
}
