import type { Shape } from '@athanor/kernel'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { linesOf } from '@athanor/tabletop/lines.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { useSyncExternalStore } from 'react'
import { Curtain, HandOver, Told } from './HandOver.tsx'
import type { LocalTable } from './localTable.ts'

interface CoverProps {
  readonly client: GameClient<Shape>
  readonly table: LocalTable<Shape>
}

/** What comes between two players of one screen: what the move told the one, and the cover for the other. */
export function Cover({ client, table }: CoverProps) {
  const state = useSyncExternalStore(table.subscribe, table.getState)
  const words = useLoadedWords()
  const { seats, viewer, handOver, untold } = state
  const undo = async () => {
    const reason = await table.undo(state.version)
    if (reason !== null) notify(words.data(reason))
  }
  const onUndo = state.canUndo ? () => void undo() : null
  if (untold.length > 0 && viewer !== 'spectator') {
    const players = { seats, viewer, watcher: viewer }
    return (
      <Curtain stage="told">
        <Told
          name={seats[viewer]?.name ?? ''}
          colour={seats[viewer]?.colour ?? ''}
          lines={untold.flatMap((event) => linesOf(client, event, players, words).map(({ rich }) => rich))}
          isLast={state.isLast}
          onUndo={onUndo}
          onPass={() => table.passOn()}
        />
      </Curtain>
    )
  }
  if (handOver === null) return null
  return (
    <Curtain stage="cover">
      <HandOver
        name={seats[handOver]?.name ?? ''}
        colour={seats[handOver]?.colour ?? ''}
        onUndo={onUndo}
        onTake={() => table.takeOver()}
      />
    </Curtain>
  )
}
