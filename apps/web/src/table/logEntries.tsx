import type { Shape } from '@athanor/kernel'
import type { Words } from '../app/words.tsx'
import type { GameClient, Players } from '../games/gameClient.ts'
import type { LogEntry } from '../ui/Log.tsx'
import { linesOf, undoneLine } from './lines.tsx'
import type { TableStep } from './tableSource.ts'

/** The steps of a game as log entries, the newest first. */
export function logEntries<G extends Shape>(
  client: GameClient<G>,
  steps: readonly TableStep<G>[],
  players: Players,
  words: Words,
  onAttention: (places: readonly string[]) => void,
): readonly LogEntry[] {
  return steps.toReversed().flatMap(({ version, by, undo, events }) => {
    const seat = by === null ? undefined : players.seats[by]
    const lines =
      undo && by !== null
        ? [undoneLine(client, by, players, words).rich]
        : events.flatMap((event) => linesOf(client, event, players, words).map(({ rich }) => rich))
    if (lines.length === 0) return []
    const places = events.flatMap((event) => client.places(event))
    return [
      {
        key: String(version),
        colour: seat?.colour ?? null,
        lines,
        onAttention: (here: boolean) => onAttention(here ? places : []),
      },
    ]
  })
}
