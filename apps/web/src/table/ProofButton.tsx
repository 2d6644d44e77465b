import { icon as proofArt } from 'virtual:icon/scales'
import type { Game, GameLog, Shape } from '@athanor/kernel'
import type { TrustRecord } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useState } from 'react'
import { VerifyDialog } from './VerifyDialog.tsx'

interface ProofButtonProps {
  readonly game: Game<Shape>
  readonly log: GameLog<unknown, unknown>
  /** What this browser kept of the table while it was played; null where there was no server to be held to its word. */
  readonly kept: TrustRecord | null
}

/** Whether everything was fair. */
export function ProofButton(props: ProofButtonProps) {
  const { say } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={proofArt} onClick={() => setOpen(true)}>
        {say('web.verify.button')}
      </Button>
      {isOpen && <VerifyDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
