import type { OptionGuide } from '@athanor/tabletop/gameClient.ts'

const hints = {
  threePlayerSetup: 'web.compendium.hintThree',
  schools: 'web.compendium.hintSchools',
  schoolTie: 'web.compendium.hintTie',
  openLog: 'web.compendium.hintLog',
  firstPlayer: 'web.compendium.hintFirst',
  adviceOnRequest: 'web.compendium.hintAdvice',
} as const

/** The options of Alchemist, explained (RR-05, RR-25, RR-27, RR-40, RR-41). */
export const optionGuide: OptionGuide = {
  hint: (name, { say }) => (name in hints ? say(hints[name as keyof typeof hints]) : ''),
  matters(name, chosen, players) {
    if (name === 'threePlayerSetup') return players === 3
    if (name === 'schoolTie') return chosen['schools'] !== false
    return true
  },
  fits(name, value, players) {
    const seat = name === 'firstPlayer' ? /^seat(\d)$/.exec(String(value))?.[1] : undefined
    return seat === undefined || Number(seat) <= players
  },
}
