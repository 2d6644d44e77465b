import { at, type Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { State } from '../engine/state.ts'
import { artifactFact, type CardFacts, printedCards } from './cards.ts'
import { compare, demand, goldFor, happened, ownOf, owns, playerOf, seatsOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { isMaster } from './levels.ts'
import { judgeDraw } from './supply.ts'
import { moved } from './zones.ts'

/**
 * Facts 16D: all twenty startup cards in their order. Gold, ingredients, favor cards, books, reputation, delayed
 * reputation; S stands for a starting and X for a secret artifact.
 */
const deck = [
  '3g',
  '2g1i',
  '2g1f',
  '1g2i',
  '1g1i1f',
  '1g2f',
  '3i',
  '2i1f',
  '1i2f',
  '1i1b',
  '1g1b',
  '1f1b',
  '1g1i1r',
  '1f2r',
  '1i3d',
  '3g2i-2r',
  '1g2i2f-2r',
  '2g1i1b-2r',
  'S',
  'X',
]

/** So much of something on some cards together. */
function shown(cards: readonly number[], letter: string): number {
  const amounts = cards.map((card) => new RegExp(`(-?\\d)${letter}`).exec(at(deck, card, 'card'))?.[1])
  return amounts.reduce((sum, amount) => sum + Number(amount ?? 0), 0)
}

function startupIn(state: State, seat: Seat) {
  const { startupFunding } = playerOf(state, seat).slots
  if (startupFunding === undefined) throw new RangeError(`seat ${seat} has no startup cards`)
  return startupFunding
}

/** G-044. */
function reputationPrice(price: number): number {
  return price === 3 ? 5 : 7
}

/** G-024..G-048, G-268, G-269: what startup cards bring at the start, after round 1 and through the Replicator. */
export const judgeStartup: Judge = (before, seat, action, events, after, printed = printedCards) => {
  if (after.table.slots.startupFunding === undefined) return []
  return [
    ...(happened(events, 'startupRevealed').length > 0 ? judgeChoices(before, events, after) : []),
    ...(before.table.phase === 'setUp' ? judgeStart(before, events, after, printed) : []),
    ...judgeReplica(before, seat, action, events),
    ...judgeMoves(before, seat, action, events, printed),
    ...judgeSecrets(before, events, after),
  ]
}

/** G-026..G-031, G-048, GR-26, GR-27: two of the own four, and what they bring at once. */
function judgeChoices(before: State, events: readonly Event[], after: State): readonly string[] {
  const { startingPlayer, players } = before.table
  const inTurn = players.map((_, step) => (startingPlayer + step) % players.length)
  return [
    ...compare(
      'the order of the draws',
      inTurn.filter((seat) => happened(events, 'cardsDrawn').some((draw) => draw.seat === seat)),
      [...new Set(happened(events, 'cardsDrawn').map(({ seat }) => seat))],
    ),
    ...seatsOf(after).flatMap((seat) => {
      const { kept } = startupIn(after, seat)
      const dealt = ownOf(before, seat).slots.startupFunding?.dealt ?? []
      const favours = shown(kept, 'f')
      const bonus = isMaster(before, seat, 'ingredients') ? 0 : 1
      return [
        ...demand(new Set(kept).size === 2 && kept.every((card) => dealt.includes(card)), 'cards that were not dealt'),
        ...compare(`the gold of ${seat}`, shown(kept, 'g'), goldFor(events, seat, 'startup')),
        ...judgeDraw(`the first cards of ${seat}`, before, seat, events, {
          ingredients: shown(kept, 'i') + bonus,
          favours: favours === 0 ? 0 : favours + 1,
        }),
      ]
    }),
  ]
}

/** GR-26 (5), (6): one favor card less for who drew any, and one move of the marker. */
function judgeStart(before: State, events: readonly Event[], after: State, printed: CardFacts): readonly string[] {
  const [asked] = before.table.asks
  const isSettled = asked?.kind === 'chooseStartup' || asked?.kind === 'settleFunding'
  // Sealed answers that wait for others change nothing.
  if (!isSettled || after === before || after.table.asks.some(({ kind }) => kind === 'settleFunding')) return []
  return seatsOf(after).flatMap((seat) => {
    const { kept } = startupIn(after, seat)
    const taken = happened(events, 'startingArtifactTaken').filter((each) => each.seat === seat)
    const price = taken.reduce((sum, { artifact }) => sum + reputationPrice(artifactFact(printed, artifact).cost), 0)
    const rejected = happened(events, 'favourRejected').filter((each) => each.seat === seat).length
    const books = happened(events, 'bookTaken').filter((each) => each.seat === seat).length
    return [
      ...compare(`favor cards that ${seat} rejects`, shown(kept, 'f') > 0 ? 1 : 0, rejected),
      ...compare(
        `the first move of ${seat}`,
        Math.max(1, 10 + shown(kept, 'r') - price),
        standing(before, events, seat, 'startup'),
      ),
      ...compare(`a first book of ${seat}`, shown(kept, 'b') > 0 ? 1 : 0, books),
    ]
  })
}

/** GR-33, GR-69: a card of the own two that was not used again before, and only what it shows. */
function judgeReplica(
  before: State,
  seat: Seat,
  action: Parameters<Judge>[2],
  events: readonly Event[],
): readonly string[] {
  if (action.kind !== 'replicate') return []
  const { kept, replicated } = startupIn(before, seat)
  return [
    ...demand(owns(before, seat, 'replicator'), 'no Replicator'),
    ...demand(kept.includes(action.card) && !replicated.includes(action.card), 'a card that cannot be used again'),
    ...compare('the gold of the card', shown([action.card], 'g'), goldFor(events, seat, 'startup')),
    ...judgeDraw('the cards of the card', before, seat, events, {
      ingredients: shown([action.card], 'i'),
      favours: shown([action.card], 'f'),
    }),
  ]
}

/** GR-29, GR-69, GR-71: after round 1 what was put off, and what is replicated, as one move. */
function judgeMoves(
  before: State,
  actor: Seat,
  action: Parameters<Judge>[2],
  events: readonly Event[],
  printed: CardFacts,
): readonly string[] {
  if (before.table.phase === 'setUp') return []
  const asked = before.table.asks.find(({ seat }) => seat === actor)
  const isPicking = asked?.kind === 'settleFunding' && asked.replica !== null
  return seatsOf(before).flatMap((seat) => {
    const { kept } = startupIn(before, seat)
    const delayed = before.table.round === 1 ? shown(kept, 'd') : 0
    const told = happened(events, 'reputationChanged').filter((move) => move.seat === seat && move.why === 'startup')
    const isActor = seat === actor
    if (isActor && action.kind === 'replicate' && !happened(events, 'startingArtifactTaken').length) {
      // An artifact is still to be chosen.
      if (/[SX]/.test(at(deck, action.card, 'card')) && told.length === 0) return []
    }
    const card = isActor && action.kind === 'replicate' ? action.card : isActor && isPicking ? asked.replica : null
    const price =
      isActor && action.kind === 'settleFunding' && action.starting !== null
        ? reputationPrice(artifactFact(printed, action.starting).cost)
        : 0
    const replicated = card === null ? 0 : shown([card], 'r') + shown([card], 'd') - price
    const isDue = card !== null || isPassed(before, seat, actor, action, events)
    const net = isDue ? replicated + delayed : 0
    const from = told[0]?.from
    if (from === undefined) {
      // Nothing moved: nothing was due, or the loss was none.
      const { reputation } = playerOf(before, seat)
      return demand(
        net === 0 || (net < 0 && moved(before, seat, reputation, net) === reputation),
        'startup reputation is missing',
      )
    }
    return [
      ...demand(told.length === 1, 'more than one move for startup cards'),
      ...compare(`startup reputation of ${seat}`, moved(before, seat, from, net), told[0]?.to),
    ]
  })
}

/** GR-70: the funding step came to this seat, and no Replicator had a say in it, or it was passed. */
function isPassed(
  before: State,
  seat: Seat,
  actor: Seat,
  action: Parameters<Judge>[2],
  events: readonly Event[],
): boolean {
  const [asked] = before.table.asks
  if (asked?.kind === 'replicate' && seat === actor) return action.kind === 'decline'
  const inTurn = before.table.players.map(
    (_, step) => (before.table.startingPlayer + step) % before.table.players.length,
  )
  const owner = seatsOf(before).find((each) => owns(before, each, 'replicator') && startupIn(before, each).moments < 2)
  const isBehindOwner = owner !== undefined && inTurn.indexOf(seat) > inTurn.indexOf(owner)
  const isEnd = happened(events, 'adventurerCame').length > 0
  if (owner === seat) return false
  if (isBehindOwner) return happened(events, 'rowDealt').length > 0
  return isEnd
}

/** G-036..G-041, GR-64, GR-66: what lies face down, and what of it came to light. */
function judgeSecrets(before: State, events: readonly Event[], after: State): readonly string[] {
  return seatsOf(after).flatMap((seat) => {
    const { faceDown, unveiled } = startupIn(after, seat)
    const secret = ownOf(after, seat).slots.startupFunding?.secret ?? []
    const had = ownOf(before, seat).slots.startupFunding?.secret ?? []
    const taken = happened(events, 'secretArtifactTaken').filter((each) => each.seat === seat).length
    const given = happened(events, 'startingArtifactTaken').flatMap((each) =>
      each.seat === seat ? [each.artifact] : [],
    )
    const came = happened(events, 'unveiled').flatMap((each) => (each.seat === seat ? each.artifacts : []))
    return [
      ...compare(
        `what startup cards brought ${seat}`,
        [...startupIn(before, seat).starting, ...given],
        startupIn(after, seat).starting,
      ),
      ...demand(
        given.every((artifact) => owns(after, seat, artifact)),
        'a starting artifact that is not owned',
      ),
      ...compare(`what ${seat} holds face down`, had.length + taken - came.length, secret.length),
      ...compare(`what others count face down of ${seat}`, secret.length, faceDown),
      ...demand(
        came.every((artifact) => had.includes(artifact) && owns(after, seat, artifact)),
        'an artifact that did not lie face down',
      ),
      ...demand(
        secret.every((artifact) => !owns(after, seat, artifact)),
        'a secret artifact that is owned already',
      ),
      ...compare(`artifacts of ${seat} that were shown`, [...startupIn(before, seat).unveiled, ...came], unveiled),
      ...demand(after.table.end === null || secret.length === 0, 'an artifact that stayed secret'),
    ]
  })
}
