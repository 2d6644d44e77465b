import { icon as linkArt } from 'virtual:icon/linked-rings'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Invitation } from '../room/Invitation.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

/** A link to a finished game, for whoever wants to see it. */
export function ShareButton({ path }: { readonly path: string }) {
  const { say } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={linkArt} onClick={() => setOpen(true)}>
        {say('web.replay.share')}
      </Button>
      {open && (
        <Dialog title={say('web.replay.share')} closeLabel={say('web.common.close')} onClose={() => setOpen(false)}>
          <Invitation path={path} text={say('web.replay.shareText')} />
        </Dialog>
      )}
    </>
  )
}
