import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyOf, newSecret } from '../secrets.ts'
import { cookieName } from './cookieName.ts'

const oneYear = 365 * 24 * 60 * 60

/** Before it carried a port it was all of the name: browsers that have such a one keep their seats. */
const formerName = 'athanor_player'

/** The secrets that a browser shows by one name. Only another program of this host makes them two. */
function secretsOf(request: FastifyRequest, name: string): readonly string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const values = pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
  return [...new Set(values.filter((value) => /^[0-9a-f]{64}$/.test(value)))]
}

/** The secret by which a browser is known: the only one it shows. Of two, nobody can say whose the second is. */
function secretsShown(request: FastifyRequest, secure: boolean): readonly string[] {
  const secrets = secretsOf(request, cookieName(formerName, request, secure))
  return secrets.length > 0 || secure ? secrets : secretsOf(request, formerName)
}

/** Hash of the secret by which a browser is known, if it shows one and no other. */
export function cookieKey(request: FastifyRequest, secure: boolean): string | null {
  const [secret, another] = secretsShown(request, secure)
  return secret === undefined || another !== undefined ? null : keyOf(secret)
}

/**
 * Gives a browser its secret, out of reach of scripts and of other sites, and renews it on every visit. One that opens
 * nothing any more (`isStale`) is replaced.
 */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, secure: boolean, isStale: boolean): void {
  const [shown = newSecret(), another] = secretsShown(request, secure)
  // One of the two is the browser’s own, and holds its seats: a third would take its place.
  if (another !== undefined) {
    request.log.warn('a browser shows two player cookies: another program of this host has set one')
    return
  }
  const secret = isStale ? newSecret() : shown
  const name = cookieName(formerName, request, secure)
  reply.setCookie(name, secret, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: oneYear })
}
