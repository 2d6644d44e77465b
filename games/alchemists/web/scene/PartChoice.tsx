import {
  type ActionPart,
  type PartChoice as Choices,
  choicesOf,
  type Intent,
  type PartValues,
  type PromptContext,
  theoryOn,
  withPart,
} from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { memo } from 'react'
import { isTacit, pairOf } from '../pendingAction.ts'
import { previewText } from '../previewText.ts'
import { renderValue } from '../renderValue.tsx'
import { useWords } from '../words.ts'
import { PairChoice } from './PairChoice.tsx'
import { pieceOf } from './pieceOf.tsx'
import styles from './Scene.module.css'
import { Step } from './Step.tsx'

export interface PartProps {
  readonly context: PromptContext
  /** The intent with which it is told what can be chosen: one picture behind what was chosen last. */
  readonly intent: Intent
  readonly part: ActionPart
  /** What is chosen for this part now; for the first of two, both. */
  readonly value: PartValues[ActionPart] | undefined
  readonly second?: PartValues[ActionPart] | undefined
  readonly seats: readonly TableSeat[]
  /** In the place of the question, where a form says it in fewer words. */
  readonly legend?: string
  readonly onIntent: IntentChange
}

/** What becomes of an intent, whatever it is when that is carried out. */
export type IntentChange = (change: (intent: Intent) => Intent) => void

/** The values of a part, as a form hands them over. */
export function valuesOf({ chosen }: Intent, part: ActionPart): Pick<PartProps, 'part' | 'value' | 'second'> {
  const pair = pairOf(part)
  return { part, value: chosen[part], second: pair === null ? undefined : chosen[pair[1]] }
}

/** One part of the action, as the pieces that can be chosen for it; nothing where there is nothing to choose. */
export const PartChoice = memo(function PartChoice(props: PartProps) {
  const { context, intent, part, value: chosen, second, seats, legend, onIntent } = props
  const words = useWords()
  const pair = pairOf(part)
  if (pair !== null) {
    const both = chosen !== undefined && second !== undefined
    return (
      <Step
        name={part}
        legend={words.say(`alchemists.part.${part}`)}
        answer={
          both ? (
            <>
              {renderValue(context, pair[0], chosen, words)} {renderValue(context, pair[1], second, words)}
            </>
          ) : null
        }
      >
        <PairChoice
          context={context}
          intent={intent}
          pair={pair}
          chosen={[chosen, second]}
          seats={seats}
          onIntent={onIntent}
        />
      </Step>
    )
  }
  const choices = choicesOf(context, intent, part).filter((choice) => isWorthShowing(context, part, choice))
  if (choices.length === 0 || (choices.length < 2 && isTacit(part))) return null
  const options = choices.map(({ value, refusal, preview, isClosed }) => {
    const why = isClosed ? (refusal === null ? words.say('web.alchemists.closed') : words.data(refusal)) : null
    const piece = pieceOf({ context, intent, part, value, preview, why, seats, words })
    return {
      value: String(value),
      refusal: why,
      piece,
      label: piece ?? (
        <span className={styles['face']}>
          <span className={styles['named']}>{renderValue(context, part, value, words)}</span>
          <Before text={previewText(preview, words)} />
        </span>
      ),
    }
  })
  const question = legend ?? words.say(`alchemists.part.${part}`)
  return (
    <Step
      name={part}
      legend={question}
      answer={chosen === undefined ? null : renderValue(context, part, chosen, words)}
    >
      <Choice
        legend={question}
        pieces={options.every(({ piece }) => piece !== null)}
        options={options}
        value={chosen === undefined ? null : String(chosen)}
        onChange={(key) => {
          const found = choices.find(({ value }) => String(value) === key)
          if (found !== undefined) onIntent((newest) => withPart(context, newest, part, found.value))
        }}
      />
    </Step>
  )
})

function Before({ text }: { readonly text: string | null }) {
  return text === null ? null : <small>{text}</small>
}

/** Books without a theory are nothing that could be doubted. */
function isWorthShowing({ at }: PromptContext, part: ActionPart, { value, isClosed }: Choices): boolean {
  return part !== 'doubted' || !isClosed || theoryOn(at.table, value as Choices<'doubted'>['value']) !== null
}
