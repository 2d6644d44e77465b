import { alchemicals, newGame } from '@athanor/alchemy'
import { at, type Chance, present, type SeatSetup, shuffled } from '@athanor/kernel'
import { askTogether, follow } from '../engine/agenda.ts'
import { listOf, total } from '../engine/counts.ts'
import { emit } from '../engine/mutableState.ts'
import type { RoundStep, Rules } from '../engine/rules.ts'
import type { FirstSlots } from '../engine/slots.ts'
import type { Own, Player, State, Table } from '../engine/state.ts'
import { artifactLevels } from './artifacts/artifact.ts'
import { dealRow, draw } from './cards.ts'
import { startingIngredients } from './components/levels.ts'
import { artifactsOnOffer, startingFavours, startingReputation } from './components/players.ts'
import { ingredientCards, noCards } from './ingredientCards.ts'
import { chosenFirstSeat, levelOf, type Options } from './options.ts'
import { clockwise } from './round.ts'

/** Everything that lies there before the first card is dealt (A-065..A-091). */
export function emptyTable(rules: Rules, options: Options, seats: readonly SeatSetup[], chance: Chance): State {
  const { truth, code } = newGame(chance.stream('world'), rules.codeScheme(options))
  const tiles = shuffled(chance.stream('adventurers'), [...rules.adventurers.keys()])
  const boxed = at(tiles, 0, 'adventurer')
  const stack = tiles.slice(1)
  const artifactDecks = artifactLevels.map((level) =>
    shuffled(chance.stream('artifacts'), rules.artifactsOfLevel(level)),
  )
  const rows = artifactDecks.map((deck) => deck.slice(0, artifactsOnOffer))
  const deck = shuffled(chance.stream('ingredients'), listOf(ingredientCards.all))
  const favourDeck = shuffled(chance.stream('favours'), listOf(rules.favours.all))
  const first = rules.slots.map((slot) => slot.begin({ rules, options, chance, truth, artifactDecks }))
  const slots = (sort: keyof FirstSlots) => Object.assign({}, ...first.map((each) => each[sort] ?? {})) as object
  const table: Table = {
    options,
    colours: seats.map(({ colour }) => colour),
    round: 1,
    phase: 'setUp',
    asks: [],
    agenda: [],
    startingPlayer: chosenFirstSeat(options) ?? chance.stream('seats').below(seats.length),
    players: seats.map(() => newPlayer(rules, slots('player'))),
    markers: [],
    paralysed: [],
    newlyParalysed: [],
    order: [],
    space: null,
    queue: [],
    mix: null,
    studentCharges: false,
    bids: [],
    offers: [],
    custodianOut: false,
    row: [],
    deck: deck.length,
    discard: 0,
    rowDiscards: noCards,
    favourDeck: favourDeck.length,
    favourDiscard: rules.favours.none,
    onOffer: at(rows, 0, 'row of artifacts'),
    toCome: rows.slice(1),
    adventurer: null,
    nextAdventurer: at(stack, stack.length - 1, 'adventurer'),
    adventurersLeft: stack.length - 1,
    gone: [],
    conference: null,
    theories: alchemicals.map(() => null),
    conflicts: [],
    grants: [...rules.grants.keys()],
    firstExhibits: [null, null, null, null, null, null],
    results: [],
    demonstrations: [],
    looks: [],
    scores: [],
    end: null,
    slots: slots('table'),
  }
  return {
    table: { ...table, markers: rules.orderSpaces(table).map(() => null) },
    own: seats.map(() => newOwn(rules, slots('own'))),
    hidden: {
      answers: truth.assignment,
      code,
      deck,
      discard: noCards,
      favourDeck,
      adventurers: stack.slice(0, -1),
      boxed,
      slots: slots('hidden'),
    },
  }
}

function newPlayer(rules: Rules, slots: Player['slots']): Player {
  return {
    gold: rules.startingGold,
    reputation: startingReputation,
    cubes: { board: at(rules.cubes, 0), placed: 0, unused: 0, hospital: 0 },
    cards: 0,
    favours: 0,
    artifacts: [],
    grants: [],
    made: [],
    revealed: rules.seals.none,
    sealsLeft: total(rules.seals.all),
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
    open: noCards,
    slots,
  }
}

function newOwn(rules: Rules, slots: Own['slots']): Own {
  return {
    hand: noCards,
    favours: rules.favours.none,
    seals: rules.seals.all,
    placed: {},
    mixes: [],
    peeks: [],
    discarded: noCards,
    aside: noCards,
    picked: null,
    slots,
  }
}

const beginGame: RoundStep = {
  id: 'beginGame',
  run(state) {
    const { table } = state
    emit(state, {
      kind: 'gameBegan',
      startingPlayer: table.startingPlayer,
      artifacts: [table.onOffer, ...table.toCome],
      adventurer: present(table.nextAdventurer, 'adventurer for the first round'),
    })
  },
}

/** */
const firstRow: RoundStep = { id: 'firstRow', run: dealRow }

/** */
const firstHands: RoundStep = {
  id: 'firstHands',
  run(state) {
    for (const seat of state.own.keys()) {
      const ingredients = startingIngredients[levelOf(state.table.options, seat, 'startingIngredients')]
      draw(state, seat, { ingredients, favours: startingFavours })
    }
  },
}

/** */
const keepFavour: RoundStep = {
  id: 'keepFavour',
  run(state) {
    askTogether(
      state,
      [...state.own.keys()].map((seat) => ({ kind: 'keepFavour', seat })),
    )
  },
}

/** AR-72: kept Herbalists, one player after the other. */
const playDrawn: RoundStep = {
  id: 'playDrawn',
  run(state) {
    for (const seat of clockwise(state.table)) follow(state, { kind: 'drawn', seat })
  },
}

export const setUpSteps: readonly RoundStep[] = [beginGame, firstRow, firstHands, keepFavour, playDrawn]
