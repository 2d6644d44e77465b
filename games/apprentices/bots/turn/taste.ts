import type { Effect } from '@athanor/apprentices'

/** What the strong player thinks things are worth, in knowledge points. Guessed from what units buy; found good enough in play. */
export interface Taste {
  /** Points that somebody makes in a round; so many rounds are left until the first one has enough. */
  readonly pace: number
  /** What one more die brings in every round to come. */
  readonly die: number
  /** What the extra raven costs in every round to come. */
  readonly extraRaven: number
  /** What a slot brings in every round to come. */
  slot(effect: Effect): number
  /** What a rival gains from being rid of a raven. */
  readonly relief: number
  /** How many points of advantage make a win likely: at the end, and more for each round that is left. */
  readonly doubt: number
  readonly doubtPerRound: number
}

export const taste: Taste = {
  pace: 4.4,
  die: 1,
  extraRaven: 1.4,
  slot: slotWorth,
  relief: 1.6,
  doubt: 3,
  doubtPerRound: 1.5,
}

function slotWorth(effect: Effect): number {
  switch (effect.kind) {
    case 'convert':
      return effect.points > 0
        ? 0.2
        : convertWorth(
            effect.from.fixed.reduce((a, b) => a + b, effect.from.choice),
            effect.gains,
          )
    case 'tradeUnits':
      return 0.9
    case 'rerollDie':
      return 0.6
    case 'tradeRavens':
      return 0.2
    case 'blockSlot':
      return 0.4
    case 'takeUnit':
      return 0.3
    case 'shiftPrice':
      return 0.3
  }
}

function convertWorth(spent: number, gains: readonly string[]): number {
  return 0.3 + 0.7 * (gains.length - spent) + (gains.includes('any') ? 0.15 : 0)
}
