import { noActions, owed } from '@athanor/kernel'
import { type Command, type CommandKind, type CommandOf, limits } from '@athanor/protocol'
import { fingerprintOf, keyOf } from '../secrets.ts'
import type { Asking } from '../tables/asking.ts'
import type { Watcher } from '../tables/audience.ts'
import { keepNote } from '../tables/noting.ts'
import { beginOpening, isGathering, openSalt, sayReady } from '../tables/opening.ts'
import { makeMove, takeBack } from '../tables/playing.ts'
import { seatOfKey } from '../tables/record.ts'
import { addKey, freeSeat, seatBot, setVisibility, standUp, takeSeat } from '../tables/sitting.ts'
import { proposeStandIn, resumeSeat, voteStandIn } from '../tables/standIn.ts'
import type { Reply, TableActor } from '../tables/tableActor.ts'
import type { Maker } from '../tables/tables.ts'
import { say } from '../tables/talking.ts'
import { refuse, type Verdict } from '../tables/verdict.ts'
import type { Client } from './connection.ts'
import type { Hub } from './hub.ts'

/** What one connection is looking at, and what it may do there. */
export interface Desk {
  /** Resolves when the command is done; `reply` was called by then. */
  carryOut(command: Command, reply: Reply): Promise<void>
  /** Looks at nothing any more. */
  leave(): void
}

interface Looking {
  readonly actor: TableActor
  readonly watcher: Watcher
}

type SeatCommand = Extract<Command, { readonly table: string }>
type Handlers = { readonly [Kind in CommandKind]: (command: CommandOf<Kind>, reply: Reply) => Promise<void> | void }

export function desk(hub: Hub, { address, cookieKey }: Client, out: { send(text: string): void }): Desk {
  const lookingAt = new Map<string, Looking>()
  let hasLeft = false

  const maker: Maker = {
    refusal: () => hub.tableQuota.refusal(address),
    made: (table) => hub.tableQuota.made(address, table),
  }

  function stopLooking(table: string): void {
    const looking = lookingAt.get(table)
    if (looking === undefined) return
    lookingAt.delete(table)
    looking.actor.unwatch(looking.watcher)
  }

  /** The hash of a secret that came along, else of the browser's cookie. */
  function keyFrom({ secret }: { readonly secret?: string }): string | null {
    return secret === undefined ? cookieKey : keyOf(secret)
  }

  /** A command of the seat that this connection watches from. */
  async function fromSeat(command: SeatCommand, reply: Reply, decide: (asking: Asking) => Verdict): Promise<void> {
    const looking = lookingAt.get(command.table)
    if (looking === undefined) return reply(refuse('server.reject.notWatching'))
    const { key } = looking.watcher
    if (key === null) return reply(refuse('server.reject.noSeat'))
    await looking.actor.command({ key, id: command.id, asked: () => fingerprintOf(command), decide, reply })
  }

  const handlers: Handlers = {
    ping: (_, reply) => reply({ ok: true, result: {} }),

    lobby({ watch }, reply) {
      if (watch) hub.lobby.add(out)
      else hub.lobby.remove(out)
      reply({ ok: true, result: { tables: watch ? hub.lobby.list() : [] } })
    },

    async create(command, reply) {
      const key = keyFrom(command)
      if (key === null) return reply(refuse('server.reject.secretMissing'))
      reply(await hub.tables.create(command, key, maker))
    },

    async watch({ table, secret, spectate, whole, since, chatSince }, reply) {
      stopLooking(table)
      if (lookingAt.size >= limits.watches) return reply(refuse('server.reject.tooManyWatches'))
      const found = await hub.tables.find(table)
      if (!found.ok) return reply(found)
      const { actor } = found
      // The connection went while the table was being found; nobody would ever take its watcher away.
      if (hasLeft) return
      const key = spectate === true ? null : secret === undefined ? cookieKey : keyOf(secret)
      // A secret that holds no seat yet may do so later: until then its owner is a spectator.
      const watcher: Watcher = { key, address, whole: whole === true, send: out.send }
      lookingAt.set(table, { actor, watcher })
      let shown = false
      await actor.watch(
        watcher,
        {
          ...(since === undefined ? {} : { since }),
          ...(chatSince === undefined ? {} : { chatSince }),
        },
        (result) => {
          shown = true
          reply({ ok: true, result })
        },
      )
      // The table could not be read, so nobody looks at it from here.
      if (!shown) stopLooking(table)
      // The connection may have gone while the table was being read.
      if (lookingAt.get(table)?.watcher !== watcher) actor.unwatch(watcher)
    },

    async glance({ table, ...asked }, reply) {
      const found = await hub.tables.find(table)
      reply(found.ok ? { ok: true, result: found.actor.glance(keyFrom(asked)) } : found)
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
      const key = keyFrom(command)
      if (key === null) return reply(refuse('server.reject.secretMissing'))
      const found = await hub.tables.find(table)
      if (!found.ok) return reply(found)
      let seat: number | null = null
      await found.actor.command({
        key,
        id,
        asked: () => fingerprintOf(command),
        decide(asking) {
          const verdict = takeSeat(asking, key, wish)
          if (verdict.ok && !hub.seatQuota.allows(address)) return refuse('server.reject.tooManySeats')
          seat = verdict.ok ? verdict.result.seat : null
          return verdict
        },
        reply(answer) {
          if (answer.ok && seat !== null) hub.seatQuota.taken(address, table, seat)
          reply(answer)
        },
      })
    },

    ready: (command, reply) => fromSeat(command, reply, (asking) => sayReady(asking, command.commitment)),
    open: (command, reply) => fromSeat(command, reply, (asking) => openSalt(asking, command.salt)),
    bot: (command, reply) => fromSeat(command, reply, (asking) => seatBot(asking, command.seat, command.bot)),

    free: (command, reply) => fromSeat(command, reply, (asking) => freeSeat(asking, command.seat)),
    visibility: (command, reply) => fromSeat(command, reply, (asking) => setVisibility(asking, command.visibility)),

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
    act: (command, reply) => fromSeat(command, reply, (asking) => makeMove(asking, command.version, command.action)),
    undo: (command, reply) => fromSeat(command, reply, (asking) => takeBack(asking, command.version)),

    legal({ table, from, count }, reply) {
      const { actor, watcher } = lookingAt.get(table) ?? {}
      if (actor === undefined || watcher === undefined) return reply(refuse('server.reject.notWatching'))
      const { record, match } = actor.state
      const seat = watcher.key === null ? null : seatOfKey(record, watcher.key)
      if (seat === null) return reply(refuse('server.reject.noSeat'))
      if (match === null) return reply(refuse('server.reject.notRunning'))
      // The rules do not know of sealed answers; who has given one has nothing more to do.
      const answered = owed(actor.game, match.position).some((each) => each.seat === seat && each.answered)
      const legal = answered ? noActions() : actor.game.legal(actor.game.view(match.position.state, seat))
      const last = Math.min(legal.size, from + count)
      const actions = Array.from({ length: Math.max(0, last - from) }, (_, index) => legal.at(from + index))
      reply({ ok: true, result: { version: match.version, size: legal.size, actions } })
    },

    chat: (command, reply) => fromSeat(command, reply, (asking) => say(asking, command.text, command.name)),
    note: (command, reply) => fromSeat(command, reply, (asking) => keepNote(asking, command.text)),
    propose: (command, reply) =>
      fromSeat(command, reply, (asking) => proposeStandIn(asking, command.seat, command.bot)),
    vote: (command, reply) => fromSeat(command, reply, (asking) => voteStandIn(asking, command.seat, command.agree)),
    resume: (command, reply) => fromSeat(command, reply, resumeSeat),

    async link(command, reply) {
      const key = keyFrom(command)
      if (key === null) return reply(refuse('server.reject.secretMissing'))
      await fromSeat(command, reply, (asking) => addKey(asking, key))
    },

    async rematch(command, reply) {
      const { actor, watcher } = lookingAt.get(command.table) ?? {}
      if (actor === undefined || watcher === undefined) return reply(refuse('server.reject.notWatching'))
      if (watcher.key === null) return reply(refuse('server.reject.noSeat'))
      await hub.tables.rematch(
        actor,
        { key: watcher.key, id: command.id, asked: () => fingerprintOf(command), reply },
        maker,
      )
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
