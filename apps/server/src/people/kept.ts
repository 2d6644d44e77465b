import type { Seat } from '@athanor/kernel'

/**
 * What is kept of people. Nobody has to be known: a browser holds seats by its own secret. Whoever wants to find them
 * elsewhere makes a ring, on which the keys of all their seats hang. What the database holds are hashes and names, never
 * a secret that would let somebody in.
 */
export interface PeopleStore {
  /** Who shows a session, and to which ring the key of a browser belongs. */
  whoShows(session: string | null, key: string | null): Promise<Shown>
  makeRing(ring: NewRing, session: NewSession): Promise<void>
  ringOf(id: string): Promise<Ring | null>
  /** Who has this code, by its hash. */
  ringOfCode(hash: string): Promise<string | null>
  setCode(ring: string, hash: string, at: number): Promise<void>
  rename(ring: string, name: string): Promise<void>
  /** From now on a key counts with this ring alone; false where another ring has it, or this one has too many. */
  claim(ring: string, key: string): Promise<boolean>
  /** One more device; the one that was quiet longest goes where there are too many. */
  signIn(ring: string, session: NewSession): Promise<void>
  /** The hash of the session that ended; null where the ring has none that is called so. */
  signOut(ring: string, session: string): Promise<string | null>
  seen(session: string, at: number): Promise<void>
  /** Which of these sessions are over. */
  endedOf(sessions: readonly string[]): Promise<readonly string[]>
  /** Sessions and challenges that nobody needs any more. */
  forgetOld(seenBefore: number, now: number): Promise<void>
  /** Removes a ring for good, and its owner's name from the results of games; where it held seats, and its sessions. */
  removeRing(ring: string): Promise<{ readonly held: readonly Held[]; readonly sessions: readonly string[] }>
  /** Takes what somebody was called and has said out of a table's journal; false where its snapshots are not so new. */
  scrub(table: string, seat: Seat, revision: number): Promise<boolean>

  addPasskey(passkey: Passkey): Promise<void>
  passkey(id: string): Promise<Passkey | null>
  removePasskey(ring: string, id: string): Promise<boolean>
  passkeyUsed(id: string, counter: number, at: number): Promise<void>
  challenge(challenge: string, ring: string | null, until: number): Promise<void>
  /** Takes a challenge away: only the first who asks finds it, and nobody after its time. */
  takeChallenge(challenge: string, now: number): Promise<{ readonly ring: string | null } | null>

  /** Tables at which one of these keys holds a seat and that are not over, newest first. */
  running(keys: readonly string[], most: number): Promise<readonly Held[]>
  /** What is known of a table that an older program kept. */
  remember(table: string, holders: readonly Holder[], result: NewResult | null): Promise<void>
  /** Finished games of these keys, newest first, after a place in them. */
  results(keys: readonly string[], after: ResultPlace | null, most: number): Promise<readonly Result[]>
  result(table: string): Promise<Omit<Result, 'you'> | null>
}

export interface Shown {
  readonly session: Session | null
  /** The ring that the browser's own key belongs to. */
  readonly keyRing: string | null
}

export interface Session {
  readonly hash: string
  readonly id: string
  readonly ring: string
  readonly seenAt: number
  /** Of the ring: the one by which seats are taken, and all of them. */
  readonly key: string
  readonly keys: readonly string[]
}

export interface NewSession {
  readonly hash: string
  readonly id: string
  readonly label: string
  readonly at: number
}

export interface NewRing {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly codeHash: string
  readonly at: number
}

export interface Device {
  readonly id: string
  readonly label: string
  readonly madeAt: number
  readonly seenAt: number
}

export interface Passkey {
  readonly id: string
  readonly ring: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
  readonly label: string
  readonly madeAt: number
  readonly usedAt: number | null
}

export interface Ring {
  readonly id: string
  readonly name: string
  readonly madeAt: number
  readonly codeAt: number
  readonly devices: readonly Device[]
  readonly passkeys: readonly Passkey[]
}

export interface Holder {
  readonly key: string
  readonly seat: Seat
}

export interface Held {
  readonly table: string
  readonly seat: Seat
}

export interface ResultPlace {
  readonly endedAt: number
  readonly table: string
}

/** A game that is over, as it is kept for good. */
export interface NewResult {
  readonly game: string
  readonly players: number
  readonly beganAt: number
  readonly endedAt: number
  readonly moves: number
  readonly pace: GamePace | null
  /** Its people, or the house, ended it before its end. */
  readonly early: boolean
  readonly seats: readonly ResultSeat[]
}

export interface Result extends NewResult {
  readonly table: string
  readonly you: Seat
  /** The game itself is still kept, so that it can be watched. */
  readonly isKept: boolean
}

export type GamePace = 'live' | 'post'

export interface ResultSeat {
  readonly holder: 'open' | 'person' | 'bot'
  readonly name: string | null
  readonly bot: string | null
  readonly colour: string | null
  readonly place: number | null
  readonly total: number | null
  /** What the game counts of a seat, by its own names. */
  readonly figures: Readonly<Record<string, number>>
}

/** What a change of a table means for people. */
export interface PeopleChange {
  /** Given when others hold its seats. */
  readonly holders?: readonly Holder[]
  /** Given when the game is over. */
  readonly result?: NewResult
}
