import type { Words } from '@athanor/ui/words/words.tsx'

/** The familiars that sit down as bots. No game has a thing of the same name. */
export const familiars = [
  'web.familiar.cat',
  'web.familiar.owl',
  'web.familiar.fox',
  'web.familiar.newt',
  'web.familiar.bat',
] as const

/** What the bot number so-and-so at a table is called. */
export function familiarName(number: number, { say }: Words): string {
  return say(familiars[number % familiars.length] ?? 'web.familiar.cat')
}
