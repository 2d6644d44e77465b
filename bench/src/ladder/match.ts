import { alchemists, countedSeals, type Happening, type Options, type Own, rulesAt } from '@athanor/alchemists'
import { begin, perform, quickChance, type Seat, seededChance } from '@athanor/kernel'
import { type Cause, causeOf } from '../lapses.ts'
import { seatsOf } from '../playouts.ts'
import type { BenchPlayer } from './player.ts'

/** What a seat did in a game, and what came of it. */
export interface SeatReport {
  readonly player: string
  total: number
  place: number
  readonly sources: Record<string, number>
  declared: number
  /** Declared actions that were declined, or declined for the player, by what stood between. */
  readonly wasted: Record<Cause, number>
  published: number
  endorsed: number
  /** Seals that are no star, laid or not yet laid open. */
  hedges: number
  debunked: number
  mixes: number
  sales: number
  /** Own seals that counted at the first conference. */
  firstSeals: number
  /** Milliseconds for each decision. */
  readonly thinking: number[]
}

function blank(player: string): SeatReport {
  return {
    player,
    total: 0,
    place: 0,
    sources: {},
    declared: 0,
    wasted: { rival: 0, luck: 0, none: 0 },
    published: 0,
    endorsed: 0,
    hedges: 0,
    debunked: 0,
    mixes: 0,
    sales: 0,
    firstSeals: 0,
    thinking: [],
  }
}

export interface LadderMatch {
  readonly players: readonly BenchPlayer[]
  readonly options: Options
  /** 64 hexadecimal digits. */
  readonly secret: string
  /** How hard everybody thinks; 1 where it is missing, as at a table. */
  readonly effort?: number
}

/** Plays one game; every move goes through the one door, so a forbidden one ends it. */
export function playMatch({ players, options, secret, effort = 1 }: LadderMatch): readonly SeatReport[] {
  const source = seededChance(secret)
  const reports = players.map(({ id }) => blank(id))
  const chances = players.map((_, seat) => quickChance(`${secret}/${seat}`))
  const reportOf = (seat: Seat): SeatReport => {
    const report = reports[seat]
    if (report === undefined) throw new RangeError(`nobody sits at ${seat}`)
    return report
  }
  let { position } = begin(alchemists, options, seatsOf(alchemists, players.length), source)
  const since = players.map((): Happening[] => [])
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) break
    const { seat } = decision
    const player = players[seat]
    const chance = chances[seat]
    if (player === undefined || chance === undefined) throw new RangeError(`nobody sits at ${seat}`)
    const begun = performance.now()
    const { state: before } = position
    const action = player.move(before, seat, { chance, effort, outOfTime: () => false })
    reportOf(seat).thinking.push(performance.now() - begun)
    const done = perform(alchemists, position, seat, action, source)
    if (!done.ok) throw new Error(`${player.id}: ${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = done.position
    const { table } = position.state
    const rules = rulesAt(table)
    const spaces = rules.spaces.map(({ id }) => id)
    if ('seal' in action && rules.seal(action.seal).hedge !== null) reportOf(seat).hedges++
    for (const { public: event } of done.events) {
      for (const told of since) told.push(event)
      if (event.kind === 'declared') {
        since[event.seat] = []
        for (const actions of Object.values(event.actions)) reportOf(event.seat).declared += actions
      }
      if (event.kind === 'published' || event.kind === 'articlePublished') reportOf(event.seat).published++
      if (event.kind === 'endorsed' || event.kind === 'articleEndorsed') reportOf(event.seat).endorsed++
      if (event.kind === 'theoryDebunked' || event.kind === 'articleDebunked') reportOf(seat).debunked++
      if (event.kind === 'potionMade') reportOf(event.seat).mixes++
      if (event.kind === 'saleAnswered') reportOf(event.seat).sales++
      if (event.kind === 'conferenceHeld' && event.conference === 1) {
        for (const each of players.keys()) reportOf(each).firstSeals = countedSeals(rules, table, each)
      }
      // What the Boots would have repeated was not declared.
      if (event.kind !== 'declined' || decision.ask === 'boots') continue
      const space = spaces.find((id) => id === event.ask)
      if (space === undefined) continue
      reportOf(event.seat).wasted[causeOf(event.seat, space, before.own[event.seat] as Own, since[event.seat] ?? [])]++
    }
  }
  for (const { seat, total, place, breakdown } of alchemists.outcome(position.state)?.seats ?? []) {
    const report = reportOf(seat)
    report.total = total
    report.place = place
    for (const { source: from, points } of breakdown) report.sources[from] = points
  }
  return reports
}

/** Bytes for a game's chance, from a name. */
export function secretOf(name: string): string {
  const stream = quickChance(name)
  return Array.from({ length: 64 }, () => stream.below(16).toString(16)).join('')
}
