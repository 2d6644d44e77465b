import type { Words } from '@athanor/messages'

/** What a bot is called, by its strength: the same on every screen. A bot that the catalogue does not know goes by its id. */
export function botName(bot: string, { data }: Pick<Words, 'data'>): string {
  const id = `bots.name.${bot}`
  const name = data({ id })
  return name === id ? bot : name
}
