/**
 * How much a notebook does for whoever keeps it, each level with all of the one before: nothing, as on paper; noting what
 * was shown; what follows from it, and why; what to do next.
 */
export const aids = ['none', 'bookkeeping', 'consequences', 'advice'] as const
export type Aid = (typeof aids)[number]

export function isAid(value: unknown): value is Aid {
  return (aids as readonly unknown[]).includes(value)
}

/** Whether a level does at least what another one does. */
export function aidsWith(aid: Aid, least: Aid): boolean {
  return aids.indexOf(aid) >= aids.indexOf(least)
}

/** The lesser of two levels: nobody has more help than was agreed. */
export function lesserAid(one: Aid, other: Aid): Aid {
  return aidsWith(one, other) ? other : one
}
