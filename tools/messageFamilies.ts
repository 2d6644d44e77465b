import { compendium, ingredients } from '@athanor/compendium'
import { type Game, kernelReasonIds, type Shape } from '@athanor/kernel'
import type { Family } from './messageAudit.ts'

/** What the games make the catalogue say: a new event, option, ask or score source without a sentence is a defect. */
export function gameFamilies(): readonly Family[] {
  return [
    ...['kernel.reject.', 'kernel.verify.', 'compendium.reject.'].map(reasonsUnder),
    ...familiesOf(compendium),
    { prefix: 'compendium.ingredient.', members: ingredients },
    { prefix: 'compendium.cubes.', members: ingredients },
  ]
}

/** Whole ids of everything that kernel and games may refuse with. */
export const reasonIds: readonly string[] = [...kernelReasonIds, ...compendium.reasonIds]

function reasonsUnder(prefix: string): Family {
  const own = reasonIds.filter((id) => id.startsWith(prefix))
  return { prefix, members: own.map((id) => id.slice(prefix.length)) }
}

export function familiesOf<G extends Shape>(game: Game<G>): readonly Family[] {
  const members: Readonly<Record<string, readonly string[]>> = {
    action: game.actionKinds,
    ask: game.asks,
    colour: game.colours,
    event: game.eventKinds,
    option: Object.entries<OptionField>(game.options.fields).flatMap(([name, field]) => [
      name,
      ...(field.values ?? []).map((value) => `${name}.${String(value)}`),
    ]),
    // What a seat alone sees of an event is said to that seat in a sentence of its own.
    own: Object.keys(game.reveals.secret),
    preset: Object.keys(game.options.presets),
    score: game.scoreSources,
  }
  return Object.entries(members).map(([group, endings]) => ({ prefix: `${game.id}.${group}.`, members: endings }))
}

interface OptionField {
  readonly kind: string
  readonly values?: readonly unknown[]
}
