import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName } from '../http/cookieName.ts'
import { type Door, visitOf } from '../http/door.ts'
import { cookieKey } from '../http/player.ts'
import type { PeopleStore, Session } from './kept.ts'
import { sessionHash } from './secretsOfRings.ts'

/** Who asks, as far as seats go. */
export interface Identity {
  /** By which a seat is taken; null for whoever shows nothing. */
  readonly key: string | null
  /** By all of which seats are held, those first that are this browser's own. */
  readonly keys: readonly string[]
  readonly session: Session | null
  /** The key of this browser, while it is on no ring. */
  readonly guestKey: string | null
  /** The browser's secret belongs to a ring that it is not signed in to: it opens nothing, and needs to be another. */
  readonly isStale: boolean
}

export interface Identities {
  of(request: FastifyRequest): Promise<Identity>
  /** Gives a browser its session. */
  give(request: FastifyRequest, reply: FastifyReply, secret: string): void
  takeAway(request: FastifyRequest, reply: FastifyReply): void
}

const cookie = 'athanor_ring'
const day = 24 * 3_600_000
/** A device that nobody has used for so long is signed out. */
export const sessionLasts = 180 * day
/** Milliseconds after which a visit is written down again. */
const seenEvery = 3_600_000

interface Behind {
  readonly people: PeopleStore
  readonly entrance: Door
  now(): number
}

export function identities({ people, entrance, now }: Behind): Identities {
  const isSecure = (request: FastifyRequest) => entrance.isSecure(visitOf(request))
  const nameOf = (request: FastifyRequest) => cookieName(cookie, request, isSecure(request))

  /** The session that a browser shows. Of two, another program of this host has set one: neither counts. */
  function shownSession(request: FastifyRequest): string | null {
    const name = nameOf(request)
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
    const values = new Set(
      pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1)),
    )
    const [secret, another] = values
    const isOne = secret !== undefined && another === undefined && /^[0-9a-f]{64}$/.test(secret)
    return isOne ? sessionHash(secret) : null
  }

  return {
    async of(request) {
      const own = cookieKey(request, isSecure(request))
      const hash = shownSession(request)
      if (own === null && hash === null) return nobody
      const { session: found, keyRing } = await people.whoShows(hash, own)
      const session = found !== null && now() - found.seenAt < sessionLasts ? found : null
      if (session !== null && now() - session.seenAt > seenEvery) await people.seen(session.hash, now())
      const isStale = keyRing !== null && keyRing !== session?.ring
      const guestKey = keyRing === null ? own : null
      const first = own === null || isStale ? [] : [own]
      if (session === null) return { key: first[0] ?? null, keys: first, session, guestKey, isStale }
      return {
        key: session.key,
        keys: [...new Set([...first, session.key, ...session.keys])],
        session,
        guestKey,
        isStale,
      }
    },
    give(request, reply, secret) {
      reply.setCookie(nameOf(request), secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure(request),
        maxAge: sessionLasts / 1000,
      })
    },
    takeAway(request, reply) {
      reply.clearCookie(nameOf(request), { path: '/', secure: isSecure(request) })
    },
  }
}

const nobody: Identity = { key: null, keys: [], session: null, guestKey: null, isStale: false }
