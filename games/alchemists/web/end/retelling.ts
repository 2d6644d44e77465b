import { type AlchemistsShape, pointsIfEnded } from '@athanor/alchemists'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import type { Retelling, Title } from '@athanor/tabletop/end/retelling.ts'
import type { Words } from '../words.ts'
import { type PraiseName, praises } from './praises.ts'

/** What Alchemists tells of itself once it is over: theories count by the truth that the Big Revelation has shown. */
export const retelling: Retelling<AlchemistsShape> = {
  points: pointsIfEnded,
  praises,
  told: (title, words) => {
    const { say }: Words = words
    return { name: say(`web.alchemists.title.${title.name as PraiseName}`), why: whyOf(title, words) }
  },
  won: (won, words) => words.say('web.alchemists.winner', won),
}

function whyOf({ name, worth }: Title, words: Words): string {
  const praise = name as PraiseName
  if (praise === 'boldestPromise') {
    return words.say('web.alchemists.titleWhy.boldestPromise', { chance: percent(1 - worth, words) })
  }
  if (praise === 'firstRight') return words.say('web.alchemists.titleWhy.firstRight')
  return words.say(`web.alchemists.titleWhy.${praise}`, {
    figure: praise === 'quickReader' ? Math.round(1 / worth) : worth,
  })
}
