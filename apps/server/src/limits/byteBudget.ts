import type { Refused } from '@athanor/kernel'
import { refuse } from '../tables/verdict.ts'
import { addressTokens } from './addressTokens.ts'
import { type Guest, whoIs } from './guests.ts'
import { tooFast } from './tooFast.ts'

/** What people may have written to the disk, where it stays for weeks: nobody uses up everybody's room. */
export interface ByteBudget {
  /** For whoever it is by then: that may be found out only after they came. */
  payer(guest: () => Spender): Payer
}

type Spender = Pick<Guest, 'address' | 'name' | 'isKnown'>

/** Pays for what is kept. */
export interface Payer {
  /** Null, or why so many bytes may not be written. What a running game cannot do without is refused last. */
  refusal(bytes: number, need: Need): Refused | null
  /** They were written. */
  paid(bytes: number): void
}

/** Whether somebody's game would stand still without it. */
export type Need = 'game' | 'wish'

export interface Shares {
  /** Bytes that one person, and everybody of an address together, may have written in a month. */
  readonly person: number
  readonly address: number
}

const hour = 3600
const month = 30 * 24 * hour
/** Of a share, what may be written at once and in an hour, so that a flood is noticed before the share is gone. */
const atOnce = 0.2
const anHour = 0.1
/** The part of a share that only games may use. */
const forGames = 0.5
/** Of an address's share, what everybody there may have for their games, whatever their neighbours have written. */
const anybodys = 0.01

/** One share: what is left of it for now, and for the month. */
function shareBook(share: number, now?: () => number) {
  const flow = addressTokens({ perSecond: (anHour * share) / hour, burst: atOnce * share }, now)
  const own = (1 - forGames) * share
  // Full at the start and filled anew in a month: half each, so that the share holds for any month.
  const kept = addressTokens({ perSecond: own / 2 / month, burst: own / 2 }, now)
  return {
    hasRoom: (name: string, bytes: number, need: Need) =>
      kept.wait(name, need === 'game' ? bytes - forGames * share : bytes) === 0,
    wait: (name: string, bytes: number) => flow.wait(name, bytes),
    charge(name: string, bytes: number) {
      flow.charge(name, bytes)
      kept.charge(name, bytes)
    },
  }
}

export function byteBudget(shares: Shares, now?: () => number): ByteBudget {
  const persons = shareBook(shares.person, now)
  const addresses = shareBook(shares.address, now)
  const little = anybodys * shares.address
  const modest = addressTokens({ perSecond: little / month, burst: little }, now)

  return {
    payer: (guest) => ({
      refusal(bytes, need) {
        const spender = guest()
        const { address, name } = spender
        const who = whoIs(spender)
        if (!persons.hasRoom(name, bytes, need)) return refuse('server.reject.tooMuchKept', { who })
        if (!addresses.hasRoom(address, bytes, need)) {
          const goesOn = need === 'game' && modest.wait(name, bytes) === 0
          return goesOn ? null : refuse('server.reject.tooMuchKept', { who: 'address' })
        }
        if (need === 'game') return null
        const own = persons.wait(name, bytes)
        if (own > 0) return tooFast({ who, milliseconds: own })
        const all = addresses.wait(address, bytes)
        return all === 0 ? null : tooFast({ who: 'address', milliseconds: all })
      },
      paid(bytes) {
        const { address, name } = guest()
        persons.charge(name, bytes)
        addresses.charge(address, bytes)
        modest.charge(name, bytes)
      },
    }),
  }
}
