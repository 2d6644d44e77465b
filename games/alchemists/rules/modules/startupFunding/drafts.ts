import { secondOf } from '../../engine/drafting/mixParts.ts'
import type { ActionPartsOf } from '../../engine/drafting/part.ts'
import { reputationFor, secretBonusOf } from './components.ts'

declare module '../../engine/contributions.ts' {
  interface PartValues {
    /** @numberOf StartupCard */
    readonly firstStartup: number
    /** @numberOf StartupCard */
    readonly secondStartup: number
    readonly rejected: Favour
    readonly starting: Artifact
    readonly secret: Artifact
    /** @numberOf StartupCard */
    readonly replicated: number
    readonly unveiled: Artifact
  }
  interface Previews {
    readonly startupFunding: /** G-044. */
      | { readonly kind: 'costsReputation'; readonly artifact: Artifact; readonly reputation: number }
      /** G-041. */
      | { readonly kind: 'bonus'; readonly artifact: Artifact; readonly points: number }
  }
}

/** G-026: each pair can be reached from both sides. */
const chooseStartupParts: ActionPartsOf<'chooseStartup'> = {
  action: 'chooseStartup',
  parts: [
    { part: 'firstStartup', valuesOf: ({ cards }) => cards },
    { part: 'secondStartup', valuesOf: ({ cards }, { firstStartup }) => secondOf(cards, firstStartup) },
  ],
}

function given<Value>(value: Value | null): readonly Value[] {
  return value === null ? [] : [value]
}

/** GR-26: only what is asked of the seat has any value. */
const settleFundingParts: ActionPartsOf<'settleFunding'> = {
  action: 'settleFunding',
  parts: [
    { part: 'rejected', valuesOf: ({ favour }) => given(favour) },
    {
      part: 'starting',
      valuesOf: ({ starting }) => given(starting),
      preview: ({ at: { rules } }, artifact) => ({
        kind: 'costsReputation',
        artifact,
        reputation: reputationFor(rules.artifact(artifact).cost),
      }),
    },
    {
      part: 'secret',
      valuesOf: ({ secret }) => given(secret),
      preview: ({ at: { rules } }, artifact) => ({
        kind: 'bonus',
        artifact,
        points: secretBonusOf(rules.artifact(artifact)),
      }),
    },
  ],
}

const replicateParts: ActionPartsOf<'replicate'> = {
  action: 'replicate',
  parts: [{ part: 'replicated', valuesOf: ({ card }) => [card] }],
}

const unveilParts: ActionPartsOf<'unveil'> = {
  action: 'unveil',
  parts: [{ part: 'unveiled', valuesOf: ({ artifact }) => [artifact] }],
}

const offerGoldParts: ActionPartsOf<'offerGold'> = {
  action: 'offerGold',
  parts: [{ part: 'offering', valuesOf: ({ gold }) => [gold] }],
}

/** How the answers about the startup funding are put together. */
export const startupDrafts = [
  chooseStartupParts,
  settleFundingParts,
  replicateParts,
  unveilParts,
  offerGoldParts,
] as const
