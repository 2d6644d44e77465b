import type { FastifyRequest } from 'fastify'

/**
 * A browser lets nobody but this very host set a cookie with the prefix, and only over https. Without https all programs
 * of a host share their cookies, whatever their ports: the name at least keeps two servers from each other’s.
 */
export function cookieName(name: string, request: FastifyRequest, secure: boolean): string {
  return secure ? `__Host-${name}` : `${name}_${request.socket.localPort ?? 0}`
}
