import { icon as handArt } from 'virtual:icon/hand'
import { icon as phoneArt } from 'virtual:icon/smartphone'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './Gate.module.css'
import { StepPage } from './StepPage.tsx'

const cx = classes(styles)

/** So long a finger says that it is meant, in milliseconds. */
const holdTime = 1000

export interface GateProps {
  readonly text: string
  readonly note: string
  onOpen(): void
  onBack(): void
}

/** between the table and what one player may see. It opens only to somebody who means it. */
export function Gate({ text, note, onOpen, onBack }: GateProps) {
  const { say } = useWords()
  const { held, hold, letGo } = useHold(onOpen)
  const isKey = ({ key, repeat }: KeyboardEvent) => (key === 'Enter' || key === ' ') && !repeat
  return (
    <StepPage
      look="private"
      note={note}
      title={say('reader.gate.title')}
      actions={
        <Button look="quiet" onClick={onBack}>
          {say('web.common.cancel')}
        </Button>
      }
    >
      <span className={cx('phone')} aria-hidden>
        <Icon art={phoneArt} />
      </span>
      <p className={cx('text')}>{text}</p>
      <button
        type="button"
        className={cx('hold')}
        data-held={held || undefined}
        aria-describedby="hold-text"
        onPointerDown={hold}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (isKey(event)) hold()
        }}
        onKeyUp={letGo}
        onBlur={letGo}
      >
        <svg className={cx('ring')} viewBox="0 0 100 100" aria-hidden>
          <circle className={cx('rest')} cx="50" cy="50" r="46" />
          <circle className={cx('run')} cx="50" cy="50" r="46" pathLength="100" />
        </svg>
        <Icon art={handArt} />
        <span>{say('reader.gate.hold')}</span>
      </button>
      <p id="hold-text" className={cx('how')}>
        {say('reader.gate.holdText')}
      </p>
      {/* For whoever cannot hold: a key, a switch, a screen reader. */}
      <Button onClick={onOpen}>{say('reader.gate.press')}</Button>
    </StepPage>
  )
}

function useHold(onHeld: () => void) {
  const [held, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const letGo = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const hold = () => {
    clearTimeout(timer.current)
    setHeld(true)
    timer.current = setTimeout(onHeld, holdTime)
  }
  return { held, hold, letGo }
}
