import type { OptionGuide } from '../gameClient.ts'

/** What this table can show as a whole so far: the game of the base box. Tables with more of it are left to programs. */
const offered = /^(startingIngredients|conferences|debunking|firstPlayer|codes|aid|seat\d)$/

/** The options of Alchemists: levels of single seats and the first player only make sense for seats that there are. */
export const optionGuide: OptionGuide = {
  hint: () => '',
  matters(name, _, players) {
    const seat = /^seat(\d)$/.exec(name)?.[1]
    return offered.test(name) && (seat === undefined || Number(seat) <= players)
  },
  fits(name, value, players) {
    const seat = name === 'firstPlayer' ? /^seat(\d)$/.exec(String(value))?.[1] : undefined
    return seat === undefined || Number(seat) <= players
  },
}
