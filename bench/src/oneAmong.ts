// `npm run among -- <game> <bot> <rivals> [--players 3] [--deals 20] [--preset text] [--effort 1] [--seed text]`: one seat of a bot among
// copies of another, each deal once in every seat. Told after every deal, so it may be broken off: the share of games won,
// with its 95 % interval over the deals, that share beside an equal chance, and the processor time of its decisions.
import { parseArgs } from 'node:util'
import { type Bot, leanCourse, playOut } from '@athanor/bots'
import { at, quickChance, readOptions, type Shape } from '@athanor/kernel'
import { findBot } from '@athanor/registry/bots'
import { games } from '@athanor/registry/rules'
import { secretOf } from './ladder/match.ts'

const { values, positionals } = parseArgs({
  options: {
    players: { type: 'string', default: '3' },
    deals: { type: 'string', default: '20' },
    preset: { type: 'string' },
    effort: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'among' },
  },
  allowPositionals: true,
})
const [id = '', name = '', rivals = ''] = positionals
const [game, one, other] = [games.newest(id), findBot(id, name), findBot(id, rivals)]
if (game === undefined || one === undefined || other === undefined) {
  console.error('usage: npm run among -- <game> <bot> <rivals> [--players 3] [--deals 20]')
  process.exit(2)
}
const { preset = Object.keys(game.options.presets)[0] ?? '' } = values
const options = readOptions(game.options, game.options.presets[preset] ?? {})
if (!options.ok) throw new RangeError(options.reason.id)
const [players, effort] = [Number(values.players), Number(values.effort)]
const shares: number[] = []
const leads: number[] = []
const times: number[] = []

function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

for (let deal = 0; deal < Number(values.deals); deal++) {
  let won = 0
  for (let own = 0; own < players; own++) {
    const seats = game.colours.slice(0, players).map((colour) => ({ name: colour, colour, salt: 's' }))
    const secret = secretOf(`${values.seed}/${deal}`)
    const started = leanCourse(game, { options: options.options, seats, secret })
    if (!started.ok) throw new RangeError(started.reason.id)
    const chance = quickChance(`${secret}/${own}`)
    const thinking = { chance, effort, outOfTime: () => false }
    const botAt = (seat: number): Bot<Shape> => (seat === own ? one : other)
    const outcome = await playOut(game, started.course, {
      choose(seat, { state }) {
        const began = spent()
        const action = botAt(seat).choose(game.view(state, seat), thinking)
        if (seat === own) times.push(spent() - began)
        return action
      },
      interrupt: (seat, { state }) => botAt(seat).volunteer?.(game.view(state, seat), thinking) ?? null,
    })
    const winners = outcome.seats.filter(({ place }) => place === 1)
    if (winners.some(({ seat }) => seat === own)) won += 1 / winners.length
    const total = (seat: number) => outcome.seats.find((each) => each.seat === seat)?.total ?? 0
    const rival = Math.max(...outcome.seats.filter(({ seat }) => seat !== own).map(({ seat }) => total(seat)))
    leads.push(total(own) - rival)
  }
  shares.push(won / players)
  console.log(told())
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function told(): string {
  const share = meanOf(shares)
  const squares = shares.reduce((sum, each) => sum + (each - share) * (each - share), 0)
  const half = 1.96 * Math.sqrt(squares / Math.max(1, shares.length - 1) / shares.length)
  const sorted = times.toSorted((a, b) => a - b)
  const time = (part: number) => at(sorted, Math.min(sorted.length - 1, Math.floor(part * sorted.length))).toFixed(0)
  return (
    `${id} ${preset}, ${players} players, ${leads.length} games: ${name} wins ${(100 * share).toFixed(1)} ± ${(100 * half).toFixed(1)} %, ` +
    `${(share * players).toFixed(2)} times an equal chance, lead ${meanOf(leads).toFixed(1)}; ` +
    `ms p50 ${time(0.5)}, p95 ${time(0.95)}, max ${time(1)}`
  )
}
