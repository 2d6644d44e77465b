import {
  type AlchemistsShape,
  aidOf,
  countedSeals,
  notebookOf,
  rulesAt,
  theoryOn,
  type View,
} from '@athanor/alchemists'
import { alchemistsTelling, briefly, type Thing } from '@athanor/alchemists/narration'
import { ingredients } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import { spoken } from '@athanor/narration'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import type { Scene, SceneMoment, SceneWeight } from '@athanor/tabletop/scenes/scene.ts'
import type { Sound } from '@athanor/tabletop/scores.ts'
import { changesOf, isChange } from './changes.ts'
import { commonSentence } from './commonSign.ts'
import type { Learning, Reveal } from './shows.ts'
import { told } from './told.ts'

type Moment = SceneMoment<AlchemistsShape>
type Event = Moment['events'][number]
type Kind = Event['kind']
type EventOf<Each extends Kind> = Extract<Event, { readonly kind: Each }>

type SaleShow = Extract<Reveal, { readonly kind: 'sale' }>

/** What a scene is made of, before it is told: its head, and whatever else of the move it tells. */
interface Plot {
  readonly show: Reveal
  readonly weight: SceneWeight
  readonly who: Seat | null
  readonly sound?: Sound
  readonly heads: readonly Event[]
  /** Reasons for which gold and reputation move here. */
  readonly why: ReadonlySet<string>
}

/** What comes of each kind of scene. */
const consequences: Readonly<Record<Reveal['kind'], readonly Kind[]>> = {
  experiment: ['studentCharges', 'poisoned', 'paralysed'],
  sale: ['offered', 'sold'],
  exhibit: [],
  bids: [],
  question: ['theoryDebunked', 'articleDebunked', 'debunkFailed', 'conflictShown', 'conflictRemoved'],
  publication: ['conflictRemoved'],
  conference: [],
  artifact: [],
  golem: ['approvalChanged'],
  tidings: ['startingArtifactTaken', 'secretArtifactTaken', 'approvalChanged'],
}

const reasons: Readonly<Record<Reveal['kind'], readonly string[]>> = {
  experiment: ['student', 'insanity'],
  sale: ['sale'],
  exhibit: ['exhibition'],
  bids: [],
  question: ['debunking', 'failedDebunking'],
  publication: ['publishing', 'endorsing', 'endorsed'],
  conference: ['conference'],
  artifact: ['artifact', 'altar'],
  golem: ['student'],
  tidings: ['topAlchemist', 'grant'],
}

/** The events that are told together when a round ends. */
const endOfRound: ReadonlySet<Kind> = new Set<Kind>([
  'artifactsReplaced',
  'topAlchemists',
  'unusedCubes',
  'hospitalCleared',
  'adventurerCame',
  'conferenceAnnounced',
  'orderBoardCame',
  'moodShown',
])

/** The scenes of a move, from nothing but what the viewer saw of it. */
export function scenesOf(moment: Moment, players: PlayersInSight, words: Words): readonly Scene<Reveal>[] {
  const plots = plotsOf(moment)
  const speaker = {
    words,
    names: players.seats.map(({ name }) => name),
    watcher: players.watcher,
    // Whoever listens does not see the signs.
    spell: (thing: Thing) =>
      thing.kind === 'alchemical'
        ? words.data({ id: `alchemy.alchemical.${thing.alchemical}` })
        : alchemistsTelling.spell(thing, words),
  }
  const say = (event: Event) =>
    alchemistsTelling
      .tell(event, players.watcher)
      .map((message) => spoken(message, speaker))
      .join(' ')
  const shortly = (event: Event, who: Seat) => {
    const brief = briefly(event)
    return brief === null ? say(event) : `${speaker.names[who] ?? ''}: ${spoken(brief, speaker)}`
  }
  const unclaimed = moment.events.filter((event) => isChange(event) && !plots.some(({ why }) => why.has(event.why)))
  return plots.map(({ show, weight, who, sound, heads, why }, number): Scene<Reveal> => {
    const isMine = who === null || who === moment.viewer
    const beside = moment.events.filter(
      (event) => consequences[show.kind].includes(event.kind) || (isChange(event) && why.has(event.why)),
    )
    const headlines = heads.map((event) => (isMine || who === null ? say(event) : shortly(event, who)))
    const rest = [...beside, ...(number === 0 ? unclaimed : [])].map(say)
    const common = isMine ? commonSentence(show, words) : null
    const all = [...headlines, ...(common === null ? [] : [common]), ...rest].filter((sentence) => sentence !== '')
    // A rival's small moment is one sentence; the log has the rest.
    const steps = isMine || weight === 'great' ? grouped(all) : all.slice(0, 1)
    return { weight, who, steps, show, ...(sound === undefined ? {} : { sound }) }
  })
}

/** Four steps at most: what came out, what it means, what it changes, and all else. */
function grouped(sentences: readonly string[]): readonly string[] {
  return sentences.length <= 4 ? sentences : [...sentences.slice(0, 3), sentences.slice(3).join(' ')]
}

function plotsOf(moment: Moment): readonly Plot[] {
  const { events } = moment
  const plots: Plot[] = []
  const round = events.filter(({ kind }) => endOfRound.has(kind))
  for (const event of events) {
    if (endOfRound.has(event.kind)) {
      // All of it is told at once, where the first of it happened.
      if (event === round[0]) plots.push(roundPlot(round, moment))
      continue
    }
    const plot = plotOf(event, moment)
    if (plot !== null) plots.push(plot)
  }
  const orphans = events.filter(
    ({ kind }) =>
      told[kind] === 'toldBeside' &&
      kind !== 'goldChanged' &&
      kind !== 'reputationChanged' &&
      !plots.some(({ show }) => consequences[show.kind].includes(kind)),
  )
  const [first] = orphans
  if (first === undefined) return plots
  return [tidings(orphans, 'seat' in first ? first.seat : moment.by, 'cards', first.kind, moment), ...plots]
}

function roundPlot(round: readonly Event[], moment: Moment): Plot {
  const [first] = round
  const plot = tidings(round, null, 'endOfRound', first?.kind ?? 'adventurerCame', moment)
  return { ...plot, why: new Set(['topAlchemist']) }
}

function plotOf(event: Event, moment: Moment): Plot | null {
  const { viewer } = moment
  const mine = (seat: Seat): SceneWeight => (seat === viewer ? 'great' : 'usual')
  switch (event.kind) {
    case 'potionMade':
      return event.at === 'sell' || (event.at === 'exhibit' && has(moment, 'exhibited'))
        ? null
        : plotWith(moment, event, event.seat, mine(event.seat), experimentOf(event, moment), 'reveal')
    case 'bidsRevealed':
      return plotWith(
        moment,
        event,
        event.bids.some(({ seat }) => seat === viewer) ? null : (event.order[0] ?? null),
        'usual',
        { kind: 'bids', bids: inOrder(event) },
      )
    case 'saleAnswered':
      return plotWith(moment, event, event.seat, mine(event.seat), saleOf(event, moment), 'coin')
    case 'exhibited':
      return plotWith(moment, event, event.seat, mine(event.seat), exhibitOf(event, moment), 'reveal')
    case 'signShown':
    case 'demonstrated': {
      const fallen = moment.events.filter(({ kind }) => kind === 'theoryDebunked' || kind === 'articleDebunked')
      const concernsMe = moment.events.some(
        (each) =>
          (each.kind === 'theoryDebunked' || each.kind === 'articleDebunked') &&
          each.seals.some(({ seat }) => seat === viewer),
      )
      const show = questionOf(event, moment)
      const weight = fallen.length > 0 ? 'great' : mine(event.seat)
      return plotWith(
        moment,
        event,
        concernsMe ? null : event.seat,
        weight,
        show,
        fallen.length > 0 ? 'topple' : 'seal',
      )
    }
    case 'published':
    case 'endorsed':
      return plotWith(moment, event, event.seat, 'usual', publicationOf(event, moment), 'seal')
    case 'conferenceHeld':
      return plotWith(moment, event, null, 'great', conferenceOf(event, moment), 'fanfare')
    case 'artifactBought': {
      const { seat, artifact } = event
      return plotWith(moment, event, seat, 'usual', { kind: 'artifact', seat, artifact, changes: [] }, 'coin')
    }
    case 'golemTested':
    case 'golemAnimated':
      return plotWith(moment, event, event.seat, mine(event.seat), golemOf(event), 'reveal')
    case 'grantTaken':
      return tidings([event], event.seat, 'grant', event.kind, moment)
    case 'articlePublished':
    case 'articleEndorsed':
      return { ...tidings([event], event.seat, 'article', event.kind, moment), why: new Set(reasons.publication) }
    case 'reported':
      return tidings([event], event.seat, 'golem', event.kind, moment)
    case 'periscopeUsed':
    case 'bookRead':
    case 'replicated':
    case 'unveiled':
      return tidings([event], event.seat, 'cards', event.kind, moment)
    case 'startupRevealed':
      return tidings([event], null, 'cards', event.kind, moment)
    default:
      return null
  }
}

function has(moment: Moment, kind: Kind): boolean {
  return moment.events.some((event) => event.kind === kind)
}

function plotWith(
  moment: Moment,
  head: Event,
  who: Seat | null,
  weight: SceneWeight,
  show: Reveal,
  sound?: Sound,
): Plot {
  const why = new Set(reasons[show.kind])
  const changes = changesOf(
    moment.events.filter(isChange).filter((event) => why.has(event.why)),
    moment,
  )
  const whole = 'changes' in show ? { ...show, changes } : show
  return { show: whole, weight, who, heads: [head], why, ...(sound === undefined ? {} : { sound }) }
}

function tidings(
  heads: readonly Event[],
  who: Seat | null,
  title: Extract<Reveal, { kind: 'tidings' }>['title'],
  about: Kind,
  moment: Moment,
): Plot {
  const [head] = heads
  const show: Reveal = { kind: 'tidings', title, about, changes: [] }
  const weight = title === 'endOfRound' || who === moment.viewer ? 'usual' : 'small'
  const made = plotWith(moment, head ?? (moment.events[0] as Event), who, weight, show)
  return { ...made, heads }
}

/** What the viewer's notebook gains by an own answer. */
function learningOf(seat: Seat, { viewer, before, after }: Moment): Learning | null {
  if (seat !== viewer || before === null || after === null) return null
  return {
    before: notebookOf(before).facts,
    after: notebookOf(after).facts,
    golem: after.table.slots.golemProject !== undefined,
    aid: aidOf(after.table.options),
  }
}

function experimentOf(event: EventOf<'potionMade'>, moment: Moment): Reveal {
  const { seat, at, potion, pair = null } = event
  const effect = has(moment, 'studentCharges')
    ? 'charges'
    : has(moment, 'poisoned')
      ? 'poisoned'
      : has(moment, 'paralysed')
        ? 'paralysed'
        : moment.events.some((each) => each.kind === 'reputationChanged' && each.why === 'insanity')
          ? 'insane'
          : 'none'
  return { kind: 'experiment', seat, at, potion, pair, effect, learning: learningOf(seat, moment), changes: [] }
}

function saleOf(event: EventOf<'saleAnswered'>, moment: Moment): Reveal {
  const { seat, promised, quality, pair = null } = event
  const offered = moment.events.find((each) => each.kind === 'offered')
  const sold = moment.events.find((each) => each.kind === 'sold')
  return {
    kind: 'sale',
    seat,
    promised,
    quality,
    pair,
    guarantee: offered?.guarantee ?? null,
    price: offered?.price ?? 0,
    counted: sold?.counted ?? quality,
    paid: sold?.paid ?? 0,
    sellers: sellersOf(event, moment),
    learning: learningOf(seat, moment),
    changes: [],
  }
}

/** A-217..A-221: who has sold this round, who sells now and who comes after. */
function sellersOf({ seat, quality }: EventOf<'saleAnswered'>, { before }: Moment): SaleShow['sellers'] {
  if (before === null) return []
  const { results, round, bids, queue } = before.table
  const earlier = results.filter((result) => result.round === round && result.at === 'sell')
  const later = queue.map((turn) => turn.seat).filter((each) => each !== seat)
  return [
    ...earlier.map((result) => ({ seat: result.seat, outcome: result.at === 'sell' ? result.quality : null })),
    { seat, outcome: quality },
    ...later.map((each) => ({ seat: each, outcome: null })),
  ].map((seller) => ({ ...seller, bid: bids[seller.seat] ?? null }))
}

function exhibitOf({ seat, promised, success }: EventOf<'exhibited'>, moment: Moment): Reveal {
  const mixed = moment.events.find((each) => each.kind === 'potionMade')
  const learning = learningOf(seat, moment)
  return { kind: 'exhibit', seat, promised, success, pair: mixed?.pair ?? null, learning, changes: [] }
}

function questionOf(event: EventOf<'signShown'> | EventOf<'demonstrated'>, moment: Moment): Reveal {
  const { before, events } = moment
  const question =
    event.kind === 'signShown'
      ? { ingredient: event.ingredient, colour: event.colour, sign: event.sign }
      : { pair: event.pair, potion: event.potion, yes: event.yes }
  const disputed = events.flatMap((each) => (each.kind === 'conflictShown' ? each.pair : []))
  const books = ingredients.map((ingredient) => {
    const fell = events.find((each) => each.kind === 'theoryDebunked' && each.ingredient === ingredient)
    const fallen = fell?.kind === 'theoryDebunked' ? fell : null
    const theory = before === null ? null : theoryOn(before.table, ingredient)
    return {
      ingredient,
      alchemical: fallen?.alchemical ?? theory?.alchemical ?? null,
      seats: theory?.seals ?? fallen?.seals.map(({ seat }) => seat) ?? [],
      fallenBy: fallen?.colour ?? null,
      seals: fallen?.seals ?? [],
      disputed: disputed.includes(ingredient),
    }
  })
  return { kind: 'question', seat: event.seat, question, books, changes: [] }
}

function publicationOf(event: EventOf<'published'> | EventOf<'endorsed'>, { after }: Moment): Reveal {
  const { seat, ingredient, seal = null } = event
  const theory = after === null ? null : theoryOn(after.table, ingredient)
  const alchemical = event.kind === 'published' ? event.alchemical : (theory?.alchemical ?? null)
  const seals = theory?.seals ?? [seat]
  return {
    kind: 'publication',
    seat,
    endorsed: event.kind === 'endorsed',
    ingredient,
    alchemical,
    seal,
    seals,
    changes: [],
  }
}

function conferenceOf({ conference }: EventOf<'conferenceHeld'>, { before, after }: Moment): Reveal {
  const view: View | null = before ?? after
  if (view === null) return { kind: 'conference', conference, seals: [], most: 0, changes: [] }
  const { table } = view
  const rules = rulesAt(table)
  const held = rules.conferences.find((each) => each.conference === conference)
  const bySeals = held?.tiles.find(({ seals }) => seals !== undefined)?.seals?.bySeals[table.options.conferences] ?? []
  const seals = table.players.map((_, seat) => countedSeals(rules, table, seat))
  return { kind: 'conference', conference, seals, most: bySeals.findIndex((change) => change > 0), changes: [] }
}

function golemOf(event: EventOf<'golemTested'> | EventOf<'golemAnimated'>): Reveal {
  const { seat } = event
  return event.kind === 'golemTested'
    ? {
        kind: 'golem',
        seat,
        ingredients: event.ingredient === undefined ? [] : [event.ingredient],
        reaction: event.reaction ?? null,
        worked: null,
        changes: [],
      }
    : { kind: 'golem', seat, ingredients: event.pair ?? [], reaction: null, worked: event.worked, changes: [] }
}

function inOrder({ bids, order }: EventOf<'bidsRevealed'>): Extract<Reveal, { kind: 'bids' }>['bids'] {
  return order.flatMap((seat) => bids.filter((bid) => bid.seat === seat))
}
