import { aidOf, notebookOf } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import type { Scene, SceneWeight } from '@athanor/tabletop/scenes/scene.ts'
import type { Sound } from '@athanor/tabletop/scores.ts'
import {
  answerEvents,
  grantsOf,
  publicationOf,
  publicationSteps,
  questionOf,
  questionSteps,
  reasonsToPublish,
} from './academy.ts'
import { changesOf, isChange } from './changes.ts'
import { commonSentence } from './commonSign.ts'
import { conferenceOf, endOfRound, endsRound } from './endOfRound.ts'
import { type EventOf, eventsOf, type Kind, type Moment, type StagedEvent } from './moments.ts'
import type { Learning, Reveal } from './shows.ts'
import { told } from './told.ts'
import { type Voice, voiceOf } from './voice.ts'

type SaleShow = Extract<Reveal, { readonly kind: 'sale' }>

/** What a scene is made of, before it is told: its head, and whatever else of the move it tells. */
interface Plot {
  readonly show: Reveal
  readonly weight: SceneWeight
  readonly who: Seat | null
  readonly sound?: Sound
  readonly heads: readonly StagedEvent[]
  /** Reasons for which gold and reputation move here. */
  readonly why: ReadonlySet<string>
  /** How it is told where that is more than one sentence after the other; the first is its head. */
  readonly steps?: readonly string[]
}

/** What comes of each kind of scene. */
const consequences: Readonly<Record<Reveal['kind'], readonly Kind[]>> = {
  experiment: ['studentCharges', 'poisoned', 'paralysed'],
  sale: ['offered', 'sold'],
  exhibit: [],
  bids: [],
  question: answerEvents,
  publication: ['conflictRemoved', 'grantTaken'],
  conference: [],
  endOfRound: [],
  grant: [],
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
  publication: reasonsToPublish,
  conference: ['conference'],
  endOfRound: ['topAlchemist'],
  grant: ['grant'],
  artifact: ['artifact', 'altar'],
  golem: ['student'],
  tidings: [],
}

/** The scenes of a move, from nothing but what the viewer saw of it. */
export function scenesOf(moment: Moment, players: PlayersInSight, words: Words): readonly Scene<Reveal>[] {
  const voice = voiceOf(players, words)
  const plots = plotsOf(moment, voice)
  const unclaimed = moment.events.filter((event) => isChange(event) && !plots.some(({ why }) => why.has(event.why)))
  return plots.map((plot, number): Scene<Reveal> => {
    const { show, weight, who, sound } = plot
    const isMine = who === null || who === moment.viewer
    const all = [...sentencesOf(plot, isMine, moment, voice), ...(number === 0 ? unclaimed : []).map(voice.tell)]
    // A rival's small moment is one sentence; the log has the rest.
    const steps = isMine || weight === 'great' ? (plot.steps === undefined ? grouped(all) : all) : all.slice(0, 1)
    const listed = show.kind === 'endOfRound' || show.kind === 'tidings' ? ({ listed: true } as const) : {}
    return { weight, who, steps, show, ...listed, ...(sound === undefined ? {} : { sound }) }
  })
}

/** What is said of a scene, the head of it first. */
function sentencesOf(plot: Plot, isMine: boolean, moment: Moment, voice: Voice): readonly string[] {
  const { show, who, heads, why, steps } = plot
  if (steps !== undefined) return steps
  const beside = moment.events.filter(
    (event) => consequences[show.kind].includes(event.kind) || (isChange(event) && why.has(event.why)),
  )
  const headlines = heads.map((event) => (isMine || who === null ? voice.tell(event) : voice.shortly(event, who)))
  const common =
    isMine && show.kind === 'experiment' && show.pair !== null
      ? commonSentence(show.pair, show.potion, voice.words)
      : null
  return [...headlines, ...(common === null ? [] : [common]), ...beside.map(voice.tell)].filter(isSaid)
}

function isSaid(sentence: string): boolean {
  return sentence !== ''
}

/** Four steps at most: what came out, what it means, what it changes, and all else. */
function grouped(sentences: readonly string[]): readonly string[] {
  return sentences.length <= 4 ? sentences : [...sentences.slice(0, 3), sentences.slice(3).join(' ')]
}

function plotsOf(moment: Moment, voice: Voice): readonly Plot[] {
  const { events } = moment
  const plots: Plot[] = []
  const round = events.find(endsRound)
  for (const event of events) {
    if (endsRound(event)) {
      // All of it is told at once, where the first of it happened.
      if (event === round) plots.push(roundPlot(event, moment, voice))
      continue
    }
    const plot = plotOf(event, moment, voice)
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
  return [tidings(orphans, 'seat' in first ? first.seat : moment.by, 'cards', moment), ...plots]
}

function roundPlot(first: StagedEvent, moment: Moment, voice: Voice): Plot {
  const { show, steps } = endOfRound(moment, voice)
  return { show, steps, weight: 'usual', who: null, heads: [first], why: new Set(reasons.endOfRound) }
}

function plotOf(event: StagedEvent, moment: Moment, voice: Voice): Plot | null {
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
    case 'demonstrated':
      return questionPlot(event, moment, voice)
    case 'published':
    case 'endorsed': {
      const plot = plotWith(moment, event, event.seat, 'usual', publicationOf(event, moment), 'seal')
      return { ...plot, steps: publicationSteps(event, moment, voice) }
    }
    case 'conferenceHeld': {
      const why = new Set(reasons.conference)
      return {
        ...conferenceOf(event, moment, voice),
        weight: 'great',
        who: null,
        heads: [event],
        why,
        sound: 'fanfare',
      }
    }
    case 'artifactBought': {
      const { seat, artifact } = event
      return plotWith(moment, event, seat, 'usual', { kind: 'artifact', seat, artifact, changes: [] }, 'coin')
    }
    case 'golemTested':
    case 'golemAnimated':
      return plotWith(moment, event, event.seat, mine(event.seat), golemOf(event), 'reveal')
    case 'grantTaken': {
      const grants = eventsOf(moment, 'grantTaken')
      // With the publication that earned it, or all that are taken at once as one scene.
      if (has(moment, 'published') || has(moment, 'endorsed') || grants[0] !== event) return null
      const show: Reveal = { kind: 'grant', grants: grantsOf(moment), changes: [] }
      return { ...plotWith(moment, event, event.seat, 'usual', show, 'coin'), heads: grants }
    }
    case 'articlePublished':
    case 'articleEndorsed': {
      // What a grant brings is told with the grant.
      const why = new Set(reasons.publication.filter((each) => each !== 'grant'))
      return { ...tidings([event], event.seat, 'article', moment), why }
    }
    case 'reported':
      return tidings([event], event.seat, 'golem', moment)
    case 'periscopeUsed':
    case 'bookRead':
    case 'replicated':
    case 'unveiled':
      return tidings([event], event.seat, 'cards', moment)
    case 'startupRevealed':
      return tidings([event], null, 'cards', moment)
    default:
      return null
  }
}

function has(moment: Moment, kind: Kind): boolean {
  return moment.events.some((event) => event.kind === kind)
}

function plotWith(
  moment: Moment,
  head: StagedEvent,
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
  heads: readonly StagedEvent[],
  who: Seat | null,
  title: Extract<Reveal, { kind: 'tidings' }>['title'],
  moment: Moment,
): Plot {
  const [head] = heads as readonly [StagedEvent]
  const show: Reveal = { kind: 'tidings', title, about: head.kind, changes: [] }
  return { ...plotWith(moment, head, who, who === moment.viewer ? 'usual' : 'small', show), heads }
}

/** A question to the reader before all. What falls by it concerns whoever had sealed it as much as whoever asked. */
function questionPlot(event: EventOf<'signShown'> | EventOf<'demonstrated'>, moment: Moment, voice: Voice): Plot {
  const { viewer } = moment
  const { seat } = event
  const fallen = [...eventsOf(moment, 'theoryDebunked'), ...eventsOf(moment, 'articleDebunked')]
  const concernsMe = fallen.some(({ seals }) => seals.some((each) => each.seat === viewer))
  const isGreat = fallen.length > 0 || seat === viewer
  const who = concernsMe ? null : seat
  const show = questionOf(event, moment)
  return {
    show,
    weight: isGreat ? 'great' : 'usual',
    who,
    sound: fallen.length > 0 ? 'topple' : 'seal',
    heads: [event],
    why: new Set(reasons.question),
    steps: questionSteps(
      event,
      who === null || who === viewer ? voice.tell(event) : voice.shortly(event, who),
      show,
      moment,
      voice,
    ),
  }
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
