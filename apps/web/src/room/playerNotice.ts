import type { Ending, HoldUp, Nudge, Proposal, TableInfo } from '@athanor/protocol'

/** What a player must know of the table besides the game, and may have to answer. */
export type PlayerNotice =
  | { readonly kind: 'standIn' }
  | { readonly kind: 'nudged'; readonly nudge: Nudge }
  | { readonly kind: 'aboutYou'; readonly proposal: Proposal }
  | { readonly kind: 'vote'; readonly proposal: Proposal }
  | { readonly kind: 'endVote'; readonly ending: Ending }
  | { readonly kind: 'holdUp'; readonly holdUp: HoldUp; readonly nudge: Nudge | null }
  | { readonly kind: 'voted'; readonly proposal: Proposal }
  | { readonly kind: 'endAsked'; readonly ending: Ending }

type Standing = Pick<TableInfo, 'status' | 'seats' | 'holdUps' | 'nudges' | 'proposals' | 'ending'>

/**
 * The one that is shown: first what only the reader can settle, then what they are asked, then what they may do about
 * others, and last what they wait for. Null for spectators, and while there is nothing to say.
 */
export function noticeFor(table: Standing, you: number | null): PlayerNotice | null {
  if (table.status !== 'running' || you === null) return null
  const { seats, proposals, ending } = table
  const own = seats[you]
  if (own?.holder === 'person' && own.bot !== null) return { kind: 'standIn' }
  const nudge = nudgeFor(table, you)
  if (nudge !== null && !nudge.answered) return { kind: 'nudged', nudge }
  const aboutYou = proposals.find(({ seat }) => seat === you)
  if (aboutYou !== undefined) return { kind: 'aboutYou', proposal: aboutYou }
  const vote = proposals.find(({ missing }) => missing.includes(you))
  if (vote !== undefined) return { kind: 'vote', proposal: vote }
  if (ending?.missing.includes(you) === true) return { kind: 'endVote', ending }
  const [holdUp] = table.holdUps
    .filter(({ seat }) => seat !== you && proposals.every((proposal) => proposal.seat !== seat))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  const held = holdUp === undefined ? null : ({ kind: 'holdUp', holdUp, nudge: nudgeFor(table, holdUp.seat) } as const)
  if (held !== null && weightOf(held.holdUp) > 0) return held
  const [voted] = proposals
  if (voted !== undefined) return { kind: 'voted', proposal: voted }
  return ending === null ? held : { kind: 'endAsked', ending }
}

function nudgeFor({ nudges }: Standing, seat: number): Nudge | null {
  return nudges.find((nudge) => nudge.seat === seat) ?? null
}

/** How much can be done about it. */
function weightOf({ mayPropose, mayNudge }: HoldUp): number {
  return 2 * Number(mayPropose) + Number(mayNudge)
}
