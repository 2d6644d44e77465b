import {
  type Action,
  type ApprenticesShape,
  apprentices,
  autoResponse,
  boardAt,
  type Counts,
  canBlock,
  conversionsOf,
  type Die,
  type DieColour,
  type Face,
  type Hand,
  handOf,
  hasLiveRaven,
  isFirstRound,
  isYetToAct,
  keepableRavens,
  liveRavens,
  payment,
  pointsAt,
  type Raven,
  type Resource,
  ravenAt,
  resourceAt,
  type State,
  slotHolder,
  slotsOf,
  typeIndex,
  waysToPay,
} from '@athanor/apprentices'
import type { Bot } from '@athanor/bots'
import { at, type Seat } from '@athanor/kernel'
import { helping } from './helping.ts'
import { batchesOf } from './turn/batches.ts'
import { type Effort, effortOf } from './turn/effort.ts'
import { packed } from './turn/hand.ts'
import { betterPrice, outlook } from './turn/outlook.ts'
import {
  cancelled,
  changed,
  type Flock,
  fewer,
  makesGemstone,
  oddsOf,
  type RavenSearch,
  ravenSearch,
  relieved,
} from './turn/ravenStep.ts'
import { type Scene, sceneOf, slotAt } from './turn/scene.ts'
import { squaresOf } from './turn/squares.ts'
import { type Taste, taste } from './turn/taste.ts'
import { type WorkOption, workSearch } from './turn/work.ts'

/**
 * Searches the whole turn: every order of research and conversions, what each throw may bring, and how the table looks
 * for everybody when the turn is over. Every decision is searched anew with the dice as they lie.
 */
export const strongBot: Bot<ApprenticesShape> = {
  id: 'strong',
  choose(view, thinking) {
    const { table } = view
    const seat = view.viewer === 'spectator' ? table.active : view.viewer
    if (seat !== table.active) return autoResponse.fulfil(view, 'always') ?? apprentices.legal(view).at(0)
    return best(candidatesOf(table, seat, taste, effortOf(thinking)))
  },
  volunteer: helping,
}

/** Something that can be done, and the chance to win that it leads to. */
export interface Candidate {
  readonly action: Action
  readonly chance: number
}

/** All that whoever is to move may think of; of equals the first is meant. */
export function candidatesOf(table: State, seat: Seat, likes: Taste, effort: Effort): readonly Candidate[] {
  if (table.phase === 'fifthDie') return [{ action: { kind: 'chooseDie', colour: rarest(table, seat) }, chance: 0 }]
  return [...candidates(sceneOf(table, seat, likes), effort)]
}

export function best(all: readonly Candidate[]): Action {
  let first: Candidate | null = null
  for (const candidate of all) if (first === null || candidate.chance > first.chance + 1e-12) first = candidate
  if (first === null) throw new RangeError('there is nothing to do')
  return first.action
}

/** Everything that is worth a thought, with the chance to win that it leads to. */
function* candidates(scene: Scene, effort: Effort): Iterable<Candidate> {
  const { state, seat } = scene
  const work = workSearch(scene, effort)
  const ravens = ravenSearch(scene, work, effort)
  const flock = flockOf(state, seat)
  if (state.phase === 'threeRavens') {
    yield { action: { kind: 'keepRavens' }, chance: ravens.value(flock) }
    for (const kept of keepableRavens(state)) {
      const thrown = handOf(state, seat).ravens.filter((die) => die !== kept)
      const chance = expected(
        thrown.map((die) => at(state.dice, die, 'die')),
        flock,
        (next) => ravens.value(next),
      )
      yield { action: { kind: 'rerollRavens', kept }, chance }
    }
    return
  }
  const hand = handOf(state, seat)
  const now = hasLiveRaven(state) ? ravens.value(flock) : work.value(flock)
  yield* freeOptions(scene, flock, now)
  yield* rerolls(scene, flock, (next) => ravens.value(next))
  if (hasLiveRaven(state)) {
    yield* asking(scene, flock, now, ravens)
    yield* dealings(scene, flock, hand, ravens)
    return
  }
  const found: Candidate[] = []
  work.options(
    flock,
    (option) => void found.push({ action: actionOf(scene, hand, option), chance: work.value(option.next) }),
  )
  // What can wait comes last: of equal ways the first is taken, and ending the turn is the very last.
  yield* found
  const { chance, purchases } = outlook(scene, flock.points, flock.hand, flock.squares)
  if (purchases > 0) yield { action: { kind: 'buyDie', colour: rarest(state, seat) }, chance: chance + 1e-9 }
  yield* uninvited(scene, hand, chance)
  yield { action: { kind: 'endTurn' }, chance }
}

function flockOf(state: State, seat: Seat): Flock {
  const hand = handOf(state, seat)
  const ravens: [number, number, number, number] = [0, 0, 0, 0]
  for (const raven of liveRavens(state, seat)) ravens[colourOf(state, raven)]++
  const [parchment, gemstone, potion, wild] = hand.units
  return {
    hand: packed([fitting(parchment), fitting(gemstone), fitting(potion), fitting(wild)]),
    squares: squaresOf(state, seat),
    used: 0,
    points: pointsAt(state, seat),
    ravens,
    offers: state.help.offers.length,
    batches: batchesOf(state, seat),
  }
}

/** So many units of a type as the packed form of a hand holds. */
function fitting({ length }: readonly number[]): number {
  return Math.min(15, length)
}

/** The place of the colour of the die that decides a raven. */
function colourOf(state: State, name: Raven): 0 | 1 | 2 | 3 {
  const raven = ravenAt(state, name)
  if (raven === null) throw new RangeError(`there is no live raven ${name}`)
  return placeOf(raven.colour)
}

function placeOf(colour: DieColour): 0 | 1 | 2 | 3 {
  switch (colour) {
    case 'green':
      return 0
    case 'yellow':
      return 1
    case 'purple':
      return 2
    case 'black':
      return 3
  }
}

/** What costs nothing is done at once: a slot of a rival is blocked, the price is moved. */
function* freeOptions(scene: Scene, flock: Flock, now: number): Iterable<Candidate> {
  const { state, tables, taste: likes } = scene
  for (let index = 0; index < tables.length; index++) {
    const slot = slotAt(scene, flock.squares, index)
    if (slot === null || slot.bit === 0) continue
    const table = index + 1
    if (slot.effect.kind === 'blockSlot') {
      let [target, most]: [Action | null, number] = [null, 0]
      for (const { table: targetTable, rank: targetRank } of slotsOf(state)) {
        const holder = slotHolder(state, { table: targetTable, rank: targetRank })
        if (holder === null || !isYetToAct(state, holder) || !canBlock(state, targetTable, targetRank)) continue
        const worth = likes.slot(at(boardAt(state, targetTable).slots, targetRank - 1, 'slot'))
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
    const slot = slotAt(scene, flock.squares, index)
    if (slot === null || slot.bit === 0 || slot.effect.kind !== 'rerollDie') continue
    const tried = new Set<string>()
    for (const [die, { colour, face, owner, holder, state: is }] of state.dice.entries()) {
      if (is !== 'ready' || owner !== seat || holder !== seat || face === null || tried.has(`${colour} ${face}`))
        continue
      tried.add(`${colour} ${face}`)
      const used = { ...flock, used: flock.used | slot.bit }
      const chance = expected([at(state.dice, die, 'die')], used, value)
      yield { action: { kind: 'rerollDie', table: index + 1, die }, chance }
    }
  }
}

/** The mean of a value over all faces that these dice may show when they are thrown again. */
function expected(dice: readonly Die[], flock: Flock, value: (next: Flock) => number): number {
  const [die, ...others] = dice
  if (die === undefined) return value(flock)
  const colour = placeOf(die.colour)
  if (die.face === null) throw new RangeError('a die without a face is not thrown again')
  const before = withFace(flock, colour, die.face, -1)
  let sum = 0
  for (const { face, odds } of oddsOf(colour)) sum += odds * expected(others, withFace(before, colour, face, 1), value)
  return sum
}

function withFace(flock: Flock, colour: number, face: Face, by: 1 | -1): Flock {
  if (face === 'raven') return { ...flock, ravens: fewer(flock.ravens, colour, -by) }
  return { ...flock, hand: flock.hand + by * (1 << (4 * typeIndex(face))) }
}

/** D-048: asking costs nothing; it is worth it where help that came would be taken. */
function* asking({ state, seat, tip }: Scene, flock: Flock, now: number, ravens: RavenSearch): Iterable<Candidate> {
  const ask: Action = { kind: 'askHelp' }
  if (apprentices.check({ viewer: seat, table: state }, ask) !== null) return
  const more = { ...flock, offers: flock.offers + 1 }
  const isWanted = flock.ravens.some((count, colour) => count > 0 && ravens.value(relieved(more, colour)) - tip > now)
  if (isWanted) yield { action: ask, chance: now + 1e-6 }
}

function* dealings(scene: Scene, flock: Flock, hand: Hand, ravens: RavenSearch): Iterable<Candidate> {
  const { state, tables, seat, tip } = scene
  const tried = new Set<number>()
  const gemstone = hand.units[1].at(-1)
  const [offer] = state.help.offers
  for (const raven of liveRavens(state, seat)) {
    const colour = colourOf(state, raven)
    if (tried.has(colour)) continue
    tried.add(colour)
    if (gemstone !== undefined) {
      yield { action: { kind: 'cancelRaven', gemstone, raven }, chance: ravens.value(cancelled(flock, colour)) }
    }
    if (offer !== undefined) {
      const { gemstone: offered } = offer
      const chance = ravens.value(relieved(flock, colour)) - tip
      yield { action: { kind: 'acceptHelp', gemstone: offered, raven }, chance }
    }
    yield { action: { kind: 'rollRaven', raven }, chance: ravens.rolled(flock, colour) }
  }
  for (let index = 0; index < tables.length; index++) {
    const slot = slotAt(scene, flock.squares, index)
    if (slot === null || slot.bit === 0) continue
    if (slot.effect.kind === 'tradeRavens' && hand.ravens.length >= slot.effect.ravens) {
      const traded = hand.ravens.slice(0, slot.effect.ravens)
      const left = traded.reduce((flying, die) => fewer(flying, colourOf(state, die)), flock.ravens)
      const used = flock.used | slot.bit
      const next = { ...flock, used, ravens: left, points: flock.points + slot.effect.points }
      yield { action: { kind: 'tradeRavens', table: index + 1, ravens: traded }, chance: ravens.value(next) }
    }
    for (const exchange of slot.exchanges) {
      const next = makesGemstone(exchange) ? changed(scene, flock, exchange, slot.bit) : null
      if (next === null) continue
      yield {
        action: actionOf(scene, hand, { kind: 'exchange', table: index, exchange, next }),
        chance: ravens.value(next),
      }
    }
  }
}

/** Gemstones that nothing else needs drive the ravens of those away whose turn is still to come: a point each (D-049). */
function* uninvited({ state, rivals, taste: likes }: Scene, hand: Hand, chance: number): Iterable<Candidate> {
  const gemstone = hand.units[1].at(-1)
  if (gemstone === undefined || isFirstRound(state) || likes.relief / rivals.length >= 1) return
  for (const [raven, die] of state.dice.entries()) {
    if (die.state !== 'ready' || die.face !== 'raven' || !isYetToAct(state, die.owner)) continue
    yield { action: { kind: 'cancelRaven', gemstone, raven }, chance: chance + 1e-6 }
  }
}

/** The action of an option; made units are spent before dice, which could still be thrown again. */
function actionOf(scene: Scene, hand: Hand, option: WorkOption): Action {
  const { state, seat } = scene
  const table = option.table + 1
  const paid = (amount: Counts) => payment(hand, amount, waysToPay(hand, amount) - 1)
  if (option.kind === 'research') {
    const amount = at(at(scene.tables, option.table, 'table').amounts, option.amount, 'price')
    return { kind: 'research', table, units: paid(amount) }
  }
  const { spent, part, choice } = option.exchange
  const units = paid(spent)
  const effect = slotAt(scene, squaresOf(state, seat), option.table)?.effect
  switch (effect?.kind) {
    case 'convert': {
      const { gains } = at(conversionsOf(effect), part, 'conversion')
      return { kind: 'convert', table, units, gains: at(gains, choice, 'gain') }
    }
    case 'tradeUnits':
      return { kind: 'tradeUnits', table, units }
    case 'takeUnit':
      return { kind: 'takeUnit', table, units, unit: dieOfOthers(state, seat, resourceAt(choice)) }
    default:
      throw new RangeError(`there is nothing to exchange at table ${table}`)
  }
}

function dieOfOthers({ dice }: State, seat: Seat, type: Resource): number {
  const wanted = dice.findIndex((die) => die.holder !== seat && die.state === 'ready' && die.face === type)
  if (wanted < 0) throw new RangeError(`nobody else has a die that shows a ${type}`)
  return wanted
}

/** The coloured die of which the player has fewest: every type is wanted somewhere. */
function rarest(state: State, seat: Seat): DieColour {
  const { groups } = apprentices.legal({ viewer: seat, table: state })
  const offered = groups.flatMap((group) => {
    const all = Array.from({ length: group.size }, (_, index) => group.at(index))
    return all.flatMap((action) => (action.kind === 'chooseDie' || action.kind === 'buyDie' ? [action.colour] : []))
  })
  const order = ['green', 'purple', 'yellow'] as const
  const owned = (colour: DieColour) => state.dice.filter((die) => die.owner === seat && die.colour === colour).length
  const [first] = order.filter((colour) => offered.includes(colour)).toSorted((a, b) => owned(a) - owned(b))
  return first ?? at(offered, 0, 'die for sale')
}
