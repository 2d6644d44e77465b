import { type ApprenticesShape, pointsOf } from '@athanor/apprentices'
import type { Retelling } from '@athanor/tabletop/end/retelling.ts'
import { type PraiseName, praises } from './praises.ts'
import type { Words } from './words.ts'

/** What The Apprentices tells of itself once it is over. */
export const retelling: Retelling<ApprenticesShape> = {
  points: ({ players }) => players.map(({ score }) => pointsOf(score)),
  praises,
  told({ name, worth }, words) {
    const { say }: Words = words
    const praise = name as PraiseName
    return {
      name: say(`web.apprentices.title.${praise}`),
      why: say(`web.apprentices.titleWhy.${praise}`, { figure: worth }),
    }
  },
  won: (won, words) => words.say('apprentices.event.gameEnded', won),
}
