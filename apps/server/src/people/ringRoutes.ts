import { limits } from '@athanor/protocol'
import { readRecoveryCode } from '@athanor/protocol/recoveryCode'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visitOf } from '../http/door.ts'
import { addressKey } from '../limits/addressKey.ts'
import { addressTokens } from '../limits/addressTokens.ts'
import { tries } from '../limits/guesses.ts'
import { keyOf, newSecret } from '../secrets.ts'
import { cleanName } from '../tables/cleanText.ts'
import { bodyOf, entering, mostNamed, namedTables, type PeopleRooms, refused, tooSoon } from './entering.ts'
import { passkeysFor } from './passkeyRoutes.ts'
import { rememberTables } from './remembering.ts'
import { codeHash, newRecoveryCode, newRingId } from './secretsOfRings.ts'

const peopleRoutes = '/api/people/'
/** A page of another site cannot send it without being asked first, which nobody answers. */
const ownHeader = 'athanor-people'
/** Codes that one address may try, and rings, codes and devices that it may make. */
const wrongCodes = { perSecond: 1 / 60, burst: 10 } as const
const newRings = { perSecond: 1 / 120, burst: 30 } as const
/** What a slow hash costs whoever asks for one. */
const costOfHash = 20

const name = { type: 'string', minLength: 1, maxLength: limits.name * 4 } as const

/** Rings and the devices that they are on. Who is not signed in is told nothing but what their own browser holds. */
export function ringRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { entrance, identities, store, guestOf, now } = rooms
  const { people } = store
  const { newSession, enter, endSession, signedIn } = entering(rooms)
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
      passkeys: passkeysFor(rooms.publicUrl, visitOf(request)),
    })
  })

  app.post<{ Body: { readonly name: string; readonly tables: readonly string[] } }>(
    '/api/people/ring',
    bodyOf({ name, tables: namedTables }),
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
    bodyOf({ code: { type: 'string', maxLength: 200 }, bring: { type: 'boolean' }, tables: namedTables }),
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
    bodyOf({ tables: namedTables }),
    async (request, reply) => {
      const { session, keys, guestKey } = await identities.of(request)
      if (session !== null && guestKey !== null) await people.claim(session.ring, guestKey)
      await rememberTables(rooms, keys, request.body.tables)
      return reply.code(204).send()
    },
  )
}
