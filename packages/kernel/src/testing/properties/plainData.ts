import { canonical } from '../../canonical.ts'
import type { Game, Shape } from '../../game.ts'
import { perform } from '../../position.ts'
import { attempt } from '../attempt.ts'
import { someActions } from '../choosing.ts'
import { cloned, jsonCopy } from '../copies.ts'
import { describeDifference, shown } from '../difference.ts'
import { nameOf } from '../names.ts'
import type { Property } from '../property.ts'
import type { PlayedMove, Scene } from '../scene.ts'

/**
 * Everything survives JSON and structured clone: states, views, actions and events keep their bytes, a game goes on
 * from a copy as from the original, and a view's copy allows exactly what the view allows, so no view smuggles a
 * reference to what it must not show.
 */
export const plainData: Property = {
  name: 'plainData',
  rate: 0.05,
  *move<G extends Shape>({ table, harness, position, chance }: Scene<G>, { seat, action, done }: PlayedMove<G>) {
    const { game, viewers, source } = table
    yield* notPlain('the state', done.position)
    yield* notPlain('the action', action)
    yield* notPlain('the events', done.events)

    const copied = attempt(() => perform(game, jsonCopy(position), seat, jsonCopy(action), source))
    if (!copied.ok) yield `a game cannot go on from a copy: ${copied.error}`
    else if (!copied.result.ok) yield `a game cannot go on from a copy: ${copied.result.reason.id}`
    else if (canonical(copied.result) !== canonical(done)) {
      yield `a game goes on differently from a copy: ${describeDifference(done, copied.result)}`
    }

    for (const viewer of viewers) {
      const view = game.view(done.position.state, viewer)
      yield* notPlain(`the view of ${nameOf(viewer)}`, view)
      const legal = someActions(game.legal(view), 20, chance)
      const tries = [...legal, action, harness.randomAction(view, chance), harness.randomAction(view, chance)]
      const own = answers(game, view, tries)
      const other = attempt(() => answers(game, jsonCopy(view), tries))
      if (!other.ok) yield `a copy of the view of ${nameOf(viewer)} is not enough: ${other.error}`
      else if (canonical(own) !== canonical(other.result)) {
        yield `a copy of the view of ${nameOf(viewer)} allows something else: ${describeDifference(own, other.result)}`
      }
    }
  },
}

function* notPlain(what: string, value: unknown): Iterable<string> {
  const tried = attempt(() => {
    const text = canonical(value)
    if (canonical(jsonCopy(value)) !== text) return 'does not survive JSON'
    return canonical(cloned(value)) === text ? null : 'does not survive structured clone'
  })
  if (!tried.ok) yield `${what} is not plain data: ${tried.error}`
  else if (tried.result !== null) yield `${what} ${tried.result}: ${shown(value)}`
}

/** How a view answers to the given actions, and how many it allows of each kind. */
function answers<G extends Shape>(game: Game<G>, view: G['view'], tries: readonly G['action'][]): object {
  return {
    sizes: game.legal(view).groups.map(({ kind, size }) => ({ kind, size })),
    reasons: tries.map((action) => game.check(view, action)),
  }
}
