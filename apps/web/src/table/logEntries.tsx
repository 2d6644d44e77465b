import type { Shape } from '@athanor/kernel'
import { sayWith, type Words } from '../app/words.tsx'
import type { GameClient, Players } from '../games/gameClient.ts'
import type { LogEntry } from '../ui/Log.tsx'
import { PlayerName } from '../ui/PlayerName.tsx'
import { linesOf } from './lines.tsx'
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
    const name = seat?.name ?? ''
    const lines = undo
      ? [
          sayWith(
            words,
            'web.log.undone',
            { player: name },
            { player: <PlayerName name={name} colour={seat?.colour ?? ''} /> },
          ),
        ]
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
