import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type DrivenGame, type DrivenPlayers, leanCourse, playOut, randomBot } from '@athanor/bots'
import { act, type Game, type Match, type MatchSetup, quickChance, type Shape, startMatch } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { optionsOf, playouts } from './playouts.ts'
import { type Figure, type Section, whole } from './report.ts'

/** Games per run: some tenths of a second each. */
const sizes: Readonly<Record<string, number>> = { compendium: 1500, apprentices: 400, alchemists: 250 }
const rounds = 5

/** Steps a second of the engine called bare, of the lean driver, of the logged one, and over a pipe. */
export async function researchSection(): Promise<Section> {
  const figures: Figure[] = []
  for (const id of games.ids) {
    const game = games.newest(id)
    if (game === undefined) continue
    const size = sizes[id] ?? 100
    const bare = await best(async () => playouts(game, 2, optionsOf(game, {}), size))
    const lean = await best(() => played(game, size, (setup) => lenient(game, setup)))
    const logged = await best(() => played(game, Math.ceil(size / 5), (setup) => checked(game, setup)))
    figures.push(
      { what: `${id}: the engine called bare, steps/s`, value: whole(bare) },
      {
        what: `${id}: lean driver, steps/s`,
        value: whole(lean),
        goal: `≥ ${whole(bare / 2)}, half of the bare engine`,
      },
      { what: `${id}: with checks and log, steps/s`, value: whole(logged) },
      {
        what: `${id}: \`serve --stdio\`, 64 games in batches, steps/s`,
        value: whole(await piped(id, 64)),
        goal: '≥ 20,000',
      },
      { what: `${id}: \`serve --stdio\`, one by one, steps/s`, value: whole(await piped(id, 1)), goal: '≥ 5,000' },
    )
  }
  return { title: 'Drivers and pipes: two players, random play, one core each side', figures }
}

/** The best rate of some rounds, after one to warm up. */
async function best(work: () => Promise<number>): Promise<number> {
  await work()
  let rate = 0
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    rate = Math.max(rate, ((await work()) * 1000) / (performance.now() - began))
  }
  return rate
}

async function played(
  game: Game<Shape>,
  size: number,
  begin: (setup: MatchSetup) => DrivenGame<Shape>,
): Promise<number> {
  const bot = randomBot(game)
  let moves = 0
  for (let number = 0; number < size; number++) {
    const thinking = { chance: quickChance(number), effort: 1, outOfTime: () => false }
    const seats = game.colours.slice(0, 2).map((colour) => ({ name: colour, colour, salt: colour }))
    const course = begin({ options: {}, seats, secret: number.toString(16).padStart(64, '0') })
    const players: DrivenPlayers<Shape> = {
      choose: (seat, { state }) => bot.choose(game.view(state, seat), thinking),
      interrupt: () => null,
    }
    await playOut(game, course, players)
    moves += course.moves
  }
  return moves
}

function lenient(game: Game<Shape>, setup: MatchSetup): DrivenGame<Shape> {
  const started = leanCourse(game, setup)
  if (!started.ok) throw new Error(started.reason.id)
  return started.course
}

function checked(game: Game<Shape>, setup: MatchSetup): DrivenGame<Shape> {
  const started = startMatch(game, setup)
  if (!started.ok) throw new Error(started.reason.id)
  let match: Match<Shape> = started.match
  return {
    get position() {
      return match.position
    },
    get moves() {
      return match.version
    },
    move(seat, action) {
      const done = act(game, match, seat, action)
      if (!done.ok) throw new Error(done.reason.id)
      match = done.match
    },
  }
}

interface Turn {
  readonly in?: number
  readonly over: boolean
  readonly legal: number
}

/** Random play of so many games at once, each line one step of every game; finished games begin anew. */
async function piped(game: string, atOnce: number): Promise<number> {
  const main = fileURLToPath(import.meta.resolve('@athanor/cli'))
  const child = spawn(process.execPath, [main, 'serve', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  try {
    const ask = exchange(child)
    const chance = quickChance('pipe')
    const reset = (more: object) => ({ do: 'reset', game, players: 2, seed: chance.below(1_000_000), ...more })
    const begun = await ask(Array.from({ length: atOnce }, () => reset({})))
    const open = begun.map((turn) => turn.in ?? 0)
    let turns = begun
    const run = async (lines: number): Promise<number> => {
      let steps = 0
      for (let line = 0; line < lines; line++) {
        steps += turns.filter(({ over }) => !over).length
        turns = await ask(
          turns.map(({ over, legal }, index) =>
            over ? reset({ in: open[index] }) : { do: 'step', in: open[index], number: chance.below(legal) },
          ),
        )
      }
      return steps
    }
    const lines = Math.ceil(20_000 / atOnce)
    return await best(() => run(lines))
  } finally {
    child.kill()
  }
}

function exchange(child: ChildProcess): (requests: readonly object[]) => Promise<readonly Turn[]> {
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new Error('the program has no pipes')
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]()
  return async (requests) => {
    // One by one means one request a line, not a list of one.
    stdin.write(`${JSON.stringify(requests.length === 1 ? requests[0] : requests)}\n`)
    const { value, done } = await lines.next()
    if (done === true) throw new Error('the program has ended')
    const answer = JSON.parse(value) as Turn | readonly Turn[]
    return 'length' in answer ? answer : [answer]
  }
}
