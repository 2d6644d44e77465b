import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../limits/addressKey.ts'
import { type Guessed, guesses } from '../limits/guesses.ts'
import { tooFast } from '../limits/tooFast.ts'
import { isAboutTables } from './aboutTables.ts'
import { cookieName } from './cookieName.ts'
import { type Door, visitOf } from './door.ts'
import { tickets } from './tickets.ts'
import { hangUpAfter } from './upgrades.ts'

/** In which programs bring the word, written as in an address, since headers know few letters. */
const header = 'athanor-house-word'
const exchange = '/api/house'
const cookie = 'athanor_house'
const lastsFor = 365 * 24 * 3_600_000
/** A whole class mistypes it once; nobody guesses it at one try in ten seconds. */
const allowed = { perSecond: 0.1, burst: 30 } as const

interface Behind {
  readonly word: string
  readonly entrance: Door
  now(): number
}

/** Words are spoken, and telephones write the first letter large. */
function heard(word: string): string {
  return word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/**
 * Lets only those in who know the word of the house: a browser says it once and gets a cookie for it, a program sends it
 * along. Pages, files and whether the server lives are no secret; whatever speaks of tables is behind it.
 */
export function guardHouse(app: FastifyInstance, { word, entrance, now }: Behind): void {
  const passes = tickets(heard(word), { door: 'house', lastsFor, now })
  const words = guesses(heard(word), allowed)

  function refuse(request: FastifyRequest, reply: FastifyReply, guessed: Guessed | null): FastifyReply {
    void hangUpAfter(request, reply)
    if (guessed === null) return reply.code(401).send({ error: { id: 'server.reject.houseWord' } })
    if (!('wait' in guessed)) return reply.code(401).send({ error: { id: 'server.reject.wrongHouseWord' } })
    return reply
      .code(429)
      .header('retry-after', Math.ceil(guessed.wait / 1000))
      .send({ error: tooFast({ who: 'address', milliseconds: guessed.wait }).reason })
  }

  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url
    if (route === exchange || !isAboutTables(route)) return undefined
    const name = cookieName(cookie, request, entrance.isSecure(visitOf(request)))
    if (passes.goodUntil(request.cookies[name]) !== null) return undefined
    const said = request.headers[header]
    if (typeof said !== 'string') return refuse(request, reply, null)
    const guessed = words.of(addressKey(request.ip), heard(decoded(said)))
    return 'isRight' in guessed && guessed.isRight ? undefined : refuse(request, reply, guessed)
  })

  app.post<{ Body: { readonly word: string } }>(
    exchange,
    {
      schema: {
        body: { type: 'object', required: ['word'], properties: { word: { type: 'string', maxLength: 200 } } },
      },
    },
    async (request, reply) => {
      const visit = visitOf(request)
      const refusal = entrance.refusal(visit)
      if (refusal !== null) return reply.code(403).send({ error: refusal.reason })
      const guessed = words.of(addressKey(request.ip), heard(request.body.word))
      if (!('isRight' in guessed && guessed.isRight)) return refuse(request, reply, guessed)
      const secure = entrance.isSecure(visit)
      reply.setCookie(cookieName(cookie, request, secure), passes.issue(), {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure,
        maxAge: lastsFor / 1000,
      })
      return reply.code(204).send()
    },
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
