import { writtenCode } from '@athanor/alchemy'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import styles from './StartScreen.module.css'

interface ReplaceDialogProps {
  /** Code of the game that would be left; null when it was set up by hand. */
  readonly code: string | null
  onReplace(): void
  onClose(): void
}

/** One device holds one game: another one takes its place only when that is meant. */
export function ReplaceDialog({ code, onReplace, onClose }: ReplaceDialogProps) {
  const { say } = useWords()
  return (
    <Dialog title={say('reader.start.replaceTitle')} closeLabel={say('web.common.close')} onClose={onClose}>
      <div className={styles['replace']}>
        <p>
          {code === null
            ? say('reader.start.replaceBoard')
            : say('reader.start.replaceText', { code: writtenCode(code) })}
        </p>
        <Button wide onClick={onClose}>
          {say('reader.start.continue')}
        </Button>
        <Button wide look="primary" onClick={onReplace}>
          {say('reader.start.replaceGo')}
        </Button>
      </div>
    </Dialog>
  )
}
