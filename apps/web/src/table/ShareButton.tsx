import { icon as linkArt } from 'virtual:icon/linked-rings'
import type { GameLog } from '@athanor/kernel'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useState } from 'react'
import { Invitation } from '../app/Invitation.tsx'
import { gameTitle } from '../games/clients.ts'
import { linkOfLog, recordingPath } from './linkedLog.ts'

interface ShareButtonProps {
  /** Where the server shows the recording; null where it has none, and the whole game goes into the link. */
  readonly path: string | null
  readonly log: GameLog<unknown, unknown>
  /** When it was played, in milliseconds since 1970; null where nobody knows. */
  readonly when: number | null
}

/** A link to a finished game, for whoever wants to see it. */
export function ShareButton({ path, log, when }: ShareButtonProps) {
  const words = useWords()
  const { say } = words
  const [shared, setShared] = useState<string | null>(null)
  const open = async () => {
    try {
      setShared(path ?? recordingPath(await linkOfLog(log), when))
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
          <Invitation
            path={shared}
            text={say(path === null ? 'web.replay.packedText' : 'web.replay.shareText')}
            share={say('web.replay.sent', { game: gameTitle(log.header.game, words) })}
          />
        </Dialog>
      )}
    </>
  )
}
