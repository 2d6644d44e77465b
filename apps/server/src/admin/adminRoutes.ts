import { randomUUID } from 'node:crypto'
import type { HouseNotice } from '@athanor/protocol'
import { limits } from '@athanor/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ClusterNode } from '../cluster/cluster.ts'
import { hostRoutes } from '../http/aboutTables.ts'
import { cookieName } from '../http/cookieName.ts'
import { type Door, visitOf } from '../http/door.ts'
import { tickets } from '../http/tickets.ts'
import { addressKey } from '../limits/addressKey.ts'
import { guesses } from '../limits/guesses.ts'
import { tooFast } from '../limits/tooFast.ts'
import { houseKey } from '../tables/caretaker.ts'
import { closeTable } from '../tables/closing.ts'
import { nickname } from '../tables/record.ts'
import type { TableActor } from '../tables/tableActor.ts'
import type { Tables } from '../tables/tables.ts'
import type { Bars } from './bars.ts'
import type { Deeds } from './deeds.ts'

export interface AdminFigures {
  readonly connections: number
  readonly tables: number
  readonly movesPerSecond: number
  readonly slowest: number | null
  readonly memory: number
  readonly database: number
  readonly databaseMost: number
}

/** An address from which somebody is here, and how near it is to its limits. */
export interface AdminAddress {
  readonly address: string
  readonly sockets: number
  readonly most: number
  /** Has to wait, or is shut out for a while, because of floods. */
  readonly isLimited: boolean
}

interface Behind {
  readonly token: string
  readonly entrance: Door
  readonly bars: Bars
  readonly deeds: Deeds
  readonly tables: Tables
  figures(): AdminFigures
  /** The servers of the club. */
  nodes(): readonly ClusterNode[]
  addresses(): readonly AdminAddress[]
  notice(): HouseNotice | null
  announce(notice: HouseNotice | null): void
  /** Sends everybody away who is barred now. */
  sendAway(): void
  now(): number
}

const cookie = 'athanor_admin'
const session = '/api/admin/session'
/** A page of another site cannot send it without being asked first, which nobody answers. */
const ownHeader = 'athanor-admin'
const lastsFor = 30 * 60_000
const allowed = { perSecond: 1 / 60, burst: 5 } as const
const mostTables = 100
const mostHours = 24 * 365
const hour = 3_600_000
const minute = 60_000

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
const hours = { type: 'number', minimum: 1, maximum: mostHours } as const
const bodyOf = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  schema: { body: { type: 'object', required, properties, additionalProperties: false } },
})

/**
 * What whoever runs the house may see and do from a browser. The token is said once and exchanged for a ticket that is
 * good for half an hour. It sees what the lobby and spectators see, never what a game hides.
 */
export function adminRoutes(app: FastifyInstance, behind: Behind): void {
  const { token, entrance, bars, deeds, tables, now } = behind
  const passes = tickets(token, { door: 'admin', lastsFor, now })
  const tokens = guesses(token, allowed)
  const handedBack = new Map<string, number>()

  const nameOfCookie = (request: FastifyRequest) => cookieName(cookie, request, entrance.isSecure(visitOf(request)))
  const ticketOf = (request: FastifyRequest) => request.cookies[nameOfCookie(request)]

  function goodUntil(request: FastifyRequest): number | null {
    const ticket = ticketOf(request)
    return ticket !== undefined && handedBack.has(ticket) ? null : passes.goodUntil(ticket)
  }

  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url
    if (route?.startsWith(hostRoutes) !== true) return undefined
    const refusal = entrance.refusal(visitOf(request))
    if (refusal !== null) return reply.code(403).send({ error: refusal.reason })
    if (request.method !== 'GET' && request.headers[ownHeader] === undefined) return forbidden(reply)
    if (route === session && request.method === 'POST') return undefined
    return goodUntil(request) === null ? reply.code(401).send({ error: { id: 'server.reject.adminToken' } }) : undefined
  })

  app.post<{ Body: { readonly token: string } }>(session, bodyOf({ token: text(1000) }), async (request, reply) => {
    const address = addressKey(request.ip)
    const guessed = tokens.of(address, request.body.token)
    if ('wait' in guessed) {
      return reply
        .code(429)
        .header('retry-after', Math.ceil(guessed.wait / 1000))
        .send({ error: tooFast({ who: 'address', milliseconds: guessed.wait }).reason })
    }
    if (!guessed.isRight) {
      request.log.warn({ address }, 'a wrong token was said at the host’s page')
      return reply.code(401).send({ error: { id: 'server.reject.adminToken' } })
    }
    await deeds.done('entered', address)
    const secure = entrance.isSecure(visitOf(request))
    reply.setCookie(nameOfCookie(request), passes.issue(), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: lastsFor / 1000,
    })
    return reply.code(204).send()
  })

  app.delete(session, async (request, reply) => {
    const ticket = ticketOf(request)
    for (const [each, until] of handedBack) if (until <= now()) handedBack.delete(each)
    if (ticket !== undefined) handedBack.set(ticket, now() + lastsFor)
    await deeds.done('left', addressKey(request.ip))
    reply.clearCookie(nameOfCookie(request), { path: '/', secure: entrance.isSecure(visitOf(request)) })
    return reply.code(204).send()
  })

  app.get('/api/admin/state', (request, reply) =>
    reply.send({
      closesAt: goodUntil(request),
      figures: behind.figures(),
      nodes: behind.nodes(),
      addresses: behind.addresses(),
      bars: bars.list().map(({ id, label, until }) => ({ id, label, until })),
      deeds: deeds.last().slice(0, 50),
      notice: behind.notice(),
    }),
  )

  app.get<{ Querystring: { readonly q?: string } }>('/api/admin/tables', async (request, reply) => {
    const q = request.query.q ?? ''
    const found = await matching(q)
    return reply.send({ all: found.length, tables: found.slice(0, mostTables).map(shown) })
  })

  /** Tables in memory whose ids begin like this; by its whole id also one that is not. */
  async function matching(q: string): Promise<readonly TableActor[]> {
    const near = tables.inMemory().filter(({ id }) => id.startsWith(q))
    if (near.length > 0 || !/^[\w-]{22}$/.test(q)) return near
    const found = await tables.find(q)
    return found.ok ? [found.actor] : []
  }

  /** The one table that is called so; null when there is none, or more than one. */
  async function tableCalled(name: string): Promise<TableActor | null> {
    const [actor, another] = name.length < 6 ? [] : await matching(name)
    return actor === undefined || another !== undefined ? null : actor
  }

  app.post<{ Body: { readonly table: string; readonly reason: string } }>(
    '/api/admin/close',
    bodyOf({ table: text(22), reason: text(limits.chat) }),
    async ({ body: { table, reason } }, reply) => {
      const actor = await tableCalled(table)
      if (actor === null) return unknownTable(reply)
      const answer = await new Promise<Parameters<Parameters<TableActor['command']>[0]['reply']>[0]>((resolve) => {
        const decide: Parameters<TableActor['command']>[0]['decide'] = (context) => closeTable(context, reason)
        void actor.command({ key: houseKey, id: randomUUID(), asked: () => '', decide, reply: resolve })
      })
      if (!answer.ok) return reply.code(409).send({ error: answer.reason })
      await deeds.done('closed', `${nickname(actor.id)}: ${reason}`)
      return reply.code(204).send()
    },
  )

  app.post<{ Body: { readonly address: string; readonly hours: number } }>(
    '/api/admin/bar/address',
    bodyOf({ address: text(60), hours }),
    async ({ body }, reply) => {
      await bar(body.address, [addressKey(body.address.replace(/::\/64$/, '::'))], body.hours)
      return reply.code(204).send()
    },
  )

  app.post<{ Body: { readonly table: string; readonly seat: number; readonly hours: number } }>(
    '/api/admin/bar/seat',
    bodyOf({ table: text(22), seat: { type: 'integer', minimum: 0, maximum: 20 }, hours }),
    async ({ body: { table, seat, hours: time } }, reply) => {
      const actor = await tableCalled(table)
      const held = actor?.state.record.seats[seat]
      if (actor === null || held === undefined || held.keys.length === 0) return unknownTable(reply)
      await bar(`${nickname(actor.id)}: ${held.name ?? seat}`, held.keys, time)
      return reply.code(204).send()
    },
  )

  async function bar(label: string, who: readonly string[], time: number): Promise<void> {
    await bars.add({ id: randomUUID(), label, who, until: now() + time * hour })
    await deeds.done('barred', `${label}, ${time} h`)
    behind.sendAway()
  }

  app.post<{ Body: { readonly id: string } }>('/api/admin/lift', bodyOf({ id: text(50) }), async ({ body }, reply) => {
    const label = bars.list().find(({ id }) => id === body.id)?.label
    if (label === undefined || !(await bars.lift(body.id))) {
      return reply.code(404).send({ error: { id: 'server.reject.notFound' } })
    }
    await deeds.done('lifted', label)
    return reply.code(204).send()
  })

  app.post<{ Body: { readonly text: string | null; readonly minutes: number | null } }>(
    '/api/admin/notice',
    bodyOf({
      text: { type: ['string', 'null'], minLength: 1, maxLength: limits.notice },
      minutes: { type: ['number', 'null'], minimum: 0, maximum: 7 * 24 * 60 },
    }),
    async ({ body }, reply) => {
      const until = body.minutes === null ? null : now() + body.minutes * minute
      behind.announce(body.text === null ? null : { text: body.text, until })
      await deeds.done(body.text === null ? 'quiet' : 'told', body.text ?? '')
      return reply.code(204).send()
    },
  )
}

/** What spectators see of a table, and less: neither its whole id, which is the key to it, nor anything of its game. */
function shown(actor: TableActor) {
  const { table } = actor.glance(null)
  return {
    name: nickname(table.id),
    game: table.game,
    status: table.status,
    visibility: table.visibility,
    createdAt: table.createdAt,
    moves: table.version,
    watchers: table.spectators,
    seats: table.seats.map(({ holder, name, bot, present }) => ({ holder, name, bot, present })),
  }
}

function forbidden(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ error: { id: 'server.reject.foreignOrigin' } })
}

function unknownTable(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: { id: 'server.reject.unknownTable' } })
}
