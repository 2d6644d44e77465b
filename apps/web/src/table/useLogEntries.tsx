import type { Shape } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { GameClient, PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { linesOf, undoneLine } from '@athanor/tabletop/lines.tsx'
import type { TableStep } from '@athanor/tabletop/tableSource.ts'
import type { LogLine } from '@athanor/ui/Log.tsx'
import { useMemo } from 'react'

/** The steps of a game as log entries, the newest first. A step that was told before is not told again. */
export function useLogEntries<G extends Shape>(
  client: GameClient<G>,
  steps: readonly TableStep<G>[],
  players: PlayersInSight,
  words: Words,
  onAttention: (places: readonly string[]) => void,
): readonly LogLine[] {
  const entryOf = useMemo(() => {
    const told = new WeakMap<TableStep<G>, LogLine | null>()
    return (step: TableStep<G>): LogLine | null => {
      let entry = told.get(step)
      if (entry === undefined) {
        entry = logEntry(client, step, players, words, onAttention)
        told.set(step, entry)
      }
      return entry
    }
  }, [client, players, words, onAttention])
  return useMemo(() => steps.toReversed().flatMap((step) => entryOf(step) ?? []), [steps, entryOf])
}

function logEntry<G extends Shape>(
  client: GameClient<G>,
  { version, by, undo, events }: TableStep<G>,
  players: PlayersInSight,
  words: Words,
  onAttention: (places: readonly string[]) => void,
): LogLine | null {
  const seat = by === null ? undefined : players.seats[by]
  const lines =
    undo && by !== null
      ? [undoneLine(client, by, players, words).rich]
      : events.flatMap((event) => linesOf(client, event, players, words).map(({ rich }) => rich))
  if (lines.length === 0) return null
  const places = events.flatMap((event) => client.places(event))
  return {
    key: String(version),
    colour: seat?.colour ?? null,
    lines,
    onAttention: (here: boolean) => onAttention(here ? places : nowhere),
  }
}

const nowhere: readonly string[] = []
