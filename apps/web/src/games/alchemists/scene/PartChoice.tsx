import {
  type Asking,
  type PartChoice as Choices,
  choicesOf,
  type Intent,
  type PartName,
  theoryOn,
  withPart,
} from '@athanor/alchemists'
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
  readonly intent: Intent
  readonly part: PartName
  readonly seats: readonly TableSeat[]
  /** In the place of the question, where a form says it in fewer words. */
  readonly legend?: string
  onIntent(intent: Intent): void
}

/** One part of the action, as the pieces that can be chosen for it; nothing where there is nothing to choose. */
export function PartChoice({ asking, intent, part, seats, legend, onIntent }: PartProps) {
  const words = useWords()
  const pair = pairOf(part)
  if (pair !== null) return <PairChoice asking={asking} intent={intent} pair={pair} onIntent={onIntent} />
  const choices = choicesOf(asking, intent, part).filter((choice) => isWorthShowing(asking, part, choice))
  if (choices.length === 0 || (choices.length < 2 && isTacit(part))) return null
  const chosen = intent.chosen[part]
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
          if (found !== undefined) onIntent(withPart(asking, intent, part, found.value))
        }}
      />
    </div>
  )
}

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
