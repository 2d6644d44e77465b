import type { Seat } from '@athanor/kernel'
import type { ActionKind, Favour, FavourEffect, FavourWindow } from '../engine/contributions.ts'
import { countOf } from '../engine/counts.ts'
import { upTo } from '../engine/groups.ts'
import type { MutableState } from '../engine/mutableState.ts'
import type { PrintedFavour, Rules, SeatContext, Seated } from '../engine/rules.ts'
import { playerAt } from '../engine/state.ts'
import { checkFavours, favoursHeld, playFavours } from './cards.ts'
import { type Reason, reason } from './reasons.ts'

type EffectKind = FavourEffect['kind']

/**
 * What favor cards are played for: a moment, an effect, and the actions that say so. Each of them has a number of its
 * own for one card, which it is called after (`sages`); further cards with the same effect are played by name.
 */
export interface FavourUse<Kind extends EffectKind = EffectKind> {
  readonly window: FavourWindow
  readonly effect: Kind
  /** The card that the number counts. */
  readonly counted: Favour
  readonly actions: readonly ActionKind[]
}

/** Favor cards that an action plays by name: never an empty record, so that each action has one spelling. */
export type NamedFavours = Readonly<Partial<Record<Favour, number>>>

/** An action as far as it plays cards that it does not count. */
export interface NamesFavours {
  readonly others?: NamedFavours
}

/** Cards that are played for one use. */
export interface FavourChoice {
  readonly number: number
  readonly others?: NamedFavours | undefined
}

/** One card, and how often it is played. */
export interface PlayedFavour<Kind extends EffectKind> {
  readonly card: PrintedFavour<Kind>
  readonly count: number
}

function cardsOf<Kind extends EffectKind>(rules: Rules, use: FavourUse<Kind>): readonly PrintedFavour<Kind>[] {
  return rules.favoursFor(use.window, use.effect)
}

function countOfCard({ counted }: FavourUse, { number, others }: FavourChoice, card: Favour): number {
  return card === counted ? number : (others?.[card] ?? 0)
}

/** What is played for a use, in printed order. Whatever else the action names is for another use. */
export function playedFor<Kind extends EffectKind>(
  rules: Rules,
  use: FavourUse<Kind>,
  choice: FavourChoice,
): readonly PlayedFavour<Kind>[] {
  return cardsOf(rules, use).flatMap((card) => {
    const count = countOfCard(use, choice, card.id)
    return count === 0 ? [] : [{ card, count }]
  })
}

/** The sum of what the cards bring that are played for a use. */
export function sumFor<Kind extends EffectKind>(
  rules: Rules,
  use: FavourUse<Kind>,
  choice: FavourChoice,
  worth: (effect: PrintedFavour<Kind>['effect']) => number,
): number {
  let sum = 0
  for (const card of cardsOf(rules, use)) sum += countOfCard(use, choice, card.id) * worth(card.effect)
  return sum
}

/** How many cards are played for a use. */
export function countFor(rules: Rules, use: FavourUse, choice: FavourChoice): number {
  let sum = 0
  for (const { id } of cardsOf(rules, use)) sum += countOfCard(use, choice, id)
  return sum
}

const plain: FavourChoice[] = []

/** The choices of a seat that holds no card but the counted one. */
function plainChoices(held: number): readonly FavourChoice[] {
  while (plain.length <= held) plain.push({ number: plain.length })
  return plain.slice(0, held + 1)
}

/** Everything that a seat can play for a use, the fewest of the counted card first. */
export function favourChoices({ rules, own }: Seated, use: FavourUse): readonly FavourChoice[] {
  let choices = plainChoices(favoursHeld(rules, own.favours, use.counted))
  const cards = cardsOf(rules, use)
  if (cards.length === 1) return choices
  for (const { id } of cards) {
    const held = id === use.counted ? 0 : favoursHeld(rules, own.favours, id)
    if (held === 0) continue
    choices = choices.flatMap(({ number, others }) =>
      upTo(held).map((count) => (count === 0 ? { number, others } : { number, others: { ...others, [id]: count } })),
    )
  }
  return choices
}

/** All that a seat holds for a use. */
export function allHeld(at: Seated, use: FavourUse): FavourChoice {
  return favourChoices(at, use).at(-1) as FavourChoice
}

/** What an action says of the cards that it does not count. */
export function naming(...choices: readonly FavourChoice[]): NamesFavours {
  let others: NamedFavours | undefined
  for (const choice of choices) if (choice.others !== undefined) others = { ...others, ...choice.others }
  return others === undefined ? {} : { others }
}

/** Null, or that a seat lacks a card that an action counts or names. */
export function checkUses(
  at: Seated,
  counted: readonly (readonly [FavourUse, number])[],
  others: NamedFavours | undefined,
): Reason | null {
  for (const [use, needed] of counted) {
    const missing = checkFavours(at, use.counted, needed)
    if (missing !== null) return missing
  }
  if (others === undefined) return null
  for (const [name, needed] of Object.entries(others)) {
    const favour = name as Favour
    const isPlayed = counted.some(
      ([use]) => favour !== use.counted && cardsOf(at.rules, use).some(({ id }) => id === favour),
    )
    if (!isPlayed) return reason('alchemists.reject.favourMissing', { favour, needed, held: 0 })
    const missing = checkFavours(at, favour, needed)
    if (missing !== null) return missing
  }
  return null
}

/** the cards leave the hand. */
export function playFor(state: MutableState, seat: Seat, use: FavourUse, choice: FavourChoice): void {
  for (const { card, count } of playedFor(state.rules, use, choice)) playFavours(state, seat, card.id, count)
}

/** Copies of a card that may be in a hand: those in the discard pile lie face up. */
function unseen({ rules, table }: SeatContext, favour: Favour): number {
  const number = rules.favours.numberOf(favour)
  return countOf(rules.favours.all, number) - countOf(table.favourDiscard, number)
}

/**
 * The most that cards for a use can bring a seat, as far as everybody can tell: as many of the best cards as its hand
 * may hold.
 */
export function mostFor<Kind extends EffectKind>(
  at: SeatContext,
  use: FavourUse<Kind>,
  worth: (effect: PrintedFavour<Kind>['effect']) => number,
): number {
  let left = playerAt(at.table, at.seat).favours
  let sum = 0
  for (const card of cardsOf(at.rules, use).toSorted((a, b) => worth(b.effect) - worth(a.effect))) {
    const count = Math.min(left, unseen(at, card.id))
    sum += count * worth(card.effect)
    left -= count
  }
  return sum
}
