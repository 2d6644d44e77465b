import { icon as undoArt } from 'virtual:icon/anticlockwise-rotation'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './HandOver.module.css'

/** Over the whole table while the screen goes from one to another; what stands on it may change, it stays. */
export function Curtain({ stage, children }: { readonly stage: string; readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // Whoever uses keys goes on from the new words, not from a button that is gone.
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>(`[data-stage="${stage}"] [data-first]`)?.focus()
  }, [stage])
  return (
    <dialog
      ref={dialog}
      className={styles['cover']}
      aria-labelledby="hand-over"
      onCancel={(event) => event.preventDefault()}
    >
      <div key={stage} className={styles['inside']} data-stage={stage}>
        {children}
      </div>
    </dialog>
  )
}

interface StageProps {
  readonly name: string
  readonly colour: string
  /** Takes the last move back; null when that is not possible. */
  readonly onUndo: (() => void) | null
}

/** Between two players at one screen: nobody's secrets are on it until the next one has taken it. */
export function HandOver({ name, colour, onUndo, onTake }: StageProps & { onTake(): void }) {
  const { say } = useWords()
  return (
    <>
      <WaxSeal colour={colour} size={150} />
      <h1 id="hand-over">
        {say('web.local.passTo')}
        <br />
        <PlayerName name={name} colour={colour} />
      </h1>
      <p>{say('web.local.passText')}</p>
      <Button look="primary" data-first onClick={onTake}>
        {say('web.local.take', { player: name })}
      </Button>
      <Undo onUndo={onUndo} />
    </>
  )
}

export interface ToldProps extends StageProps {
  readonly lines: readonly ReactNode[]
  /** The game is over, and its count is next. */
  readonly isLast: boolean
  onPass(): void
}

/** Before the screen is passed on: what the last move told its player and nobody else. */
export function Told({ name, colour, lines, isLast, onUndo, onPass }: ToldProps) {
  const { say } = useWords()
  return (
    <>
      <WaxSeal colour={colour} size={80} />
      {/* Not on the button: whoever made the move with a key shall not have read this with the same press. */}
      <h1 id="hand-over" className={styles['short']} tabIndex={-1} data-first aria-describedby="told">
        <PlayerName name={name} colour={colour} />
        <br />
        {say('web.local.toldTitle')}
      </h1>
      <ul id="told" className={styles['told']}>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
      <p>{say('web.local.toldText', { last: isLast ? 'yes' : 'no' })}</p>
      <Button look="primary" onClick={onPass}>
        {isLast ? say('web.end.toCount') : say('web.local.pass')}
      </Button>
      <Undo onUndo={onUndo} />
    </>
  )
}

function Undo({ onUndo }: Pick<StageProps, 'onUndo'>) {
  const { say } = useWords()
  if (onUndo === null) return null
  return (
    <Button look="quiet" icon={undoArt} onClick={onUndo}>
      {say('web.local.undoFirst')}
    </Button>
  )
}
