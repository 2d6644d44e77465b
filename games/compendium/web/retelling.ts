import { type CompendiumShape, fameOf } from '@athanor/compendium'
import type { Retelling } from '@athanor/tabletop/end/retelling.ts'
import { type PraiseName, praises } from './praises.ts'
import type { Words } from './words.ts'

/** What Alchemist tells of itself once it is over. */
export const retelling: Retelling<CompendiumShape> = {
  // What hands and schools bring is the surprise of the final count (R-070..R-077), so it is a turn of its own there.
  points: ({ players }) => players.map(({ score }) => fameOf({ ...score, halfPoints: 0, award: 0 })),
  praises,
  told({ name, worth }, words) {
    const { say }: Words = words
    const praise = name as PraiseName
    const figure = praise === 'quickReader' ? Math.round(1 / worth) : worth
    return { name: say(`web.compendium.title.${praise}`), why: say(`web.compendium.titleWhy.${praise}`, { figure }) }
  },
  won: (won, words) => words.say('compendium.event.gameEnded', won),
}
