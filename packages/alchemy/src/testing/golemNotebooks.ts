import { type Fact, type HardFact, hasAspects, made } from '../fact.ts'
import { triggers } from '../golem.ts'
import { type Ingredient, pairOf } from '../ingredient.ts'

export function fed(ingredient: Ingredient, chest: boolean, ears: boolean): HardFact {
  return { kind: 'reaction', ingredient, chest, ears }
}

export function tried(one: Ingredient, other: Ingredient, worked: boolean): HardFact {
  return { kind: 'animation', ingredients: pairOf(one, other), worked }
}

/** Facts as players of The Golem Project meet them, from the first test to the end, and signs among them. */
export const notebooks = {
  'one test': [fed('fern', true, true)],
  'a failed attempt before any test': [tried('fern', 'toad', false)],
  'tests, books and experiments': [
    { kind: 'luminary', ingredient: 'toad', luminary: 'lunar' },
    hasAspects('toad', { colour: 'blue', sign: 'plus' }),
    fed('toad', false, true),
    fed('mushroom', true, true),
    made('mushroom', 'scorpion', 'speed', 'wisdom'),
  ],
  'failed attempts of all kinds': [
    fed('toad', false, true),
    fed('scorpion', true, false),
    tried('toad', 'scorpion', false),
    tried('fern', 'flower', false),
    { kind: 'trigger', part: 'ears', triggers: triggers.slice(0, 4) },
  ],
  'a golem that lives': [fed('fern', true, false), tried('mushroom', 'ravensFeather', true)],
  'signs alone': [
    { kind: 'hunch', fact: fed('fern', true, true), odds: 9 },
    { kind: 'hunch', fact: tried('toad', 'flower', true), odds: 25 },
    { kind: 'hunch', fact: { kind: 'trigger', part: 'chest', triggers: triggers.slice(2, 3) }, odds: 0.2 },
    { kind: 'publication', ingredient: 'fern', alchemical: 'NNN', odds: 4 },
  ],
  'signs and facts': [
    fed('fern', true, true),
    { kind: 'publication', ingredient: 'toad', alchemical: 'pnP', odds: 6 },
    { kind: 'hunch', fact: fed('toad', false, true), odds: 3 },
    { kind: 'luminary', ingredient: 'flower', luminary: 'solar' },
    tried('fern', 'toad', false),
  ],
} as const satisfies Readonly<Record<string, readonly Fact[]>>
