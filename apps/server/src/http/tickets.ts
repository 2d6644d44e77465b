import { createHmac, randomBytes, scryptSync } from 'node:crypto'
import { isSame } from '../secrets.ts'

/** What somebody is given who has said a secret, so that they need not say it again. */
export interface Tickets {
  issue(): string
  /** Until when a ticket is good; null for one that is not ours, or no longer good. */
  goodUntil(ticket: string | undefined): number | null
}

interface TicketRules {
  /** What it opens, so that a ticket for one door opens no other. */
  readonly door: string
  readonly lastsFor: number
  now(): number
}

/**
 * Signed with a key that comes from the secret: another secret makes all earlier tickets void, a restart does not, and
 * every server of a club knows them. The key is slow to make, so that a stolen ticket does not help to guess the secret.
 */
export function tickets(secret: string, { door, lastsFor, now }: TicketRules): Tickets {
  const key = scryptSync(secret, `athanor/${door}`, 32)
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    issue() {
      const text = `${now() + lastsFor}.${randomBytes(9).toString('base64url')}`
      return `${text}.${sign(text)}`
    },
    goodUntil(ticket) {
      const [, text = '', until = '', signature = ''] =
        /^((\d{1,15})\.[\w-]{12})\.([\w-]{43})$/.exec(ticket ?? '') ?? []
      if (text === '' || !isSame(sign(text), signature)) return null
      return Number(until) > now() ? Number(until) : null
    },
  }
}
