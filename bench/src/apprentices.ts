import { type ApprenticesShape, apprentices, pointsOf, type State } from '@athanor/apprentices'
import { interrupts, quickChance, type Seat } from '@athanor/kernel'
import { difference } from '@athanor/protocol'
import { findBot } from '@athanor/registry/bots'
import { median, rate, time } from './measure.ts'
import { optionsOf, playout, playouts, seatsOf } from './playouts.ts'
import { type Figure, micro, type Section, whole } from './report.ts'

type Options = ApprenticesShape['options']

const ways = {
  Apprentices: optionsOf(apprentices, {}),
  Initiates: optionsOf(apprentices, apprentices.options.presets['initiate'] ?? {}),
  'a mix of boards': optionsOf(apprentices, apprentices.options.presets['mixed'] ?? {}),
}

/** All states of one game of bots, guests included. */
function statesOf(bots: readonly string[], options: Options, seed: string): readonly State[] {
  const chance = quickChance(seed)
  const players = bots.map((id) => {
    const bot = findBot(apprentices.id, id)
    if (bot === undefined) throw new Error(`there is no bot ${id}`)
    return bot
  })
  const thinking = { chance, effort: 1, outOfTime: () => false }
  const done = (state: State, seat: Seat, action: object) => {
    // A bot of this game answers with its actions.
    return apprentices.apply(state, seat, action as ApprenticesShape['action'], chance).state
  }
  const helped = (state: State): State | null => {
    for (const seat of interrupts(apprentices, { state, step: 0, sealed: [] })) {
      const action = players[seat]?.volunteer?.(apprentices.view(state, seat), thinking) ?? null
      if (action !== null) return done(state, seat, action)
    }
    return null
  }
  let { state } = apprentices.setup(options, seatsOf(apprentices, bots.length), chance)
  const states = [state]
  while (state.phase !== 'over') {
    const { active } = state
    const bot = players[active] as (typeof players)[number]
    state = helped(state) ?? done(state, active, bot.choose(apprentices.view(state, active), thinking))
    states.push(state)
  }
  return states
}

export function apprenticesSection(): Section {
  const { Apprentices: plain, 'a mix of boards': mixed } = ways
  const games = Array.from({ length: 20 }, (_, game) =>
    statesOf(['greedy', 'strong', 'greedy', 'strong'], mixed, `${game}`),
  )
  const views = games.map((states) => states.map((state) => apprentices.view(state, 0)))
  const sizes = views.flat().map((view) => JSON.stringify(view).length)
  const changes = views.flatMap((each) =>
    each.slice(1).map((view, index) => JSON.stringify(difference(each[index] ?? view, view) ?? '').length),
  )
  let seed = 0
  return {
    title: 'The Apprentices',
    figures: [
      ...[2, 3, 4].flatMap((players) =>
        Object.entries({ Apprentices: plain, 'mixed boards': mixed }).map(([name, options]) => ({
          what: `random playout, ${players} players, ${name}, actions/s on one core`,
          value: whole(rate(() => playouts(apprentices, players, options, 100))),
          goal: '≥ 200,000',
        })),
      ),
      {
        what: 'one whole random game of 4',
        value: micro(time(() => playout(apprentices, 4, plain, seed++)).microseconds),
      },
      { what: 'full view as JSON, largest in 20 games of 4', value: `${whole(Math.max(...sizes))} B` },
      { what: 'difference of the view per move, median of the same', value: `${whole(median(changes))} B` },
    ],
  }
}

/** How long games of equal players take and what they score, against the simulation that the points were made with. */
export function apprenticesLengthsSection(): Section {
  const figures: Figure[] = []
  for (const [bot, games] of [
    ['greedy', 200],
    ['strong', 100],
  ] as const) {
    for (const [name, options] of Object.entries(ways)) {
      for (const players of [2, 3, 4]) figures.push(lengthsOf(bot, name, players, options, games))
    }
  }
  return { title: 'The Apprentices: rounds and scores of equal players', figures }
}

function lengthsOf(bot: string, way: string, players: number, options: Options, games: number): Figure {
  const ends = Array.from({ length: games }, (_, game) => {
    const states = statesOf(
      Array.from({ length: players }, () => bot),
      options,
      `${bot} ${game}`,
    )
    return states.at(-1) as State
  })
  const rounds = ends.map(({ round }) => round).toSorted((a, b) => a - b)
  const at = (share: number) => rounds[Math.floor(share * (rounds.length - 1))] ?? 0
  const totals = ends.map((state) => state.players.map(({ score }) => pointsOf(score)))
  const mean = (values: readonly number[]) => (values.reduce((a, b) => a + b, 0) / values.length).toFixed(1)
  const bought = ends.flatMap((state) => state.players.map((_, seat) => diceOf(state, seat) - 5))
  return {
    what: `${bot}, ${players} players, ${way}, ${games} games`,
    value:
      `rounds ${at(0.05)} / ${at(0.5)} / ${at(0.95)}; best ${mean(totals.map((all) => Math.max(...all)))}, ` +
      `last ${mean(totals.map((all) => Math.min(...all)))}; ${mean(bought)} dice bought`,
    goal: 'median 8 to 14',
  }
}

function diceOf({ dice }: State, seat: Seat): number {
  return dice.filter(({ owner }) => owner === seat).length
}
