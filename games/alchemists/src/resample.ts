import {
  type Assignment,
  type Belief,
  believe,
  drawTruth,
  ingredientIndex,
  ingredientPairs,
  mixIngredients,
} from '@athanor/alchemy'
import { type Chance, pick, type Seat, type Stream, shuffled } from '@athanor/kernel'
import { adventurers } from './components/adventurers.ts'
import { type Seal, sealSet, seals } from './components/seals.ts'
import {
  added,
  type Counts,
  contains,
  countOf,
  countsOf,
  listOf,
  minus,
  none,
  plus,
  total,
  wholeDeck,
} from './counts.ts'
import { favourNumber, favourSet } from './favours/favours.ts'
import { codeOf } from './gameCode.ts'
import { notebookOf, possiblePotions, resultsOf } from './notebook.ts'
import { type Own, type Pair, playerAt, type Result, type State, type Table } from './state.ts'
import type { View } from './view.ts'

/**
 * A state that looks like this view: answers, cards, seals and tiles that the viewer cannot see are dealt anew.
 *
 * The answers are uniform over the worlds that fit the viewer's notebook. A rival's notes are pairs that make what
 * everybody heard in that world. Which cards a rival once held is not traced; what the hand holds at least, is.
 */
export function resample(view: View, chance: Chance): State {
  const stream = chance.stream('resample')
  const { table } = view
  const { answers, code, notes } = sampleWorld(view, stream)
  const cards = dealCards(view, notes, stream)
  const favours = dealFavours(view, stream)
  const hiddenTiles = shuffled(stream, unseenAdventurers(table))
  return {
    table,
    own: table.players.map((player, seat) => {
      if (seat === view.viewer && view.own !== null) return view.own
      const placed = placedSeals(table, seat, stream)
      return {
        hand: cards.hands[seat] ?? none,
        favours: favours.hands[seat] ?? none,
        seals: minus(
          minus(sealSet, player.revealed),
          countsOf(
            placed.filter((seal) => seal !== null).map((seal) => seals.indexOf(seal)),
            seals.length,
          ),
        ),
        placed,
        mixes: notes[seat]?.mixes ?? [],
        peeks: peeksOf(view, seat, notes, stream),
        discarded: cards.discarded[seat] ?? none,
        aside: notes[seat]?.aside ?? none,
        picked: table.ask?.kind === 'feather' && table.ask.seat === seat ? (stream.below(2) as 0 | 1) : null,
      }
    }),
    hidden: {
      answers,
      code,
      deck: cards.deck,
      discard: cards.discard,
      favourDeck: favours.deck,
      adventurers: hiddenTiles.slice(0, table.adventurersLeft),
      boxed: hiddenTiles.at(-1) ?? 0,
    },
  }
}

/** What one rival must have noted and set aside in a sampled world. */
interface RivalNotes {
  readonly mixes: readonly Pair[]
  readonly aside: Counts
  /** Cards in the cauldron. */
  readonly cauldron: Counts
  /** Cards that the hand holds for certain. */
  readonly least: Counts
}

interface SampledWorld {
  readonly answers: Assignment
  readonly code: string
  /** By seat; nothing for the viewer. */
  readonly notes: readonly (RivalNotes | undefined)[]
}

/** Draws worlds until one is found in which all cards that must be somewhere can be there. The true one always is. */
function sampleWorld(view: View, stream: Stream): SampledWorld {
  const { table } = view
  const pool = unseenCards(view)
  const belief = table.end === null ? believe(notebookOf(view).facts) : null
  for (;;) {
    const answers = table.end?.answers ?? drawTruth(belief as Belief, stream).assignment
    const code = table.end?.code ?? codeOf(table.options, answers)
    if (code === null) continue
    const notes = table.players.map((_, seat) =>
      seat === view.viewer ? undefined : rivalNotes(view, seat, answers, stream),
    )
    const needed = notes.reduce((sum, note) => (note === undefined ? sum : plus(sum, neededBy(note))), none)
    const fits = notes.every((note, seat) => note === undefined || total(note.least) <= playerAt(table, seat).cards)
    if (fits && contains(pool, needed)) return { answers, code, notes }
  }
}

function neededBy({ aside, cauldron, least }: RivalNotes): Counts {
  return plus(plus(aside, cauldron), least)
}

function rivalNotes(view: View, seat: Seat, answers: Assignment, stream: Stream): RivalNotes {
  const { table } = view
  const player = playerAt(table, seat)
  const numbers = resultsOf(table, seat)
  const mixes = numbers.map((number) => {
    const result = table.results[number] as Result
    const seen = view.own?.peeks.find((peek) => peek.result === number)?.ingredient
    const possible = ingredientPairs.filter(
      (pair) =>
        possiblePotions(result).includes(mixIngredients(answers, pair[0], pair[1])) &&
        (seen === undefined || pair.includes(seen)),
    )
    return pick(stream, possible)
  })
  let aside = none
  for (const { result, count } of player.aside) {
    const pair = mixes[numbers.indexOf(result)] as Pair
    const cards = count === 2 ? pair : [pick(stream, pair)]
    for (const card of cards) aside = added(aside, ingredientIndex(card), 1)
  }
  const last = mixes.at(-1)
  const lastCards = last === undefined ? none : countsOf(last.map(ingredientIndex))
  const { ask, mix } = table
  const testing = ask?.kind === 'thinkingCap' && ask.seat === seat && ask.left === 1
  return {
    mixes,
    aside,
    cauldron: mix?.seat === seat ? lastCards : none,
    // after the first test with the Cap both cards are still in the hand.
    least: testing ? player.open.map((count, kind) => Math.max(count, countOf(lastCards, kind))) : player.open,
  }
}

/** What a rival's Periscope may have shown. */
function peeksOf(view: View, seat: Seat, notes: SampledWorld['notes'], stream: Stream): Own['peeks'] {
  const { table, own } = view
  return table.looks
    .filter((look) => look.seat === seat)
    .map(({ result }) => {
      const mixer = (table.results[result] as Result).seat
      const mixes = notes[mixer]?.mixes ?? own?.mixes ?? []
      const pair = mixes[resultsOf(table, mixer).indexOf(result)] as Pair
      return { result, ingredient: pick(stream, pair) }
    })
}

/** Cards of which the viewer does not know where they are. */
function unseenCards({ table, own, viewer }: View): Counts {
  const row = countsOf(table.row.map(ingredientIndex))
  const open = minus(minus(wholeDeck, row), table.rowDiscards)
  if (own === null) return open
  const last = table.mix?.seat === viewer ? (own.mixes.at(-1) ?? []) : []
  const mine = plus(plus(own.hand, own.discarded), plus(own.aside, countsOf(last.map(ingredientIndex))))
  return minus(open, mine)
}

interface DealtCards {
  readonly hands: readonly Counts[]
  readonly discarded: readonly Counts[]
  readonly discard: Counts
  readonly deck: readonly number[]
}

function dealCards(view: View, notes: SampledWorld['notes'], stream: Stream): DealtCards {
  const { table, own } = view
  const needed = notes.reduce((sum, note) => (note === undefined ? sum : plus(sum, neededBy(note))), none)
  const loose = shuffled(stream, listOf(minus(unseenCards(view), needed)))
  const take = (count: number) => countsOf(loose.splice(0, count))
  const hands = table.players.map(({ cards }, seat) => {
    const note = notes[seat]
    return note === undefined ? none : plus(note.least, take(cards - total(note.least)))
  })
  const discarded = table.players.map((player, seat) =>
    notes[seat] === undefined ? (own?.discarded ?? none) : take(player.discarded),
  )
  return { hands, discarded, discard: discarded.reduce(plus, table.rowDiscards), deck: loose }
}

interface DealtFavours {
  readonly hands: readonly Counts[]
  readonly deck: readonly number[]
}

/** a Herbalist stays in a hand only while it waits for its turn to be played. */
function mayHoldHerbalist({ phase, ask, waiting }: Table, seat: Seat): boolean {
  if (ask?.kind === 'keepFavour') return true
  return (phase === 'setUp' && waiting.includes(seat)) || (ask?.kind === 'herbalist' && ask.seat === seat)
}

function dealFavours({ table, own, viewer }: View, stream: Stream): DealtFavours {
  const out = table.custodianOut ? countsOf([favourNumber('custodian')]) : none
  const pool = minus(minus(minus(favourSet, table.favourDiscard), out), own?.favours ?? none)
  const herbalist = favourNumber('herbalist')
  const others = shuffled(stream, listOf(pool.with(herbalist, 0)))
  const take = (from: number[], count: number) => countsOf(from.splice(0, count))
  const rivals = [...table.players.keys()].filter((seat) => seat !== viewer)
  const hands: Counts[] = []
  for (const seat of rivals.filter((rival) => !mayHoldHerbalist(table, rival))) {
    hands[seat] = take(others, playerAt(table, seat).favours)
  }
  const rest = shuffled(stream, [...others, ...listOf(none.with(herbalist, countOf(pool, herbalist)))])
  for (const seat of rivals.filter((rival) => mayHoldHerbalist(table, rival))) {
    hands[seat] = take(rest, playerAt(table, seat).favours)
  }
  return { hands, deck: rest }
}

/** any seals that were not revealed may lie on a rival's theories. */
function placedSeals(table: Table, seat: Seat, stream: Stream): Own['placed'] {
  const known = table.end?.placed[seat]
  if (known !== undefined) return known
  const left = shuffled(stream, listOf(minus(sealSet, playerAt(table, seat).revealed)))
  return table.theories.map((theory) =>
    theory?.seals.includes(seat) === true ? (seals[left.pop() ?? 0] as Seal) : null,
  )
}

function unseenAdventurers({ gone, adventurer, nextAdventurer }: Table): readonly number[] {
  return [...adventurers.keys()].filter(
    (tile) => !gone.includes(tile) && tile !== adventurer && tile !== nextAdventurer,
  )
}
