import { readFileSync, writeFileSync } from 'node:fs'
import { type Finding, inspectGame, newTally, type PropertyName } from '@athanor/kernel/testing'
import { botsFor, findBot } from '@athanor/registry/bots'
import { checkedGame, checkedGames } from './checkedGames.ts'

/** A bot at a game, which plays against itself at all the tables of the game in turn. */
export interface Player {
  readonly game: string
  readonly bot: string
}

/** Some games of a player, by number: the number says which table it is, and what luck it has. */
export interface Slice extends Player {
  readonly seed: string
  readonly effort: number
  readonly from: number
  /** Whoever plays may stop before it, but not before the first game is over. */
  readonly to: number
}

export interface SliceResult {
  readonly games: number
  readonly moves: number
  readonly findings: readonly Finding[]
}

/** How far a long run has come: plain data, kept so that it can be broken off and gone on with. */
export interface Course {
  readonly seed: string
  readonly effort: number
  /** By game and bot. */
  readonly done: Readonly<Record<string, { readonly games: number; readonly moves: number }>>
  readonly findings: readonly Finding[]
}

/** Every strength of every game, or of one. */
export function allPlayers(game?: string): readonly Player[] {
  return checkedGames
    .map((checked) => checked.game.id)
    .filter((id) => game === undefined || id === game)
    .flatMap((id) => botsFor(id).map((bot) => ({ game: id, bot: bot.id })))
}

const nameOf = ({ game, bot }: Player) => `${game} ${bot}`

function gamesOf({ done }: Course, player: Player): number {
  return done[nameOf(player)]?.games ?? 0
}

/** What is played next: games of whoever has played least, of those whom nobody lets play now; null when all is done. */
function nextSlice(
  course: Course,
  players: readonly Player[],
  busy: ReadonlySet<Player>,
  goal: number,
): { readonly player: Player; readonly slice: Slice } | null {
  let least: Player | null = null
  for (const player of players) {
    if (busy.has(player) || gamesOf(course, player) >= goal) continue
    if (least === null || gamesOf(course, player) < gamesOf(course, least)) least = player
  }
  if (least === null) return null
  const { seed, effort } = course
  return { player: least, slice: { ...least, seed, effort, from: gamesOf(course, least), to: goal } }
}

function afterSlice(course: Course, player: Player, { games, moves, findings }: SliceResult): Course {
  const before = course.done[nameOf(player)] ?? { games: 0, moves: 0 }
  return {
    ...course,
    done: { ...course.done, [nameOf(player)]: { games: before.games + games, moves: before.moves + moves } },
    findings: [...course.findings, ...findings],
  }
}

/** Legal from the first move to the end, and sound states all along; the dear properties are looked at in random games. */
const looked: ReadonlySet<PropertyName> = new Set(['ends', 'invariant'])

/** Milliseconds after which a slice ends with the game that is going on. */
const sliceTime = 5000

export function playSlice({ game, bot, seed, effort, from, to }: Slice, now: () => number): SliceResult {
  const known = checkedGame(game)
  const player = findBot(game, bot)
  if (known === undefined || player === undefined) throw new RangeError(`there is no bot ${bot} at ${game}`)
  const end = now() + sliceTime
  let games = 0
  const { findings, tally } = known.checks.kit((contract, harness) => {
    const counts = newTally()
    const found: Finding[] = []
    const play = {
      ...harness,
      choose: (view: object, _: unknown, chance: Parameters<typeof player.choose>[1]['chance']) =>
        player.choose(view, { chance, effort, outOfTime: () => false }),
    }
    do {
      const number = from + games
      const setup = harness.setups[number % harness.setups.length]
      if (setup === undefined) throw new RangeError(`${game} has no tables`)
      found.push(...inspectGame(contract, play, setup, `${seed}/${number}`, { only: looked, tally: counts }))
      games++
    } while (from + games < to && now() < end)
    return { findings: found, tally: counts }
  })
  return { games, moves: tally.moves, findings }
}

/** What was kept, if it is of the same run; otherwise a new one. */
export function courseIn(file: string, seed: string, effort: number): Course {
  const fresh: Course = { seed, effort, done: {}, findings: [] }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return fresh
  }
  const kept = JSON.parse(text) as Course
  return kept.seed === seed && kept.effort === effort ? kept : fresh
}

/** Lets all players play so many games each, on so many workers, until that is done or nobody wants more of it. */
export async function playEvery(
  players: readonly Player[],
  goal: number,
  file: string,
  begun: Course,
  workers: number,
  { play, isOver }: { readonly play: (slice: Slice) => Promise<SliceResult>; isOver(): boolean },
): Promise<Course> {
  let course = begun
  const busy = new Set<Player>()
  const work = async () => {
    while (!isOver()) {
      const next = nextSlice(course, players, busy, goal)
      if (next === null) return
      busy.add(next.player)
      const result = await play(next.slice)
      busy.delete(next.player)
      course = afterSlice(course, next.player, result)
      writeFileSync(file, `${JSON.stringify(course, null, 1)}\n`)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return course
}
