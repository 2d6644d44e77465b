import { canonical } from '../../canonical.ts'
import type { Shape } from '../../game.ts'
import type { GameLog, LogEntry } from '../../log.ts'
import { act, canUndo, type Match, type Moved, toLog, undo } from '../../match.ts'
import { replay as replayed } from '../../replay.ts'
import { verify } from '../../verify.ts'
import { attempt } from '../attempt.ts'
import { jsonCopy } from '../copies.ts'
import { forgeries } from '../forgeries.ts'
import type { Property } from '../property.ts'
import type { PlayedGame, Scene } from '../scene.ts'

/**
 * The log is the game: written out, read in again and replayed, it gives the same hashes and positions and verifies;
 * any change in it is detected. Looks at whole games.
 */
export const replay: Property = {
  name: 'replay',
  rate: 0.05,
  *game<G extends Shape>(scene: Scene<G>, { moves }: PlayedGame<G>) {
    const { table, chance, tally } = scene
    const { game } = table
    const matches: Match<G>[] = [table.start]
    const texts: string[] = [canonical(table.start.position)]
    const entries: LogEntry<G['action']>[] = []
    const note = (moved: Moved<G>) => {
      matches.push(moved.match)
      texts.push(canonical(moved.match.position))
      entries.push(moved.entry)
    }
    const last = () => matches.at(-1) as Match<G>
    for (const { seat, action } of moves) {
      for (let again = true; again; ) {
        const moved = act(game, last(), seat, action)
        if (!moved.ok) {
          yield `a match refuses a move of its game: ${moved.reason.id}`
          return
        }
        note(moved)
        again = chance.below(6) === 0 && canUndo(last(), seat)
        const back = again ? undo(last(), seat) : null
        if (back?.ok === true) note(back)
      }
    }

    const log: GameLog<unknown, unknown> = jsonCopy(toLog(game, last(), entries, table.people))
    let version = 0
    for (const { match } of replayed(game, log)) {
      if (match.head !== matches[version]?.head) yield `replayed, entry ${version} has another hash`
      if (canonical(match.position) !== texts[version]) yield `replayed, entry ${version} leads elsewhere`
      version++
    }
    const verified = verify(game, log)
    if (!verified.ok) yield `a true log is refused: ${verified.reason.id} in ${verified.step}`

    for (const { what, forged } of forgeries(game, log, chance)) {
      tally.forged++
      const judged = attempt(() => verify(game, forged))
      if (!judged.ok) yield `the verifier breaks on a log with ${what}: ${judged.error}`
      else if (judged.result.ok) yield `the verifier accepts a log with ${what}`
    }
  },
}
