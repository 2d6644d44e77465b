import type { MessageData } from '@athanor/messages'
import { DatabaseError } from 'pg'
import { CannotKeep } from './cannotKeep.ts'
import { type PostgresAddress, placeOf } from './postgresAddress.ts'
import { UnusableData } from './unusableData.ts'

/** The connection is of no use any more, or whoever holds the database is not sure of it. */
export class ConnectionLost extends Error {}

/** SQLSTATEs after which the same may succeed a moment later, nothing of it having been done. */
const passing: readonly string[] = [
  '25006', // The database has become a replica; another one will be found at its address.
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014', // It took longer than `statement_timeout`.
  '57P01',
  '57P02',
  '57P03',
]
const network: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]
const lostWords = /^Connection terminated|timeout exceeded when trying to connect|^Query read timeout|connection error/

/**
 * Whether waiting may help. Of a commit that was cut off nobody knows whether it was one; all that is written can be
 * written again, and says then that it was there.
 */
export function mayPass(error: unknown): boolean {
  return isLost(error) || (error instanceof DatabaseError && passing.includes(error.code ?? ''))
}

/** Whether the connection itself is to be thrown away. */
export function isLost(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  const { code, message } = described(error)
  if (error instanceof DatabaseError) return /^(?:08|57P0|25006)/.test(code)
  if (error instanceof AggregateError) return error.errors.every(isLost)
  return network.includes(code) || lostWords.test(message)
}

const refused = /^(?:28|3D000)|password must be a string|no pg_hba/
const certificates =
  /SSL|TLS|certificate|^(?:CERT_|DEPTH_|ERR_TLS|SELF_SIGNED|UNABLE_TO_)|altnames|does not match certificate/i

/** A sentence for whatever went wrong when the database was opened. */
export function unusablePostgres(error: unknown, address: PostgresAddress): UnusableData {
  if (error instanceof UnusableData) return error
  const cause = error instanceof CannotKeep ? error.cause : error
  return new UnusableData(sentenceFor(cause, address), cause)
}

function sentenceFor(error: unknown, address: PostgresAddress): MessageData {
  const { code, message } = described(error)
  const where = placeOf(address)
  const user = address.user ?? process.env['PGUSER'] ?? process.env['USER'] ?? ''
  if (code === '3D000') return { id: 'server.start.databaseMissing', params: { database: address.database, user } }
  if (refused.test(code) || refused.test(message)) {
    return { id: 'server.start.databaseLogin', params: { where, user, problem: message } }
  }
  if (code === '42501') return { id: 'server.start.databaseForbidden', params: { where, user } }
  if (code === '53300') return { id: 'server.start.databaseCrowded', params: { where } }
  if (certificates.test(code) || certificates.test(message)) {
    return { id: 'server.start.databaseTls', params: { where, problem: message } }
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || isLost(error)) {
    return { id: 'server.start.databaseUnreachable', params: { where, problem: code === '' ? message : code } }
  }
  return { id: 'server.start.databaseUnusable', params: { where, problem: message } }
}

function described(error: unknown): { readonly code: string; readonly message: string } {
  if (!(error instanceof Error)) return { code: '', message: String(error) }
  return { code: (error as NodeJS.ErrnoException).code ?? '', message: error.message }
}
