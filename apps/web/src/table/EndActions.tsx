import { icon as filmArt } from 'virtual:icon/backward-time'
import { icon as againArt } from 'virtual:icon/clockwise-rotation'
import { icon as saveArt } from 'virtual:icon/save'
import type { Game, GameLog, Shape } from '@athanor/kernel'
import type { TrustRecord } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useLocation } from 'wouter'
import { downloadLog } from './downloadLog.ts'
import { ProofButton } from './ProofButton.tsx'
import { ShareButton } from './ShareButton.tsx'

interface AgainButtonProps {
  /** Once more: asked for, joined where others asked, or followed by whoever watched; null when there is no way. */
  readonly again: 'ask' | 'join' | 'follow' | null
  onAgain(): void
}

const againWords = { ask: 'web.end.again', join: 'web.end.join', follow: 'web.end.follow' } as const

/** After the game: once more. */
export function AgainButton({ again, onAgain }: AgainButtonProps) {
  const { say } = useWords()
  if (again === null) return null
  return (
    <Button look="primary" icon={againArt} onClick={onAgain}>
      {say(againWords[again])}
    </Button>
  )
}

export interface EndActionsProps {
  readonly game: Game<Shape>
  readonly log: GameLog<unknown, unknown> | null
  /** Address of the recording. */
  readonly replay: string
  /** What this browser kept of the table while it was played; null where there was no server to be held to its word. */
  readonly kept: TrustRecord | null
  /** Where the server shows the recording to others; null when the game was played in this browser alone. */
  readonly share: string | null
}

/** After the game: again from the start, proved, kept, shown to others. */
export function EndActions({ game, log, replay, kept, share }: EndActionsProps) {
  const { say } = useWords()
  const [, go] = useLocation()
  return (
    <>
      <Button icon={filmArt} onClick={() => go(replay)}>
        {say('web.end.replay')}
      </Button>
      {log !== null && (
        <>
          <ShareButton path={share} log={log} when={Date.now()} />
          <ProofButton game={game} log={log} kept={kept} />
          <Button icon={saveArt} onClick={() => downloadLog(log)}>
            {say('web.end.save')}
          </Button>
        </>
      )}
    </>
  )
}
