import {
  type Action,
  type ApprenticesShape,
  apprentices,
  type Counts,
  canBlock,
  conversionsOf,
  type Die,
  dieColours,
  type Face,
  type Hand,
  handOf,
  hasLiveRaven,
  inputsOf,
  isYetToAct,
  keepableRavens,
  payment,
  pointsOf,
  type Raven,
  resourceAt,
  type State,
  slotHolder,
  slotsOf,
  squareOf,
  standing as standingOffer,
  tableSide,
  typeIndex,
  waysToPay,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { Bot } from '../bot.ts'
import { packed } from './turn/hand.ts'
import { betterPrice, outlook } from './turn/outlook.ts'
import { cancelled, type Flock, fewer, oddsOf, type Ravens, ravenSearch, relieved } from './turn/ravenStep.ts'
import { type Scene, sceneOf } from './turn/scene.ts'
import { taste } from './turn/taste.ts'
import { type Deed, exchanged, workSearch } from './turn/work.ts'

/**
 * Searches the whole turn: every order of research and conversions, what each throw may bring, and how the table looks
 * for everybody when the turn is over. Every decision is searched anew with the dice as they lie.
 */
export const strongBot: Bot<ApprenticesShape> = {
  id: 'strong',
  choose(view) {
    const { table } = view
    const seat = view.viewer === 'spectator' ? table.active : view.viewer
    if (seat !== table.active) return standingOffer.fulfil(view, 'always') ?? apprentices.legal(view).at(0)
    if (table.phase === 'fifthDie') return { kind: 'chooseDie', colour: rarest(table, seat) }
    return best(candidates(sceneOf(table, seat, taste)))
  },
  // A gemstone that is left over buys a point; with one rival alone, what the rival is spared weighs more.
  volunteer: (view) => (view.table.players.length > 2 ? standingOffer.fulfil(view, 'leftovers') : null),
}

interface Candidate {
  readonly action: Action
  readonly chance: number
}

function best(all: Iterable<Candidate>): Action {
  let first: Candidate | null = null
  for (const candidate of all) if (first === null || candidate.chance > first.chance + 1e-12) first = candidate
  if (first === null) throw new RangeError('there is nothing to do')
  return first.action
}

/** Everything that is worth a thought, with the chance to win that it leads to. */
function* candidates(scene: Scene): Iterable<Candidate> {
  const { state, seat } = scene
  const work = workSearch(scene)
  const ravens = ravenSearch(scene, work)
  const flock = flockOf(state, seat)
  if (state.phase === 'threeRavens') {
    yield { action: { kind: 'keepRavens' }, chance: ravens.value(flock) }
    for (const kept of keepableRavens(state)) {
      const thrown = handOf(state, seat).ravens.filter((die) => die !== kept)
      const chance = expected(
        thrown.map((die) => state.dice[die] as Die),
        flock,
        (next) => ravens.value(next),
      )
      yield { action: { kind: 'rerollRavens', kept }, chance }
    }
    return
  }
  const hand = handOf(state, seat)
  const now = hasLiveRaven(state) ? ravens.value(flock) : work.value(flock)
  yield* freeDeeds(scene, flock, now)
  yield* rerolls(scene, flock, (next) => ravens.value(next))
  if (hasLiveRaven(state)) {
    yield* dealings(scene, flock, hand, ravens)
    return
  }
  const found: Candidate[] = []
  work.deeds(flock, (deed) => void found.push({ action: actionOf(scene, hand, deed), chance: work.value(deed.next) }))
  // What can wait comes last: of equal ways the first is taken, and ending the turn is the very last.
  yield* found
  const { chance, purchases } = outlook(scene, flock.points, flock.hand, flock.squares)
  if (purchases > 0) yield { action: { kind: 'buyDie', colour: rarest(state, seat) }, chance: chance + 1e-9 }
  yield* uninvited(scene, hand, chance)
  yield { action: { kind: 'endTurn' }, chance }
}

function flockOf(state: State, seat: Seat): Flock {
  const hand = handOf(state, seat)
  let squares = 0
  for (let table = 0; table < state.tracks.length; table++) squares |= squareOf(state, seat, table + 1) << (3 * table)
  const counts = [0, 0, 0, state.marker ? 1 : 0]
  for (const die of state.round > 1 ? hand.ravens : [])
    counts[colourOf(state, die)] = (counts[colourOf(state, die)] ?? 0) + 1
  return {
    hand: packed(hand.units.map((units) => Math.min(15, units.length)) as unknown as Counts),
    squares,
    used: 0,
    points: pointsOf((state.players[seat] as State['players'][number]).score),
    ravens: counts as unknown as Ravens,
    offers: state.help.offers.length,
  }
}

function colourOf(state: State, die: number): number {
  return dieColours.indexOf(state.dice[die]?.colour ?? 'black')
}

/** What costs nothing is done at once: a slot of a rival is blocked, the price is moved. */
function* freeDeeds(scene: Scene, flock: Flock, now: number): Iterable<Candidate> {
  const { state, seat, tables, taste: likes } = scene
  for (let index = 0; index < tables.length; index++) {
    const slot = tables[index]?.slots[squareOf(state, seat, index + 1)] ?? null
    if (slot === null || slot.bit === 0) continue
    const table = index + 1
    if (slot.effect.kind === 'blockSlot') {
      let [target, most]: [Action | null, number] = [null, 0]
      for (const { table: targetTable, rank: targetRank } of slotsOf(state)) {
        const holder = slotHolder(state, { table: targetTable, rank: targetRank })
        if (holder === null || !isYetToAct(state, holder) || !canBlock(state, targetTable, targetRank)) continue
        const effect = tableSide(state.sides[targetTable - 1] ?? 'apprentice', targetTable).slots[targetRank - 1]
        const worth = effect === undefined ? 0 : likes.slot(effect)
        if (worth > most) [target, most] = [{ kind: 'blockSlot', table, targetTable, targetRank }, worth]
      }
      if (target !== null) yield { action: target, chance: now + 1e-3 * most }
    }
    if (slot.effect.kind === 'shiftPrice') {
      const { purchases } = outlook(scene, flock.points, flock.hand, flock.squares)
      const by = betterPrice(state.price, purchases)
      if (by !== null) yield { action: { kind: 'shiftPrice', table, by }, chance: now + 1e-6 }
    }
  }
}

/** Of dice that look alike one is tried; what is known of chance is weighed, the rest of the turn planned for each face. */
function* rerolls(scene: Scene, flock: Flock, value: (next: Flock) => number): Iterable<Candidate> {
  const { state, seat, tables } = scene
  for (let index = 0; index < tables.length; index++) {
    const slot = tables[index]?.slots[squareOf(state, seat, index + 1)] ?? null
    if (slot === null || slot.bit === 0 || slot.effect.kind !== 'rerollDie') continue
    const tried = new Set<string>()
    for (const [die, { colour, face, owner, holder, state: is }] of state.dice.entries()) {
      if (is !== 'ready' || owner !== seat || holder !== seat || face === null || tried.has(`${colour} ${face}`))
        continue
      tried.add(`${colour} ${face}`)
      const used = { ...flock, used: flock.used | slot.bit }
      const chance = expected([state.dice[die] as Die], used, value)
      yield { action: { kind: 'rerollDie', table: index + 1, die }, chance }
    }
  }
}

/** The mean of a value over all faces that these dice may show when they are thrown again. */
function expected(dice: readonly Die[], flock: Flock, value: (next: Flock) => number): number {
  const [die, ...others] = dice
  if (die === undefined) return value(flock)
  const colour = dieColours.indexOf(die.colour)
  const before = withFace(flock, colour, die.face ?? 'raven', -1)
  let sum = 0
  for (const { face, odds } of oddsOf(colour)) sum += odds * expected(others, withFace(before, colour, face, 1), value)
  return sum
}

function withFace(flock: Flock, colour: number, face: Face, by: 1 | -1): Flock {
  if (face === 'raven') return { ...flock, ravens: fewer(flock.ravens, colour, -by) }
  return { ...flock, hand: flock.hand + by * (1 << (4 * typeIndex(face))) }
}

function* dealings(
  scene: Scene,
  flock: Flock,
  hand: Hand,
  ravens: ReturnType<typeof ravenSearch>,
): Iterable<Candidate> {
  const { state, tables, seat } = scene
  const own: readonly Raven[] = state.marker ? ['marker', ...hand.ravens] : hand.ravens
  const tried = new Set<number>()
  const gemstone = hand.units[1].at(-1)
  const [offer] = state.help.offers
  for (const raven of own) {
    const colour = raven === 'marker' ? 3 : colourOf(state, raven)
    if (tried.has(colour)) continue
    tried.add(colour)
    if (gemstone !== undefined) {
      yield { action: { kind: 'cancelRaven', gemstone, raven }, chance: ravens.value(cancelled(flock, colour)) }
    }
    if (offer !== undefined) {
      const { gemstone: offered } = offer
      const chance = ravens.value(relieved(flock, colour)) - 0.005
      yield { action: { kind: 'acceptHelp', gemstone: offered, raven }, chance }
    }
    yield { action: { kind: 'rollRaven', raven }, chance: ravens.rolled(flock, colour) }
  }
  for (let index = 0; index < tables.length; index++) {
    const slot = tables[index]?.slots[squareOf(state, seat, index + 1)] ?? null
    if (slot === null || slot.bit === 0) continue
    if (slot.effect.kind === 'tradeRavens' && hand.ravens.length >= slot.effect.ravens) {
      const traded = hand.ravens.slice(0, slot.effect.ravens)
      const left = traded.reduce((flying, die) => fewer(flying, colourOf(state, die)), flock.ravens)
      const next = { ...flock, ravens: left, points: flock.points + slot.effect.points }
      yield { action: { kind: 'tradeRavens', table: index + 1, ravens: traded }, chance: ravens.value(next) }
    }
    for (const exchange of slot.exchanges) {
      const next = exchange.gained[1] > exchange.spent[1] ? exchanged(flock, exchange, slot.bit) : null
      if (next === null) continue
      const action = actionOf(scene, hand, { kind: 'exchange', table: index, exchange, next })
      yield { action, chance: ravens.value({ ...flock, ...next }) }
    }
  }
}

/** Gemstones that nothing else needs drive the ravens of those away whose turn is still to come: a point each (D-049). */
function* uninvited({ state, rivals, taste: likes }: Scene, hand: Hand, chance: number): Iterable<Candidate> {
  const gemstone = hand.units[1].at(-1)
  if (gemstone === undefined || state.round < 2 || likes.relief / rivals.length >= 1) return
  for (const [raven, die] of state.dice.entries()) {
    if (die.state !== 'ready' || die.face !== 'raven' || !isYetToAct(state, die.owner)) continue
    yield { action: { kind: 'cancelRaven', gemstone, raven }, chance: chance + 1e-6 }
  }
}

/** The action of a deed; made units are spent before dice, which could still be thrown again. */
function actionOf({ state, seat, tables }: Scene, hand: Hand, deed: Deed): Action {
  const table = deed.table + 1
  const paid = (amount: Counts) => payment(hand, amount, waysToPay(hand, amount) - 1)
  const scene = tables[deed.table]
  if (scene === undefined) throw new RangeError(`there is no table ${table}`)
  if (deed.kind === 'research') {
    const amount = scene.amounts[deed.amount]
    if (amount === undefined) throw new RangeError('there is no such price')
    return { kind: 'research', table, units: paid(amount) }
  }
  const { spent, part, choice } = deed.exchange
  const effect = scene.slots[squareOf(state, seat, table)]?.effect
  switch (effect?.kind) {
    case 'convert':
      return { kind: 'convert', table, units: paid(spent), gains: conversionsOf(effect)[part]?.gains[choice] ?? [] }
    case 'tradeUnits':
      return { kind: 'tradeUnits', table, units: paid(inputsOf(effect).amounts[part] ?? spent) }
    case 'takeUnit': {
      const type = resourceAt(choice)
      const wanted = state.dice.findIndex((die) => die.holder !== seat && die.state === 'ready' && die.face === type)
      return { kind: 'takeUnit', table, units: paid(spent), unit: wanted }
    }
    default:
      throw new RangeError(`there is nothing to exchange at table ${table}`)
  }
}

/** The coloured die of which the player has fewest: every type is wanted somewhere. */
function rarest(state: State, seat: Seat): (typeof dieColours)[number] {
  const order = ['green', 'purple', 'yellow', 'black'] as const
  const left = order.filter((colour) => (state.pool[dieColours.indexOf(colour)] ?? 0) > 0)
  const owned = (colour: string) => state.dice.filter((die) => die.owner === seat && die.colour === colour).length
  const coloured = left.filter((colour) => colour !== 'black')
  return coloured.toSorted((a, b) => owned(a) - owned(b))[0] ?? left[0] ?? 'green'
}
