import { type Action, compendium, type Options, type State } from '@athanor/compendium'
import {
  act,
  begin,
  type Chance,
  canonical,
  type GameLog,
  type LogEntry,
  peopleOf,
  perform,
  pick,
  quickChance,
  readOptions,
  replay,
  seededChance,
  startMatch,
  toLog,
  verify,
} from '@athanor/kernel'
import { playTicTacToe } from './boardgameIo.ts'
import { rate, time } from './measure.ts'
import { micro, type Section, whole } from './report.ts'

const options = defaults()

function defaults(): Options {
  const read = readOptions(compendium.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  return read.options
}

function seats(players: number): readonly { readonly colour: string }[] {
  return compendium.colours.slice(0, players).map((colour) => ({ colour }))
}

function randomAction(state: State, seat: number, chance: Chance) {
  const stream = chance.stream('bench')
  const group = pick(stream, compendium.legal(compendium.view(state, seat)).groups)
  return group.at(stream.below(group.size))
}

/** Whole random games as a search plays them: view, legal actions, apply. Returns the number of actions. */
function playouts(players: number, games: number): number {
  let actions = 0
  for (let game = 0; game < games; game++) {
    const chance = quickChance(game)
    let { state } = compendium.setup(options, seats(players), chance)
    for (
      let [decision] = compendium.decisions(state);
      decision !== undefined;
      [decision] = compendium.decisions(state)
    ) {
      state = compendium.apply(state, decision.seat, randomAction(state, decision.seat, chance), chance).state
      actions++
    }
  }
  return actions
}

/** The same games through the front door: every action checked, the luck from ChaCha20. */
function checkedPlayouts(players: number, games: number): number {
  let actions = 0
  for (let game = 0; game < games; game++) {
    const chance = quickChance(game)
    const source = seededChance(game.toString(16).padStart(64, '0'))
    let { position } = begin(compendium, options, seats(players), source)
    for (
      let [decision] = compendium.decisions(position.state);
      decision !== undefined;
      [decision] = compendium.decisions(position.state)
    ) {
      const action = randomAction(position.state, decision.seat, chance)
      const done = perform(compendium, position, decision.seat, action, source)
      if (!done.ok) throw new Error(done.reason.id)
      position = done.position
      actions++
    }
  }
  return actions
}

export function engineSection(): Section {
  const playersCounts = [2, 3, 4, 5]
  const figures = playersCounts.map((players) => ({
    what: `random playout, ${players} players, actions/s on one core`,
    value: whole(rate(() => playouts(players, 3000))),
    goal: '≥ 300,000',
  }))
  return {
    title: 'Engine: Alchemist beside boardgame.io',
    figures: [
      ...figures,
      {
        what: 'the same through `perform` (checked, ChaCha20), 4 players, actions/s',
        value: whole(rate(() => checkedPlayouts(4, 2000))),
      },
      {
        what: `boardgame.io 0.50.2, tic-tac-toe, moves/s (production mode)`,
        value: whole(rate(() => playTicTacToe(400, 0), 3)),
      },
      {
        what: 'boardgame.io 0.50.2, tic-tac-toe beside 200 cards, moves/s',
        value: whole(rate(() => playTicTacToe(60, 200), 3)),
      },
    ],
  }
}

/** A whole random game of four with its log. */
function recordedGame(): { readonly log: GameLog<unknown, unknown>; readonly middle: State } {
  const chance = quickChance('recorded')
  const secret = '5eed'.repeat(16)
  const players = seats(4).map(({ colour }) => ({ name: colour, colour, salt: colour }))
  const started = startMatch(compendium, { options: {}, seats: players, secret })
  if (!started.ok) throw new Error(started.reason.id)
  let { match } = started
  let middle = match.position.state
  const entries: LogEntry<Action>[] = []
  for (;;) {
    const { state } = match.position
    const [decision] = compendium.decisions(state)
    if (decision === undefined) break
    if (entries.length === 24) middle = state
    const moved = act(compendium, match, decision.seat, randomAction(state, decision.seat, chance))
    if (!moved.ok) throw new Error(moved.reason.id)
    match = moved.match
    entries.push(moved.entry)
  }
  return { log: toLog(compendium, match, entries, peopleOf(players)), middle }
}

export function timesSection(): Section {
  const { log, middle } = recordedGame()
  const view = compendium.view(middle, 0)
  const chance = quickChance('times')
  const timed = (what: string, work: () => unknown, goal?: string) => ({
    what,
    value: micro(time(work).microseconds),
    ...(goal === undefined ? {} : { goal }),
  })
  return {
    title: 'Single operations, game of four in its middle',
    figures: [
      timed('structuredClone of the state', () => structuredClone(middle)),
      timed('canonical text of the state', () => canonical(middle)),
      timed('view of one seat', () => compendium.view(middle, 0)),
      timed('legal actions of a view (counted)', () => compendium.legal(compendium.view(middle, middle.turn)).size),
      timed('resample from a view', () => compendium.resample(view, chance)),
      timed(
        `replay of a whole game, ${log.entries.length} entries, hashes checked`,
        () => [...replay(compendium, log)],
        '≤ 20 ms',
      ),
      timed('verify of the same game', () => verify(compendium, log)),
      { what: 'full view as JSON', value: `${whole(JSON.stringify(view).length)} B` },
      { what: 'whole log as JSON', value: `${whole(JSON.stringify(log).length)} B` },
    ],
  }
}
