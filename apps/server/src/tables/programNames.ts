import { locales } from '@athanor/messages'
import { formatData } from '@athanor/messages/all'
import { botsFor } from '@athanor/registry/bots'
import { games } from '@athanor/registry/rules'
import { skeletonOf } from './lookalike.ts'

/** What bots are called after how they play. */
const strengths = [...new Set(games.ids.flatMap((game) => botsFor(game).map(({ id }) => id)))]

/** Under these the program itself speaks, or a bot of it plays: nobody else is called so. */
const names = [
  'Athanor',
  'Атанор',
  'Server',
  'Сервер',
  'Bot',
  'Бот',
  'System',
  'Система',
  ...strengths,
  ...strengths.flatMap((strength) => locales.map((locale) => formatData(locale, { id: `bots.name.${strength}` }))),
]
const skeletons: ReadonlySet<string> = new Set(names.map(skeletonOf))

export function isNameOfProgram(name: string): boolean {
  return skeletons.has(skeletonOf(name))
}
