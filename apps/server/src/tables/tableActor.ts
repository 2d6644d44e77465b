import { randomUUID } from 'node:crypto'
import { type Game, type LogEntry, type Refused, type Seat, type Shape, toLog } from '@athanor/kernel'
import type { ResultOf, Step } from '@athanor/protocol'
import type { Asking } from './asking.ts'
import { attendance } from './attendance.ts'
import { audience, seatFor, type Watcher } from './audience.ts'
import { botDriver, botKey } from './botDriver.ts'
import { houseKey } from './caretaker.ts'
import { caretakers } from './caretakers.ts'
import { catchUp } from './catchUp.ts'
import { clocksAfter, dueAt, isOutOfTime, waitedFor } from './clocks.ts'
import { type Remembered, remember, rememberedMove, standing, stepOfRow } from './recent.ts'
import { nickname, seatOfKey } from './record.ts'
import type { Services } from './services.ts'
import { infoOf, listingOf, type Presence } from './tableInfo.ts'
import { afterAccepted, afterRow, snapshotOf, type TableState } from './tableState.ts'
import { type Accepted, type AnyEntry, type AnyEvent, refuse, type SeatNote, type Verdict } from './verdict.ts'

/** Called once, before anybody else hears of the change. */
export type Reply = (answer: { readonly ok: true; readonly result: object } | Refused) => void

export interface TableCommand {
  /** Hash of the secret of who asks, and the command's id: a repeated one is answered as the first time. */
  readonly key: string
  readonly id: string
  /** Fingerprint of what is asked for, made when it is needed: a repeated id must ask for the same. */
  asked(): string
  decide(asking: Asking): Verdict
  readonly reply: Reply
}

export interface FinishedLog {
  readonly ok: true
  readonly log: object
}

export interface Catching {
  readonly since?: number
  readonly chatSince?: number
}

/**
 * One table in memory. Its commands go through a queue, one at a time: judged by pure rules, appended to the journal
 * at the expected revision, answered, and then shown to everybody. When another node was faster, the table reads what
 * happened and judges again.
 */
export interface TableActor {
  readonly id: string
  readonly game: Game<Shape>
  readonly state: TableState
  /** Nobody looks and nothing is going on, since this moment of `elapsed`; null while something is. */
  readonly quietSince: number | null
  /** One of its own people is there, or something is going on. */
  readonly isAttended: boolean
  command(command: TableCommand): Promise<void>
  /** Begins to show the table to a watcher, after `reply` got what it missed. */
  watch(watcher: Watcher, catching: Catching, reply: (result: ResultOf<'watch'>) => void): Promise<void>
  /** How the table stands, for whoever holds this key. */
  glance(key: string | null): ResultOf<'glance'>
  /** What a watcher saw happen from a version on. */
  steps(watcher: Watcher, from: number, count: number): Promise<readonly Step[]>
  unwatch(watcher: Watcher): void
  /** The person says goodbye: the others need not wait for the connection to grow cold. */
  goneFor(seat: Seat): void
  /** The whole game with its secret, once it is over. */
  log(): Promise<FinishedLog | Refused>
  /** Reads what other nodes have appended. */
  refresh(): Promise<void>
  /** Resolves when the queue is empty. */
  idle(): Promise<void>
  /** No bot begins to think any more. */
  retire(): void
}

/** A command that nobody sent, and that nobody waits for. */
function ofTheHouse(key: string, id: string, decide: TableCommand['decide']): TableCommand {
  return { key, id, asked: () => '', decide, reply: () => undefined }
}

const mostRaces = 8
const mostChat = 200

export function tableActor(services: Services, game: Game<Shape>, first: TableState): TableActor {
  const { store, bots, bus, meter, reporter, rules } = services
  const { id } = first.record
  const viewers = audience(game)
  const { absentAfter, keepSeatFor } = rules
  const attending = attendance({ isPresent: viewers.isPresent, absentAfter, keepSeatFor, now: services.elapsed })
  let state = first
  let recent: readonly Remembered[] = []
  let queue = Promise.resolve()
  let waiting = 0
  let doubtful = false
  let lastBusy = services.elapsed()
  let infoTimer: NodeJS.Timeout | null = null
  let attendedFrom: string | null = null

  const presence: Presence = {
    ...attending,
    get spectators() {
      return viewers.spectators
    },
    awakeSince: services.awakeSince,
  }

  const driver = botDriver({
    services,
    game,
    current: () => state,
    play: (seat, version, decide) =>
      enqueue(
        () => carryOut(ofTheHouse(botKey, `${version}-${seat}`, decide)),
        () => undefined,
      ),
  })

  const byItself = (decide: (asking: Asking) => Verdict, failed: () => void) =>
    void enqueue(() => carryOut(ofTheHouse(houseKey, randomUUID(), decide)), failed)
  const care = caretakers({
    services,
    attendance: attending,
    current: () => state,
    carryOut: byItself,
    tellSoon: tellInfoSoon,
  })

  function enqueue(task: () => Promise<void>, failed: () => void): Promise<void> {
    waiting++
    queue = inTurn(queue, task, failed)
    return queue
  }

  async function inTurn(earlier: Promise<void>, task: () => Promise<void>, failed: () => void): Promise<void> {
    await earlier
    try {
      if (doubtful) await readOthers()
      doubtful = false
      await task()
    } catch (error) {
      // Nobody knows whether the database took the last row, so it is asked before anything else is done.
      doubtful = true
      reporter.error({ err: error, table: nickname(id) }, 'a command could not be carried out')
      failed()
    } finally {
      waiting--
      lastBusy = services.elapsed()
    }
  }

  function asking(key: string): Asking {
    return {
      table: state,
      game,
      seat: seatOfKey(state.record, key),
      now: services.now(),
      linesForWatchers: rules.linesForWatchers,
      noteLength: rules.noteLength,
      isPresent: attending.isPresent,
      isAbsent: attending.isAbsent,
      hasGivenUp: attending.hasGivenUp,
      hasSaidGoodbye: attending.hasSaidGoodbye,
      isOutOfTime: (seat) => isOutOfTime(state.record, seat, services.awakeSince),
      hasBot: (bot) => bots.has(game.id, bot),
    }
  }

  async function carryOut(command: TableCommand): Promise<void> {
    for (let race = 0; race < mostRaces; race++) {
      const verdict = command.decide(asking(command.key))
      if (!verdict.ok) {
        command.reply((await answeredBefore(command)) ?? verdict)
        return
      }
      const { record, move, chat, note } = verdict
      if (record === undefined && move === undefined && chat === undefined && note === undefined) {
        command.reply(verdict)
        return
      }
      const outcome = await append(command, verdict)
      if (outcome === 'done') return
      if (outcome === 'duplicate') {
        // It may have been accepted elsewhere, or by a commit whose success nobody heard of.
        await readOthers()
        command.reply((await answeredBefore(command)) ?? { ok: true, result: {} })
        return
      }
      meter.conflict()
      await readOthers()
    }
    command.reply(refuse('server.reject.busy'))
  }

  /** What an accepted command is answered when it comes again; a refusal when its id comes back with another wish. */
  async function answeredBefore(command: TableCommand): Promise<Parameters<Reply>[0] | null> {
    const earlier = await store.resultOf(id, command.key, command.id)
    if (earlier === null) return null
    if (earlier.asked !== command.asked()) return refuse('server.reject.idReused')
    return { ok: true, result: JSON.parse(earlier.result) as object }
  }

  /** What an accepted command leads to, its clocks included. */
  function stateAfter(accepted: Accepted): TableState {
    const after = afterAccepted(game, state, accepted)
    const { now, awakeSince } = services
    const entry = accepted.move?.entry ?? null
    const running = clocksAfter({ game, before: state, after, entry, now: now(), awakeSince })
    return running === after.record.clocks ? after : { ...after, record: { ...after.record, clocks: running } }
  }

  async function append(command: TableCommand, accepted: Accepted): Promise<'done' | 'conflict' | 'duplicate'> {
    const before = state
    const after = stateAfter(accepted)
    const { move, chat, note, result } = accepted
    const record = after.record === before.record ? undefined : after.record
    // That a clock was started or stopped is no news for the lobby.
    const listing = accepted.record === undefined ? null : listingOf(after.record)
    const turningPoint = before.record.status !== after.record.status
    const snapshotDue = turningPoint || after.revision % rules.snapshotEvery === 0
    const outcome = await store.append({
      table: id,
      row: {
        revision: after.revision,
        actor: command.key,
        command: command.id,
        asked: command.asked(),
        result: JSON.stringify(result),
        at: services.now(),
        record: record === undefined ? null : JSON.stringify(record),
        version: move === undefined ? null : move.match.version,
        entry: move === undefined ? null : JSON.stringify(move.entry),
        events: move === undefined ? null : JSON.stringify(move.events),
        chatNumber: chat?.number ?? null,
        chat: chat === undefined ? null : JSON.stringify(chat),
        note: note === undefined ? null : JSON.stringify(note),
      },
      listing,
      due: dueAt(after.record) === dueAt(before.record) ? undefined : dueAt(after.record),
      snapshot: snapshotDue ? { revision: after.revision, body: snapshotOf(after) } : null,
    })
    if (outcome !== 'done') return outcome
    command.reply(accepted)
    if (move?.entry !== undefined && move.entry !== null) meter.move(command.key === botKey ? 'bot' : 'person')
    moveOn(after, move === undefined ? null : rememberedMove(move.match, move.entry, move.events))
    if (chat !== undefined) viewers.tell({ kind: 'chat', table: id, line: chat })
    if (note !== undefined) tellNote(note)
    bus.publish({ table: id, revision: after.revision, listing })
    return 'done'
  }

  function moveOn(after: TableState, move: Remembered | null): void {
    const before = state
    state = after
    if (move !== null) {
      recent = remember(recent.length === 0 && before.match !== null ? [standing(before.match)] : recent, move)
      viewers.showMove(after.record, before.match, move)
    }
    if (after.record !== before.record) {
      viewers.reseat(after.record)
      tellAttended()
      tellInfo()
      care.wake()
    }
    driver.wake()
  }

  function tellNote({ seat, text }: SeatNote): void {
    viewers.tellSeat(seat, { kind: 'note', table: id, text })
  }

  async function readOthers(): Promise<void> {
    for (const row of await store.rowsAfter(id, state.revision)) {
      const next = afterRow(game, state, row)
      const entry = JSON.parse(row.entry ?? 'null') as AnyEntry | null
      const events = JSON.parse(row.events ?? '[]') as readonly AnyEvent[]
      const moved = row.version !== null && next.match !== null
      moveOn(next, moved ? rememberedMove(next.match, entry, events) : null)
      if (row.chat !== null) viewers.tell({ kind: 'chat', table: id, line: JSON.parse(row.chat) as object })
      if (row.note !== null) tellNote(JSON.parse(row.note) as SeatNote)
    }
  }

  /** The lobby lists tables first whose host is there, or once the game is on anybody who plays. */
  function tellAttended(): void {
    const { status, host, seats } = state.record
    const people = status === 'open' ? (host === null ? [] : [host]) : [...seats.keys()]
    const address = viewers.addressOf(people)
    if (address === attendedFrom) return
    attendedFrom = address
    services.attended(id, address)
  }

  function tellInfo(): void {
    if (infoTimer !== null) clearTimeout(infoTimer)
    infoTimer = null
    viewers.tellInfo(infoOf(state, presence))
  }

  /** Comings and goings are told soon, but not one by one. */
  function tellInfoSoon(): void {
    infoTimer ??= setTimeout(tellInfo, 100).unref()
  }

  driver.wake()
  care.wake()
  return {
    id,
    game,
    get state() {
      return state
    },
    get quietSince() {
      return waiting > 0 || driver.thinking || viewers.size > 0 ? null : lastBusy
    },
    get isAttended() {
      return waiting > 0 || driver.thinking || state.record.seats.some((_, seat) => viewers.isPresent(seat))
    },
    command: (command) =>
      enqueue(
        () => carryOut(command),
        () => command.reply(refuse('server.reject.internal')),
      ),
    watch: (watcher, { since, chatSince }, reply) =>
      enqueue(
        async () => {
          const seen = await catchUp({ game, store, state, recent }, watcher, since)
          const lines = await store.chatAfter(id, chatSince ?? 0, mostChat)
          const seat = seatFor(watcher, state.record)
          const isNews = seat === null || !viewers.isPresent(seat)
          viewers.add(watcher, state.record)
          tellAttended()
          const note = seat === null ? '' : (state.notes[seat] ?? '')
          reply({
            table: infoOf(state, presence),
            you: seat,
            game: seen,
            chat: lines.map((line) => JSON.parse(line) as ResultOf<'watch'>['chat'][number]),
            ...(note === '' ? {} : { note }),
          })
          if (isNews) tellInfoSoon()
          // Somebody came, or a machine that slept has timers that are late.
          care.wake()
        },
        () => undefined,
      ),
    glance: (key) => ({
      table: infoOf(state, presence),
      you: key === null ? null : seatOfKey(state.record, key),
      waitedFor: waitedFor(game, state),
    }),
    async steps(watcher, from, count) {
      const rows = await store.movesFrom(id, from, count)
      const { match, record } = state
      const viewer = seatFor(watcher, record) ?? 'spectator'
      return match === null ? [] : rows.map((row) => stepOfRow(row, match.header, viewer))
    },
    unwatch(watcher) {
      if (!viewers.remove(watcher)) return
      tellAttended()
      lastBusy = services.elapsed()
      const seat = seatFor(watcher, state.record)
      if (seat !== null && !viewers.isPresent(seat)) attending.left(seat)
      tellInfoSoon()
      care.wake()
    },
    goneFor(seat) {
      attending.saidGoodbye(seat)
      care.wake()
    },
    async log() {
      const { match } = state
      if (match === null || state.record.status !== 'finished') return refuse('server.reject.notFinished')
      const moves = await store.movesFrom(id, 1, match.version)
      const entries = moves.map(({ entry }) => JSON.parse(entry) as LogEntry<Shape['action']>)
      return { ok: true, log: toLog(game, match, entries) }
    },
    refresh: () => enqueue(readOthers, () => undefined),
    idle: () => queue,
    retire() {
      driver.retire()
      care.retire()
      if (infoTimer !== null) clearTimeout(infoTimer)
    },
  }
}
