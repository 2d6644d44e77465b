import { namesOfSecrets, type SecretParts } from '../secrets.ts'
import type { Report } from './conformance.ts'
import { type PropertyName, propertyNames } from './finding.ts'

/** The properties that a run of test games is looked at through; stored games are checked by themselves. */
export const playedProperties: readonly PropertyName[] = propertyNames.filter((name) => name !== 'fixture')

/** What a run must have met for its silence to mean something. */
export interface Least {
  /** Looks through each property. */
  readonly looks: number
  readonly compared: number
  readonly undone: number
  readonly forged: number
  /** What the game declares secret: each part must have been hidden from somebody. */
  readonly secrets: SecretParts
}

/** Share of the drawn worlds that must not be the true one. */
const leastDiffering = 0.9

/** Where a run met too little, one line each. */
export function shortfalls({ tally }: Report, least: Least): readonly string[] {
  const { looks, differing, resamples, compared, rejoined, undone, forged, unseen } = tally
  const seldom = playedProperties.filter((name) => (looks.get(name) ?? 0) < least.looks)
  return [
    ...seldom.map((name) => `${name}: looked at ${looks.get(name) ?? 0} times`),
    ...(differing > leastDiffering * resamples
      ? []
      : [`${differing} of ${resamples} drawn worlds were not the true one`]),
    ...(compared > least.compared ? [] : [`${compared} moves made in two worlds`]),
    ...(rejoined > 0 ? [] : ['no reveal told two worlds apart']),
    ...(undone > least.undone ? [] : [`${undone} moves taken back`]),
    ...(forged > least.forged ? [] : [`${forged} forged logs`]),
    ...namesOfSecrets(least.secrets)
      .filter((name) => !unseen.has(name))
      .map((name) => `no other choice in ${name}`),
  ]
}
