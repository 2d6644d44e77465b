import { reconstructedValues } from '@athanor/alchemists'
import type { OptionGuide } from '@athanor/tabletop/gameClient.ts'
import { isAnyModuleOn, isModule, moduleHint, moduleLabel, settledModules } from './modules/options.ts'

/** The options of Alchemists: levels of single seats and the first player only make sense for seats that there are. */
export const optionGuide: OptionGuide = {
  hint: (name, words) =>
    isModule(name) ? moduleHint(name, words) : name === 'printedValues' ? words.say('web.alchemists.valuesHint') : '',
  label: (name, words) => (isModule(name) ? moduleLabel(name, words) : null),
  group(name, { say }) {
    if (isModule(name) || name === 'printedValues') return { title: say('web.alchemists.expansion'), isFolded: false }
    if (/^seat\d$/.test(name)) return { title: say('web.alchemists.handicaps'), isFolded: true }
    return null
  },
  settle: settledModules,
  sample: reconstructedValues,
  matters(name, chosen, players) {
    if (name === 'printedValues') return isAnyModuleOn(chosen)
    // GR-41: a code with a golem has letters of our own only.
    if (name === 'codes') return !isAnyModuleOn(chosen)
    const seat = /^seat(\d)$/.exec(name)?.[1]
    return seat === undefined || Number(seat) <= players
  },
  fits(name, value, players) {
    const seat = name === 'firstPlayer' ? /^seat(\d)$/.exec(String(value))?.[1] : undefined
    return seat === undefined || Number(seat) <= players
  },
}
