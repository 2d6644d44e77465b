import { icon as renameArt } from 'virtual:icon/quill-ink'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useState } from 'react'
import { type OwnSeat, RenameDialog } from './RenameDialog.tsx'

/** The way to another name or another colour. */
export function RenameButton(own: OwnSeat) {
  const { say } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={renameArt} onClick={() => setOpen(true)}>
        {say('web.room.rename')}
      </Button>
      {isOpen && <RenameDialog {...own} onClose={() => setOpen(false)} />}
    </>
  )
}
