import { alchemicals } from '@athanor/alchemy'
import { type Applied, type Chance, type SeatSetup, shuffled } from '@athanor/kernel'
import { artifactsOfLevel } from './artifacts/artifacts.ts'
import { dealRow, draw } from './cards.ts'
import { adventurers } from './components/adventurers.ts'
import { grants } from './components/grants.ts'
import { startingIngredients } from './components/levels.ts'
import { orderSpacesFor } from './components/orderSpaces.ts'
import { cubesInRoundOne, startingFavours, startingGold, startingReputation } from './components/players.ts'
import { sealSet, seals } from './components/seals.ts'
import { listOf, none, total, wholeDeck } from './counts.ts'
import { type Draft, draftOf, emit, finished } from './draft.ts'
import type { Happening, OwnPart } from './event.ts'
import { favourSet } from './favours/favours.ts'
import { newAnswers } from './gameCode.ts'
import { chosenFirstSeat, levelOf, type Options } from './options.ts'
import type { Own, Player, State } from './state.ts'

/** A-065..A-091, AR-72: everything up to the choice of the first favor card. */
export function setUp(
  options: Options,
  seats: readonly SeatSetup[],
  chance: Chance,
): Applied<State, Happening, OwnPart> {
  const draft = draftOf(emptyTable(options, seats, chance), chance)
  const { table } = draft
  emit(draft, {
    kind: 'gameBegan',
    startingPlayer: table.startingPlayer,
    artifacts: [table.onOffer, ...table.toCome],
    adventurer: table.nextAdventurer ?? 0,
  })
  dealRow(draft)
  dealHands(draft)
  table.ask = { kind: 'keepFavour' }
  return finished(draft)
}

function dealHands(draft: Draft): void {
  for (const seat of draft.own.keys()) {
    const ingredients = startingIngredients[levelOf(draft.table.options, seat, 'startingIngredients')]
    draw(draft, seat, { ingredients, favours: startingFavours })
  }
}

function emptyTable(options: Options, seats: readonly SeatSetup[], chance: Chance): State {
  const players = seats.length
  const { answers, code } = newAnswers(options, chance.stream('world'))
  const tiles = shuffled(chance.stream('adventurers'), [...adventurers.keys()])
  const [boxed = 0, ...stack] = tiles
  const levels = ([1, 2, 3] as const).map((level) =>
    shuffled(chance.stream('artifacts'), artifactsOfLevel(level)).slice(0, 3),
  )
  const [onOffer = [], ...toCome] = levels
  const deck = shuffled(chance.stream('ingredients'), listOf(wholeDeck))
  const favourDeck = shuffled(chance.stream('favours'), listOf(favourSet))
  return {
    table: {
      options,
      colours: seats.map(({ colour }) => colour),
      round: 1,
      phase: 'setUp',
      ask: null,
      startingPlayer: chosenFirstSeat(options) ?? chance.stream('seats').below(players),
      players: seats.map(() => newPlayer),
      markers: orderSpacesFor(players).map(() => null),
      paralysed: [],
      newlyParalysed: [],
      order: [],
      waiting: [],
      space: null,
      queue: [],
      bootsAsked: false,
      mix: null,
      studentCharges: false,
      bids: [],
      offers: [],
      custodianOut: false,
      row: [],
      deck: deck.length,
      discard: 0,
      rowDiscards: none,
      favourDeck: favourDeck.length,
      favourDiscard: none,
      onOffer,
      toCome,
      adventurer: null,
      nextAdventurer: stack.at(-1) ?? null,
      adventurersLeft: stack.length - 1,
      gone: [],
      conference: null,
      theories: alchemicals.map(() => null),
      conflicts: [],
      grants: [...grants.keys()],
      firstExhibits: [null, null, null, null, null, null],
      results: [],
      demonstrations: [],
      looks: [],
      end: null,
    },
    own: seats.map(() => newOwn),
    hidden: {
      answers,
      code,
      deck,
      discard: none,
      favourDeck,
      adventurers: stack.slice(0, -1),
      boxed,
    },
  }
}

const newPlayer: Player = {
  gold: startingGold,
  reputation: startingReputation,
  // in round 1 three cubes, whatever the number of players.
  cubes: { board: cubesInRoundOne, placed: 0, unused: 0, hospital: 0 },
  cards: 0,
  favours: 0,
  artifacts: [],
  grants: [],
  made: [],
  revealed: seals.map(() => 0),
  sealsLeft: total(sealSet),
  plan: null,
  associates: [],
  early: 0,
  drunk: [],
  bootsUsed: false,
  periscopeUsed: false,
  discounts: null,
  exhibited: [],
  aside: [],
  discarded: 0,
  open: none,
}

const newOwn: Own = {
  hand: none,
  favours: none,
  seals: sealSet,
  placed: alchemicals.map(() => null),
  mixes: [],
  peeks: [],
  discarded: none,
  aside: none,
  picked: null,
}
