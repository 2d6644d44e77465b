import type { OptionGuide } from '@athanor/tabletop/gameClient.ts'

/** The options of The Apprentices, explained (DR-04, DR-60, DR-71). */
export const optionGuide: OptionGuide = {
  hint(name, { say }) {
    if (name === 'ravenBreaksWholeConversion') return say('web.apprentices.hintRavens')
    if (name === 'adviceOnRequest') return say('web.apprentices.hintAdvice')
    if (name === 'firstPlayer') return say('web.apprentices.hintFirst')
    return name === 'table1' ? say('web.apprentices.hintSides') : ''
  },
  matters: () => true,
  fits(name, value, players) {
    const seat = name === 'firstPlayer' ? /^seat(\d)$/.exec(String(value))?.[1] : undefined
    return seat === undefined || Number(seat) <= players
  },
}
