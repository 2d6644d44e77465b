import { watchedBy } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { refereedGames, type Transition } from '../testing/games.ts'
import { happened, playerOf } from './facts.ts'
import { type Area, referee } from './referee.ts'

/** The seed was picked for what is rare: four bids, mastery of a colour, two theories debunked at once. */
const [games, seed] = [540, 'referee 2']

/** What must come up in the games for an area to count as judged. */
const cases: Readonly<Record<Area, Readonly<Record<string, (transition: Transition) => boolean>>>> = {
  legality: {
    'an answer to every question': ({ before }) => before.table.asks.length > 0,
    'a lowest order space': ({ action, before }) =>
      action.kind === 'chooseOrder' && before.table.players.length === 3 && action.space === 6,
    'an Associate': ({ action }) => action.kind === 'declare' && action.associates.length > 0,
    'a second test with the Cap': ({ before }) =>
      before.table.asks.some((ask) => ask.kind === 'thinkingCap' && ask.left === 1),
    'an immediate publication': ({ before, action }) =>
      before.table.asks.some(({ kind }) => kind === 'immediate') && action.kind === 'publish',
    'a sale of a blocked potion with a Merchant': ({ before, action }) =>
      action.kind === 'sell' && action.merchants > 0 && before.table.offers.length > 0,
  },
  accounts: {
    'gold moves': ({ events }) => happened(events, 'goldChanged').length > 0,
    'several markers move': ({ events }) => happened(events, 'reputationChanged').length > 2,
    'a marker stops at 1': ({ events }) => happened(events, 'reputationChanged').some(({ to }) => to === 1),
  },
  playOrder: {
    'a place is paid for': ({ action }) => action.kind === 'chooseOrder' && action.space === 0,
    'a place is paid for with a cube': ({ events }) => happened(events, 'cubesPaid').length > 0,
    'a place is paid for with reputation': ({ events }) =>
      happened(events, 'reputationChanged').some(({ why, from, to }) => why === 'order' && to < from),
    'a paralysed player draws': ({ events }) => happened(events, 'paralysedDrew').length > 0,
    'the order is set': ({ events }) => happened(events, 'orderSet').length > 0,
  },
  turnOrder: {
    'somebody is declined for': ({ events }) => happened(events, 'declined').some(({ forced }) => forced),
    'an Associate goes first': ({ action }) => action.kind === 'declare' && action.associates.length > 0,
    'a second pass': ({ before }) => before.table.queue.length > before.table.players.length,
    'a repeat with the Boots': ({ events }) => happened(events, 'bootsUsed').length > 0,
    'an action taken early': ({ before }) => before.table.players.some(({ early }) => early > 0),
  },
  gathering: {
    'a card from the row': ({ events }) => happened(events, 'foraged').length > 0,
    'a card from the deck': ({ events }) => happened(events, 'foragedUnseen').length > 0,
    'a Sage': ({ action }) => action.kind === 'transmute' && action.sages > 0,
  },
  bids: {
    'four bids': ({ events }) => happened(events, 'bidsRevealed').some(({ bids }) => bids.length === 4),
    'a zone counts': ({ events }) =>
      happened(events, 'bidsRevealed').some(({ bids }) => bids.some(({ bid, smileys }) => smileys > bid + 1)),
  },
  sales: {
    'a kept promise': ({ events }) => happened(events, 'sold').some(({ paid }) => paid > 0),
    'a broken promise': ({ events }) => happened(events, 'sold').some(({ paid }) => paid === 0),
    'a Merchant': ({ action }) => action.kind === 'sell' && action.merchants > 0,
    'a Barmaid': ({ action }) => action.kind === 'sell' && action.barmaids > 0,
    'a Periscope': ({ before }) => before.table.asks[0]?.kind === 'periscope' && before.table.mix?.at === 'sell',
    'the red zone': ({ action, before, seat }) => action.kind === 'sell' && playerOf(before, seat).reputation <= 6,
    'the blue zone': ({ action, before, seat }) => action.kind === 'sell' && playerOf(before, seat).reputation >= 18,
  },
  buying: {
    'a Discount Card': ({ action, before, seat }) =>
      action.kind === 'buy' && playerOf(before, seat).artifacts.includes('discountCard'),
    'a Shopkeeper': ({ action }) => action.kind === 'buy' && action.shopkeepers > 0,
    'gold on the Altar': ({ action }) => action.kind === 'buy' && action.offering > 0,
    'an artifact with cards': ({ action }) => action.kind === 'buy' && action.artifact === 'witchsTrunk',
  },
  debunking: {
    'an apprentice succeeds': ({ action, events }) =>
      action.kind === 'debunk' && happened(events, 'theoryDebunked').length > 0,
    'a master debunks one': ({ action, events }) =>
      action.kind === 'demonstrate' && happened(events, 'theoryDebunked').length === 1,
    'a master debunks two': ({ events }) => happened(events, 'theoryDebunked').length === 2,
    'a conflict': ({ events }) => happened(events, 'conflictShown').length > 0,
    'a failure': ({ events }) => happened(events, 'debunkFailed').length > 0,
    'the own theory': ({ events, seat }) =>
      happened(events, 'theoryDebunked').some(({ seals }) => seals.some((one) => one.seat === seat)),
    'an immediate publication': ({ after }) => after.table.asks[0]?.kind === 'immediate',
  },
  publishing: {
    'a publication': ({ action, before }) => action.kind === 'publish' && before.table.asks[0]?.kind === 'act',
    'an immediate publication': ({ action, before }) =>
      action.kind === 'publish' && before.table.asks[0]?.kind === 'immediate',
    'an endorsement with two shares': ({ events }) =>
      happened(events, 'goldChanged').filter(({ why }) => why === 'endorsed').length === 2,
    'a Seal of Authority': ({ action, before, seat }) =>
      action.kind === 'endorse' && playerOf(before, seat).artifacts.includes('sealOfAuthority'),
    'a Printing Press': ({ action, before, seat }) =>
      action.kind === 'publish' && playerOf(before, seat).artifacts.includes('printingPress'),
  },
  grants: {
    'a first grant': ({ events, before, seat }) =>
      happened(events, 'grantTaken').length > 0 && playerOf(before, seat).grants.length === 0,
    'a further grant': ({ events, before, seat }) =>
      happened(events, 'grantTaken').length > 0 && playerOf(before, seat).grants.length > 0,
    'a choice': ({ after }) => after.table.asks[0]?.kind === 'grant',
  },
  experiments: {
    'a student charges': ({ events }) => happened(events, 'goldChanged').some(({ why }) => why === 'student'),
    poison: ({ events }) => happened(events, 'poisoned').length > 0,
    paralysis: ({ events }) => happened(events, 'paralysed').length > 0,
    insanity: ({ events }) => happened(events, 'reputationChanged').some(({ why }) => why === 'insanity'),
    'a Custodian': ({ events }) => happened(events, 'potionMade').some(({ at }) => at === 'custodian'),
    'a Thinking Cap': ({ events }) => happened(events, 'potionMade').some(({ at }) => at === 'cap'),
  },
  exhibition: {
    'a failure': ({ events }) => happened(events, 'exhibited').some(({ success }) => !success),
    'a first success': ({ events }) => happened(events, 'exhibited').some(({ first }) => first),
    'a later success': ({ events }) => happened(events, 'exhibited').some(({ success, first }) => success && !first),
    mastery: ({ events }) => happened(events, 'exhibited').some(({ mastery }) => mastery),
  },
  conferences: {
    'the first': ({ events }) => happened(events, 'conferenceHeld').some(({ conference }) => conference === 1),
    'the second': ({ events }) => happened(events, 'conferenceHeld').some(({ conference }) => conference === 2),
  },
  awards: {
    'one top alchemist': ({ events }) => happened(events, 'topAlchemists').some(({ seats }) => seats.length === 1),
    'several top alchemists': ({ events }) => happened(events, 'topAlchemists').some(({ seats }) => seats.length > 1),
  },
  endOfRound: {
    'favor cards for cubes': ({ events }) => happened(events, 'unusedCubes').some(({ favours }) => favours > 0),
    'the hospital': ({ events }) => happened(events, 'hospitalCleared').length > 0,
    'a paralysed player is passed over': ({ before, events }) =>
      happened(events, 'roundBegan').some(
        ({ startingPlayer }) =>
          startingPlayer !== (before.table.startingPlayer + 1) % before.table.players.length &&
          before.table.phase !== 'setUp',
      ),
  },
  finalPoints: {
    'the end': ({ after }) => after.table.end !== null,
    'variable points': ({ after }) => (after.table.end?.scores ?? []).some(({ featherInCap = 0 }) => featherInCap > 0),
    'a shared place': ({ events }) => happened(events, 'gameEnded').some(({ winners }) => winners.length > 1),
  },
  books: {
    'a book is opened': ({ events }) => happened(events, 'bookTaken').length > 0,
    'a book is read': ({ action }) => action.kind === 'readBook',
  },
  orderBoards: {
    'a new board': ({ events }) => happened(events, 'orderBoardCame').length > 0,
    'the last board': ({ events }) => happened(events, 'orderBoardCame').some(({ next }) => next === null),
  },
  startup: {
    'startup cards': ({ events }) => happened(events, 'startupRevealed').length > 0,
    'a starting artifact': ({ events }) => happened(events, 'startingArtifactTaken').length > 0,
    'a secret artifact': ({ events }) => happened(events, 'secretArtifactTaken').length > 0,
    'delayed reputation': ({ before, events }) =>
      before.table.phase !== 'setUp' && happened(events, 'reputationChanged').some(({ why }) => why === 'startup'),
    'a card once more': ({ action }) => action.kind === 'replicate',
    'artifacts that come to light': ({ events }) => happened(events, 'unveiled').length > 0,
    'gold on a secret Altar': ({ action }) => action.kind === 'offerGold',
  },
  golem: {
    'a test': ({ action }) => action.kind === 'testGolem',
    'an animation': ({ events }) => happened(events, 'golemAnimated').some(({ worked }) => worked),
    'a visit to the library': ({ action }) => action.kind === 'visitLibrary',
    'a report in turn': ({ before }) => before.table.asks[0]?.kind === 'reportNow',
    'a card from under the counter': ({ action, before }) =>
      action.kind === 'buy' && before.table.slots.golemProject?.underCounter === action.artifact,
    'an article for a token': ({ action, before }) =>
      action.kind === 'publishArticle' && before.table.options.golemProject === true,
    'a place for a token': ({ events }) => happened(events, 'approvalChanged').some(({ why }) => why === 'order'),
    'an award after reports': ({ before, events }) =>
      before.table.asks.some(({ kind }) => kind === 'report' || kind === 'reportNow') &&
      happened(events, 'topAlchemists').length > 0,
  },
}

describe('an independent referee', () => {
  it('objects to nothing in whole games at all tables, and has seen every case of every area', () => {
    const { complaints, missing } = watchedBy(
      ({ before, seat, action, events, after }) => referee(before, seat, action, events, after),
      refereedGames(games, seed),
      cases,
    )
    expect(complaints.slice(0, 10)).toEqual([])
    expect(missing).toEqual([])
  })
})
