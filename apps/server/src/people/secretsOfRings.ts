import { createHash, randomBytes, scrypt } from 'node:crypto'
import { makeRecoveryCode } from '@athanor/protocol/recoveryCode'
import { newSecret } from '../secrets.ts'

/** What is kept of a session: its secret has 256 bits of its own. */
export function sessionHash(secret: string): string {
  return createHash('sha256').update(`athanor/session\n${secret}`).digest('hex')
}

export const newRecoveryCode = () => makeRecoveryCode(randomBytes)

/** What is kept of a recovery code. It has 110 bits, so that it needs no salt; slow all the same, for whoever took the database. */
export function codeHash(code: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(code, 'athanor/recovery-code/1', 32, (error, key) => {
      if (error === null) resolve(key.toString('hex'))
      else reject(error)
    })
  })
}

export const newRingId = () => randomBytes(16).toString('base64url')

/** A session's secret for the browser, and what is kept of it: its hash, and a name that opens nothing. */
export function newSessionSecret(): { readonly secret: string; readonly hash: string; readonly id: string } {
  const secret = newSecret()
  return { secret, hash: sessionHash(secret), id: randomBytes(9).toString('base64url') }
}
