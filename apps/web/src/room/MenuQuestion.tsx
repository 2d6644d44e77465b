import { Button } from '@athanor/ui/Button.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './MenuQuestion.module.css'

interface MenuQuestionProps {
  readonly name: string
  /** What it would mean. */
  readonly text: string
  /** How one thinks better of it. */
  readonly stay: string
  /** What can be answered else. */
  children(close: () => void): ReactNode
}

/** An entry of the menu that asks back before anything happens. */
export function MenuQuestion({ name, text, stay, children }: MenuQuestionProps) {
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => setOpen(false)
  useEffect(() => {
    if (!isOpen) return
    heading.current?.focus()
    // The answers stand below what is read first.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  if (!isOpen) {
    return (
      <Button wide onClick={() => setOpen(true)}>
        {name}
      </Button>
    )
  }
  return (
    <section className={styles['question']} aria-label={name}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p>{text}</p>
      {children(close)}
      <Button wide look="primary" onClick={close}>
        {stay}
      </Button>
    </section>
  )
}

/** One answer, and what comes of it. */
export function MenuAnswer({
  text,
  onChoose,
  children,
}: {
  readonly text: string
  onChoose(): void
  children: string
}) {
  return (
    <div className={styles['answer']}>
      <Button wide onClick={onChoose}>
        {children}
      </Button>
      <small>{text}</small>
    </div>
  )
}
