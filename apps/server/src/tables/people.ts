import type { Seat } from '@athanor/kernel'
import type { ComingsAndGoings } from '../cluster/whereabouts.ts'
import { type Attendance, attendance } from './attendance.ts'
import type { Audience } from './audience.ts'
import type { Company } from './holdUps.ts'
import type { Services } from './services.ts'
import type { Presence } from './tableInfo.ts'
import type { TableState } from './tableState.ts'
import type { Waits } from './waits.ts'

/** Milliseconds that people have to find another node when theirs has died. */
const returnGrace = 10_000

/** Who is at a table, on this node and on all others. */
export interface TablePeople {
  readonly attendance: Attendance
  readonly company: Company
  readonly presence: Presence
  /** From where the table is looked after, or was last: bots go on thinking for whoever has gone for a moment. */
  readonly address: string
  isPresent(seat: Seat): boolean
  /** Tells the lobby and the other nodes who is here now. */
  tell(): void
  /** People came or went on other nodes. */
  elsewhere(change: ComingsAndGoings): void
  /** The table leaves the memory. */
  retire(): void
}

interface Gathering {
  readonly services: Pick<Services, 'cluster' | 'awake' | 'rules' | 'attended'>
  readonly viewers: Pick<Audience, 'isPresent' | 'seats' | 'spectators' | 'addressOf'>
  readonly waits: Waits
  current(): TableState
  inLine(): Presence['inLine']
}

export function tablePeople({ services, viewers, waits, current, inLine }: Gathering): TablePeople {
  const { awake, rules, attended } = services
  const { whereabouts } = services.cluster
  const { id } = current().record
  const { absentAfter, keepSeatFor, endAfter } = rules
  const isPresent = (seat: Seat) => viewers.isPresent(seat) || whereabouts.elsewhere(id).seats.includes(seat)
  const attending = attendance({ isPresent, absentAfter, keepSeatFor, endAfter, now: awake.now })
  const company: Company = { ...attending, waitedFor: waits.waitedFor, awake, patience: rules }
  let attendedFrom: string | null = null
  let lastFrom = ''

  return {
    attendance: attending,
    company,
    presence: {
      ...company,
      get spectators() {
        return viewers.spectators + whereabouts.elsewhere(id).spectators
      },
      get inLine() {
        return inLine()
      },
    },
    get address() {
      return attendedFrom ?? whereabouts.elsewhere(id).address ?? lastFrom
    },
    isPresent,
    /** The lobby lists tables first whose host is there, or once the game is on anybody who plays. */
    tell() {
      const { status, host, seats } = current().record
      const people = status === 'open' ? (host === null ? [] : [host]) : [...seats.keys()]
      const address = viewers.addressOf(people)
      const goodbyes = [...seats.keys()].filter((seat) => !viewers.isPresent(seat) && attending.hasSaidGoodbye(seat))
      whereabouts.here(id, { seats: viewers.seats, goodbyes, spectators: viewers.spectators, address })
      if (address === attendedFrom) return
      attendedFrom = address
      lastFrom = address ?? lastFrom
      attended(id, address)
    },
    elsewhere({ came, went, goodbyes, ago, withNode }) {
      for (const seat of came) if (!viewers.isPresent(seat) && attending.wasAbsent(seat)) waits.came(seat)
      // Whose node died has to find another one, and gets the time for it.
      const now = awake.now()
      const since = withNode ? Math.max(now - ago, now + returnGrace - absentAfter) : now - ago
      for (const seat of went) if (!isPresent(seat)) attending.left(seat, since)
      for (const seat of goodbyes) if (!isPresent(seat)) attending.saidGoodbye(seat)
    },
    retire: () => whereabouts.here(id, null),
  }
}
