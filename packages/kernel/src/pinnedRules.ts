import type { AutoResponse, Game, Seat, Shape } from './game.ts'

/** Rules as they were before a newer version took their place, with those who played them: one frozen file. */
export interface PinnedRules {
  readonly game: Game<Shape>
  /** The bots of that time; how they think is known in their own room. */
  readonly bots: readonly { readonly id: string }[]
}

/** The pinned versions of one game. Nothing of them is loaded before a stored game asks for it. */
export type PinnedVersions = Readonly<Record<number, () => Promise<PinnedRules>>>

/** What the contract was called when the oldest pinned files were frozen. */
interface OldNames {
  /** Now `interrupts`. */
  invited?(state: object): readonly Seat[]
  /** Now `autoResponse`. */
  readonly standing?: AutoResponse<object, { readonly kind: string }>
}

/** Loads one pinned version, under the names that the contract has today; null when it is not there. */
export async function pinnedRules(
  id: string,
  rulesVersion: number,
  versions: PinnedVersions | undefined,
): Promise<PinnedRules | null> {
  const load = versions?.[rulesVersion]
  if (load === undefined) return null
  const rules = await load()
  if (rules.game.id !== id || rules.game.rulesVersion !== rulesVersion) {
    const found = `${rules.game.id} ${rules.game.rulesVersion}`
    throw new TypeError(`what is pinned as ${id} ${rulesVersion} is ${found}`)
  }
  return { ...rules, game: renamed(rules.game) }
}

/** Pinned files are never edited, so this is the only place that knows the old names. */
function renamed(game: Game<Shape> & OldNames): Game<Shape> {
  const { invited, standing } = game
  return {
    ...game,
    ...(invited === undefined ? {} : { interrupts: invited }),
    ...(standing === undefined ? {} : { autoResponse: standing }),
  }
}
