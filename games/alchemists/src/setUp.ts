import { alchemicals, newGame } from '@athanor/alchemy'
import { type Chance, type SeatSetup, shuffled } from '@athanor/kernel'
import { askTogether, follow } from './agenda.ts'
import { artifactLevels } from './artifacts/artifact.ts'
import { dealRow, draw } from './cards.ts'
import { startingIngredients } from './components/levels.ts'
import { artifactsOnOffer, startingFavours, startingReputation } from './components/players.ts'
import { listOf, total } from './counts.ts'
import { emit } from './draft.ts'
import { ingredientCards, noCards } from './ingredientCards.ts'
import { chosenFirstSeat, levelOf, type Options } from './options.ts'
import { clockwise } from './round.ts'
import type { Rules, Step } from './rules.ts'
import type { FirstSlots } from './slots.ts'
import type { Own, Player, State, Table } from './state.ts'

/** Everything that lies there before the first card is dealt (A-065..A-091). */
export function emptyTable(rules: Rules, options: Options, seats: readonly SeatSetup[], chance: Chance): State {
  const { truth, code } = newGame(chance.stream('world'), rules.codeScheme(options))
  const tiles = shuffled(chance.stream('adventurers'), [...rules.adventurers.keys()])
  const [boxed = 0, ...stack] = tiles
  const artifactDecks = artifactLevels.map((level) =>
    shuffled(chance.stream('artifacts'), rules.artifactsOfLevel(level)),
  )
  const [onOffer = [], ...toCome] = artifactDecks.map((deck) => deck.slice(0, artifactsOnOffer))
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
    onOffer,
    toCome,
    adventurer: null,
    nextAdventurer: stack.at(-1) ?? null,
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
    cubes: { board: rules.cubes[0] ?? 0, placed: 0, unused: 0, hospital: 0 },
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

const beginGame: Step = {
  id: 'beginGame',
  run(draft) {
    const { table } = draft
    emit(draft, {
      kind: 'gameBegan',
      startingPlayer: table.startingPlayer,
      artifacts: [table.onOffer, ...table.toCome],
      adventurer: table.nextAdventurer ?? 0,
    })
  },
}

/** */
const firstRow: Step = { id: 'firstRow', run: dealRow }

/** */
const firstHands: Step = {
  id: 'firstHands',
  run(draft) {
    for (const seat of draft.own.keys()) {
      const ingredients = startingIngredients[levelOf(draft.table.options, seat, 'startingIngredients')]
      draw(draft, seat, { ingredients, favours: startingFavours })
    }
  },
}

/** */
const keepFavour: Step = {
  id: 'keepFavour',
  run(draft) {
    askTogether(
      draft,
      [...draft.own.keys()].map((seat) => ({ kind: 'keepFavour', seat })),
    )
  },
}

/** AR-72: kept Herbalists, one player after the other. */
const playDrawn: Step = {
  id: 'playDrawn',
  run(draft) {
    for (const seat of clockwise(draft.table)) follow(draft, { kind: 'drawn', seat })
  },
}

export const setUpSteps: readonly Step[] = [beginGame, firstRow, firstHands, keepFavour, playDrawn]
