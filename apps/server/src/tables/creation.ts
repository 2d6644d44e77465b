import {
  at,
  commitmentOf,
  type Game,
  type GameLibrary,
  type Refused,
  readOptions,
  type Seat,
  type Shape,
  valueList,
} from '@athanor/kernel'
import type { CommandFields } from '@athanor/protocol'
import { newSecret, newTableId } from '../secrets.ts'
import { cleanName } from './cleanText.ts'
import { withoutId } from './opening.ts'
import { freeColour, openSeat, type TableRecord, withSeat } from './record.ts'
import { botSeat } from './sitting.ts'
import { refuse } from './verdict.ts'

export interface Opened {
  readonly ok: true
  readonly record: TableRecord
}

export interface Creation {
  readonly games: GameLibrary
  hasBot(game: string, bot: string): boolean
  readonly now: number
  /** Hash of the host's secret. */
  readonly key: string
}

/** A new table with its host on the first seat and bots on the last ones. */
export function openTable(creation: Creation, asked: CommandFields<'create'>): Opened | Refused {
  const game = creation.games.newest(asked.game)
  if (game === undefined) return refuse('kernel.reject.unknownGame', { game: asked.game })
  const options = chosenOptions(game, asked)
  if (!options.ok) return options
  const name = cleanName(asked.name)
  if (!name.ok) return name
  const colour = asked.colour ?? at(game.colours, 0, 'colour')
  if (!game.colours.includes(colour)) return refuse('kernel.reject.unknownColour', { colour })
  const bots = asked.bots ?? []
  if (bots.length >= asked.seats) return refuse('server.reject.tooManyBots')
  const unknown = bots.find((bot) => !creation.hasBot(game.id, bot))
  if (unknown !== undefined) return refuse('server.reject.unknownBot', { bot: unknown })

  const clock = asked.clock ?? null
  if (clock !== null && clock.bot !== null && !creation.hasBot(game.id, clock.bot)) {
    return refuse('server.reject.unknownBot', { bot: clock.bot })
  }

  const host = { holder: 'person', name: name.text, colour, bot: null, keys: [creation.key] } as const
  const secret = newSecret()
  let record: TableRecord = {
    id: newTableId(),
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: options.options,
    visibility: asked.visibility,
    status: 'open',
    createdAt: creation.now,
    host: 0,
    secret,
    commitment: commitmentOf(secret),
    seats: [{ ...openSeat, ...host }, ...Array.from({ length: asked.seats - 1 }, () => openSeat)],
    calledOff: null,
    clock,
    clocks: [],
    proposals: [],
    outcome: null,
    next: null,
    previous: null,
  }
  for (const [index, bot] of bots.entries()) {
    const seat = asked.seats - bots.length + index
    record = withSeat(record, seat, botSeat(seat, bot, freeColour(record, game.colours)))
  }
  return { ok: true, record }
}

/**
 * The same people, bots and options again, with fresh luck. Everybody says anew that they are ready. Whoever asked for
 * it is the host: the one of the game before may be gone, and only a host can fill seats and start.
 */
export function openRematch(before: TableRecord, game: Game<Shape>, host: Seat, now: number): TableRecord {
  const secret = newSecret()
  return {
    ...before,
    id: newTableId(),
    rulesVersion: game.rulesVersion,
    status: 'open',
    createdAt: now,
    host,
    secret,
    commitment: commitmentOf(secret),
    seats: before.seats
      .map(withoutId)
      // Whoever was forgotten does not come again.
      .map((seat) => (seat.holder === 'person' && seat.keys.length === 0 ? openSeat : seat))
      .map((seat) => (seat.holder === 'person' ? { ...seat, bot: null, commitment: null, salt: null } : seat)),
    calledOff: null,
    clocks: [],
    proposals: [],
    outcome: null,
    next: null,
    previous: before.id,
    barred: [],
  }
}

interface ChosenOptions {
  readonly ok: true
  readonly options: Readonly<Record<string, unknown>>
}

function chosenOptions(
  game: Game<Shape>,
  { preset, options = {}, seats }: CommandFields<'create'>,
): ChosenOptions | Refused {
  const { min, max } = game.players
  if (seats < min || seats > max) return refuse('kernel.reject.seatCount', { count: seats, min, max })
  const presets = new Map<string, object>(Object.entries(game.options.presets))
  const start = preset === undefined ? {} : presets.get(preset)
  if (preset !== undefined && start === undefined) {
    return refuse('server.reject.unknownPreset', { preset, choices: valueList([...presets.keys()]) })
  }
  const read = readOptions<object>(game.options, { ...start, ...options })
  if (!read.ok) return read
  const reason = game.checkOptions?.(read.options, seats) ?? null
  return reason === null ? { ok: true, options: { ...read.options } } : { ok: false, reason }
}
