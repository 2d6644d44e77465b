import { choose, combination } from './combinations.ts'
import { boards, type Price, type Side } from './components.ts'
import { type Hand, type TypeIndex, wild } from './units.ts'

/** Units of parchment, gemstone and potion, and wild ones (round 1). */
export type Counts = readonly [number, number, number, number]

/** All that pays a price exactly (DR-36), worked out once. */
export interface Payments {
  readonly amounts: readonly Counts[]
  readonly keys: ReadonlySet<number>
}

function keyOf([parchment, gemstone, potion, wilds]: Counts): number {
  return parchment + 8 * gemstone + 64 * potion + 512 * wilds
}

/** DR-34: `any` is one more unit of some type. */
function plainAmounts({ fixed, choice }: Price): readonly Counts[] {
  let amounts: readonly Counts[] = [[...fixed, 0]]
  for (let more = 0; more < choice; more++) {
    amounts = amounts.flatMap(([parchment, gemstone, potion]): Counts[] => [
      [parchment + 1, gemstone, potion, 0],
      [parchment, gemstone + 1, potion, 0],
      [parchment, gemstone, potion + 1, 0],
    ])
  }
  return amounts
}

/** DR-32: a wild unit may stand for any other, as many of them as there are. */
function withWilds([parchment, gemstone, potion]: Counts): readonly Counts[] {
  const amounts: Counts[] = []
  for (let a = 0; a <= parchment; a++) {
    for (let b = 0; b <= gemstone; b++) {
      for (let c = 0; c <= potion; c++) {
        amounts.push([parchment - a, gemstone - b, potion - c, a + b + c])
      }
    }
  }
  return amounts
}

function paymentsOf(amounts: readonly Counts[]): Payments {
  const byKey = new Map(amounts.map((amount) => [keyOf(amount), amount]))
  return { amounts: [...byKey.values()], keys: new Set(byKey.keys()) }
}

export function paymentsFor(prices: readonly Price[]): Payments {
  return paymentsOf(prices.flatMap(plainAmounts))
}

const researchCosts = (side: Side, withWildRavens: boolean) =>
  boards[side].map(({ cost }) => {
    const plain = cost.flatMap(plainAmounts)
    return paymentsOf(withWildRavens ? plain.flatMap(withWilds) : plain)
  })

const later: Readonly<Record<Side, readonly Payments[]>> = {
  apprentice: researchCosts('apprentice', false),
  initiate: researchCosts('initiate', false),
}
const inFirstRound: Readonly<Record<Side, readonly Payments[]>> = {
  apprentice: researchCosts('apprentice', true),
  initiate: researchCosts('initiate', true),
}

/** What pays for a step on a table's track (D-066, D-067), in the first round with wild ravens too (D-037). */
export function researchPayments(side: Side, table: number, isFirstRound: boolean): Payments {
  const payments = (isFirstRound ? inFirstRound : later)[side][table - 1]
  if (payments === undefined) throw new RangeError(`there is no table ${table}`)
  return payments
}

/** How many sets of ready units make up this amount. */
export function waysToPay({ units }: Hand, amount: Counts): number {
  let ways = 1
  for (let type = 0; type <= wild; type++) {
    const needed = amount[type as TypeIndex]
    if (needed === 0) continue
    const held = units[type as TypeIndex].length
    if (held < needed) return 0
    ways *= choose(held, needed)
  }
  return ways
}

/** Set number `index` of them, ascending. */
export function payment({ units }: Hand, amount: Counts, index: number): readonly number[] {
  const paid: number[] = []
  let rest = index
  for (let type = 0; type <= wild; type++) {
    const needed = amount[type as TypeIndex]
    if (needed === 0) continue
    const held = units[type as TypeIndex]
    const ways = choose(held.length, needed)
    paid.push(...combination(held, needed, rest % ways))
    rest = Math.floor(rest / ways)
  }
  return paid.sort((a, b) => a - b)
}

export function pays(payments: Payments, types: readonly TypeIndex[]): boolean {
  const counts: [number, number, number, number] = [0, 0, 0, 0]
  for (const type of types) counts[type]++
  return payments.keys.has(keyOf(counts))
}
