import type { Game, Outcome, Reason, Seat, Shape } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { freshSalt, secretOfSeed } from '../seeds.ts'
import { legalPage } from './legalPage.ts'
import { OpenGame } from './openGame.ts'
import { type Request, readRequest } from './request.ts'

type RequestOf<Do extends Request['do']> = Extract<Request, { readonly do: Do }>

/** Why a request was refused: ids of games and kernel, or one of `cli.serve.*`. */
class Refusal extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.id)
    this.reason = reason
  }
}

/** More games than a program needs at once; one that forgets to close them is told so. */
const mostOpen = 100_000

/** Answers the requests of one program, whose games it keeps. Nothing is checked that is chosen by number. */
export class Answering {
  readonly #say: (reason: Reason) => string
  readonly #open = new Map<number, OpenGame>()
  #next = 1

  constructor(say: (reason: Reason) => string) {
    this.#say = say
  }

  /** A batch gets its answers in one list. */
  answer(input: unknown): unknown {
    return Array.isArray(input) ? input.map((each: unknown) => this.#one(each)) : this.#one(input)
  }

  #one(input: unknown): object {
    const { id, ...rest } = typeof input === 'object' && input !== null ? { ...input } : { id: undefined, rest: input }
    const marked = id === undefined ? {} : { id }
    const read = readRequest(rest)
    try {
      if ('at' in read) throw new Refusal({ id: 'cli.serve.badRequest', params: { at: read.at } })
      return { ...marked, ok: true, ...this.#carryOut(read.request) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { ...marked, ...this.refused(error.reason) }
    }
  }

  refused(reason: Reason): object {
    return { ok: false, error: { ...reason, text: this.#say(reason) } }
  }

  #carryOut(request: Request): object {
    switch (request.do) {
      case 'games':
        return { games: games.ids.map((id) => gameTold(requiredGame(id))) }
      case 'reset':
        return this.#reset(request)
      case 'step':
        return this.#step(request)
      case 'turn':
        return told(this.#find(request.in), request.view)
      case 'view': {
        const open = this.#find(request.in)
        const viewer = request.seat ?? onTurn(open)
        return { seat: viewer, view: open.view(viewer === 'spectator' ? viewer : seatOf(open, viewer)) }
      }
      case 'legal': {
        const open = this.#find(request.in)
        const seat = seatOf(open, request.seat ?? onTurn(open))
        return { seat, ...legalPage(open.game.legal(open.view(seat)), request.from, request.count) }
      }
      case 'clone':
        return this.#keep(this.#find(request.in).clone())
      case 'imagine': {
        const open = this.#find(request.in)
        return this.#keep(open.imagine(seatOf(open, request.seat ?? onTurn(open)), request.seed))
      }
      case 'undo': {
        const open = this.#find(request.in)
        open.undo(request.moves ?? 1)
        return told(open, request.view)
      }
      case 'playout': {
        const open = this.#find(request.in)
        const played = Array.from({ length: request.games ?? 1 }, (_, game) => open.playout(`${request.seed} ${game}`))
        return { totals: played.map(totalsOf), places: played.map(placesOf) }
      }
      case 'result':
        return { outcome: this.#find(request.in).outcome }
      case 'close':
        this.#find(request.in)
        this.#open.delete(request.in)
        return {}
      default:
        return request satisfies never
    }
  }

  #reset(request: RequestOf<'reset'>): object {
    const game = requiredGame(request.game)
    const seats = game.colours.slice(0, request.players ?? game.players.min).map((colour, seat) => ({
      name: `${seat + 1}`,
      colour,
      salt: `seat ${seat + 1}`,
    }))
    if (request.players !== undefined && request.players > seats.length) {
      const { min, max } = game.players
      throw new Refusal({ id: 'kernel.reject.seatCount', params: { count: request.players, min, max } })
    }
    const secret = secretOfSeed(request.seed ?? freshSalt())
    const open = OpenGame.begin(game, { options: request.options ?? {}, seats, secret })
    if (!(open instanceof OpenGame)) throw new Refusal(open.reason)
    return this.#keep(open, request.in, request.view)
  }

  #step(request: RequestOf<'step'>): object {
    const open = this.#find(request.in)
    const { turn } = open
    if (turn === null) throw new Refusal({ id: 'kernel.reject.gameOver' })
    const seat = request.seat ?? turn.seat
    // Of those who owe sealed answers, each in its turn: whoever answers twice would be heard once.
    if (seat !== turn.seat && !turn.mayInterrupt.includes(seat)) throw new Refusal({ id: 'kernel.reject.notYourTurn' })
    open.move(seat, chosen(open, seat, request))
    return told(open, request.view)
  }

  #keep(open: OpenGame, into?: number, view?: boolean): object {
    if (into !== undefined) this.#find(into)
    else if (this.#open.size >= mostOpen) throw new Refusal({ id: 'cli.serve.tooMany', params: { most: mostOpen } })
    const handle = into ?? this.#next++
    this.#open.set(handle, open)
    return { in: handle, ...told(open, view) }
  }

  #find(handle: number): OpenGame {
    const open = this.#open.get(handle)
    if (open === undefined) throw new Refusal({ id: 'cli.serve.noGame', params: { given: handle } })
    return open
  }
}

function chosen(open: OpenGame, seat: Seat, { number, action }: RequestOf<'step'>): Shape['action'] {
  const view = open.view(seat)
  if (number !== undefined) {
    const legal = open.game.legal(view)
    if (number < legal.size) return legal.at(number)
    throw new Refusal({ id: 'cli.serve.noNumber', params: { given: number, size: legal.size } })
  }
  const parsed = open.game.actionSchema.safeParse(action)
  if (!parsed.success) throw new Refusal({ id: 'cli.serve.badRequest', params: { at: 'action' } })
  const reason = open.game.check(view, parsed.data)
  if (reason !== null) throw new Refusal(reason)
  return parsed.data
}

/** Where a game stands: who is asked what, and out of how many actions. */
function told(open: OpenGame, withView = false): object {
  const { turn } = open
  if (turn === null) return { over: true, totals: totalsOf(open.outcome), places: placesOf(open.outcome) }
  const view = open.view(turn.seat)
  const ask = open.game.decisions(open.position.state).find((decision) => decision.seat === turn.seat)?.ask
  const interrupts = turn.mayInterrupt.length > 0 ? { mayInterrupt: turn.mayInterrupt } : {}
  const seen = withView ? { view } : {}
  return { over: false, seat: turn.seat, ask, legal: open.game.legal(view).size, ...interrupts, ...seen }
}

function onTurn({ turn }: OpenGame): Seat {
  return turn?.seat ?? 0
}

function seatOf({ players }: OpenGame, seat: number): Seat {
  if (seat < players) return seat
  throw new Refusal({ id: 'cli.serve.noSeat', params: { given: seat, players } })
}

function requiredGame(id: string): Game<Shape> {
  const game = games.newest(id)
  if (game === undefined) throw new Refusal({ id: 'kernel.reject.unknownGame', params: { game: id } })
  return game
}

function gameTold({ id, rulesVersion, players, options, actionKinds }: Game<Shape>): object {
  return { game: id, rulesVersion, players, options: options.fields, presets: options.presets, actionKinds }
}

function totalsOf(outcome: Outcome | null): readonly number[] {
  return outcome?.seats.map(({ total }) => total) ?? []
}

function placesOf(outcome: Outcome | null): readonly number[] {
  return outcome?.seats.map(({ place }) => place) ?? []
}
