import {
  type AlchemistsShape,
  alchemists,
  countedSeals,
  type Happening,
  type Options,
  rulesAt,
} from '@athanor/alchemists'
import type { Bot } from '@athanor/bots'
import { at, begin, perform, quickChance, type Seat, seededChance } from '@athanor/kernel'
import { findBot } from '@athanor/registry/bots'
// Frozen: today's bot is measured against it, and nobody can choose it at a table.
import { greedy51bb20f } from './baselines/greedy51bb20f/greedyBot.ts'
import { type Cause, causeOf } from './lapses.ts'
import { optionsOf, seatsOf } from './playouts.ts'
import { type Figure, percent, type Section } from './report.ts'

type Player = Bot<AlchemistsShape>

/** What one bot did in all its games. */
interface Tally {
  readonly points: number[]
  declared: number
  /** Declared actions that the bot declined and those that were declined for it, by what stood between. */
  readonly wasted: Record<Cause, number>
  /** Own seals that counted at the first conference, for each game. */
  readonly firstSeals: number[]
  /** Theories and articles published and endorsed. */
  published: number
  /** Milliseconds for each decision. */
  readonly thinking: number[]
}

function newTally(): Tally {
  return { points: [], declared: 0, wasted: { rival: 0, luck: 0, none: 0 }, firstSeals: [], published: 0, thinking: [] }
}

const publishing: readonly Happening['kind'][] = ['published', 'endorsed', 'articlePublished', 'articleEndorsed']

interface Match {
  readonly players: readonly Player[]
  readonly options: Options
  readonly seed: string
}

/** One game; everything is written into the tallies of those who play it. */
function play({ players, options, seed }: Match, tallies: ReadonlyMap<string, Tally>): void {
  const source = seededChance(seed)
  const chance = quickChance(seed)
  const botAt = (seat: Seat): Player => {
    const bot = players[seat]
    if (bot === undefined) throw new RangeError(`nobody sits at ${seat}`)
    return bot
  }
  const tallyAt = (seat: Seat): Tally => {
    const tally = tallies.get(botAt(seat).id)
    if (tally === undefined) throw new RangeError(`nobody counts what ${botAt(seat).id} does`)
    return tally
  }
  let { position } = begin(alchemists, options, seatsOf(alchemists, players.length), source)
  const since = players.map((): Happening[] => [])
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) break
    const { seat } = decision
    const view = alchemists.view(position.state, seat)
    const before = performance.now()
    const action = botAt(seat).choose(view, { chance, effort: 1, outOfTime: () => false })
    tallyAt(seat).thinking.push(performance.now() - before)
    const { own } = position.state
    const done = perform(alchemists, position, seat, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = done.position
    const spaces = rulesAt(position.state.table).spaces.map(({ id }) => id)
    for (const { public: event } of done.events) {
      for (const told of since) told.push(event)
      if (event.kind === 'declared') {
        since[event.seat] = []
        for (const actions of Object.values(event.actions)) tallyAt(event.seat).declared += actions
      }
      if (publishing.includes(event.kind) && 'seat' in event) tallyAt(event.seat).published++
      if (event.kind === 'conferenceHeld' && event.conference === 1) {
        const { table } = position.state
        for (const each of players.keys()) tallyAt(each).firstSeals.push(countedSeals(rulesAt(table), table, each))
      }
      // What the Boots would have repeated was not declared.
      if (event.kind !== 'declined' || decision.ask === 'boots') continue
      const space = spaces.find((id) => id === event.ask)
      if (space === undefined) continue
      const cause = causeOf(event.seat, space, at(own, event.seat), since[event.seat] ?? [])
      tallyAt(event.seat).wasted[cause]++
    }
  }
  for (const { seat, total } of alchemists.outcome(position.state)?.seats ?? []) tallyAt(seat).points.push(total)
}

interface Contest {
  readonly players: number
  readonly games: number
  readonly options: Options
  readonly seed: string
}

/**
 * Tables at which the bots sit in turn, each deal once for every bot that may sit first: two bots share the seats of
 * three as two and one, then as one and two, so that everybody sits everywhere equally often.
 */
function contest(bots: readonly Player[], { players, games, options, seed }: Contest): ReadonlyMap<string, Tally> {
  const tallies = new Map(bots.map(({ id }) => [id, newTally()]))
  for (let game = 0; game < games; game++) {
    const seats = Array.from({ length: players }, (_, seat) => bots[(seat + game) % bots.length])
    const seated = seats.filter((bot) => bot !== undefined)
    const deal = Math.floor(game / bots.length)
    play({ players: seated, options, seed: secretOf(`${seed}/${deal}`) }, tallies)
  }
  return tallies
}

const settings = [
  { preset: 'apprentice', games: 300 },
  { preset: 'master', games: 300 },
  { preset: 'kingsGolem', games: 60 },
] as const

/** Today's Journeyman beside the one of commit 51bb20f, at the same tables and with the same deals. */
export function alchemistsBotsSection(): Section {
  const today = findBot(alchemists.id, 'greedy')
  if (today === undefined) throw new Error('there is no greedy bot')
  // A bot of this game answers with its actions.
  const bots = [today as Player, greedy51bb20f]
  const figures = settings.flatMap(({ preset, games }) =>
    [2, 3, 4].flatMap((players): readonly Figure[] => {
      const options = optionsOf(alchemists, alchemists.options.presets[preset] ?? {})
      const tallies = contest(bots, { players, games, options, seed: 'bench' })
      return [...tallies].map(([bot, tally]) => ({
        what: `${bot}, ${preset}, ${players} players, ${games} games`,
        value: described(tally),
      }))
    }),
  )
  return { title: 'Alchemists: the greedy bot beside an earlier one', figures }
}

function described({ points, declared, wasted, firstSeals, published, thinking }: Tally): string {
  const mean = meanOf(points)
  const spread = Math.sqrt(meanOf(points.map((each) => (each - mean) ** 2)) / (points.length - 1))
  const sorted = thinking.toSorted((one, other) => one - other)
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const per = (count: number) => (count / points.length).toFixed(2)
  return [
    `${mean.toFixed(1)} points (± ${(1.96 * spread).toFixed(1)})`,
    `of ${per(declared)} declared actions came to nothing ${per(wasted.none)} without a cause,` +
      ` ${per(wasted.luck)} after an answer, ${per(wasted.rival)} after a rival’s action`,
    `${per(published)} publications`,
    `a seal at the first conference in ${percent(firstSeals.filter((seals) => seals > 0).length / firstSeals.length)}`,
    `${slow.toFixed(1)} ms a decision at p95`,
  ].join('; ')
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Bytes for the game's chance, from a name. */
function secretOf(name: string): string {
  const stream = quickChance(name)
  return Array.from({ length: 64 }, () => stream.below(16).toString(16)).join('')
}
