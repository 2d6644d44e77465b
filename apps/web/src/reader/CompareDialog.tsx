import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { CodeEmblems } from './CodeEmblems.tsx'
import styles from './StartScreen.module.css'

interface CompareDialogProps {
  /** A code that was typed without its digits. */
  readonly code: string
  onSame(): void
  onClose(): void
}

/** AR-97: a slip in a code without digits mostly opens another game; only the other phone's pictures can tell. */
export function CompareDialog({ code, onSame, onClose }: CompareDialogProps) {
  const { say } = useWords()
  return (
    <Dialog title={say('reader.code.compareTitle')} closeLabel={say('web.common.close')} onClose={onClose}>
      <div className={styles['replace']}>
        <CodeEmblems code={code} />
        <p>{say('reader.code.compareText', { code })}</p>
        <Button wide onClick={onClose}>
          {say('reader.code.compareOther')}
        </Button>
        <Button wide look="primary" onClick={onSame}>
          {say('reader.code.compareSame')}
        </Button>
      </div>
    </Dialog>
  )
}
