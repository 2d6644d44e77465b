import { golemParts, triggers } from '@athanor/alchemy'
import { memo } from 'react'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { useRoving } from '../lib/useRoving.ts'
import { CellContent, type CellFace, cellText } from './Cell.tsx'
import { triggerName } from './factWords.ts'
import { likely, pressByKey } from './Grid.tsx'
import styles from './Notebook.module.css'
import { type Place, samePlace } from './place.ts'
import { TriggerSign } from './TriggerSign.tsx'

const cx = classes(styles)

interface GolemGridProps {
  faceAt(place: Place): CellFace
  readonly selected: Place | null
  onPress(place: Place): void
}

/** G-011: the lower part of the grid: what the golem's chest and ears react to. */
export const GolemGrid = memo(function GolemGrid({ faceAt, selected, onPress }: GolemGridProps) {
  const words = useWords()
  const { say } = words
  const roving = useRoving(golemParts.length * triggers.length, () => triggers.length)
  return (
    <table
      role="grid"
      className={cx('grid', 'golem')}
      aria-label={say('notebook.sheet.golem')}
      {...roving.group}
      onKeyDown={(event) => {
        pressByKey(event)
        roving.group.onKeyDown(event)
      }}
    >
      <thead>
        <tr>
          <td />
          {triggers.map((trigger) => (
            <th key={`${trigger.colour}${trigger.size}`} scope="col" title={triggerName(trigger, words)}>
              <TriggerSign trigger={trigger} label={triggerName(trigger, words)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {golemParts.map((part, row) => (
          <tr key={part}>
            <th scope="row">{say('notebook.sheet.part', { part })}</th>
            {triggers.map((trigger, column) => {
              const place: Place = { kind: 'trigger', part, trigger }
              const face = faceAt(place)
              const said = cellText(face, words)
              return (
                <td
                  key={`${trigger.colour}${trigger.size}`}
                  {...roving.item(row * triggers.length + column)}
                  className={cx('cell')}
                  data-sure={face.chance === 1 || undefined}
                  data-out={face.chance === 0 || undefined}
                  aria-selected={samePlace(place, selected)}
                  aria-label={say('notebook.sheet.golemCell', {
                    part,
                    trigger: triggerName(trigger, words),
                    said: said === '' ? say('notebook.sheet.empty') : said,
                  })}
                  style={likely(face)}
                  onClick={() => onPress(place)}
                >
                  <CellContent face={face} />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
