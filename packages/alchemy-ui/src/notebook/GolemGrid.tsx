import { golemParts, triggers } from '@athanor/alchemy'
import { memo } from 'react'
import { CellGrid, type GridProps } from './CellGrid.tsx'
import { triggerName } from './factWords.ts'
import type { GridPlace } from './place.ts'
import { TriggerSign } from './TriggerSign.tsx'
import { useWords } from './words.ts'

const places: readonly (readonly GridPlace[])[] = golemParts.map((part) =>
  triggers.map((trigger) => ({ kind: 'trigger', part, trigger })),
)

/** G-011: the lower part of the grid: what the golem's chest and ears react to. */
export const GolemGrid = memo(function GolemGrid(grid: GridProps) {
  const words = useWords()
  const { say } = words
  return (
    <CellGrid
      {...grid}
      wide
      label={say('notebook.sheet.golem')}
      head={() =>
        triggers.map((trigger) => (
          <th key={`${trigger.colour}${trigger.size}`} scope="col" title={triggerName(trigger, words)}>
            <TriggerSign trigger={trigger} label={triggerName(trigger, words)} />
          </th>
        ))
      }
      rows={golemParts.map((part, row) => ({
        head: <th scope="row">{say('notebook.sheet.part', { part })}</th>,
        places: places[row] ?? [],
      }))}
    />
  )
})
