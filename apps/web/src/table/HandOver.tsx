import { icon as undoArt } from 'virtual:icon/anticlockwise-rotation'
import { useEffect, useRef } from 'react'
import { useWords } from '../app/words.tsx'
import { Button } from '../ui/Button.tsx'
import { PlayerName } from '../ui/PlayerName.tsx'
import { WaxSeal } from '../ui/WaxSeal.tsx'
import styles from './HandOver.module.css'

export interface HandOverProps {
  readonly name: string
  readonly colour: string
  onTake(): void
  /** Takes the last move back; null when that is not possible. */
  readonly onUndo: (() => void) | null
}

/** Between two players at one screen: nobody's secrets are on it until the next one has taken it. */
export function HandOver({ name, colour, onTake, onUndo }: HandOverProps) {
  const { say } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles['cover']}
      aria-labelledby="hand-over"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles['inside']}>
        <WaxSeal colour={colour} size={150} />
        <h1 id="hand-over">
          {say('web.local.passTo')}
          <br />
          <PlayerName name={name} colour={colour} />
        </h1>
        <p>{say('web.local.passText')}</p>
        <Button look="primary" onClick={onTake}>
          {say('web.local.take', { player: name })}
        </Button>
        {onUndo !== null && (
          <Button look="quiet" icon={undoArt} onClick={onUndo}>
            {say('web.local.undoFirst')}
          </Button>
        )}
      </div>
    </dialog>
  )
}
