import type { Ingredient } from '@athanor/alchemy'
import { at, type Seat } from '@athanor/kernel'
import type { Action } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { sealsOnArticles } from './articles.ts'
import { askIn, compare, demand, goldFor, happened, playerOf } from './facts.ts'
import type { Judge } from './judge.ts'
import { countedSeals } from './seals.ts'

/** */
const tiles: readonly (readonly Ingredient[])[] = [
  ['mushroom', 'toad', 'scorpion'],
  ['scorpion', 'ravensFeather', 'mandrakeRoot'],
  ['mandrakeRoot', 'flower', 'birdClaw'],
  ['birdClaw', 'fern', 'mushroom'],
  ['toad', 'ravensFeather', 'flower', 'fern'],
]

/** G-094..G-096, GR-77: the grant behind these five is for articles. */
const encyclopedia = tiles.length

/** seals for the first grant and for every further one. */
const [forFirst, forFurther] = [2, 3]

/** A-259..A-270, AR-19..AR-21: the active player takes what the seals reach, and only then. */
export const judgeGrants: Judge = (before, seat, action, events, after) => {
  const taken = happened(events, 'grantTaken')
  if (!completes(before, action, after)) return compare('grants out of turn', [], taken)
  const complaints: string[] = []
  let held = playerOf(before, seat).grants.length
  for (const { seat: taker, grant } of taken) {
    const needed = held === 0 ? forFirst : forFurther
    complaints.push(...compare('who takes a grant', seat, taker))
    complaints.push(...demand(sealsOn(after, seat, grant) >= needed, `too few seals for grant ${grant}`))
    held++
  }
  complaints.push(...compare('gold for grants', 2 * taken.length, goldFor(events, seat, 'grant')))
  const { grants } = after.table
  const ask = askIn(after)
  const missed = grants.filter((grant) => sealsOn(after, seat, grant) >= (held === 0 ? forFirst : forFurther))
  const asked = ask?.kind === 'grant' && ask.seat === seat
  // between several first grants there is a choice.
  return [...complaints, ...compare('grants to choose from', missed, asked ? ask.grants : [])]
}

/** A-269, AR-19: a Debunk or Publish action is complete, an immediate publication included. */
function completes(before: State, action: Action, after: State): boolean {
  switch (action.kind) {
    case 'publish':
    case 'endorse':
    case 'publishArticle':
    case 'endorseArticle':
    case 'takeGrant':
      return true
    case 'debunk':
    case 'demonstrate':
      return askIn(after)?.kind !== 'immediate'
    default:
      return action.kind === 'decline' && askIn(before)?.kind === 'immediate'
  }
}

function sealsOn(state: State, seat: Seat, grant: number): number {
  if (grant === encyclopedia) return sealsOnArticles(state, seat)
  const counted = countedSeals(state, seat)
  return at(tiles, grant).filter((ingredient) => counted.includes(ingredient)).length
}
