import { addressTokens, type TokenFlow } from './addressTokens.ts'
import { type FloodGuard, patience } from './patience.ts'
import { type TokenBucket, tokenBucket } from './tokenBucket.ts'

/**
 * Who may come in. One address is many people: a household, a school, a club. Whoever shows a secret is a person with
 * tokens of their own; all others of an address are its strangers and share theirs. Persons of one address share what
 * that address may use, and whoever holds a seat keeps a trickle that nobody else can drain.
 */
export interface Guests {
  /** Whoever comes from this address, known by the hash of a secret or not at all. */
  visitor(address: string, key: string | null): Guest
  /** The same for a secret that has just been found to hold a seat. */
  seated(address: string, key: string): Guest
}

export interface Guest {
  readonly address: string
  /** The same for everything that the same person does, and for all strangers of one address. */
  readonly name: string
  /** A person rather than one of the strangers. */
  readonly isKnown: boolean
  /** Has held a seat not long ago, and does not flood. */
  readonly comesFirst: boolean
  /** Takes so many tokens, the last ones in advance; or says who has to wait. */
  take(tokens: number): Shortage | null
  /** Who has to wait until there is anything at all to take. */
  shortage(): Shortage | null
  /** Takes tokens for what is done already, such as a large answer. */
  charge(tokens: number): void
  /** A connection had to be cut off. */
  flooded(): void
  /** Milliseconds for which no new connection is taken; those that behave stay. */
  shutOutFor(): number
}

/** Of whom a refusal speaks: what strangers use they share with their whole address. */
export function whoIs({ isKnown }: Pick<Guest, 'isKnown'>): Shortage['who'] {
  return isKnown ? 'person' : 'address'
}

export interface Shortage {
  /** Whose tokens are used up: this person's, or those of the whole address. */
  readonly who: 'person' | 'address'
  readonly milliseconds: number
}

export interface GuestLimits {
  /** Tokens per second of one person, of all persons of an address together, and of all its strangers together. */
  readonly personRate: number
  readonly addressRate: number
  readonly strangersRate: number
  /** Secrets of one address that are known at once; new ones come slowly after that, for they cost nothing. */
  readonly people: number
}

/** Tokens that whoever holds a seat always has: enough to play by, too few to harm anybody. */
const trickle: TokenFlow = { perSecond: 5, burst: 60 }
/** Everybody of an address may come at once, for instance after the server was away. */
const addressBurst = 10
/** Newcomers fill the room of an address again in ten minutes. */
const refillSeconds = 600
/** A flood of somebody who holds no seat costs the address as many newcomers. */
const newcomersPerFlood = 3
const personsForgiven = { floods: 3, perSecond: 0.1 } as const
const strangersForgiven = { floods: 30, perSecond: 1 } as const
const hour = 3_600_000
/** How long persons are remembered who are not there: those who hold a seat may come back the next day. */
const rememberedFor = hour
const seatRememberedFor = 24 * hour
const fewPersons = 1000

interface Person {
  readonly own: TokenBucket
  readonly trickle: TokenBucket
  seenAt: number
  seatedAt: number | null
}

export function guests(limits: GuestLimits, now: () => number = () => performance.now()): Guests {
  const { personRate, addressRate, strangersRate, people } = limits
  const persons = new Map<string, Person>()
  const shared = addressTokens({ perSecond: addressRate, burst: addressBurst * addressRate }, now)
  const ofStrangers = addressTokens({ perSecond: strangersRate, burst: 2 * strangersRate }, now)
  const newcomers = addressTokens({ perSecond: people / refillSeconds, burst: people }, now)
  const patienceWithPersons = patience(personsForgiven, now)
  const patienceWithStrangers = patience(strangersForgiven, now)
  let tidyAt = fewPersons

  function isSeated({ seatedAt }: Person): boolean {
    return seatedAt !== null && now() - seatedAt < seatRememberedFor
  }

  function forgetGone(): void {
    for (const [key, person] of persons) {
      if (now() - person.seenAt > (isSeated(person) ? seatRememberedFor : rememberedFor)) persons.delete(key)
    }
    tidyAt = Math.max(fewPersons, 2 * persons.size)
  }

  /** Somebody who was here before, or a newcomer if the address has room for one. */
  function personOf(address: string, key: string): Person | null {
    const known = persons.get(key)
    if (known !== undefined) {
      known.seenAt = now()
      return known
    }
    if (newcomers.wait(address, 1) > 0) return null
    newcomers.charge(address, 1)
    if (persons.size >= tidyAt) forgetGone()
    const person: Person = {
      own: tokenBucket(personRate, 3 * personRate),
      trickle: tokenBucket(trickle.perSecond, trickle.burst),
      seenAt: now(),
      seatedAt: null,
    }
    persons.set(key, person)
    return person
  }

  function stranger(address: string): Guest {
    const shortage = (milliseconds: number): Shortage | null =>
      milliseconds === 0 ? null : { who: 'address', milliseconds }
    return {
      address,
      name: address,
      isKnown: false,
      comesFirst: false,
      take: (tokens) => shortage(ofStrangers.take(address, tokens)),
      shortage: () => shortage(ofStrangers.wait(address)),
      charge: (tokens) => ofStrangers.charge(address, tokens),
      ...manners(patienceWithStrangers, address),
    }
  }

  function guest(address: string, key: string, person: Person): Guest {
    const name = `person ${key}`
    const { flooded, shutOutFor } = manners(patienceWithPersons, name)
    const comesFirst = () => isSeated(person) && shutOutFor() === 0
    const hasTrickle = () => comesFirst() && person.trickle.wait(now()) === 0

    function shortage(): Shortage | null {
      const own = person.own.wait(now())
      if (own > 0) return { who: 'person', milliseconds: own }
      const together = shared.wait(address)
      return together === 0 || hasTrickle() ? null : { who: 'address', milliseconds: together }
    }

    function charge(tokens: number): void {
      person.own.take(tokens, now())
      if (shared.wait(address) > 0 && hasTrickle()) person.trickle.take(tokens, now())
      else shared.charge(address, tokens)
    }

    return {
      address,
      name,
      isKnown: true,
      get comesFirst() {
        return comesFirst()
      },
      take(tokens) {
        const short = shortage()
        if (short === null) charge(tokens)
        return short
      },
      shortage,
      charge,
      flooded() {
        flooded()
        if (!isSeated(person)) newcomers.charge(address, newcomersPerFlood)
      },
      shutOutFor,
    }
  }

  return {
    visitor(address, key) {
      const person = key === null ? null : personOf(address, key)
      return key === null || person === null ? stranger(address) : guest(address, key, person)
    },
    seated(address, key) {
      const person = personOf(address, key)
      if (person === null) return stranger(address)
      person.seatedAt = now()
      return guest(address, key, person)
    },
  }
}

function manners(book: FloodGuard, name: string): Pick<Guest, 'flooded' | 'shutOutFor'> {
  return { flooded: () => book.flooded(name), shutOutFor: () => book.shutOutFor(name) }
}
