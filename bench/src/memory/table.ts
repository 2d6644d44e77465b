// A table of a game, weighed: `node --expose-gc table.ts <game> <preset> <bot or nobody> <moves>`. The first seat does
// anything that is legal; all others are the bot, or do anything, too. Prints megabytes as JSON.
import { Worker } from 'node:worker_threads'
import { type DrivenPlayers, leanCourse, nextTurn } from '@athanor/bots'
import { quickChance, readOptions, type Shape } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import type { ThoughtAsked, ThoughtTold } from './thinker.ts'

const [id = '', preset = '', bot = 'nobody', most = '60'] = process.argv.slice(2)
const game = games.newest(id)
if (game === undefined) throw new RangeError(`there is no game ${id}`)
const { rulesVersion } = game
const options = readOptions(game.options, game.options.presets[preset] ?? {})
if (!options.ok) throw new RangeError(options.reason.id)
const seats = game.colours
  .slice(0, Math.min(4, game.players.max))
  .map((colour) => ({ name: colour, colour, salt: 's' }))
const started = leanCourse(game, { options: options.options, seats, secret: 'ab'.repeat(32) })
if (!started.ok) throw new RangeError(started.reason.id)
const { course } = started
const chance = quickChance('memory')
const worker = bot === 'nobody' ? null : new Worker(new URL('./thinker.ts', import.meta.url))
let held = 0

const players: Pick<DrivenPlayers<Shape>, 'choose'> = {
  choose(seat, { state }) {
    const view = game.view(state, seat)
    const legal = game.legal(view)
    return worker === null || seat === 0 ? legal.at(chance.below(legal.size)) : asked(worker, view)
  },
}

function told(thinker: Worker, question: ThoughtAsked | null): Promise<ThoughtTold> {
  return new Promise<ThoughtTold>((resolve, reject) => {
    thinker.once('message', resolve)
    thinker.once('error', reject)
    thinker.postMessage(question)
  })
}

async function asked(thinker: Worker, view: object): Promise<Shape['action']> {
  const { action, held: now } = await told(thinker, { game: id, rulesVersion, bot, view })
  held = Math.max(held, now)
  return action as Shape['action']
}

let resident = 0
for (let turn = nextTurn(game, course.position); turn !== null && course.moves < Number(most); ) {
  course.move(turn.seat, await players.choose(turn.seat, course.position))
  resident = Math.max(resident, process.memoryUsage.rss() / 1e6)
  turn = nextTurn(game, course.position)
}
const kept = worker === null ? 0 : (await told(worker, null)).held
console.log(JSON.stringify({ moves: course.moves, resident, held, kept }))
await worker?.terminate()
