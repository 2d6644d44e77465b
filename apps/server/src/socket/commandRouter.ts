import { noActions, owed } from '@athanor/kernel'
import { type Command, type CommandKind, type CommandOf, limits, type Visibility } from '@athanor/protocol'
import type { Guest } from '../limits/guests.ts'
import type { SeatReservation } from '../limits/seatQuota.ts'
import type { TableReservation } from '../limits/tableQuota.ts'
import { fingerprintOf, keyOf } from '../secrets.ts'
import type { Onlooker } from '../tables/audience.ts'
import type { CommandContext } from '../tables/commandContext.ts'
import { endTogether, hasEndedEarly } from '../tables/endingTogether.ts'
import { keepNote } from '../tables/noting.ts'
import { nudge } from '../tables/nudging.ts'
import { beginOpening, isGathering, openSalt, sayReady } from '../tables/opening.ts'
import { makeMove, takeBack } from '../tables/playing.ts'
import { seatOfKey, type TableRecord } from '../tables/record.ts'
import { addKey, freeSeat, renameSeat, seatBot, setVisibility, standUp, takeSeat } from '../tables/sitting.ts'
import { handSeatOver, proposeStandIn, resumeSeat, voteStandIn } from '../tables/standIn.ts'
import type { Reply, TableActor } from '../tables/tableActor.ts'
import type { Maker } from '../tables/tables.ts'
import { say } from '../tables/talking.ts'
import { type CommandVerdict, refuse } from '../tables/verdict.ts'
import type { Hub } from './hub.ts'

/** What one connection is looking at, and what it may do there. */
export interface CommandRouter {
  /** Resolves when the command is done; `reply` was called by then. */
  carryOut(command: Command, reply: Reply): Promise<void>
  /** Looks at nothing any more. */
  leave(): void
}

interface Looking {
  readonly actor: TableActor
  readonly watcher: Onlooker
}

type SeatCommand = Extract<Command, { readonly table: string }>
type Handlers = { readonly [Kind in CommandKind]: (command: CommandOf<Kind>, reply: Reply) => Promise<void> | void }

/** What a router needs of its connection. */
interface Out {
  send(text: string): void
  /** Who speaks, as far as is known by now: taking a seat makes somebody of a stranger. */
  guest(): Guest
  /** The secret with this hash was shown, and holds a seat. */
  holdsSeat(key: string): void
}

/** By which hash of a secret somebody takes a seat who says none, and by all of which they hold one. */
interface OwnKeys {
  readonly key: string | null
  readonly keys: readonly string[]
}

/** Without these a game that others play too would stand still. */
const needed: readonly CommandKind[] = ['act', 'undo', 'open', 'start', 'leave', 'vote', 'resume', 'handOver', 'end']

export function commandRouter(hub: Hub, own: OwnKeys, out: Out): CommandRouter {
  const { address } = out.guest()
  const lookingAt = new Map<string, Looking>()
  let hasLeft = false
  const payer = hub.bytes.payer(out.guest)

  /** Makes a table, which counts from the moment it is asked for. */
  async function making(work: (maker: Maker) => Promise<void>): Promise<void> {
    let reserved: TableReservation | null = null
    const letGo = () => reserved?.release()
    const maker: Maker = {
      refusal(bytes) {
        const asked = hub.tableQuota.reserve(out.guest())
        if (!asked.ok) return asked
        letGo()
        reserved = asked
        return payer.refusal(bytes, 'wish')
      },
      made(table, bytes) {
        reserved?.made(table)
        payer.paid(bytes)
      },
    }
    try {
      await work(maker)
    } finally {
      letGo()
    }
  }

  function stopLooking(table: string): void {
    const looking = lookingAt.get(table)
    if (looking === undefined) return
    lookingAt.delete(table)
    looking.actor.unwatch(looking.watcher)
  }

  /**
   * The hash of a secret that came along, else the one of their own by which somebody holds a seat there, else the one by
   * which they would take one.
   */
  function keyFrom({ secret }: { readonly secret?: string }, there: TableRecord | null): string | null {
    if (secret !== undefined) return keyOf(secret)
    const held = own.keys.find((key) => there !== null && seatOfKey(there, key) !== null)
    return held === undefined ? own.key : held
  }

  function cannotList({ visibility }: { readonly visibility: Visibility }): boolean {
    return visibility === 'public' && !hub.listsTables
  }

  /** A command of the seat that this connection watches from. */
  async function fromSeat(
    command: SeatCommand,
    reply: Reply,
    decide: (context: CommandContext) => CommandVerdict,
  ): Promise<void> {
    const looking = lookingAt.get(command.table)
    if (looking === undefined) return reply(refuse('server.reject.notWatching'))
    const { key } = looking.watcher
    if (key === null) return reply(refuse('server.reject.noSeat'))
    const need = needed.includes(command.kind) ? 'game' : 'wish'
    await looking.actor.command({
      key,
      id: command.id,
      asked: () => fingerprintOf(command),
      decide,
      ...('version' in command ? { version: command.version } : {}),
      reply,
      payer,
      need,
    })
  }

  const handlers: Handlers = {
    // Which protocol it speaks was looked at before it came here.
    hello: (_, reply) => reply({ ok: true, result: {} }),
    ping: (_, reply) => reply({ ok: true, result: {} }),

    lobby({ watch }, reply) {
      // Nobody would ever take this reader away.
      if (hasLeft) return
      if (watch) hub.lobby.add(out)
      else hub.lobby.remove(out)
      reply({ ok: true, result: { tables: watch ? hub.lobby.list() : [] } })
    },

    async create(command, reply) {
      if (cannotList(command)) return reply(refuse('server.reject.noLobby'))
      const key = keyFrom(command, null)
      if (key === null) return reply(refuse('server.reject.secretMissing'))
      await making(async (maker) => {
        const created = await hub.tables.create(command, key, maker)
        if (created.ok) out.holdsSeat(key)
        reply(created)
      })
    },

    async watch({ table, secret, spectate, whole, since, chatSince }, reply) {
      stopLooking(table)
      if (lookingAt.size >= limits.watches) return reply(refuse('server.reject.tooManyWatches'))
      const found = await hub.tables.find(table)
      if (!found.ok) return reply(found)
      const { actor } = found
      // The connection went while the table was being found; nobody would ever take its watcher away.
      if (hasLeft) return
      const shown = secret === undefined ? {} : { secret }
      const key = spectate === true ? null : keyFrom(shown, actor.state.record)
      // A secret that holds no seat yet may do so later: until then its owner is a spectator.
      const watcher: Onlooker = { key, address, whole: whole === true, send: out.send }
      lookingAt.set(table, { actor, watcher })
      let isShown = false
      const refused = await actor.watch(
        watcher,
        {
          ...(since === undefined ? {} : { since }),
          ...(chatSince === undefined ? {} : { chatSince }),
        },
        (result) => {
          isShown = true
          if (key !== null && result.you !== null) out.holdsSeat(key)
          reply({ ok: true, result })
        },
      )
      // The table could not be read, so nobody looks at it from here.
      if (!isShown) stopLooking(table)
      if (refused !== null) reply(refused)
      // The connection may have gone while the table was being read.
      if (lookingAt.get(table)?.watcher !== watcher) actor.unwatch(watcher)
    },

    async glance({ table, ...asked }, reply) {
      const found = await hub.tables.find(table)
      reply(found.ok ? { ok: true, result: found.actor.glance(keyFrom(asked, found.actor.state.record)) } : found)
    },

    async steps({ table, from, count }, reply) {
      const { actor, watcher } = lookingAt.get(table) ?? {}
      if (actor === undefined || watcher === undefined) return reply(refuse('server.reject.notWatching'))
      reply({ ok: true, result: { steps: await actor.steps(watcher, from, count) } })
    },

    unwatch({ table }, reply) {
      stopLooking(table)
      reply({ ok: true, result: {} })
    },

    async take(command, reply) {
      const { table, id, secret: _, kind: __, ...wish } = command
      if (keyFrom(command, null) === null) return reply(refuse('server.reject.secretMissing'))
      const found = await hub.tables.find(table)
      if (!found.ok) return reply(found)
      const key = keyFrom(command, found.actor.state.record)
      if (key === null) return reply(refuse('server.reject.secretMissing'))
      let taking: { readonly seat: number; readonly reserved: SeatReservation } | null = null
      // Another node may have been faster, and then this is decided anew.
      const letGo = () => {
        taking?.reserved.release()
        taking = null
      }
      try {
        await found.actor.command({
          key,
          id,
          asked: () => fingerprintOf(command),
          decide(context) {
            letGo()
            const verdict = takeSeat(context, key, wish)
            if (!verdict.ok) return verdict
            const reserved = hub.seatQuota.reserve(out.guest())
            if (!reserved.ok) return reserved
            taking = { seat: verdict.result.seat, reserved }
            return verdict
          },
          payer,
          need: 'wish',
          reply(answer) {
            if (answer.ok) {
              taking?.reserved.taken(table, taking.seat)
              out.holdsSeat(key)
            }
            reply(answer)
          },
        })
      } finally {
        letGo()
      }
    },

    rename: (command, reply) => fromSeat(command, reply, (context) => renameSeat(context, command)),
    ready: (command, reply) => fromSeat(command, reply, (context) => sayReady(context, command.commitment)),
    open: (command, reply) => fromSeat(command, reply, (context) => openSalt(context, command.salt)),
    bot: (command, reply) => fromSeat(command, reply, (context) => seatBot(context, command.seat, command.bot)),

    free: (command, reply) => fromSeat(command, reply, (context) => freeSeat(context, command.seat)),
    visibility: (command, reply) =>
      cannotList(command)
        ? reply(refuse('server.reject.noLobby'))
        : fromSeat(command, reply, (context) => setVisibility(context, command.visibility)),

    async leave(command, reply) {
      const looking = lookingAt.get(command.table)
      if (looking === undefined || isGathering(looking.actor.state.record)) return fromSeat(command, reply, standUp)
      const { actor, watcher } = looking
      const seat = watcher.key === null ? null : seatOfKey(actor.state.record, watcher.key)
      if (seat === null) return reply(refuse('server.reject.noSeat'))
      stopLooking(command.table)
      actor.goneFor(seat)
      reply({ ok: true, result: {} })
    },

    start: (command, reply) => fromSeat(command, reply, beginOpening),
    act: (command, reply) => fromSeat(command, reply, (context) => makeMove(context, command.version, command.action)),
    undo: (command, reply) => fromSeat(command, reply, (context) => takeBack(context, command.version)),

    legal({ table, from, count }, reply) {
      const { actor, watcher } = lookingAt.get(table) ?? {}
      if (actor === undefined || watcher === undefined) return reply(refuse('server.reject.notWatching'))
      const { record, match } = actor.state
      const seat = watcher.key === null ? null : seatOfKey(record, watcher.key)
      if (seat === null) return reply(refuse('server.reject.noSeat'))
      if (match === null || hasEndedEarly(record)) return reply(refuse('server.reject.notRunning'))
      // The rules do not know of sealed answers; who has given one has nothing more to do.
      const answered = owed(actor.game, match.position).some((each) => each.seat === seat && each.answered)
      const legal = answered ? noActions() : actor.game.legal(actor.game.view(match.position.state, seat))
      const last = Math.min(legal.size, from + count)
      const actions = Array.from({ length: Math.max(0, last - from) }, (_, index) => legal.at(from + index))
      reply({ ok: true, result: { version: match.version, size: legal.size, actions } })
    },

    async chat(command, reply) {
      const { table, text, name } = command
      let watched = false
      await fromSeat(
        command,
        (answer) => {
          if (answer.ok && watched) hub.watcherLines.said(address, table)
          reply(answer)
        },
        (context) => {
          const mayTalk = hub.watcherLines.allows(address, table)
          const verdict = say(context, text, name === undefined ? { mayTalk } : { name, mayTalk })
          watched = verdict.ok && context.seat === null
          return verdict
        },
      )
    },
    note: (command, reply) => fromSeat(command, reply, (context) => keepNote(context, command.text)),
    propose: (command, reply) =>
      fromSeat(command, reply, (context) => proposeStandIn(context, command.seat, command.bot)),
    vote: (command, reply) =>
      fromSeat(command, reply, (context) => voteStandIn(context, command.seat, command.agree, command.bot)),
    resume: (command, reply) => fromSeat(command, reply, resumeSeat),
    nudge: (command, reply) => fromSeat(command, reply, (context) => nudge(context, command.seat)),
    handOver: (command, reply) => fromSeat(command, reply, (context) => handSeatOver(context, command.bot)),
    end: (command, reply) => fromSeat(command, reply, (context) => endTogether(context, command.agree)),

    async link(command, reply) {
      const key = keyFrom(command, lookingAt.get(command.table)?.actor.state.record ?? null)
      if (key === null) return reply(refuse('server.reject.secretMissing'))
      await fromSeat(command, reply, (context) => addKey(context, key))
    },

    async rematch(command, reply) {
      const { actor, watcher } = lookingAt.get(command.table) ?? {}
      if (actor === undefined || watcher === undefined) return reply(refuse('server.reject.notWatching'))
      if (watcher.key === null) return reply(refuse('server.reject.noSeat'))
      const { key } = watcher
      const asked = { key, id: command.id, asked: () => fingerprintOf(command), reply }
      await making((maker) => hub.tables.rematch(actor, asked, maker))
    },

    async log({ table }, reply) {
      const found = await hub.tables.find(table)
      if (!found.ok) return reply(found)
      const { actor } = found
      const log = await actor.log()
      reply(log.ok ? { ok: true, result: { log: log.log } } : log)
    },
  }

  return {
    async carryOut(command, reply) {
      const handle = handlers[command.kind] as (asked: Command, answer: Reply) => Promise<void> | void
      await handle(command, reply)
    },
    leave() {
      hasLeft = true
      hub.lobby.remove(out)
      for (const table of new Set(lookingAt.keys())) stopLooking(table)
    },
  }
}
