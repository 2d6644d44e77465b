import { Button } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { use, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import styles from '../app/TextPage.module.css'
import { GalleryTools } from '../gallery/GalleryTools.tsx'
import { gameIds, loadClient } from '../games/clients.ts'

/** Every component of the house in every state, side by side: for designers, screenshots and accessibility checks. */
export function GalleryPage() {
  const { say } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <Shell title={say('web.gallery.title')}>
      <h1 className={styles['title']}>{say('web.gallery.title')}</h1>
      <p className={styles['lead']}>{say('web.gallery.lead')}</p>
      <div className={styles['stack']}>
        <GalleryTools onDialog={() => setOpen(true)} />
        {gameIds.map((game) => (
          <GamePieces key={game} game={game} />
        ))}
      </div>
      {open && (
        <Dialog title={say('web.gallery.dialog')} closeLabel={say('web.common.close')} onClose={() => setOpen(false)}>
          <p>{say('web.gallery.lead')}</p>
          <Button look="primary" onClick={() => setOpen(false)}>
            {say('web.common.close')}
          </Button>
        </Dialog>
      )}
    </Shell>
  )
}

function GamePieces({ game }: { readonly game: string }) {
  const { Gallery } = use(loadClient(game))
  return <Gallery />
}
