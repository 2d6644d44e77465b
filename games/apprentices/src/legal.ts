import { type ActionGroup, actionsOf, type LegalActions, listed, noActions, type Seat } from '@athanor/kernel'
import { canBlock, canShift, heldSlot, isRerollable } from './abilities.ts'
import { type Action, firstMade, type Raven } from './action.ts'
import { choose, combination } from './combinations.ts'
import { type DieColour, dieColours, type Effect, tableCount } from './components.ts'
import { type ConvertEffect, conversionsOf, inputsOf, type PayingEffect } from './conversions.ts'
import { checkAsk, helpIsOpen, mayDecline, offerable } from './help.ts'
import { payment, researchPayments, waysToPay } from './payment.ts'
import { keepableRavens } from './ravens.ts'
import { pointsAt } from './score.ts'
import { type Die, hasUsed, isBlocked, isYetToAct, type Made, type State, slotsOf, squareOf } from './state.ts'
import { type Hand, handOf } from './units.ts'
import type { View } from './view.ts'

type Groups = ActionGroup<Action>[]

/** Ravens, help, abilities, research, purchase, end of the turn, in this order. */
export function legal({ viewer, table }: View): LegalActions<Action> {
  if (table.phase === 'over' || viewer === 'spectator') return noActions()
  if (viewer !== table.active) return actionsOf(helpGroups(table, viewer))
  switch (table.phase) {
    case 'fifthDie':
      return actionsOf([
        listed(
          'chooseDie',
          coloursLeft(table).map((colour) => ({ kind: 'chooseDie', colour })),
        ),
      ])
    case 'threeRavens':
      return actionsOf<Action>([
        listed(
          'rerollRavens',
          keepableRavens(table).map((kept) => ({ kind: 'rerollRavens', kept })),
        ),
        listed('keepRavens', [{ kind: 'keepRavens' }]),
      ])
    case 'turn':
      return actionsOf(turnGroups(table, viewer))
  }
}

function coloursLeft({ pool }: State): readonly DieColour[] {
  return dieColours.filter((_, index) => (pool[index] ?? 0) > 0)
}

function helpGroups(state: State, seat: Seat): Groups {
  if (!helpIsOpen(state)) return []
  const offers = state.help.offers.filter(({ helper }) => helper === seat)
  return [
    listed(
      'offerHelp',
      offerable(state, seat).map((gemstone) => ({ kind: 'offerHelp', gemstone })),
    ),
    listed(
      'withdrawHelp',
      offers.map(({ gemstone }) => ({ kind: 'withdrawHelp', gemstone })),
    ),
    listed('declineHelp', mayDecline(state, seat) ? [{ kind: 'declineHelp' }] : []),
  ]
}

function turnGroups(state: State, seat: Seat): Groups {
  const hand = handOf(state, seat)
  const groups: Groups = []
  const own: readonly Raven[] = state.marker ? [...hand.ravens, 'marker'] : hand.ravens
  if (state.round > 1) {
    cancelling(groups, hand.units[1], own.concat(ravensToCome(state)))
    if (own.length > 0) {
      groups.push(
        listed(
          'rollRaven',
          own.map((raven) => ({ kind: 'rollRaven', raven })),
        ),
      )
      if (checkAsk(state) === null) groups.push(listed('askHelp', [{ kind: 'askHelp' }]))
      accepting(groups, state, own)
    }
    for (let table = 1; table <= tableCount; table++) ability(groups, state, seat, hand, table)
  }
  if (own.length > 0) return groups
  for (let table = 1; table <= tableCount; table++) researching(groups, state, seat, hand, table)
  if (pointsAt(state, seat) >= state.price) {
    groups.push(
      listed(
        'buyDie',
        coloursLeft(state).map((colour) => ({ kind: 'buyDie', colour })),
      ),
    )
  }
  groups.push(listed('endTurn', [{ kind: 'endTurn' }]))
  return groups
}

/** Raven dice of rivals whose turn is still to come (DR-18). */
function ravensToCome(state: State): readonly number[] {
  const ravens: number[] = []
  for (let index = 0; index < state.dice.length; index++) {
    const { state: condition, face, owner } = state.dice[index] as Die
    if (condition === 'ready' && face === 'raven' && isYetToAct(state, owner)) ravens.push(index)
  }
  return ravens
}

function cancelling(groups: Groups, gemstones: readonly number[], ravens: readonly Raven[]): void {
  groups.push(pairs('cancelRaven', gemstones, ravens, (gemstone, raven) => ({ kind: 'cancelRaven', gemstone, raven })))
}

function accepting(groups: Groups, { help }: State, ravens: readonly Raven[]): void {
  if (help.offers.length === 0) return
  const gemstones = help.offers.map(({ gemstone }) => gemstone)
  groups.push(pairs('acceptHelp', gemstones, ravens, (gemstone, raven) => ({ kind: 'acceptHelp', gemstone, raven })))
}

/** Everything of one list with everything of another. */
function pairs<A, B>(
  kind: Action['kind'],
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => Action,
): ActionGroup<Action> {
  return {
    kind,
    size: first.length * second.length,
    at: (index) => make(first[Math.floor(index / second.length)] as A, second[index % second.length] as B),
  }
}

function researching(groups: Groups, state: State, seat: Seat, hand: Hand, table: number): void {
  const side = state.sides[table - 1]
  if (side === undefined || squareOf(state, seat, table) >= state.cap) return
  const { amounts } = researchPayments(side, table, state.round)
  const sizes = amounts.map((amount) => waysToPay(hand, amount))
  groups.push(
    several('research', sizes, (kind, index) => {
      return { kind: 'research', table, units: payment(hand, amounts[kind] ?? [0, 0, 0, 0], index) }
    }),
  )
}

/** A group made of parts of these sizes. */
function several(
  kind: Action['kind'],
  sizes: readonly number[],
  make: (part: number, index: number) => Action,
): ActionGroup<Action> {
  let size = 0
  for (const each of sizes) size += each
  return {
    kind,
    size,
    at(index) {
      let rest = index
      for (let part = 0; part < sizes.length; part++) {
        const each = sizes[part] as number
        if (rest < each) return make(part, rest)
        rest -= each
      }
      throw new RangeError(`there is no ${kind} number ${index} of ${size}`)
    },
  }
}

function ability(groups: Groups, state: State, seat: Seat, hand: Hand, table: number): void {
  const slot = heldSlot(state, seat, table)
  if (slot === null || isBlocked(state, table, slot.rank) || hasUsed(state, seat, table, slot.rank)) return
  const group = usesOf(state, seat, hand, table, slot.effect)
  if (group.size > 0) groups.push(group)
}

function usesOf(state: State, seat: Seat, hand: Hand, table: number, effect: Effect): ActionGroup<Action> {
  switch (effect.kind) {
    case 'rerollDie':
      return listed(
        'rerollDie',
        ownDice(state, seat).map((die) => ({ kind: 'rerollDie', table, die })),
      )
    case 'convert':
      return converting(hand, table, effect, pointsAt(state, seat))
    case 'tradeUnits':
      return paying(hand, effect, 1, 'tradeUnits', (units) => ({ kind: 'tradeUnits', table, units }))
    case 'tradeRavens':
      return {
        kind: 'tradeRavens',
        size: choose(hand.ravens.length, effect.ravens),
        at: (index) => ({ kind: 'tradeRavens', table, ravens: combination(hand.ravens, effect.ravens, index) }),
      }
    case 'blockSlot':
      return listed(
        'blockSlot',
        slotsOf(state)
          .filter((slot) => canBlock(state, slot.table, slot.rank))
          .map((slot) => ({ kind: 'blockSlot', table, targetTable: slot.table, targetRank: slot.rank })),
      )
    case 'takeUnit': {
      const targets = unitsOfOthers(state, seat)
      return paying(hand, effect, targets.length, 'takeUnit', (units, target) => {
        return { kind: 'takeUnit', table, units, unit: targets[target] as number }
      })
    }
    case 'shiftPrice':
      return listed(
        'shiftPrice',
        ([-1, 1] as const).filter((by) => canShift(state, by)).map((by) => ({ kind: 'shiftPrice', table, by })),
      )
  }
}

function ownDice(state: State, seat: Seat): readonly number[] {
  const dice: number[] = []
  for (let index = 0; index < state.dice.length; index++) if (isRerollable(state.dice[index], seat)) dice.push(index)
  return dice
}

function unitsOfOthers(state: State, seat: Seat): readonly number[] {
  const units: number[] = []
  for (let index = 0; index < state.dice.length; index++) {
    const { state: condition, face, holder } = state.dice[index] as Die
    if (condition === 'ready' && holder !== seat && face !== 'raven') units.push(index)
  }
  for (let index = 0; index < state.made.length; index++) {
    const { state: condition, holder } = state.made[index] as Made
    if (condition === 'ready' && holder !== seat) units.push(firstMade + index)
  }
  return units
}

/** Ways to pay for a slot, each with as many further choices. */
function paying(
  hand: Hand,
  effect: PayingEffect,
  choices: number,
  kind: Action['kind'],
  make: (units: readonly number[], choice: number) => Action,
): ActionGroup<Action> {
  const { amounts } = inputsOf(effect)
  const sizes = amounts.map((amount) => waysToPay(hand, amount) * choices)
  return several(kind, sizes, (part, index) => {
    return make(payment(hand, amounts[part] ?? [0, 0, 0, 0], Math.floor(index / choices)), index % choices)
  })
}

function converting(hand: Hand, table: number, effect: ConvertEffect, points: number): ActionGroup<Action> {
  const conversions = points < effect.points ? [] : conversionsOf(effect)
  const sizes = conversions.map(({ amount, gains }) => waysToPay(hand, amount) * gains.length)
  return several('convert', sizes, (part, index) => {
    const { amount, gains } = conversions[part] ?? { amount: [0, 0, 0, 0], gains: [] }
    return {
      kind: 'convert',
      table,
      units: payment(hand, amount, Math.floor(index / gains.length)),
      gains: gains[index % gains.length] ?? [],
    }
  })
}
