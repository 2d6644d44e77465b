import { Button } from '@athanor/ui/Button.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { type StageWays, useStageKeys } from '../scenes/useStageKeys.ts'
import { useWords } from '../words.ts'
import styles from './EndScreen.module.css'
import type { Show } from './useShow.ts'

const cx = classes(styles)

export interface EndScreenProps {
  readonly show: Show
  /** What stands above it while it is told, and then. */
  readonly telling: string
  readonly told: string
  /** Who won and where I stand, once it is told. */
  readonly winner: ReactNode
  /** The score sheet; one that fills up while the count is told stands beside it. */
  readonly sheet: ReactNode
  readonly fillsUp: boolean
  /** What can be done now. */
  readonly actions: ReactNode
  /** What the game will be remembered for. */
  readonly highlights: ReactNode
  /** How it came: charts and a review. */
  readonly course: ReactNode
  /** The scenes that have been reached. */
  readonly children: ReactNode
}

/**
 * The end of a game: its count, scene by scene. Once it is told, first comes what everybody wants to know (who won, where I
 * stand, the sheet, once more), then what was special about it, then the scenes again.
 */
export function EndScreen(props: EndScreenProps) {
  const { show, telling, told, winner, sheet, fillsUp, actions, highlights, course, children } = props
  const { say } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  // The table is gone, and the keyboard's place with it: what is read next begins here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const { isOver } = show
  // It is gone through like a scene: a tap, Space or Enter goes on, Escape leaves the rest out.
  const ways = useRef<StageWays | null>(null)
  ways.current = isOver ? null : { onPress: show.next, onSkip: show.skip }
  useStageKeys(ways)
  return (
    <div className={cx('end', fillsUp && 'sided', isOver && 'over')}>
      <header className={cx('title')}>
        <h1 ref={heading} tabIndex={-1}>
          {isOver ? told : telling}
        </h1>
        {!isOver && (
          <span className={cx('actions')}>
            <Button onClick={show.next}>{say('web.end.next')}</Button>
            <Button look="primary" onClick={show.skip}>
              {say('web.end.skip')}
            </Button>
          </span>
        )}
      </header>
      {isOver && <div>{winner}</div>}
      {(isOver || fillsUp) && (
        <div className={cx('sheet')}>
          {sheet}
          {isOver && <div className={cx('actions')}>{actions}</div>}
          {isOver && fillsUp && <div className={cx('course')}>{course}</div>}
        </div>
      )}
      {isOver && <div>{highlights}</div>}
      <div className={cx('scenes')} {...(isOver ? {} : { onClick: show.next })}>
        {children}
      </div>
      {isOver && !fillsUp && <div className={cx('course')}>{course}</div>}
    </div>
  )
}
