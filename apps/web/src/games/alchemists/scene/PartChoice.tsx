import {
  type Asking,
  type PartChoice as Choices,
  choicesOf,
  type Intent,
  type PartName,
  type PartValues,
  theoryOn,
  withPart,
} from '@athanor/alchemists'
import { memo } from 'react'
import { useWords } from '../../../app/words.tsx'
import type { TableSeat } from '../../../table/tableSource.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { pairOf } from '../draft.ts'
import { previewText } from '../previewText.ts'
import { faceOf } from '../valueFace.tsx'
import { PairChoice } from './PairChoice.tsx'
import { pieceOf } from './pieceOf.tsx'
import styles from './Scene.module.css'

export interface PartProps {
  readonly asking: Asking
  /** The intent with which it is told what can be chosen: one picture behind what was chosen last. */
  readonly intent: Intent
  readonly part: PartName
  /** What is chosen for this part now; for the first of two, both. */
  readonly value: PartValues[PartName] | undefined
  readonly second?: PartValues[PartName] | undefined
  readonly seats: readonly TableSeat[]
  /** In the place of the question, where a form says it in fewer words. */
  readonly legend?: string
  readonly onIntent: IntentChange
}

/** What becomes of an intent, whatever it is when that is carried out. */
export type IntentChange = (change: (intent: Intent) => Intent) => void

/** The values of a part, as a form hands them over. */
export function valuesOf({ chosen }: Intent, part: PartName): Pick<PartProps, 'part' | 'value' | 'second'> {
  const pair = pairOf(part)
  return { part, value: chosen[part], second: pair === null ? undefined : chosen[pair[1]] }
}

/** One part of the action, as the pieces that can be chosen for it; nothing where there is nothing to choose. */
export const PartChoice = memo(function PartChoice(props: PartProps) {
  const { asking, intent, part, value: chosen, second, seats, legend, onIntent } = props
  const words = useWords()
  const pair = pairOf(part)
  if (pair !== null) {
    return <PairChoice asking={asking} intent={intent} pair={pair} chosen={[chosen, second]} onIntent={onIntent} />
  }
  const choices = choicesOf(asking, intent, part).filter((choice) => isWorthShowing(asking, part, choice))
  if (choices.length === 0 || (choices.length < 2 && isTacit(part))) return null
  const options = choices.map(({ value, refusal, preview, isClosed }) => {
    const why = isClosed ? (refusal === null ? words.say('web.alchemists.closed') : words.data(refusal)) : null
    const piece = pieceOf({ asking, intent, part, value, preview, why, seats, words })
    return {
      value: String(value),
      refusal: why,
      piece,
      label: piece ?? (
        <span className={styles['face']}>
          <span className={styles['named']}>{faceOf(asking, part, value, words)}</span>
          <Before text={previewText(preview, words)} />
        </span>
      ),
    }
  })
  return (
    <div className={styles['part']} data-part={part}>
      <Choice
        legend={legend ?? words.say(`alchemists.part.${part}`)}
        pieces={options.every(({ piece }) => piece !== null)}
        options={options}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(key) => {
          const found = choices.find(({ value }) => String(value) === key)
          if (found !== undefined) onIntent((newest) => withPart(asking, newest, part, found.value))
        }}
      />
    </div>
  )
})

function Before({ text }: { readonly text: string | null }) {
  return text === null ? null : <small>{text}</small>
}

/** Books without a theory are nothing that could be doubted. */
function isWorthShowing({ at }: Asking, part: PartName, { value, isClosed }: Choices): boolean {
  return part !== 'doubted' || !isClosed || theoryOn(at.table, value as Choices<'doubted'>['value']) !== null
}

/** Parts that are not spoken of where there is only one way. */
const tacit: ReadonlySet<PartName> = new Set([
  'mortar',
  'merchants',
  'barmaids',
  'sages',
  'shopkeepers',
  'offering',
  'courtiers',
  'rejected',
  'starting',
  'secret',
] as const)

function isTacit(part: PartName): boolean {
  return tacit.has(part)
}
