import { icon as doneArt } from 'virtual:icon/check-mark'
import { type ActionPart, type Intent, nextStep, type PromptContext, partsOf } from '@athanor/alchemists'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { createContext, type ReactNode, use } from 'react'
import { isTacit, pairWith } from '../pendingAction.ts'
import styles from './Scene.module.css'

const cx = classes(styles)

/** A question of a decision: what is to be done, or a part of it; two cards of a kind are one question. */
export type StepName = ActionPart | 'what'

interface Turn {
  /** Which question is open in a window that has room for one. */
  readonly now: StepName | null
  /** Opens one that was answered. */
  reopen(name: StepName): void
}

/** In a small window one question is asked at a time. */
export const StepTurn = createContext<Turn>({ now: null, reopen: () => {} })

/** The first question that is open; once all are answered, the last of those that matter. */
export function stepIn(context: PromptContext, intent: Intent): StepName | null {
  const step = nextStep(context, intent)
  if (step.kind === 'action') return 'what'
  if (step.kind === 'part') return pairWith(step.step.part)?.[0] ?? step.step.part
  const answered = partsOf(context, intent).filter(({ part }) => intent.chosen[part] !== undefined && !isTacit(part))
  const last = answered.at(-1)?.part
  return last === undefined ? null : (pairWith(last)?.[0] ?? last)
}

interface StepProps {
  readonly name: StepName
  readonly legend: string
  /** What was chosen; null as long as nothing is. */
  readonly answer: ReactNode
  readonly children: ReactNode
}

/** A question with its pieces. Where there is room for one question only, an answer is a line that opens it again. */
export function Step({ name, legend, answer, children }: StepProps) {
  const { now, reopen } = use(StepTurn)
  const state = now === name ? 'now' : answer === null ? 'later' : 'done'
  return (
    <div className={cx('part')} data-part={name} data-step={state}>
      {state === 'done' && (
        <button type="button" className={cx('answered')} onClick={() => reopen(name)}>
          <Icon art={doneArt} />
          <span className="visually-hidden">{legend} </span>
          <span className={cx('answer')}>{answer}</span>
        </button>
      )}
      {children}
    </div>
  )
}
