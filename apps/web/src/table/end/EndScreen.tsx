import type { ReactNode } from 'react'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './EndScreen.module.css'
import type { Show } from './useShow.ts'

const cx = classes(styles)

export interface EndScreenProps {
  readonly show: Show
  /** What stands above it while it is told, and then. */
  readonly telling: string
  readonly told: string
  /** Who won, once it is told. */
  readonly winner: ReactNode
  /** What stands beside the scenes where there is room; without it the scenes have the width to themselves. */
  readonly result?: ReactNode
  /** The scenes that have been reached. */
  readonly children: ReactNode
}

/** The end of a game: its count, scene by scene, then who won and what can be done now. */
export function EndScreen({ show, telling, told, winner, result, children }: EndScreenProps) {
  const { say } = useWords()
  return (
    <div className={cx('end', result !== undefined && 'sided')}>
      <div className={cx('part')}>
        <header className={cx('title')}>
          <h1>{show.isOver ? told : telling}</h1>
          {!show.isOver && (
            <span className={cx('actions')}>
              <Button onClick={show.next}>{say('web.end.next')}</Button>
              <Button look="primary" onClick={show.skip}>
                {say('web.end.skip')}
              </Button>
            </span>
          )}
        </header>
        {show.isOver && winner}
        {children}
      </div>
      {result !== undefined && <div className={cx('part')}>{result}</div>}
    </div>
  )
}

/** What can be done after the game. */
export function EndChoices({ children }: { readonly children: ReactNode }) {
  return <div className={cx('actions')}>{children}</div>
}
