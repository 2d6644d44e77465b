import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Door } from '../http/door.ts'
import type { Guest } from '../limits/guests.ts'
import { tooFast } from '../limits/tooFast.ts'
import type { TableStore } from '../storage/store.ts'
import type { Tables } from '../tables/tables.ts'
import { deviceLabel } from './deviceLabel.ts'
import type { Identities, Identity } from './identity.ts'
import type { NewSession, Session } from './kept.ts'
import { rememberTables } from './remembering.ts'
import { newSessionSecret } from './secretsOfRings.ts'

export interface PeopleRooms {
  readonly entrance: Door
  readonly identities: Identities
  readonly store: TableStore
  readonly tables: Tables
  /** Under which address people reach the house, if somebody has said so. */
  readonly publicUrl: URL | null
  guestOf(request: FastifyRequest): Guest
  /** A device was signed out: whoever is connected from there goes. */
  signedOut(session: string): void
  now(): number
}

/** Somebody has shown that a ring is theirs. */
interface Entrance {
  readonly ring: string
  /** The seats of this browser come along. */
  readonly bring: boolean
  readonly named: readonly string[]
}

interface Entering {
  newSession(request: FastifyRequest): NewSession & { readonly secret: string }
  /** A new session, whatever the browser had before. */
  enter(request: FastifyRequest, reply: FastifyReply, entrance: Entrance): Promise<void>
  endSession(ring: string, session: string): Promise<boolean>
  /** Does something for whoever is signed in, and nobody else. */
  signedIn(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (session: Session, identity: Identity) => Promise<FastifyReply>,
  ): Promise<FastifyReply>
}

/** Tables that a browser names at once. */
export const mostNamed = 60
export const namedTables = {
  type: 'array',
  maxItems: mostNamed,
  items: { type: 'string', pattern: '^[\\w-]{22}$' },
} as const

export const bodyOf = (properties: object, required: readonly string[] = Object.keys(properties)) => ({
  schema: { body: { type: 'object', required, properties, additionalProperties: false } },
})

/** How devices are signed in and out, by whatever way. */
export function entering(rooms: PeopleRooms): Entering {
  const { identities, store, now } = rooms
  const { people } = store

  function newSession(request: FastifyRequest): NewSession & { readonly secret: string } {
    return { ...newSessionSecret(), label: deviceLabel(request.headers['user-agent']), at: now() }
  }

  async function endSession(ring: string, session: string): Promise<boolean> {
    const ended = await people.signOut(ring, session)
    if (ended !== null) rooms.signedOut(ended)
    return ended !== null
  }

  return {
    newSession,
    endSession,
    async enter(request, reply, { ring, bring, named }) {
      const before = await identities.of(request)
      if (before.session !== null) await endSession(before.session.ring, before.session.id)
      const { secret, ...fresh } = newSession(request)
      await people.signIn(ring, fresh)
      if (bring && before.guestKey !== null && (await people.claim(ring, before.guestKey))) {
        await rememberTables(rooms, [before.guestKey], named)
      }
      identities.give(request, reply, secret)
    },
    async signedIn(request, reply, work) {
      const identity = await identities.of(request)
      return identity.session === null
        ? refused(reply, 401, 'server.reject.notSignedIn')
        : work(identity.session, identity)
    },
  }
}

export function refused(reply: FastifyReply, status: number, id: string): FastifyReply {
  return reply.code(status).send({ error: { id } })
}

export function tooSoon(reply: FastifyReply, milliseconds: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', Math.ceil(milliseconds / 1000))
    .send({ error: tooFast({ who: 'address', milliseconds }).reason })
}
