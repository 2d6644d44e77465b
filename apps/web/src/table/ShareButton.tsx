import { icon as linkArt } from 'virtual:icon/linked-rings'
import type { GameLog } from '@athanor/kernel'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Invitation } from '../room/Invitation.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { notify } from '../ui/notices.ts'
import { linkOfLog } from './linkedLog.ts'

interface ShareButtonProps {
  /** Where the server shows the recording; null where it has none, and the whole game goes into the link. */
  readonly path: string | null
  readonly log: GameLog<unknown, unknown>
}

/** A link to a finished game, for whoever wants to see it. */
export function ShareButton({ path, log }: ShareButtonProps) {
  const { say } = useWords()
  const [shared, setShared] = useState<string | null>(null)
  const open = async () => {
    try {
      setShared(path ?? `/replay#g=${await linkOfLog(log)}`)
    } catch {
      // Browsers before 2023 cannot pack anything by themselves.
      notify(say('web.replay.noPacking'))
    }
  }
  return (
    <>
      <Button icon={linkArt} onClick={() => void open()}>
        {say('web.replay.share')}
      </Button>
      {shared !== null && (
        <Dialog title={say('web.replay.share')} closeLabel={say('web.common.close')} onClose={() => setShared(null)}>
          <Invitation path={shared} text={say(path === null ? 'web.replay.packedText' : 'web.replay.shareText')} />
        </Dialog>
      )}
    </>
  )
}
