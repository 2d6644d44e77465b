import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { type Visit, visitOf } from '../http/door.ts'
import { addressKey } from '../limits/addressKey.ts'
import { addressTokens } from '../limits/addressTokens.ts'
import { tries } from '../limits/guesses.ts'
import { deviceLabel } from './deviceLabel.ts'
import { bodyOf, entering, namedTables, type PeopleRooms, refused, tooSoon } from './entering.ts'

/** Whether a browser can have a passkey here, and if not, why. */
export type PasskeysHere = 'yes' | 'noAddress' | 'noHttps' | 'noName' | 'elsewhere'

/**
 * Passkeys belong to a name on the net, and browsers keep them for https alone; the own machine counts as safe. Whoever
 * came another way than by the address of the house could not use one there.
 */
export function passkeysFor(publicUrl: URL | null, { origin, host, protocol }: Visit): PasskeysHere {
  if (publicUrl === null) return 'noAddress'
  if (isIP(publicUrl.hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return 'noName'
  if (publicUrl.protocol !== 'https:' && publicUrl.hostname !== 'localhost') return 'noHttps'
  // A proxy that speaks https to the world need not to the house.
  const isHere = origin === undefined ? host === publicUrl.host : origin === publicUrl.origin
  return isHere && (protocol === 'http' || publicUrl.protocol === 'https:') ? 'yes' : 'elsewhere'
}

/** Milliseconds for which a challenge is good; and how many an address may ask for, and get wrong. */
const challengeLasts = 60_000
const askedFor = { perSecond: 0.2, burst: 60 } as const
const wrongKeys = { perSecond: 1 / 30, burst: 20 } as const
const mostPasskeys = 20

/** The library is fetched when somebody uses a passkey first. */
const webauthn = () => import('@simplewebauthn/server')

const response = { type: 'object' } as const

/** Ways in without a code. A challenge is good once, within a minute, at whichever server of the club. */
export function passkeyRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { store, now, publicUrl } = rooms
  const { people } = store
  const { enter, signedIn } = entering(rooms)
  const keys = tries(wrongKeys)
  const asking = addressTokens(askedFor)
  if (publicUrl === null) return
  const { hostname: rpID, origin: expectedOrigin } = publicUrl

  app.post('/api/people/passkeys/options', (request, reply) =>
    signedIn(request, reply, async ({ ring: id }) => {
      if (passkeysFor(publicUrl, visitOf(request)) !== 'yes') return refused(reply, 409, 'server.reject.noPasskeys')
      const wait = asking.take(addressKey(request.ip), 1)
      if (wait > 0) return tooSoon(reply, wait)
      const ring = await people.ringOf(id)
      if (ring === null) return refused(reply, 401, 'server.reject.notSignedIn')
      if (ring.passkeys.length >= mostPasskeys) return refused(reply, 409, 'server.reject.tooManyPasskeys')
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        rpName: 'Athanor',
        rpID,
        userName: ring.name,
        userDisplayName: ring.name,
        userID: new TextEncoder().encode(id),
        attestationType: 'none',
        timeout: challengeLasts,
        excludeCredentials: ring.passkeys.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      })
      await people.challenge(options.challenge, id, now() + challengeLasts)
      return reply.send(options)
    }),
  )

  app.post<{ Body: { readonly response: RegistrationResponseJSON } }>(
    '/api/people/passkeys',
    bodyOf({ response }),
    (request, reply) =>
      signedIn(request, reply, async ({ ring }) => {
        const { verifyRegistrationResponse } = await webauthn()
        const verified = await verifyRegistrationResponse({
          response: request.body.response,
          expectedChallenge: async (challenge) => (await people.takeChallenge(challenge, now()))?.ring === ring,
          expectedOrigin,
          expectedRPID: rpID,
          requireUserVerification: false,
        }).catch(() => null)
        if (verified?.verified !== true) return refused(reply, 400, 'server.reject.wrongPasskey')
        const { credential } = verified.registrationInfo
        if ((await people.passkey(credential.id)) !== null) return refused(reply, 409, 'server.reject.wrongPasskey')
        await people.addPasskey({
          id: credential.id,
          ring,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: (credential.transports ?? []).filter((each) => /^[\w-]{1,30}$/.test(each)),
          label: deviceLabel(request.headers['user-agent']),
          madeAt: now(),
          usedAt: null,
        })
        return reply.code(201).send({})
      }),
  )

  app.delete<{ Params: { readonly id: string } }>('/api/people/passkeys/:id', (request, reply) =>
    signedIn(request, reply, async ({ ring }) =>
      (await people.removePasskey(ring, request.params.id))
        ? reply.code(204).send()
        : refused(reply, 404, 'server.reject.notFound'),
    ),
  )

  app.post('/api/people/session/passkey/options', async (request, reply) => {
    if (passkeysFor(publicUrl, visitOf(request)) !== 'yes') return refused(reply, 409, 'server.reject.noPasskeys')
    const wait = asking.take(addressKey(request.ip), 1)
    if (wait > 0) return tooSoon(reply, wait)
    const { generateAuthenticationOptions } = await webauthn()
    // No list of keys: the device says which it has, and nobody is told whose there are.
    const options = await generateAuthenticationOptions({
      rpID,
      userVerification: 'preferred',
      timeout: challengeLasts,
    })
    await people.challenge(options.challenge, null, now() + challengeLasts)
    return reply.send(options)
  })

  app.post<{
    Body: {
      readonly response: AuthenticationResponseJSON
      readonly bring: boolean
      readonly tables: readonly string[]
    }
  }>(
    '/api/people/session/passkey',
    bodyOf({ response, bring: { type: 'boolean' }, tables: namedTables }),
    async (request, reply) => {
      const { bring, tables: named, response: shown } = request.body
      const tried = await keys.of(addressKey(request.ip), () => ringShown(shown))
      if ('wait' in tried) return tooSoon(reply, tried.wait)
      if (tried.found === null) return refused(reply, 401, 'server.reject.wrongPasskey')
      await enter(request, reply, { ring: tried.found, bring, named })
      return reply.code(204).send()
    },
  )

  /** The ring whose passkey has signed a challenge of ours; null for anything else, whatever is wrong with it. */
  async function ringShown(shown: AuthenticationResponseJSON): Promise<string | null> {
    const passkey = typeof shown.id === 'string' ? await people.passkey(shown.id) : null
    if (passkey === null) return null
    const { verifyAuthenticationResponse } = await webauthn()
    const verified = await verifyAuthenticationResponse({
      response: shown,
      expectedChallenge: async (challenge) => {
        const taken = await people.takeChallenge(challenge, now())
        return taken?.ring === null
      },
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: false,
      // Of a counter that stands still at 0 nothing follows: devices that share their keys do not count.
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }).catch(() => null)
    if (verified?.verified !== true) return null
    await people.passkeyUsed(passkey.id, verified.authenticationInfo.newCounter, now())
    return passkey.ring
  }
}
