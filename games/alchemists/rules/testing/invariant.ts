import { ingredientIndex } from '@athanor/alchemy'
import { cardBesideBoard } from '../base/declareActions.ts'
import { cardsOf, ingredientCards } from '../base/ingredientCards.ts'
import { type Counts, contains, plus, total } from '../engine/counts.ts'
import type { Rules } from '../engine/rules.ts'
import { planCost } from '../engine/space.ts'
import type { Pair, State } from '../engine/state.ts'
import { rulesOf } from '../game.ts'
import { brokenProjects } from './golemInvariant.ts'

/** What must hold in every state: nothing is lost, nothing doubled, and what is counted openly is what is there. */
export function brokenInvariant(state: State): string | null {
  return brokenUnder(rulesOf(state.table.options, state.table.players.length), state)
}

/**
 * The same for the rules of any modules.
 * @public Modules use it.
 */
export function brokenUnder(rules: Rules, state: State): string | null {
  return (
    brokenCards(state) ??
    brokenFavours(rules, state) ??
    brokenSeals(rules, state) ??
    brokenCubes(rules, state) ??
    brokenTheories(rules, state) ??
    brokenProjects(state) ??
    null
  )
}

function same<Kind extends string>(a: Counts<Kind>, b: Counts<Kind>): boolean {
  return a.length === b.length && a.every((count, kind) => count === b[kind])
}

function brokenCards({ table, own, hidden }: State): string | null {
  const row = cardsOf(table.row)
  let all = plus(plus(row, hidden.discard), ingredientCards.counted(hidden.deck))
  let pile = table.rowDiscards
  for (const [seat, { hand, aside, discarded, mixes }] of own.entries()) {
    const player = table.players[seat]
    if (player === undefined) return `seat ${seat} has no board`
    if (hand.some((count) => count < 0)) return `the hand of ${seat} owes cards`
    if (total(hand) !== player.cards) return `seat ${seat} holds ${total(hand)} cards, not ${player.cards}`
    if (!contains(hand, player.open)) return `seat ${seat} does not hold the cards that everybody saw`
    if (total(discarded) !== player.discarded) return `seat ${seat} discarded another number of cards`
    const asideCount = player.aside.reduce((sum, { count }) => sum + count, 0)
    if (total(aside) !== asideCount) return `seat ${seat} set aside another number of cards`
    all = plus(plus(all, hand), aside)
    pile = plus(pile, discarded)
    if (table.mix?.seat === seat) all = plus(all, cardsOf(mixes.at(-1) as Pair))
    const results = table.results.filter((result) => result.seat === seat)
    if (results.length !== mixes.length) return `seat ${seat} has ${mixes.length} notes for ${results.length} results`
  }
  if (!same(all, ingredientCards.all)) return `ingredient cards are ${JSON.stringify(all)}`
  if (!same(pile, hidden.discard)) return 'the discard pile holds cards that nobody discarded'
  if (table.deck !== hidden.deck.length || table.discard !== total(hidden.discard)) return 'a pile has another height'
  return null
}

function brokenFavours({ favours: kinds }: Rules, { table, own, hidden }: State): string | null {
  let all = plus(table.favourDiscard, kinds.counted(hidden.favourDeck))
  const beside = cardBesideBoard(table)
  if (beside !== null) all = plus(all, kinds.counted([kinds.numberOf(beside)]))
  for (const [seat, { favours }] of own.entries()) {
    if (favours.some((count) => count < 0)) return `seat ${seat} owes a favor card`
    if (total(favours) !== table.players[seat]?.favours) return `seat ${seat} holds another number of favor cards`
    all = plus(all, favours)
  }
  if (table.favourDeck !== hidden.favourDeck.length) return 'the favor deck has another height'
  return same(all, kinds.all) ? null : `favor cards are ${JSON.stringify(all)}`
}

function brokenSeals({ seals, publications }: Rules, { table, own }: State): string | null {
  for (const [seat, player] of table.players.entries()) {
    const mine = own[seat]
    if (mine === undefined) return `seat ${seat} has nothing`
    const placed = Object.values(mine.placed).map(seals.numberOf)
    const all = plus(plus(mine.seals, seals.counted(placed)), player.revealed)
    if (!same(all, seals.all) || mine.seals.some((count) => count < 0))
      return `seals of ${seat} are ${JSON.stringify(all)}`
    if (total(mine.seals) !== player.sealsLeft) return `seat ${seat} has another number of seals left`
    const there = publications
      .flatMap((kind) => kind.published(table))
      .filter(({ publication }) => publication.seals.includes(seat))
      .map(({ id }) => id)
    if (there.toSorted().join() !== Object.keys(mine.placed).toSorted().join()) {
      return `the seals of ${seat} are not where they were put`
    }
  }
  return null
}

function brokenCubes(rules: Rules, { table }: State): string | null {
  const set = rules.cubes[table.round - 1] ?? 0
  for (const [seat, { cubes, gold, reputation, plan }] of table.players.entries()) {
    const { board, placed, unused, hospital } = cubes
    if (Math.min(board, placed, unused, hospital) < 0) return `seat ${seat} owes cubes: ${JSON.stringify(cubes)}`
    const all = board + placed + unused + hospital
    // Assistants only ever add cubes.
    if (all < set || all > set + 4) return `seat ${seat} has ${all} cubes`
    const declared = planCost(rules, plan ?? {})
    if (placed > declared) return `seat ${seat} has more cubes on the board than declared`
    if (table.phase === 'endOfRound' && placed > 0) return `seat ${seat} left cubes behind`
    if (gold < 0 || reputation < 1) return `seat ${seat} has ${gold} gold and ${reputation} reputation`
  }
  return null
}

function brokenTheories(rules: Rules, { table }: State): string | null {
  const tokens = table.theories.flatMap((theory) => (theory === null ? [] : [theory.alchemical]))
  if (new Set(tokens).size < tokens.length) return 'an alchemical lies on two ingredients'
  for (const theory of table.theories) {
    if (theory === null) continue
    if (theory.seals.length < 1 || theory.seals.length > 3) return `a theory carries ${theory.seals.length} seals`
    if (new Set(theory.seals).size < theory.seals.length) return 'a player has two seals on one theory'
  }
  const loose = table.conflicts.find((pair) =>
    pair.some((one) => (table.theories[ingredientIndex(one)] ?? null) === null),
  )
  if (loose !== undefined) return `a conflict token lies on nothing: ${loose.join(', ')}`
  const grants = [...table.grants, ...table.players.flatMap((player) => player.grants)]
  const all = rules.grants.length
  return grants.length === all && new Set(grants).size === all ? null : 'a grant is lost'
}
