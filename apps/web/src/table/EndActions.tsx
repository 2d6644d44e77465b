import { icon as filmArt } from 'virtual:icon/backward-time'
import { icon as againArt } from 'virtual:icon/clockwise-rotation'
import { icon as saveArt } from 'virtual:icon/save'
import { icon as proofArt } from 'virtual:icon/scales'
import type { Game, GameLog, Shape } from '@athanor/kernel'
import type { Kept } from '@athanor/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../app/words.tsx'
import { Button } from '../ui/Button.tsx'
import { downloadLog } from './downloadLog.ts'
import { ShareButton } from './ShareButton.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

export interface EndActionsProps {
  readonly game: Game<Shape>
  readonly log: GameLog<unknown, unknown> | null
  /** Address of the recording. */
  readonly replay: string
  /** What this browser kept of the table while it was played; null where there was no server to be held to its word. */
  readonly kept: Kept | null
  /** Once more: asked for, joined where others asked, or followed by whoever watched; null when there is no way. */
  readonly again: 'ask' | 'join' | 'follow' | null
  onAgain(): void
  /** Where the server shows the recording to others; null when the game was played in this browser alone. */
  readonly share: string | null
}

const againWords = { ask: 'web.end.again', join: 'web.end.join', follow: 'web.end.follow' } as const

/** After the game: once more, again from the start, proved, kept. */
export function EndActions({ game, log, replay, kept, again, onAgain, share }: EndActionsProps) {
  const { say } = useWords()
  const [, go] = useLocation()
  const [verifying, setVerifying] = useState(false)
  return (
    <>
      {again !== null && (
        <Button look="primary" icon={againArt} onClick={onAgain}>
          {say(againWords[again])}
        </Button>
      )}
      <Button icon={filmArt} onClick={() => go(replay)}>
        {say('web.end.replay')}
      </Button>
      {log !== null && (
        <>
          <Button icon={proofArt} onClick={() => setVerifying(true)}>
            {say('web.verify.button')}
          </Button>
          <Button icon={saveArt} onClick={() => downloadLog(log)}>
            {say('web.end.save')}
          </Button>
          <ShareButton path={share} log={log} />
        </>
      )}
      {verifying && log !== null && (
        <VerifyDialog game={game} log={log} kept={kept} onClose={() => setVerifying(false)} />
      )}
    </>
  )
}
