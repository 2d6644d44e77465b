import { Button } from '@athanor/ui/Button.tsx'
import { useWords } from '../words.ts'
import styles from './AwayNotice.module.css'

interface AwayNoticeProps {
  readonly count: number
  onPlay(): void
  onPutAway(): void
}

/** Something happened while the reader was away: it can be stepped through. */
export function AwayNotice({ count, onPlay, onPutAway }: AwayNoticeProps) {
  const { say } = useWords()
  return (
    <div className={styles['away']} role="status">
      <span>{say('web.scene.away', { count })}</span>
      <Button look="primary" onClick={onPlay}>
        {say('web.scene.awayPlay')}
      </Button>
      <Button look="quiet" onClick={onPutAway}>
        {say('web.scene.awayLater')}
      </Button>
    </div>
  )
}
