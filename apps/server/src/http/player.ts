import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyOf, newSecret } from '../secrets.ts'

const oneYear = 365 * 24 * 60 * 60

/** A browser lets nobody but this very host set a cookie with that prefix, and only over https. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-athanor_player' : 'athanor_player'
}

/** Hash of the secret by which a browser is known, if it has a good one. */
export function cookieKey(request: FastifyRequest, secure: boolean): string | null {
  const secret = request.cookies[cookieName(secure)]
  return secret !== undefined && /^[0-9a-f]{64}$/.test(secret) ? keyOf(secret) : null
}

/** Gives a browser its secret, out of reach of scripts and of other sites, and renews it on every visit. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const name = cookieName(secure)
  const known = request.cookies[name]
  const secret = cookieKey(request, secure) === null || known === undefined ? newSecret() : known
  reply.setCookie(name, secret, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: oneYear })
}
