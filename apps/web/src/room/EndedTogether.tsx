import type { GameLog, Shape } from '@athanor/kernel'
import type { TableInfo } from '@athanor/protocol'
import type { TableSource } from '@athanor/tabletop/tableSource.ts'
import { useWords } from '@athanor/tabletop/words.ts'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { nameAt } from '../net/seatName.ts'
import styles from './MenuQuestion.module.css'

interface EndedTogetherProps {
  readonly table: TableInfo
  /** Those who agreed. */
  readonly by: readonly number[]
  readonly source: TableSource<Shape>
  /** What can be done now: once more, and everything else. */
  readonly next: ReactNode
  others(log: GameLog<unknown, unknown> | null): ReactNode
}

/** In the place of the decision: the players ended the game before its end. */
export function EndedTogether({ table, by, source, next, others }: EndedTogetherProps) {
  const words = useWords()
  const log = useSyncExternalStore(source.subscribe, () => source.getState().log)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles['question']}>
      <h2 ref={heading} tabIndex={-1}>
        {words.say('web.ended.title')}
      </h2>
      <p>{words.say('web.ended.text', { names: words.list(by.map((seat) => nameAt(table, seat, words))) })}</p>
      <div className={styles['ways']}>
        {next}
        {others(log)}
      </div>
    </section>
  )
}
