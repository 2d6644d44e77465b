import { apprentices, boards, dieColours, dieKinds, resources, sides, type View } from '@athanor/apprentices'
import { harness, inSomeStyle } from '@athanor/apprentices/testing'
import type { GameChecks } from '@athanor/parts'
import { recordings } from './recordings.ts'

/** What a die may show (D-034). */
const faces = ['gemstone', 'parchment', 'potion', 'raven'] as const

export const checks: GameChecks = {
  kit: (run) => run(apprentices, harness),
  recordings,
  lively: (view: View, chance) => inSomeStyle(view, apprentices.legal(view), chance),
  ledgers: [{ name: 'apprentices', leastRules: 182, leastRulings: 93 }],
  spoken: {
    face: faces,
    units: faces,
    shelf: ['credit', 'tagline', 'title', 'extras', 'extra.adviceOnRequest', 'extraText.adviceOnRequest'],
  },
  lists: {
    DieColour: dieColours.map((colour) => ({ colour, faces: dieKinds[colour].faces })),
    Resource: resources,
    // The sides of each board, first table first.
    Board: boards.apprentice.map((_, table) => Object.fromEntries(sides.map((side) => [side, boards[side][table]]))),
  },
}
