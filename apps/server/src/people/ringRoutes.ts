import { limits } from '@athanor/protocol'
import { readRecoveryCode } from '@athanor/protocol/recoveryCode'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Door, visitOf } from '../http/door.ts'
import { addressKey } from '../limits/addressKey.ts'
import { addressTokens } from '../limits/addressTokens.ts'
import { tries } from '../limits/guesses.ts'
import type { Guest } from '../limits/guests.ts'
import { tooFast } from '../limits/tooFast.ts'
import { keyOf, newSecret } from '../secrets.ts'
import type { TableStore } from '../storage/store.ts'
import { cleanName } from '../tables/cleanText.ts'
import type { Tables } from '../tables/tables.ts'
import { deviceLabel } from './deviceLabel.ts'
import type { Identities, Identity } from './identity.ts'
import type { NewSession, Session } from './kept.ts'
import { rememberTables } from './remembering.ts'
import { codeHash, newRecoveryCode, newRingId, newSessionSecret } from './secretsOfRings.ts'

export interface PeopleRooms {
  readonly entrance: Door
  readonly identities: Identities
  readonly store: TableStore
  readonly tables: Tables
  guestOf(request: FastifyRequest): Guest
  /** A device was signed out: whoever is connected from there goes. */
  signedOut(session: string): void
  now(): number
}

export const peopleRoutes = '/api/people/'
/** A page of another site cannot send it without being asked first, which nobody answers. */
const ownHeader = 'athanor-people'
/** Codes that one address may try, and rings, codes and devices that it may make. */
const wrongCodes = { perSecond: 1 / 60, burst: 10 } as const
const newRings = { perSecond: 1 / 120, burst: 30 } as const
/** What a slow hash costs whoever asks for one. */
const costOfHash = 20
/** Tables that a browser names at once. */
const mostNamed = 60

const name = { type: 'string', minLength: 1, maxLength: limits.name * 4 } as const
const tables = { type: 'array', maxItems: mostNamed, items: { type: 'string', pattern: '^[\\w-]{22}$' } } as const
const bodyOf = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  schema: { body: { type: 'object', required, properties, additionalProperties: false } },
})

/** Rings and the devices that they are on. Who is not signed in is told nothing but what their own browser holds. */
export function ringRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { entrance, identities, store, guestOf, now } = rooms
  const { people } = store
  const codes = tries(wrongCodes)
  const making = addressTokens(newRings)

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith(peopleRoutes) !== true) return undefined
    const refusal = entrance.refusal(visitOf(request))
    if (refusal !== null) return reply.code(403).send({ error: refusal.reason })
    if (request.method === 'GET' || request.headers[ownHeader] !== undefined) return undefined
    return reply.code(403).send({ error: { id: 'server.reject.foreignOrigin' } })
  })

  /** Milliseconds that an address has to wait before it makes one more of something; 0 when it may. */
  function waitToMake(request: FastifyRequest): number {
    const address = addressKey(request.ip)
    const wait = making.wait(address, 1)
    if (wait === 0) making.charge(address, 1)
    return wait
  }

  app.get('/api/people/me', async (request, reply) => {
    const { session, guestKey } = await identities.of(request)
    const ring = session === null ? null : await people.ringOf(session.ring)
    const held = guestKey === null ? [] : await people.running([guestKey], mostNamed)
    return reply.send({
      ring:
        ring === null
          ? null
          : {
              name: ring.name,
              madeAt: ring.madeAt,
              codeAt: ring.codeAt,
              devices: ring.devices.map((device) => ({ ...device, isThis: device.id === session?.id })),
              passkeys: ring.passkeys.map(({ id, label, madeAt, usedAt }) => ({ id, label, madeAt, usedAt })),
            },
      /** Games that this browser holds by itself, and that could come along. */
      loose: held.length,
    })
  })

  app.post<{ Body: { readonly name: string; readonly tables: readonly string[] } }>(
    '/api/people/ring',
    bodyOf({ name, tables }),
    async (request, reply) => {
      const { session, guestKey } = await identities.of(request)
      if (session !== null) return refused(reply, 409, 'server.reject.hasRing')
      if (guestKey === null) return refused(reply, 409, 'server.reject.secretMissing')
      const called = cleanName(request.body.name)
      if (!called.ok) return reply.code(400).send({ error: called.reason })
      const wait = waitToMake(request)
      if (wait > 0) return tooSoon(reply, wait)
      guestOf(request).charge(costOfHash)
      const [id, code, at] = [newRingId(), newRecoveryCode(), now()]
      const { secret, ...fresh } = newSession(request)
      const ring = { id, key: keyOf(newSecret()), name: called.text, codeHash: await codeHash(code), at }
      await people.makeRing(ring, fresh)
      if (!(await people.claim(id, guestKey))) {
        // Another tab was faster.
        await people.removeRing(id)
        return refused(reply, 409, 'server.reject.hasRing')
      }
      await rememberTables(rooms, [guestKey], request.body.tables)
      identities.give(request, reply, secret)
      return reply.code(201).send({ code })
    },
  )

  app.post<{ Body: { readonly code: string; readonly bring: boolean; readonly tables: readonly string[] } }>(
    '/api/people/session',
    bodyOf({ code: { type: 'string', maxLength: 200 }, bring: { type: 'boolean' }, tables }),
    async (request, reply) => {
      const { bring, tables: named } = request.body
      const tried = await codes.of(addressKey(request.ip), async () => {
        const code = readRecoveryCode(request.body.code)
        if (code === null) return null
        guestOf(request).charge(costOfHash)
        return people.ringOfCode(await codeHash(code))
      })
      if ('wait' in tried) return tooSoon(reply, tried.wait)
      if (tried.found === null) return refused(reply, 401, 'server.reject.wrongRecoveryCode')
      await enter(request, reply, { ring: tried.found, bring, named })
      return reply.code(204).send()
    },
  )

  /** Somebody has shown that a ring is theirs: a new session, whatever the browser had before. */
  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { ring, bring, named }: { readonly ring: string; readonly bring: boolean; readonly named: readonly string[] },
  ): Promise<void> {
    const before = await identities.of(request)
    if (before.session !== null) await endSession(before.session.ring, before.session.id)
    const { secret, ...fresh } = newSession(request)
    await people.signIn(ring, fresh)
    if (bring && before.guestKey !== null && (await people.claim(ring, before.guestKey))) {
      await rememberTables(rooms, [before.guestKey], named)
    }
    identities.give(request, reply, secret)
  }

  function newSession(request: FastifyRequest): NewSession & { readonly secret: string } {
    return { ...newSessionSecret(), label: deviceLabel(request.headers['user-agent']), at: now() }
  }

  async function endSession(ring: string, session: string): Promise<boolean> {
    const ended = await people.signOut(ring, session)
    if (ended !== null) rooms.signedOut(ended)
    return ended !== null
  }

  /** A route for whoever is signed in. */
  async function signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (session: Session, identity: Identity) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const identity = await identities.of(request)
    return identity.session === null
      ? refused(reply, 401, 'server.reject.notSignedIn')
      : work(identity.session, identity)
  }

  app.delete('/api/people/session', (request, reply) =>
    signedIn(request, reply, async ({ ring, id }) => {
      await endSession(ring, id)
      identities.takeAway(request, reply)
      return reply.code(204).send()
    }),
  )

  app.delete<{ Params: { readonly id: string } }>('/api/people/devices/:id', (request, reply) =>
    signedIn(request, reply, async ({ ring }) =>
      (await endSession(ring, request.params.id))
        ? reply.code(204).send()
        : refused(reply, 404, 'server.reject.notFound'),
    ),
  )

  app.post('/api/people/code', (request, reply) =>
    signedIn(request, reply, async ({ ring }) => {
      const wait = waitToMake(request)
      if (wait > 0) return tooSoon(reply, wait)
      guestOf(request).charge(costOfHash)
      const code = newRecoveryCode()
      await people.setCode(ring, await codeHash(code), now())
      return reply.code(201).send({ code })
    }),
  )

  app.post<{ Body: { readonly name: string } }>('/api/people/name', bodyOf({ name }), (request, reply) =>
    signedIn(request, reply, async ({ ring }) => {
      const called = cleanName(request.body.name)
      if (!called.ok) return reply.code(400).send({ error: called.reason })
      await people.rename(ring, called.text)
      return reply.code(204).send()
    }),
  )

  /** The seats that a browser holds by itself come along later than at the sign-in. */
  app.post<{ Body: { readonly tables: readonly string[] } }>(
    '/api/people/seats',
    bodyOf({ tables }),
    async (request, reply) => {
      const { session, keys, guestKey } = await identities.of(request)
      if (session !== null && guestKey !== null) await people.claim(session.ring, guestKey)
      await rememberTables(rooms, keys, request.body.tables)
      return reply.code(204).send()
    },
  )
}

function refused(reply: FastifyReply, status: number, id: string): FastifyReply {
  return reply.code(status).send({ error: { id } })
}

function tooSoon(reply: FastifyReply, milliseconds: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', Math.ceil(milliseconds / 1000))
    .send({ error: tooFast({ who: 'address', milliseconds }).reason })
}
