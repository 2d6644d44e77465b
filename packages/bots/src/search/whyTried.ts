import type { Told } from '../bot.ts'
import { difference, type Tried } from './tryOut.ts'

/** What can be said of something that was tried out: `bots.why.<kind>`. */
export const whyTriedKinds = ['better', 'stays', 'only'] as const

function why(kind: (typeof whyTriedKinds)[number], params: Told['params'] = {}): readonly Told[] {
  return [{ id: `bots.why.${kind}`, params }]
}

/** A share as it is told: percent with a tenth. */
function percent(share: number): number {
  const tenths = Math.round(share * 1000) / 10
  return Object.is(tenths, -0) ? 0 : tenths
}

/**
 * Why something was done that was tried out beside the first thought, where leads are chances to come out ahead. Every
 * figure is a term of the decision: worlds in which both were tried, the mean difference there, its standard error.
 */
export function whyTried(chosen: Tried<unknown> | undefined, first: Tried<unknown> | undefined): readonly Told[] {
  if (chosen === undefined || first === undefined) return why('only')
  if (chosen === first) return why('stays', { worlds: first.leads.length })
  const { mean, error } = difference(chosen, first)
  // Of one world alone nothing can be said.
  if (!Number.isFinite(error)) return []
  const worlds = Math.min(chosen.leads.length, first.leads.length)
  return why('better', { worlds, gain: percent(mean), error: percent(error) })
}
