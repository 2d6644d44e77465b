import type { Shape } from '@athanor/kernel'
import { useMemo } from 'react'
import type { Words } from '../app/words.tsx'
import type { GameClient, Players } from '../games/gameClient.ts'
import type { LogEntry } from '../ui/Log.tsx'
import { linesOf, undoneLine } from './lines.tsx'
import type { TableStep } from './tableSource.ts'

/** The steps of a game as log entries, the newest first. A step that was told before is not told again. */
export function useLogEntries<G extends Shape>(
  client: GameClient<G>,
  steps: readonly TableStep<G>[],
  players: Players,
  words: Words,
  onAttention: (places: readonly string[]) => void,
): readonly LogEntry[] {
  const entryOf = useMemo(() => {
    const told = new WeakMap<TableStep<G>, LogEntry | null>()
    return (step: TableStep<G>): LogEntry | null => {
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
  players: Players,
  words: Words,
  onAttention: (places: readonly string[]) => void,
): LogEntry | null {
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
