import { type Alchemical, type Golem, ingredientIndex, type Trigger } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { compare, demand, happened, isOf, owns, playerOf, seatsOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { isMaster } from './levels.ts'
import { moved, movedBy } from './zones.ts'

/** The Golem Project, read once more from docs/rules/kings-golem.md. Silent at tables without it. */
export const judgeGolem: Judge = (before, seat, action, events, after) => {
  if (before.table.slots.golemProject === undefined) return []
  return [
    ...judgeTokens(before, events, after),
    ...(action.kind === 'testGolem' || action.kind === 'animateGolem'
      ? judgeResearch(before, seat, action, events, after)
      : []),
    ...judgeReports(before, events, after),
    ...judgeMood(before, events, after),
    ...judgeTiles(before, events, after),
    ...judgePoints(after),
  ]
}

type Project = NonNullable<State['table']['players'][number]['slots']['golemProject']>

function projectIn(state: State, seat: Seat): Project {
  const project = playerOf(state, seat).slots.golemProject
  if (project === undefined) throw new RangeError('no Golem Project is in play')
  return project
}

function spaceIn({ table }: State): NonNullable<State['table']['slots']['golemProject']> {
  const space = table.slots.golemProject
  if (space === undefined) throw new RangeError('no Golem Project is in play')
  return space
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
  const own = after.own[seat]?.slots.golemProject
  return [
    ...demand(action.kind === 'testGolem' || was.flask === 2, 'an animation out of turn'),
    ...compare('the flask', flask, is.flask),
    ...compare('tokens for research', taken + action.courtiers, earned),
    ...compare('cards after research', playerOf(before, seat).cards - spent, playerOf(after, seat).cards),
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

/** A-345, GR-57: reputation for 0, 1, 2 and so on seals; the second tile is the one with a golem. */
const sealTiles = {
  1: { apprentice: [-1, 1, 1, 1, 1], master: [-2, -1, 1, 1, 1] },
  2: { apprentice: [-2, -1, 0, 1, 1], master: [-3, -2, -1, 0, 1] },
} as const

/** A-344, G-133: seals on theories without a conflict, and on articles. */
function sealsIn({ table }: State, seat: Seat): number {
  const clear = table.theories.filter(
    (theory, number) =>
      theory?.seals.includes(seat) === true &&
      !table.conflicts.some((pair) => pair.some((one) => ingredientIndex(one) === number)),
  )
  const articles = Object.values(table.slots.royalEncyclopedia?.articles ?? {}) as readonly ({
    readonly seals: readonly Seat[]
  } | null)[]
  return clear.length + articles.filter((article) => article?.seals.includes(seat) === true).length
}

function halvesIn(state: State, seat: Seat): number {
  const { chest, ears } = projectIn(state, seat).reports
  return [chest, ears].reduce((sum: number, tokens) => sum + (tokens === 1 ? 2 : tokens === 2 ? 1 : 0), 0)
}

/** G-222..G-239, GR-55..GR-57: both tiles of a conference are one change; favor cards of the first one come besides. */
function judgeTiles(before: State, events: readonly Event[], after: State): readonly string[] {
  return happened(events, 'conferenceHeld').flatMap(({ conference }) => {
    const halves = seatsOf(after).map((seat) => halvesIn(after, seat))
    return seatsOf(after).flatMap((seat) => {
      const side = isMaster(before, seat, 'conferences') ? 'master' : 'apprentice'
      const seals = sealTiles[conference][side][Math.min(4, sealsIn(after, seat))] ?? 0
      const own = halves[seat] ?? 0
      const first = own > 0 ? (side === 'apprentice' ? 1 : 0) : side === 'master' ? -2 : 0
      const second =
        (own > 0 && own === Math.max(...halves) ? 2 : 0) -
        (own === Math.min(...halves) ? 2 : 0) +
        (projectIn(after, seat).flask === 3 ? 3 : 0)
      const net = seals + (conference === 1 ? first : second)
      const ending = { ...after, table: { ...after.table, round: before.table.round } }
      const [from, to] = aroundConference(before, events, seat)
      return compare(`reputation of ${seat} after the conference`, moved(ending, seat, from, net), to)
    })
  })
}

/** Where a seat stood before and after the conference. */
function aroundConference(before: State, events: readonly Event[], seat: Seat): readonly [number, number] {
  let from = playerOf(before, seat).reputation
  for (const { public: event } of events) {
    if (isOf(event, 'topAlchemists')) break
    if (!isOf(event, 'reputationChanged') || event.seat !== seat) continue
    if (event.why === 'conference') return [from, event.to]
    from = event.to
  }
  return [from, from]
}

/** G-244..G-250, GR-86: what the project is worth at the end. */
function judgePoints(after: State): readonly string[] {
  const { end } = after.table
  if (end === null) return []
  const golem = golemIn(after)
  return seatsOf(after).flatMap((seat) => {
    const reports = after.own[seat]?.slots.golemProject?.reports
    const of = (tokens: readonly Trigger[], { colour, size }: Trigger) => {
      const right = tokens.some((token) => token.colour === colour && token.size === size)
      if (tokens.length === 0) return 0
      return tokens.length === 1 ? (right ? 4 : -8) : right ? 2 : -6
    }
    const books = playerOf(after, seat).slots.library?.books ?? 0
    const { gold, favours } = playerOf(after, seat)
    const points = (source: string) => end.scores[seat]?.find((each) => each.source === source)?.points
    return [
      ...compare(
        'points for reports',
        of(reports?.chest ?? [], golem.chest) + of(reports?.ears ?? [], golem.ears),
        points('reports'),
      ),
      ...compare('points for the golem', projectIn(after, seat).flask === 3 ? 5 : 0, points('golem')),
      ...compare('points for books', owns(after, seat, 'mahoganyBookcase') ? books : 0, points('mahoganyBookcase')),
      ...compare(
        'points for gold',
        Math.floor((gold + 2 * favours + 2 * projectIn(after, seat).approval) / 3),
        points('gold'),
      ),
    ]
  })
}
