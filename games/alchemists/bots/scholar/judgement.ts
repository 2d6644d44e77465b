/** All that the scholar's worths are weighed with, in points of the final count unless another unit is named. */
export interface Judgement {
  /** A bit of knowledge, by the round in which it is gained; the first place is round 0. */
  readonly bit: readonly number[]
  /** How much of an experiment's worth is left for the next one of the same round. */
  readonly fading: number
  /** Fewer bits than this are not worth a cube. */
  readonly leastBits: number
  /** What a bad potion costs whoever drinks it. */
  readonly danger: number
  /** How much of a sale's worth counts in a plan: while gold is short, when it is not, and in the last round. */
  readonly sale: readonly [short: number, ample: number, last: number]
  /** What is left of a sale when a rival goes there too. */
  readonly contested: number
  /** Lost with a wrong theory, whether it falls or stands to the end. */
  readonly loss: number
  /** How much of a star's points a later theory would have it for, by round. */
  readonly starKept: readonly number[]
  /** What it costs to take a theory for a seal without a star, which might have had one later, by round. */
  readonly slot: readonly number[]
  /** The reputation of the top alchemists for one more seal, by how many seals one leads: -2 or less, -1, 0, 1, 2 or more. */
  readonly top: readonly number[]
  /** How much of what the next conference and the one after it pay for one more seal is believed in. */
  readonly conference: readonly [next: number, later: number]
  /** How much of a grant one more seal brings: the last one that it takes, and the one before. */
  readonly grant: readonly [last: number, before: number]
  /** A publication in a plan: what it is worth in any case, and how much of its promise counts. */
  readonly publishing: readonly [base: number, share: number]
  /** A gold piece spent. */
  readonly gold: number
  readonly forage: readonly number[]
  readonly purchase: number
  readonly idle: number
  /** A rival's reputation that falls, to a seat among two, three, four. */
  readonly rivalLoss: readonly number[]
  /** The chance of success that a debunking must have. */
  readonly doubt: number
  /** How likely a rival's theory is to differ from the truth in one colour, or in more, beside being right. */
  readonly trust: readonly [one: number, more: number]
  /** Ahead in the order: worth of each place. */
  readonly order: number
}

export const judgement: Judgement = {
  bit: [0, 1.2, 1.2, 1, 0.8, 0.6, 0],
  fading: 0.95,
  leastBits: 0.25,
  danger: 0.5,
  sale: [0.8, 0.4, 0.35],
  contested: 0.6,
  loss: 5.5,
  starKept: [0, 0.6, 0.5, 0.4, 0.3, 0.15, 0],
  slot: [0, 1.8, 1.5, 1.1, 0.7, 0.3, 0],
  top: [0.1, 0.45, 0.3, 0.15, 0.05],
  conference: [0.8, 0.4],
  grant: [1.1, 0.5],
  publishing: [1, 0.8],
  gold: 0.3,
  forage: [1.2, 0.8, 0.5],
  purchase: 0.6,
  idle: 0.3,
  rivalLoss: [0, 0, 0.5, 0.3, 0.2],
  doubt: 0.6,
  trust: [0.12, 0.03],
  order: 0.15,
}
