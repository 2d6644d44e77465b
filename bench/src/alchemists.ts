import { type AlchemistsShape, alchemists, type Options, type State } from '@athanor/alchemists'
import {
  begin,
  type Chance,
  canonical,
  type LegalActions,
  type Position,
  perform,
  pick,
  quickChance,
  readOptions,
  seededChance,
} from '@athanor/kernel'
import { median, rate, time } from './measure.ts'
import { micro, type Section, whole } from './report.ts'

const apprentice = optionsOf({})
const master = optionsOf(alchemists.options.presets['master'] ?? {})

function optionsOf(chosen: Partial<Options>): Options {
  const read = readOptions(alchemists.options, chosen)
  if (!read.ok) throw new Error(read.reason.id)
  return read.options
}

function seats(players: number): readonly { readonly colour: string }[] {
  return alchemists.colours.slice(0, players).map((colour) => ({ colour }))
}

function anyOf<Action>(legal: LegalActions<Action>, chance: Chance): Action {
  const stream = chance.stream('bench')
  const group = pick(stream, legal.groups)
  return group.at(stream.below(group.size))
}

/** One random game as a search plays it: view, legal actions, apply. Returns the number of actions. */
function playout(players: number, options: Options, seed: number): number {
  const chance = quickChance(seed)
  let { state } = alchemists.setup(options, seats(players), chance)
  let actions = 0
  for (;;) {
    const decisions = alchemists.decisions(state)
    const [decision] = decisions
    if (decision === undefined) return actions
    const action = (seat: number) => anyOf(alchemists.legal(alchemists.view(state, seat)), chance)
    actions += decisions.length
    if (decision.sealed === true) {
      const sealed = new Map(decisions.map(({ seat }) => [seat, action(seat)]))
      state = alchemists.resolve?.(state, sealed, chance).state ?? state
    } else {
      state = alchemists.apply(state, decision.seat, action(decision.seat), chance).state
    }
  }
}

function playouts(players: number, options: Options, games: number): number {
  let actions = 0
  for (let seed = 0; seed < games; seed++) actions += playout(players, options, seed)
  return actions
}

/** All positions of one game of four through the front door. */
function positions(seed: number): readonly Position<AlchemistsShape>[] {
  const chance = quickChance(seed)
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  let { position } = begin(alchemists, master, seats(4), source)
  const all = [position]
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) return all
    const action = anyOf(alchemists.legal(alchemists.view(position.state, decision.seat)), chance)
    const done = perform(alchemists, position, decision.seat, action, source)
    if (!done.ok) throw new Error(done.reason.id)
    position = done.position
    all.push(position)
  }
}

/** Bytes of the top-level parts of the table that a move replaces: an upper bound for a difference. */
function changedBytes(before: State, after: State): number {
  const [left, right] = [before, after].map((state) => alchemists.view(state, 0)) as [
    AlchemistsShape['view'],
    AlchemistsShape['view'],
  ]
  const parts = (view: AlchemistsShape['view']): [string, unknown][] => [
    ...Object.entries(view.table).flatMap(([name, value]): [string, unknown][] =>
      name === 'players'
        ? [...view.table.players.entries()].flatMap(([seat, player]) => fields(`p${seat}`, player))
        : listParts(name, value),
    ),
    ...fields('own', view.own ?? {}),
  ]
  const old = new Map(parts(left).map(([name, value]) => [name, canonical(value)]))
  const fresh = parts(right).filter(([name, value]) => old.get(name) !== canonical(value))
  return JSON.stringify(fresh).length
}

function fields(prefix: string, record: object): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]) => listParts(`${prefix}.${name}`, value))
}

function listParts(name: string, value: unknown): [string, unknown][] {
  return Array.isArray(value)
    ? value.map((item, index): [string, unknown] => [`${name}.${index}`, item])
    : [[name, value]]
}

export function alchemistsSection(): Section {
  const game = positions(1)
  const middle = game[Math.floor(game.length / 2)] as Position<AlchemistsShape>
  const view = alchemists.view(middle.state, 0)
  const sizes = game.map(({ state }) => JSON.stringify(alchemists.view(state, 0)).length)
  const differences = game
    .slice(1)
    .map((position, index) => changedBytes((game[index] as Position<AlchemistsShape>).state, position.state))
  const chance = quickChance('bench')
  let seed = 0
  return {
    title: 'Alchemists',
    figures: [
      ...[2, 3, 4].map((players) => ({
        what: `random playout, ${players} masters, actions/s on one core`,
        value: whole(rate(() => playouts(players, master, 200))),
        goal: '≥ 50,000',
      })),
      { what: 'random playout, 4 apprentices, actions/s', value: whole(rate(() => playouts(4, apprentice, 200))) },
      {
        what: 'one whole random game of 4',
        value: micro(time(() => playout(4, master, seed++)).microseconds),
        goal: '≤ 5 ms',
      },
      { what: 'view of one seat', value: micro(time(() => alchemists.view(middle.state, 0)).microseconds) },
      { what: 'resample from a view', value: micro(time(() => alchemists.resample(view, chance)).microseconds) },
      { what: 'full view as JSON, largest of a game', value: `${whole(Math.max(...sizes))} B`, goal: '≤ 8 kB' },
      { what: 'full view as JSON, median', value: `${whole(median(sizes))} B` },
      { what: 'changed parts of a view per move, median', value: `${whole(median(differences))} B`, goal: '≤ 500 B' },
    ],
  }
}
