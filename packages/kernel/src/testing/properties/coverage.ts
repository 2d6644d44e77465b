import type { GameEvent } from '../../event.ts'
import type { Game, Shape, Viewer } from '../../game.ts'
import { readOptions } from '../../options.ts'
import { kernelReasonIds } from '../../reasons.ts'
import type { Harness } from '../harness.ts'
import { optionValues } from '../optionValues.ts'
import type { Property } from '../property.ts'
import type { PlayedMove, Scene } from '../scene.ts'
import type { Tally } from '../tally.ts'

/**
 * Everything that a game declares occurs: kinds of actions and events, reasons, asks, score sources, own targets; and
 * nothing else does. What was never seen is judged over the whole run.
 */
export const coverage: Property = {
  name: 'coverage',
  rate: 1,
  *position<G extends Shape>({ table, harness, position, chance, tally }: Scene<G>) {
    if (position === table.start.position) {
      yield* noteEvents(table.game, table.events, tally)
      const { state } = position
      for (const target of harness.targets?.seen({ seat: null, action: null, events: table.events, state }) ?? []) {
        tally.targets.add(target)
      }
    }
    yield* noteAsks(table.game, position.state, tally)
    // Hunting for reasons costs a view, so not at every position.
    if (chance.below(3) === 0) yield* huntReasons(table.game, { harness, position, chance, tally, table })
  },
  *move<G extends Shape>({ table, harness, tally }: Scene<G>, { seat, action, done }: PlayedMove<G>) {
    tally.actions.add(action.kind)
    yield* noteEvents(table.game, done.events, tally)
    const happening = { seat, action, events: done.events, state: done.position.state }
    for (const target of harness.targets?.seen(happening) ?? []) tally.targets.add(target)
  },
}

/** What has not been seen yet, each with its sort. */
export function missing<G extends Shape>(game: Game<G>, harness: Harness<G>, tally: Tally): readonly string[] {
  const lists = [
    { sort: 'action', all: game.actionKinds, seen: tally.actions },
    { sort: 'event', all: game.eventKinds, seen: tally.events },
    { sort: 'reason', all: game.reasonIds, seen: tally.reasons },
    { sort: 'ask', all: game.asks, seen: tally.asks },
    { sort: 'score source', all: game.scoreSources, seen: tally.scoreSources },
    { sort: 'target', all: harness.targets?.all ?? [], seen: tally.targets },
  ]
  return lists.flatMap(({ sort, all, seen }) => all.filter((name) => !seen.has(name)).map((name) => `${sort} ${name}`))
}

/**
 * Options that do not fit the seats are refused for reasons too: every value of every option at every table size, and
 * everything else that the harness knows.
 */
export function* huntOptionReasons<G extends Shape>(
  game: Game<G>,
  { refusedOptions = [] }: Harness<G>,
  tally: Tally,
): Iterable<string> {
  const usual = readOptions<G['options']>(game.options, {})
  const asked = [...optionValues(game)].flatMap(([name, value]) => {
    const read = readOptions<G['options']>(game.options, { [name]: value })
    return read.ok ? [read.options] : []
  })
  const odd = refusedOptions.map((options) => ({ ...(usual.ok ? usual.options : {}), ...options }) as G['options'])
  for (const options of [...asked, ...odd]) {
    for (let seats = game.players.min; seats <= game.players.max; seats++) {
      const reason = game.checkOptions?.(options, seats) ?? null
      if (reason !== null) yield* noteReason(game, reason.id, tally)
    }
  }
}

function* noteReason<G extends Shape>(game: Game<G>, id: string, tally: Tally): Iterable<string> {
  tally.reasons.add(id)
  const known: readonly string[] = [...game.reasonIds, ...kernelReasonIds]
  if (!known.includes(id)) yield `reason ${id} is not declared`
}

function* noteEvents<G extends Shape>(
  game: Game<G>,
  events: readonly GameEvent<G['event'], G['secret']>[],
  tally: Tally,
): Iterable<string> {
  for (const { public: shown } of events) {
    tally.events.add(shown.kind)
    if (!game.eventKinds.includes(shown.kind)) yield `event ${shown.kind} is not declared`
  }
}

function* noteAsks<G extends Shape>(game: Game<G>, state: G['state'], tally: Tally): Iterable<string> {
  for (const { ask } of game.decisions(state)) {
    tally.asks.add(ask)
    if (!game.asks.includes(ask)) yield `ask ${ask} is not declared`
  }
  for (const { source } of game.outcome(state)?.seats.flatMap(({ breakdown }) => breakdown) ?? []) {
    tally.scoreSources.add(source)
    if (!game.scoreSources.includes(source)) yield `score source ${source} is not declared`
  }
}

function* huntReasons<G extends Shape>(
  game: Game<G>,
  { table, harness, position, chance, tally }: Scene<G>,
): Iterable<string> {
  const viewer = table.viewers[chance.below(table.viewers.length)] as Viewer
  const view = game.view(position.state, viewer)
  for (let count = 0; count < 4; count++) {
    const reason = game.check(view, harness.randomAction(view, chance))
    if (reason !== null) yield* noteReason(game, reason.id, tally)
  }
}
