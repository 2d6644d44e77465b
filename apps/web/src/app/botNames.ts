import type { Words } from './words.tsx'

/** The familiars that sit down as bots. */
const familiars = [
  'web.familiar.raven',
  'web.familiar.cat',
  'web.familiar.owl',
  'web.familiar.toad',
  'web.familiar.newt',
] as const

/** What the bot number so-and-so at a table is called. */
export function familiarName(number: number, { say }: Words): string {
  return say(familiars[number % familiars.length] ?? 'web.familiar.raven')
}
