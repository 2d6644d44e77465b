import {
  type Action,
  type AlchemistsShape,
  alchemists,
  type Options,
  type State,
  type View,
  worldsOf,
} from '@athanor/alchemists'
import {
  begin,
  type Chance,
  type LegalActions,
  type Position,
  perform,
  pick,
  type QuickChance,
  quickChance,
  seededChance,
} from '@athanor/kernel'
import { difference } from '@athanor/protocol'
import { findBot } from '@athanor/registry/bots'
import { median, rate, time } from './measure.ts'
import { optionsOf, playout, playouts, seatsOf } from './playouts.ts'
import { type Figure, micro, type Section, whole } from './report.ts'

const apprentice = optionsOf(alchemists, {})
const master = optionsOf(alchemists, alchemists.options.presets['master'] ?? {})
const everything = optionsOf(alchemists, alchemists.options.presets['kingsGolem'] ?? {})

function anyOf(legal: LegalActions<Action>, chance: Chance): Action {
  const stream = chance.stream('bench')
  const group = pick(stream, legal.groups)
  return group.at(stream.below(group.size))
}

type Choose = (view: View, chance: QuickChance) => Action

const byChance: Choose = (view, chance) => anyOf(alchemists.legal(view), chance)

function byBot(id: string): Choose {
  const bot = findBot(alchemists.id, id)
  if (bot === undefined) throw new Error(`there is no bot ${id}`)
  // A bot of this game answers with its actions.
  return (view, chance) => bot.choose(view, { chance, effort: 1, outOfTime: () => false }) as Action
}

/** All positions of one game of four through the front door. */
function positions(options: Options, seed: number, choose: Choose): readonly Position<AlchemistsShape>[] {
  const chance = quickChance(seed)
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  let { position } = begin(alchemists, options, seatsOf(alchemists, 4), source)
  const all = [position]
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) return all
    const action = choose(alchemists.view(position.state, decision.seat), chance)
    const done = perform(alchemists, position, decision.seat, action, source)
    if (!done.ok) throw new Error(done.reason.id)
    position = done.position
    all.push(position)
  }
}

/** Bytes of what a client is told about its view after a move, as the server says it. */
function changedBytes(before: State, after: State): number {
  const change = difference(alchemists.view(before, 0), alchemists.view(after, 0))
  return change === undefined ? 0 : JSON.stringify(change).length
}

/** What is asked of every rule set alike. */
interface Goals {
  readonly playout: string
  readonly viewBytes: string
}

/** Playouts of two to four players, and how large the views of whole games get. */
function figuresOf(options: Options, who: string, goals: Goals): readonly Figure[] {
  // First of all: a bot that has thought beforehand leaves the compiler and the collector slower for seconds.
  const rates = [2, 3, 4].map((players) => ({
    what: `random playout, ${players} ${who}, actions/s on one core`,
    value: whole(rate(() => playouts(alchemists, players, options, 200))),
    goal: goals.playout,
  }))
  const choosers = [byChance, byBot('greedy')]
  const games = choosers.flatMap((choose) => Array.from({ length: 20 }, (_, seed) => positions(options, seed, choose)))
  const [game = []] = games
  const middle = game[Math.floor(game.length / 2)] as Position<AlchemistsShape>
  const view = alchemists.view(middle.state, 0)
  const sizes = games.flat().map(({ state }) => JSON.stringify(alchemists.view(state, 0)).length)
  const differences = games.flatMap((each) =>
    each
      .slice(1)
      .map((position, index) => changedBytes((each[index] as Position<AlchemistsShape>).state, position.state)),
  )
  const chance = quickChance('bench')
  const drawWorld = worldsOf(view)
  let seed = 0
  return [
    ...rates,
    {
      what: 'one whole random game of 4',
      value: micro(time(() => playout(alchemists, 4, options, seed++)).microseconds),
      goal: '≤ 5 ms',
    },
    { what: 'view of one seat', value: micro(time(() => alchemists.view(middle.state, 0)).microseconds) },
    { what: 'resample from a view', value: micro(time(() => alchemists.resample(view, chance)).microseconds) },
    {
      what: 'a further world of a view that is prepared',
      value: micro(time(() => drawWorld(chance)).microseconds),
      goal: '≤ 20 µs',
    },
    {
      what: 'full view as JSON, largest in 40 games of 4, half of them greedy',
      value: `${whole(Math.max(...sizes))} B`,
      goal: goals.viewBytes,
    },
    { what: 'full view as JSON, median of the same', value: `${whole(median(sizes))} B` },
    {
      what: 'difference of the view per move, median of the same',
      value: `${whole(median(differences))} B`,
      goal: '≤ 500 B',
    },
  ]
}

export function alchemistsSection(): Section {
  const figures = figuresOf(master, 'masters', { playout: '≥ 170,000', viewBytes: '≤ 8 kB' })
  const apprentices = {
    what: 'random playout, 4 apprentices, actions/s',
    value: whole(rate(() => playouts(alchemists, 4, apprentice, 200))),
  }
  return { title: 'Alchemists', figures: [...figures, apprentices] }
}

/** The King's Golem, all of it. */
export function modulesSection(): Section {
  return {
    title: 'Alchemists with all modules',
    figures: figuresOf(everything, 'masters', { playout: '≥ 100,000', viewBytes: '≤ 10 kB' }),
  }
}
