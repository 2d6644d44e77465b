import type { Alchemical, Golem, Trigger } from '@athanor/alchemy'
import { at, type Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { ScoreSource } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { type CardFacts, printedCards, worthOf } from './cards.ts'
import { compare, demand, happened, owns, playerOf, seatsOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { approvalFor, hasProject, projectIn, spaceIn } from './project.ts'
import { movedBy } from './zones.ts'

/** The Golem Project, read once more from docs/rules/kings-golem.md. Silent at tables without it. */
export const judgeGolem: Judge = (before, seat, action, events, after, cards = printedCards) => {
  if (!hasProject(before)) return []
  return [
    ...judgeTokens(before, events, after),
    ...(action.kind === 'testGolem' || action.kind === 'animateGolem'
      ? judgeResearch(before, seat, action, events, after, cards)
      : []),
    ...(action.kind === 'visitLibrary' ? judgeVisit(seat, events) : []),
    ...judgeReports(before, events, after),
    ...judgeMood(before, events, after),
    ...judgeCounter(before, events, after),
    ...judgePoints(after),
  ]
}

/** GR-92: what the events tell of approval tokens adds up to what lies on the boards. */
function judgeTokens(before: State, events: readonly Event[], after: State): readonly string[] {
  const changes = happened(events, 'approvalChanged')
  return seatsOf(before).flatMap((seat) => {
    const due = changes.reduce(
      (sum, one) => (one.seat === seat ? sum + one.change : sum),
      projectIn(before, seat).approval,
    )
    return [
      ...compare(`approval of ${seat}`, due, projectIn(after, seat).approval),
      ...demand(due >= 0, `seat ${seat} owes approval`),
    ]
  })
}

const places = { red: 0, green: 1, blue: 2 } as const

/** G-184: a capital letter is a big circle. */
function reacts(alchemical: Alchemical, { colour, size }: Trigger): boolean {
  const letter = alchemical.charAt(places[colour])
  return (letter === letter.toUpperCase()) === (size === 'big')
}

/** G-253: a big circle asks for a plus, a small one for a minus. */
function obeys(alchemical: Alchemical, golem: Golem): boolean {
  return [golem.chest, golem.ears].every(({ colour, size }) => {
    const sign = alchemical.charAt(places[colour]).toLowerCase()
    return sign === (size === 'big' ? 'p' : 'n')
  })
}

function golemIn({ hidden }: State): Golem {
  const golem = hidden.slots.expansion?.golem
  if (golem === undefined) throw new RangeError('there is no golem')
  return golem
}

type Research = Extract<Parameters<Judge>[2], { readonly kind: 'testGolem' | 'animateGolem' }>

/** G-171..G-180, G-257..G-264, GR-85: result, flask, card, reputation and tokens of one action on Research Golem. */
function judgeResearch(
  before: State,
  seat: Seat,
  action: Research,
  events: readonly Event[],
  after: State,
  cards: CardFacts,
): readonly string[] {
  const { answers } = before.hidden
  const golem = golemIn(before)
  const [was, is] = [projectIn(before, seat), projectIn(after, seat)]
  const { tokens } = spaceIn(before)
  const worked = action.kind === 'animateGolem' && action.pair.every((each) => obeys(answers[each], golem))
  const earns = action.kind === 'testGolem' || worked
  const taken = earns && tokens > 0 ? 1 : 0
  const flask = worked ? 3 : action.kind === 'testGolem' && was.flask < 2 ? was.flask + 1 : was.flask
  const research = happened(events, 'approvalChanged').filter(({ why }) => why === 'research' || why === 'courtier')
  const earned = research.reduce((sum, { change }) => sum + change, 0)
  const spent = action.kind === 'testGolem' ? 1 : 0
  // The round may end with it.
  const drawn = happened(events, 'cardsDrawn').reduce(
    (sum, draw) => (draw.seat === seat ? sum + draw.ingredients : sum),
    0,
  )
  const own = after.own[seat]?.slots.golemProject
  return [
    ...demand(action.kind === 'testGolem' || was.flask === 2, 'an animation out of turn'),
    ...compare('the flask', flask, is.flask),
    ...compare('tokens for research', taken + worthOf(cards, 'courtier', action.courtiers, action), earned),
    ...compare('cards after research', playerOf(before, seat).cards - spent + drawn, playerOf(after, seat).cards),
    ...compare(
      'reputation after research',
      action.kind === 'animateGolem' && !worked ? movedBy(before, seat, -2) : playerOf(before, seat).reputation,
      standing(before, events, seat, 'golemFailed'),
    ),
    ...(action.kind === 'testGolem'
      ? compare(
          'what the golem did',
          {
            ingredient: action.ingredient,
            chest: reacts(answers[action.ingredient], golem.chest),
            ears: reacts(answers[action.ingredient], golem.ears),
          },
          own?.tests.at(-1),
        )
      : compare('whether the golem lives', { pair: action.pair, worked }, own?.attempts.at(-1))),
  ]
}

/** G-200: a token for a book. */
function judgeVisit(seat: Seat, events: readonly Event[]): readonly string[] {
  const books = happened(events, 'bookTaken').filter((book) => book.seat === seat)
  return [
    ...compare('the fee of the library', -1, approvalFor(events, seat, 'library')),
    ...compare('books', 1, books.length),
  ]
}

/** G-206..G-221, GR-51, GR-54: who reports, in which order, and what lies there then. */
function judgeReports(before: State, events: readonly Event[], after: State): readonly string[] {
  const told = happened(events, 'reported')
  const steps = told.filter(({ step }) => step === 'filed' || step === 'narrowed')
  const rank = (seat: Seat) => before.table.order.length - before.table.order.indexOf(seat)
  return [
    ...compare(
      'the order of reports',
      told.map(({ seat }) => seat).toSorted((one, other) => rank(one) - rank(other)),
      told.map(({ seat }) => seat),
    ),
    ...demand(new Set(steps.map(({ seat }) => seat)).size === steps.length, 'two reports of one player'),
    ...steps.flatMap(({ seat, step, part, tokens }) => {
      if (part === null) return ['a report on nothing']
      const was = projectIn(before, seat)
      return [
        ...demand(was.flask >= 2, 'a report without two tests'),
        ...compare('tokens before', step === 'filed' ? 0 : 2, was.reports[part]),
        ...demand(step === 'filed' ? tokens === 1 || tokens === 2 : tokens === 1, 'another number of tokens'),
        ...compare('tokens now', tokens, projectIn(after, seat).reports[part]),
      ]
    }),
    ...seatsOf(after).flatMap((seat) =>
      judgeFaces(
        before,
        after,
        seat,
        steps.some((each) => each.seat === seat),
      ),
    ),
  ]
}

/** GR-54, G-215: each token lies in one place, and nothing moves without a step. */
function judgeFaces(before: State, after: State, seat: Seat, stepped: boolean): readonly string[] {
  const [was, is] = [before.own[seat]?.slots.golemProject?.reports, after.own[seat]?.slots.golemProject?.reports]
  if (is === undefined) return ['no reports']
  const tokens = [...is.chest, ...is.ears].map(({ colour, size }) => `${size} ${colour}`)
  const sizes = projectIn(after, seat).reports
  return [
    ...demand(new Set(tokens).size === tokens.length, 'one token in two reports'),
    ...compare('reports as everybody sees them', [is.chest.length, is.ears.length], [sizes.chest, sizes.ears]),
    ...(stepped ? [] : compare(`reports of ${seat}`, was, is)),
  ]
}

/** G-156..G-158, G-241..G-243: so many tokens as the tile says, or one for two players, and nothing carries over. */
function judgeMood(before: State, events: readonly Event[], after: State): readonly string[] {
  const shown = happened(events, 'moodShown')
  const began = happened(events, 'roundBegan').filter(({ round }) => round > 1).length
  const two = before.table.players.length === 2
  return [
    ...compare('moods', began, shown.length),
    ...shown.flatMap(({ tokens, tile }) => [
      ...compare('a tile', !two, tile),
      ...demand(two ? tokens === 1 : tokens >= 1 && tokens <= 4, `a mood of ${tokens}`),
      ...(after.table.phase === 'order' ? compare('tokens on the space', tokens, spaceIn(after).tokens) : []),
    ]),
  ]
}

/** G-144..G-146, G-199, G-240: the card under the counter goes with a buyer, and changes when the row does. */
function judgeCounter(before: State, events: readonly Event[], after: State): readonly string[] {
  const [was, is] = [spaceIn(before), spaceIn(after)]
  const replaced = happened(events, 'artifactsReplaced').length > 0
  const isBought = happened(events, 'artifactBought').some(({ artifact }) => artifact === was.underCounter)
  const [next = null, ...later] = was.underCounterToCome
  return [
    ...compare('the card under the counter', replaced ? next : isBought ? null : was.underCounter, is.underCounter),
    ...compare('the cards to come', replaced ? later : was.underCounterToCome, is.underCounterToCome),
    ...compare(
      'cards that come under the counter',
      replaced && next !== null ? [next] : [],
      before.table.phase === 'setUp' ? [] : happened(events, 'underCounterCame').map(({ artifact }) => artifact),
    ),
  ]
}

/** G-245..G-249: chest and ears apart. */
function reportPoints(state: State, seat: Seat): number {
  const golem = golemIn(state)
  const reports = state.own[seat]?.slots.golemProject?.reports
  const of = (tokens: readonly Trigger[], { colour, size }: Trigger) => {
    const right = tokens.some((token) => token.colour === colour && token.size === size)
    if (tokens.length === 0) return 0
    return tokens.length === 1 ? (right ? 4 : -8) : right ? 2 : -6
  }
  return of(reports?.chest ?? [], golem.chest) + of(reports?.ears ?? [], golem.ears)
}

/** G-244..G-250, GR-86: what the project is worth at the end, by where the points come from; gold apart. */
export function projectPoints(state: State, seat: Seat): Readonly<Record<string, number>> {
  if (!hasProject(state)) return {}
  const books = playerOf(state, seat).slots.library?.books ?? 0
  return {
    reports: reportPoints(state, seat),
    golem: projectIn(state, seat).flask === 3 ? 5 : 0,
    mahoganyBookcase: owns(state, seat, 'mahoganyBookcase') ? books : 0,
  }
}

function judgePoints(after: State): readonly string[] {
  const { end } = after.table
  if (end === null) return []
  return seatsOf(after).flatMap((seat) =>
    Object.entries(projectPoints(after, seat)).flatMap(([source, due]) =>
      compare(`points for ${source}`, due, at(end.scores, seat, 'seat')[source as ScoreSource] ?? 0),
    ),
  )
}
