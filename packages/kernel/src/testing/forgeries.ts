import { canonical } from '../canonical.ts'
import { saltCommitmentOf } from '../fairness.ts'
import type { Game, Shape } from '../game.ts'
import type { GameLog, LogEntry } from '../log.ts'
import type { QuickChance } from '../quickChance.ts'
import { jsonCopy } from './copies.ts'
import { optionValues } from './optionValues.ts'
import { secretOf } from './table.ts'

type AnyLog = GameLog<unknown, unknown>
type AnyEntry = LogEntry<unknown>

export interface Forgery {
  readonly what: string
  readonly forged: AnyLog
}

/** The same log with one thing changed in each, at random places. A change that changes nothing is left out. */
export function* forgeries<G extends Shape>(game: Game<G>, log: AnyLog, chance: QuickChance): Iterable<Forgery> {
  const text = canonical(log)
  for (const forgery of [...forgedHeaders(game, log, chance), ...forgedEntries(log, chance), ...forgedEnds(log)]) {
    const forged = jsonCopy(forgery.forged)
    if (canonical(forged) !== text) yield { what: forgery.what, forged }
  }
}

function* forgedHeaders<G extends Shape>(game: Game<G>, log: AnyLog, chance: QuickChance): Iterable<Forgery> {
  const { header } = log
  const withHeader = (what: string, change: object): Forgery => ({
    what,
    forged: { ...log, header: { ...header, ...change } },
  })
  const at = chance.below(header.seats.length)
  const withSeat = (what: string, change: object): Forgery =>
    withHeader(what, { seats: header.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)) })
  yield withHeader('another format', { format: 'athanor-log/0' })
  yield withHeader('another game', { game: `${header.game}x` })
  yield withHeader('another rules version', { rulesVersion: header.rulesVersion + 1 })
  yield withHeader('another commitment', { commitment: secretOf('forged') })
  yield withHeader('a header with more in it', { somethingElse: 1 })
  yield withHeader('a seat less', { seats: header.seats.slice(1) })
  const somebody = (person: object | null) => (person === null ? null : { ...person, name: 'Somebody else' })
  const people = log.people?.map((person, index) => (index === at ? somebody(person) : person))
  if (people === undefined) yield withSeat('another name', { name: 'Somebody else' })
  else yield { what: 'another name', forged: { ...log, people: people as NonNullable<AnyLog['people']> } }
  yield withSeat('another id', { id: secretOf('forged') })
  yield withSeat('another salt', { salt: 'forged' })
  yield withSeat('another commitment to a salt', { commitment: secretOf('forged') })
  yield withSeat('another salt with its commitment', { salt: 'forged', commitment: saltCommitmentOf('forged') })
  const spare = game.colours.find((colour) => header.seats.every((seat) => seat.colour !== colour))
  if (spare !== undefined) yield withSeat('another colour', { colour: spare })
  for (const [name, value] of optionValues(game)) {
    const options = Object.entries({ ...(header.options as object), [name]: value })
    yield withHeader(`option ${name} changed`, { options: Object.fromEntries(options) })
  }
}

function* forgedEntries(log: AnyLog, chance: QuickChance): Iterable<Forgery> {
  const { entries } = log
  const at = chance.below(entries.length)
  const entry = entries[at] as AnyEntry
  const other = entries[chance.below(entries.length)] as AnyEntry
  const withEntries = (what: string, ...replaced: readonly object[]): Forgery => ({
    what,
    forged: { ...log, entries: [...entries.slice(0, at), ...(replaced as AnyEntry[]), ...entries.slice(at + 1)] },
  })
  yield withEntries('an entry left out')
  yield withEntries('an entry doubled', entry, entry)
  yield withEntries('an entry moved up', other)
  yield withEntries('another seat', { ...entry, seat: entry.seat + 1 })
  yield withEntries('another hash', { ...entry, hash: other.hash })
  yield withEntries('an entry with more in it', { ...entry, somethingElse: 1 })
  yield withEntries('a move taken back', { seat: entry.seat, undo: true, hash: entry.hash })
  if ('action' in other)
    yield withEntries('another action', { seat: entry.seat, action: other.action, hash: entry.hash })
  yield { what: 'the last entry missing', forged: { ...log, entries: entries.slice(0, -1) } }
  yield { what: 'an entry after the end', forged: { ...log, entries: [...entries, entry] } }
}

function* forgedEnds(log: AnyLog): Iterable<Forgery> {
  yield { what: 'another secret', forged: { ...log, secret: secretOf('forged') } }
  yield { what: 'a broken secret', forged: { ...log, secret: 'x' } }
  yield { what: 'no secret', forged: { ...log, secret: null } }
  yield { what: 'no outcome', forged: { ...log, outcome: null } }
  const seats = log.outcome?.seats ?? []
  const [first, ...rest] = seats
  if (first === undefined) return
  yield {
    what: 'another total',
    forged: { ...log, outcome: { seats: [{ ...first, total: first.total + 1 }, ...rest] } },
  }
  yield {
    what: 'another place',
    forged: { ...log, outcome: { seats: [{ ...first, place: first.place + 1 }, ...rest] } },
  }
}
