import type { Chance, ChanceSource } from './chance.ts'
import type { GameEvent } from './event.ts'
import type { Applied, Decision, Game, Reason, Seat, SeatSetup, Shape, Viewer } from './game.ts'
import { tellsNews } from './reveals.ts'

/** Where a game stands: the state, how many steps led to it, and sealed answers that nobody else may see yet. */
export interface Position<G extends Shape> {
  readonly state: G['state']
  /** Steps taken, the set-up not counted: the next one draws its chance under this number plus one. */
  readonly step: number
  readonly sealed: readonly SealedAnswer<G['action']>[]
}

export interface SealedAnswer<Action> {
  readonly seat: Seat
  readonly action: Action
}

export interface Performed<G extends Shape> {
  readonly ok: true
  readonly position: Position<G>
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
  /** Chance was drawn, somebody learned something or the game ended: nobody may go back behind this step. */
  readonly barrier: boolean
}

export interface Refused {
  readonly ok: false
  readonly reason: Reason
}

/** What the game still waits for, as everybody sees it. */
export interface Owed<Ask extends string = string> extends Decision<Ask> {
  /** The seat has answered; the answer stays sealed until all have. */
  readonly answered: boolean
}

/** All that a viewer gets to see of a position. */
export interface Observation<G extends Shape> {
  readonly viewer: Viewer
  readonly step: number
  readonly owed: readonly Owed<G['ask']>[]
  /** The viewer may act although nobody waits for it. Who else may is not told: it could depend on a hidden hand. */
  readonly invited?: true
  readonly view: G['view']
  /** The viewer's own sealed answer, while it waits for the others. */
  readonly sealed: G['action'] | null
}

/** A position, and what happened on the way to it. */
export interface Began<G extends Shape> {
  readonly position: Position<G>
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

export function begin<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  seats: readonly SeatSetup[],
  source: ChanceSource,
): Began<G> {
  const { state, events } = game.setup(options, seats, source.at(0))
  return { position: { state, step: 0, sealed: [] }, events }
}

export function owed<G extends Shape>(game: Game<G>, position: Position<G>): readonly Owed<G['ask']>[] {
  return asked(game, position.state).map((decision) => ({
    ...decision,
    answered: sealedAnswer(position, decision.seat) !== undefined,
  }))
}

/**
 * Who owes what now. A game whose questions could lose an answer (an open one would wipe out sealed ones, of two by one
 * seat only the first would ever be heard) is broken, and says so where it asks them.
 */
function asked<G extends Shape>(game: Game<G>, state: G['state']): readonly Decision<G['ask']>[] {
  const decisions = game.decisions(state)
  const sealed = decisions.filter((decision) => decision.sealed === true)
  if (sealed.length > 0) mustResolve(game)
  if (sealed.length > 0 && sealed.length < decisions.length) {
    throw new TypeError(`${game.id} asks in the open while sealed answers are pending: ${listing(decisions)}`)
  }
  if (new Set(decisions.map(({ seat }) => seat)).size < decisions.length) {
    throw new TypeError(`${game.id} asks one seat for two things at once: ${listing(decisions)}`)
  }
  return decisions
}

/** Who may interrupt by the rules of the game, sealed answers left aside. */
export function declaredInterrupts<G extends Shape>(game: Game<G>, state: G['state']): readonly Seat[] {
  return game.interrupts?.(state) ?? []
}

/**
 * The seats that may interrupt in this position. An open move would wipe out answers that are sealed, so while there are
 * any nobody can come between.
 */
export function interrupts<G extends Shape>(game: Game<G>, { state, sealed }: Position<G>): readonly Seat[] {
  return sealed.length > 0 ? [] : declaredInterrupts(game, state)
}

/**
 * Whether the same is asked of the same seats. Then what a seat decided in sight of one state stands in the other, if it
 * was somebody else who moved between them: an interrupt is in nobody's way, and nobody in its.
 */
export function asksTheSame<G extends Shape>(game: Game<G>, before: G['state'], after: G['state']): boolean {
  const [old, now] = [game.decisions(before), game.decisions(after)]
  return old.length === now.length && old.every(({ seat, ask }, at) => now[at]?.seat === seat && now[at].ask === ask)
}

function mustResolve<G extends Shape>(game: Game<G>): asserts game is Game<G> & Required<Pick<Game<G>, 'resolve'>> {
  if (game.resolve === undefined) throw new TypeError(`${game.id} seals decisions but cannot resolve them`)
}

function listing(decisions: readonly Decision[]): string {
  return decisions.map(({ seat, ask, sealed }) => `seat ${seat} owes ${sealed ? 'sealed ' : ''}${ask}`).join(', ')
}

export function observe<G extends Shape>(game: Game<G>, position: Position<G>, viewer: Viewer): Observation<G> {
  const own = viewer === 'spectator' ? undefined : sealedAnswer(position, viewer)
  return {
    viewer,
    step: position.step,
    owed: owed(game, position),
    ...(viewer !== 'spectator' && interrupts(game, position).includes(viewer) ? { invited: true } : {}),
    view: game.view(position.state, viewer),
    sealed: own?.action ?? null,
  }
}

/** The one door into a game: checks an action against what its seat sees, then carries it out whole or not at all. */
export function perform<G extends Shape>(
  game: Game<G>,
  position: Position<G>,
  seat: Seat,
  action: G['action'],
  source: ChanceSource,
): Performed<G> | Refused {
  const decisions = asked(game, position.state)
  const decision = decisions.find((candidate) => candidate.seat === seat)
  if (decision === undefined && !interrupts(game, position).includes(seat)) {
    return refused(decisions.length === 0 ? 'kernel.reject.gameOver' : 'kernel.reject.notYourTurn')
  }
  if (sealedAnswer(position, seat) !== undefined) return refused('kernel.reject.alreadySealed')
  const reason = game.check(game.view(position.state, seat), action)
  if (reason !== null) return { ok: false, reason }

  const chance = source.at(position.step + 1)
  const applied = carriedOut(game, position, decisions, seat, action, chance)
  if (isWaiting(applied)) return { ok: true, position: applied, events: [], barrier: false }
  return { ok: true, ...advanced(position, applied), barrier: isBarrier(game, position, applied, chance) }
}

/**
 * The step that `perform` takes, unchecked: for drivers of many games, which play only what `legal` offers. The same
 * actions and the same chance lead to the same positions.
 */
export function advance<G extends Shape>(
  game: Game<G>,
  position: Position<G>,
  seat: Seat,
  action: G['action'],
  source: ChanceSource,
): Began<G> {
  const chance = source.at(position.step + 1)
  const applied = carriedOut(game, position, game.decisions(position.state), seat, action, chance)
  return isWaiting(applied) ? { position: applied, events: [] } : advanced(position, applied)
}

/** What an action leads to, or the position in which it waits, sealed, for those of the others. */
function carriedOut<G extends Shape>(
  game: Game<G>,
  position: Position<G>,
  decisions: readonly Decision<G['ask']>[],
  seat: Seat,
  action: G['action'],
  chance: Chance,
): Applied<G['state'], G['event'], G['secret']> | Position<G> {
  if (decisions.find((candidate) => candidate.seat === seat)?.sealed !== true) {
    return game.apply(position.state, seat, action, chance)
  }
  const sealed = [...position.sealed, { seat, action }].sort((a, b) => a.seat - b.seat)
  if (sealed.length < decisions.length) return { ...position, sealed }
  mustResolve(game)
  return game.resolve(position.state, new Map(sealed.map((answer) => [answer.seat, answer.action])), chance)
}

function isWaiting<G extends Shape>(
  applied: Applied<G['state'], G['event'], G['secret']> | Position<G>,
): applied is Position<G> {
  return 'sealed' in applied
}

/** Takes a sealed answer back; null when there is none to take back. */
export function unseal<G extends Shape>(position: Position<G>, seat: Seat): Position<G> | null {
  if (sealedAnswer(position, seat) === undefined) return null
  return { ...position, sealed: position.sealed.filter((answer) => answer.seat !== seat) }
}

function advanced<G extends Shape>(
  before: Position<G>,
  { state, events }: Applied<G['state'], G['event'], G['secret']>,
): Began<G> {
  return { position: { state, step: before.step + 1, sealed: [] }, events }
}

function isBarrier<G extends Shape>(
  game: Game<G>,
  before: Position<G>,
  { state, events }: Applied<G['state'], G['event'], G['secret']>,
  chance: { readonly used: boolean },
): boolean {
  return (
    chance.used ||
    // Answers that were sealed are open now, so others learned them.
    before.sealed.length > 0 ||
    events.some((event) => tellsNews(game.reveals, event)) ||
    // When the game is over, the host shows its secret (see fairness.ts).
    game.outcome(state) !== null
  )
}

function sealedAnswer<G extends Shape>(position: Position<G>, seat: Seat): SealedAnswer<G['action']> | undefined {
  return position.sealed.find((answer) => answer.seat === seat)
}

function refused(id: string): Refused {
  return { ok: false, reason: { id } }
}
