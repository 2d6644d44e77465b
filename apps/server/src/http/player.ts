import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyOf, newSecret } from '../secrets.ts'

const cookieName = 'athanor_player'
const oneYear = 365 * 24 * 60 * 60

/** Hash of the secret by which a browser is known, if it has a good one. */
export function cookieKey(request: FastifyRequest): string | null {
  const secret = request.cookies[cookieName]
  return secret !== undefined && /^[0-9a-f]{64}$/.test(secret) ? keyOf(secret) : null
}

/** Gives a browser its secret, out of reach of scripts and of other sites, and renews it on every visit. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const known = request.cookies[cookieName]
  const secret = cookieKey(request) === null || known === undefined ? newSecret() : known
  reply.setCookie(cookieName, secret, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: oneYear })
}
