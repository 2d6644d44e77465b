import { believe, type Golem, golems, withGolem } from '@athanor/alchemy'
import { reason } from '../../base/reasons.ts'
import type { Module } from '../../engine/module.ts'
import type { Sampler } from '../../engine/sampler.ts'
import { type SlotRules, slotIn } from '../../engine/slots.ts'
import type { State } from '../../engine/state.ts'
import { hasExpansion, isOn } from './flags.ts'

declare module '../../engine/contributions.ts' {
  interface ReasonIds {
    readonly expansion: 'alchemists.reject.golemNeedsEncyclopedia'
  }
  interface HiddenSlots {
    readonly expansion: { readonly golem: Golem }
  }
}

/** GR-41, GR-42: a code of five letters names an assignment and a golem, whichever part of the expansion is in play. */
const slots: SlotRules = {
  begin: ({ truth }) => ({ hidden: { expansion: { golem: truth.golem ?? (golems[0] as Golem) } } }),
}

const sampler: Sampler = {
  prepare: () => (world) => ({ hidden: { expansion: { golem: world.truth.golem ?? (golems[0] as Golem) } } }),
}

/** The golem of a game: nobody may see it before the end. */
export function golemOf({ hidden }: Pick<State, 'hidden'>): Golem {
  return slotIn(hidden.slots, 'expansion').golem
}

/**
 * What every part of the expansion stands on: the secret with a golem in it and its code of five letters (G-006, G-007).
 */
export const expansion: Module = {
  id: 'expansion',
  options: {},
  presets: {
    kingsGolem: {
      startingIngredients: 'master',
      conferences: 'master',
      debunking: 'master',
      startupFunding: true,
      busyDays: true,
      royalEncyclopedia: true,
      golemProject: true,
    },
  },
  /** G-003. */
  checkOptions: (options) =>
    isOn(options, 'golemProject') && !isOn(options, 'royalEncyclopedia')
      ? reason('alchemists.reject.golemNeedsEncyclopedia')
      : null,
  isInPlay: hasExpansion,
  actionKinds: [],
  actionSchema: null,
  secrets: {},
  eventKinds: [],
  reveals: { public: {}, secret: {} },
  reasonIds: ['alchemists.reject.golemNeedsEncyclopedia'],
  extend: (parts) => ({
    ...parts,
    codeScheme: () => 'golem',
    believe: (facts) => withGolem(believe(facts)),
    slots: [...parts.slots, slots],
    samplers: [...parts.samplers, sampler],
  }),
}
