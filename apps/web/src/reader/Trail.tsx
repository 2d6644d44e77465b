import { isAnswerPublic, isInputPublic, type ReaderMode } from '@athanor/alchemy/reader'
import { useWords, type Words } from '@athanor/alchemy-ui/readerWords.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import styles from './Trail.module.css'

const cx = classes(styles)

interface TrailProps {
  readonly mode: ReaderMode
  /** How many ingredients are asked for. */
  readonly count: 1 | 2
  /** The step that is on, from 0. */
  readonly at: number
}

/** Where one stands on the way from the question to the answer. */
export function Trail({ mode, count, at }: TrailProps) {
  const words = useWords()
  return (
    <ol className={cx('trail')} aria-label={words.say('reader.trail.label')}>
      {stepsOf(mode, count, words).map((step, place) => (
        <li key={step} aria-current={place === at ? 'step' : undefined} data-done={place < at || undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}

function stepsOf(mode: ReaderMode, count: number, { say }: Words): readonly string[] {
  return [
    ...(mode === 'sell' ? [say('reader.trail.promise')] : []),
    say('reader.trail.cards', { count }),
    ...(isInputPublic(mode) ? [say('reader.trail.explain')] : []),
    say('reader.trail.answer', { whom: isAnswerPublic(mode) ? 'all' : 'you' }),
  ]
}
