import { randomUUID } from 'node:crypto'
import type { Game, Refused, Seat, Shape } from '@athanor/kernel'
import type { ResultOf, Step } from '@athanor/protocol'
import type { ComingsAndGoings } from '../cluster/whereabouts.ts'
import type { Need, Payer } from '../limits/byteBudget.ts'
import { peopleChange } from '../people/keepingRecord.ts'
import { CannotKeep } from '../storage/cannotKeep.ts'
import type { Appended } from '../storage/store.ts'
import { audience, type Onlooker, seatFor } from './audience.ts'
import { botDriver } from './botDriver.ts'
import { botKey } from './botKey.ts'
import { houseKey } from './caretaker.ts'
import { caretakers } from './caretakers.ts'
import { catchUp } from './catchUp.ts'
import { isOutOfTime, waitedFor } from './clocks.ts'
import type { CommandContext } from './commandContext.ts'
import { type FinishedLog, finishedLog } from './finishedLog.ts'
import { inTurn } from './inTurn.ts'
import { bytesOf, journalRow } from './journalRow.ts'
import { dueAt, withTimes } from './keptTimes.ts'
import { noteOf } from './noting.ts'
import { tablePeople } from './people.ts'
import { type Remembered, remember, rememberedMove, standing, stepOfRow } from './recent.ts'
import { nickname, seatOfKey } from './record.ts'
import { refusalOf } from './refusalOf.ts'
import type { Services } from './services.ts'
import { standingTold } from './standingTold.ts'
import { infoOf, listingOf } from './tableInfo.ts'
import { afterAccepted, afterRow, snapshotOf, type TableState } from './tableState.ts'
import { type Accepted, type AnyEntry, type AnyEvent, type CommandVerdict, refuse, type SeatNote } from './verdict.ts'
import { waits } from './waits.ts'

/** Called once, before anybody else hears of the change. */
export type Reply = (answer: { readonly ok: true; readonly result: object } | Refused) => void

export interface TableCommand {
  /** Hash of the secret of who asks, and the command's id: a repeated one is answered as the first time. */
  readonly key: string
  readonly id: string
  /** Fingerprint of what is asked for, made when it is needed: a repeated id must ask for the same. */
  asked(): string
  decide(context: CommandContext): CommandVerdict
  /** In sight of which version it was given; another node may have shown one that this one has not heard of yet. */
  readonly version?: number
  readonly reply: Reply
  /** Who pays for what is kept, and how badly it is needed; the house and bots pay nothing themselves. */
  readonly payer?: Payer
  readonly need?: Need
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
  /** Begins to show the table to a watcher, after `reply` got what it missed: null, or why it cannot be shown. */
  watch(watcher: Onlooker, catching: Catching, reply: (result: ResultOf<'watch'>) => void): Promise<Refused | null>
  /** How the table stands, for whoever holds this key. */
  glance(key: string | null): ResultOf<'glance'>
  /** What a watcher saw happen from a version on. */
  steps(watcher: Onlooker, from: number, count: number): Promise<readonly Step[]>
  unwatch(watcher: Onlooker): void
  /** The person says goodbye: the others need not wait for the connection to grow cold. */
  goneFor(seat: Seat): void
  /** The whole game with its secret, once it is over. */
  log(): Promise<FinishedLog | Refused>
  /** Reads what other nodes have appended. */
  refresh(): Promise<void>
  /** People came or went on other nodes. */
  peopleElsewhere(change: ComingsAndGoings): void
  /** Nodes came or went: perhaps it is now this one's turn to do what has to be done. */
  wake(): void
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
  let state = first
  let recent: readonly Remembered[] = []
  let queue = Promise.resolve()
  let waiting = 0
  let doubtful = false
  let lastBusy = services.elapsed()
  let payer: Payer | null = null

  const waited = waits(game, first, services.awake.now)
  const people = tablePeople({ services, viewers, waits: waited, current: () => state, inLine: () => driver.inLine })
  const { presence, company, attendance: attending } = people
  const told = standingTold(viewers, () => state, presence)

  const driver = botDriver({
    services,
    game,
    current: () => state,
    address: () => people.address,
    lineChanged: () => told.soon(),
    play: (seat, version, decide) =>
      enqueue(
        () => carryOut(ofTheHouse(botKey, `${version}-${seat}`, decide)),
        () => undefined,
      ),
  })

  const act = inTurn({
    standBy: () => services.cluster.standBy(id),
    act: (decide: (context: CommandContext) => CommandVerdict, failed: () => void) =>
      void enqueue(() => carryOut(ofTheHouse(houseKey, randomUUID(), decide)), failed),
  })
  const care = caretakers({
    services,
    attendance: attending,
    company,
    current: () => state,
    carryOut: act.soon,
    tellSoon: told.soon,
  })

  function isAlone(): boolean {
    return services.cluster.nodes().length === 1
  }

  function enqueue(task: () => Promise<void>, failed: (refused: Refused) => void): Promise<void> {
    waiting++
    queue = oneByOne(queue, task, failed)
    return queue
  }

  async function oneByOne(
    earlier: Promise<void>,
    task: () => Promise<void>,
    failed: (refused: Refused) => void,
  ): Promise<void> {
    await earlier
    try {
      if (doubtful) await readOthers()
      doubtful = false
      await task()
    } catch (error) {
      // Nobody knows whether the database took the last row, so it is asked before anything else is done.
      doubtful = true
      // That nothing can be kept is reported once, and not by every table.
      if (!(error instanceof CannotKeep)) {
        reporter.error({ err: error, table: nickname(id) }, 'a command could not be carried out')
      }
      failed(refusalOf(error) ?? refuse('server.reject.internal'))
    } finally {
      waiting--
      lastBusy = services.elapsed()
    }
  }

  function context(key: string): CommandContext {
    return {
      table: state,
      game,
      seat: seatOfKey(state.record, key),
      now: services.now(),
      noteLength: rules.noteLength,
      ...company,
      hasGivenUp: attending.hasGivenUp,
      isOutOfTime: (seat) => isOutOfTime(state.record, seat, services.awake),
      hasBot: (bot) => bots.has(game.id, bot),
    }
  }

  async function carryOut(command: TableCommand): Promise<void> {
    if (!isAlone() && (command.version ?? 0) > (state.match?.version ?? 0)) await readOthers()
    for (let race = 0; race < mostRaces; race++) {
      const verdict = command.decide(context(command.key))
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
      if (typeof outcome === 'object') return command.reply((await answeredBefore(command)) ?? outcome)
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

  /** What an accepted command leads to, its times included. */
  function stateAfter(accepted: Accepted): TableState {
    const after = afterAccepted(game, state, accepted)
    return withTimes({ game, before: state, after, entry: accepted.move?.entry ?? null, awake: services.awake })
  }

  async function append(command: TableCommand, accepted: Accepted): Promise<Appended | Refused> {
    const before = state
    const after = stateAfter(accepted)
    const { move, chat, note } = accepted
    const record = after.record === before.record ? undefined : after.record
    // That a clock was started or stopped is no news for the lobby.
    const listing = accepted.record === undefined ? null : listingOf(after.record)
    const due = dueAt(after.record, rules.openWithin)
    const turningPoint = before.record.status !== after.record.status
    const snapshotDue = turningPoint || after.revision % rules.snapshotEvery === 0
    const row = journalRow(command, accepted, after.revision, services.now(), record)
    const bytes = bytesOf(row)
    const refusal = command.payer?.refusal(bytes, command.need ?? 'wish') ?? null
    if (refusal !== null) return refusal
    const results = peopleChange(game, before, after, services.now())
    const outcome = await store.append({
      table: id,
      row,
      people: results,
      listing,
      due: due === dueAt(before.record, rules.openWithin) ? undefined : due,
      snapshot: snapshotDue ? { revision: after.revision, body: snapshotOf(after) } : null,
    })
    if (outcome !== 'done') return outcome
    // Bots play because somebody made them.
    payer = command.payer ?? payer
    payer?.paid(bytes)
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
    waited.follow(after, move?.by ?? null)
    if (move !== null) {
      recent = remember(recent.length === 0 && before.match !== null ? [standing(before.match)] : recent, move)
      viewers.showMove(after, before.match, move)
    }
    if (after.record !== before.record) {
      viewers.reseat(after.record)
      people.tell()
      told.now()
    } else if (move !== null) told.afterMove()
    care.wake()
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

  people.tell()
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
        (refused) => command.reply(refused),
      ),
    async watch(watcher, { since, chatSince }, reply) {
      let refused: Refused | null = null
      await enqueue(
        async () => {
          // Whoever comes from another node must not find the table where it was before.
          if (!isAlone()) await readOthers()
          const seen = await catchUp({ game, store, state, recent }, watcher, since)
          const lines = await store.chatAfter(id, chatSince ?? 0, mostChat)
          const seat = seatFor(watcher, state.record)
          const isNews = seat === null || !people.isPresent(seat)
          if (seat !== null && attending.isAbsent(seat)) waited.came(seat)
          viewers.add(watcher, state.record)
          people.tell()
          const note = seat === null ? '' : noteOf(state.notes, seat)
          reply({
            table: infoOf(state, presence),
            you: seat,
            game: seen,
            chat: lines.map((line) => JSON.parse(line) as ResultOf<'watch'>['chat'][number]),
            ...(note === '' ? {} : { note }),
          })
          if (isNews) told.soon()
          // Somebody came, or a machine that slept has timers that are late.
          care.wake()
        },
        (why) => {
          refused = why
        },
      )
      return refused
    },
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
      lastBusy = services.elapsed()
      const seat = seatFor(watcher, state.record)
      if (seat !== null && !people.isPresent(seat)) attending.left(seat)
      people.tell()
      told.soon()
      care.wake()
    },
    goneFor(seat) {
      attending.saidGoodbye(seat)
      people.tell()
      care.wake()
    },
    peopleElsewhere(change) {
      people.elsewhere(change)
      told.soon()
      care.wake()
    },
    wake() {
      care.wake()
      driver.wakeAnew()
    },
    log: () => finishedLog(game, store, state),
    refresh: () => enqueue(readOthers, () => undefined),
    idle: () => queue,
    retire() {
      people.retire()
      act.retire()
      driver.retire()
      care.retire()
      told.retire()
    },
  }
}
