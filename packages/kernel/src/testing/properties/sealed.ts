import { canonical } from '../../canonical.ts'
import { bytesOfHex, digest, utf8 } from '../../digest.ts'
import { seenBy } from '../../event.ts'
import type { Decision, Shape, Viewer } from '../../game.ts'
import { nextHash } from '../../log.ts'
import { act } from '../../match.ts'
import { observe, perform } from '../../position.ts'
import { someActions, unanswered } from '../choosing.ts'
import { describeDifference } from '../difference.ts'
import { nameOf } from '../names.ts'
import type { Property } from '../property.ts'
import type { Scene } from '../scene.ts'
import { matchAt, secretOf } from '../table.ts'

/**
 * When several seats answer at the same time, nobody sees an answer before the last one is in. All others receive the same
 * bytes for every possible answer, and cannot find it out by trying answers against the log's new hash.
 */
export const sealed: Property = {
  name: 'sealed',
  rate: 0.2,
  *position<G extends Shape>(scene: Scene<G>) {
    const waiting = unanswered(scene.table, scene.position)
    if (waiting.length < 2) return
    const decision = waiting[scene.chance.below(waiting.length)]
    if (decision === undefined || scene.harness.openAsks?.includes(decision.ask)) return
    yield* seenEarly(scene, decision)
    if (decision.sealed === true) yield* guessable(scene, decision)
  },
}

function* seenEarly<G extends Shape>({ table, position, chance }: Scene<G>, { seat, ask }: Decision): Iterable<string> {
  const { game, source, viewers } = table
  const answers = someActions(game.legal(game.view(position.state, seat)), 4, chance)
  const results = answers.map((action) => perform(game, position, seat, action, source)).filter((done) => done.ok)
  const [first, ...others] = results
  if (first === undefined) return
  for (const viewer of viewers) {
    if (viewer === seat) continue
    const received = (done: typeof first, by: Viewer) => ({
      sight: observe(game, done.position, by),
      events: done.events.map((event) => seenBy(event, by)),
    })
    const expected = received(first, viewer)
    const early = others.map((done) => received(done, viewer)).find((got) => canonical(got) !== canonical(expected))
    if (early !== undefined) {
      yield `${nameOf(viewer)} sees the answer of seat ${seat} to ${ask} early: ${describeDifference(expected, early)}`
    }
  }
}

/** Tries to open an entry's hash with everything that a player knows. */
function* guessable<G extends Shape>({ table, position, chance }: Scene<G>, { seat }: Decision): Iterable<string> {
  const { game } = table
  const match = matchAt(table, position)
  for (const action of someActions(game.legal(game.view(position.state, seat)), 4, chance)) {
    const done = act(game, match, seat, action)
    if (!done.ok) continue
    const move = { seat, action }
    const bare = digest('entry/1', bytesOfHex(match.head, 32), utf8(canonical(move)))
    const guesses = [match.header.commitment, match.head, secretOf('another game')].map((seed) =>
      nextHash(seed, match.head, done.match.version, move),
    )
    if ([bare, ...guesses].includes(done.entry.hash)) yield `the hash of a sealed answer of seat ${seat} can be guessed`
  }
}
