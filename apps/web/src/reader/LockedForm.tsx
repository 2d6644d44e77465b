import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import type { Reason } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { CodeForm } from './CodeForm.tsx'

interface LockedFormProps {
  /** Only the code of the game opens it now. */
  readonly isLocked: boolean
  /** What the button says. */
  readonly go: string
  /** Opens it, or says why not. */
  onOpen(code: string): Reason | null
}

/** The door to what everybody asked: a button in the final round, before that the code of the game. */
export function LockedForm({ isLocked, go, onOpen }: LockedFormProps) {
  const words = useWords()
  const { say } = words
  if (isLocked) {
    return (
      <>
        <p>{say('reader.history.locked')}</p>
        <CodeForm label={say('reader.history.code')} go={go} onCode={onOpen} />
      </>
    )
  }
  const open = () => {
    const reason = onOpen('')
    if (reason !== null) notify(words.data(reason))
  }
  return (
    <Button wide look="primary" onClick={open}>
      {go}
    </Button>
  )
}
