import { type Colour, colours, ingredients, signOf } from '@athanor/alchemy'
import { at, type Seat } from '@athanor/kernel'
import type { Seal } from '../engine/contributions.ts'
import type { End, State } from '../engine/state.ts'
import { articlePoints } from './articles.ts'
import { artifactFact, type CardFacts, printedCards } from './cards.ts'
import { compare, happened, ownOf, owns, playerOf, seatsOf } from './facts.ts'
import { projectPoints } from './golem.ts'
import type { Judge } from './judge.ts'
import { approvalOf } from './project.ts'

/** A-442, GR-20. */
const grantPoints = [2, 2, 2, 2, 1, 2]

/** */
const sealPoints: Readonly<Record<Seal, number>> = { gold: 5, silver: 3, red: 0, green: 0, blue: 0, white: 0 }

/** A-363..A-378: what everybody is worth at the end, and who wins. */
export const judgeFinalPoints: Judge = (before, _seat, _action, events, after, cards = printedCards) => {
  const { end } = after.table
  if (end === null) return []
  const due = seatsOf(after).map(
    (seat) =>
      openPoints(after, seat, cards) +
      revealedPoints(after, seat) +
      articlePoints(after, seat) +
      Object.values(projectPoints(after, seat)).reduce((sum, points) => sum + points, 0),
  )
  const leftover = seatsOf(after).map((seat) => purse(after, seat) % 3)
  // leftover gold decides between equals, and never more than that.
  const rank = (seat: Seat) => 3 * at(due, seat) + at(leftover, seat)
  const best = Math.max(...seatsOf(after).map(rank))
  return [
    ...compare('the last round', 6, before.table.round),
    ...compare('the answers', before.hidden.answers, end.answers),
    ...compare('the points', due, totals(end)),
    ...compare('the gold left over', leftover, end.leftover),
    ...compare(
      'the winners',
      [seatsOf(after).filter((seat) => rank(seat) === best)],
      happened(events, 'gameEnded').map(({ winners }) => winners),
    ),
  ]
}

function totals({ scores }: End): readonly number[] {
  return scores.map((sheet) => Object.values(sheet).reduce((sum, points) => sum + points, 0))
}

/** A-367, G-244: gold, and 2 for every favor card and every approval token. */
function purse(state: State, seat: Seat): number {
  const { gold, favours } = playerOf(state, seat)
  return gold + 2 * favours + 2 * approvalOf(state, seat)
}

/** A-363..A-368, A-392, A-394, A-452: reputation, artifacts, grants and gold. */
function openPoints(after: State, seat: Seat, cards: CardFacts): number {
  const { reputation, artifacts, grants } = playerOf(after, seat)
  const kinds = ownOf(after, seat).aside.filter((count) => count > 0).length
  return [
    reputation,
    ...artifacts.map((artifact) => artifactFact(cards, artifact).points),
    owns(after, seat, 'magicMirror') ? Math.floor(reputation / 5) : 0,
    owns(after, seat, 'crystalCabinet') ? 2 * artifacts.length : 0,
    owns(after, seat, 'featherInCap') ? kinds : 0,
    ...grants.map((grant) => at(grantPoints, grant)),
    Math.floor(purse(after, seat) / 3),
    // G-041.
    ...(playerOf(after, seat).slots.startupFunding?.unveiled ?? []).map((each) =>
      Math.max(0, 5 - artifactFact(cards, each).cost),
    ),
  ].reduce((sum, points) => sum + points, 0)
}

/** A-372..A-377, A-404: seals on theories, right or wrong. */
function revealedPoints(after: State, seat: Seat): number {
  return ingredients.reduce((sum, ingredient, number) => {
    const theory = after.table.theories[number] ?? null
    const seal = ownOf(after, seat).placed[ingredient] ?? null
    if (theory === null || seal === null) return sum
    const truth = after.hidden.answers[ingredient]
    if (truth === theory.alchemical) return sum + sealPoints[seal] + (owns(after, seat, 'wisdomIdol') ? 1 : 0)
    const wrong = colours.filter((colour: Colour) => signOf(truth, colour) !== signOf(theory.alchemical, colour))
    // a hedge helps only against the one thing that is wrong.
    return wrong.length === 1 && wrong[0] === seal ? sum : sum - 4
  }, 0)
}
