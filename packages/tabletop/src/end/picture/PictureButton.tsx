import { icon as pictureArt } from 'virtual:icon/photo-camera'
import { Button } from '@athanor/ui/Button.tsx'
import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { useWords } from '../../words.ts'
import type { PictureStory } from './layOut.ts'

/** Few want a picture, so what paints it comes then. */
const PictureDialog = lazy(() => import('./PictureDialog.tsx').then((found) => ({ default: found.PictureDialog })))

interface PictureButtonProps {
  /** What the picture tells; null while nobody knows. */
  story(): PictureStory | null
  readonly name: string
  readonly style?: CSSProperties
}

/** A picture of how the game ended, for whoever was not there. */
export function PictureButton({ story, name, ...rest }: PictureButtonProps) {
  const { say } = useWords()
  const [shown, setShown] = useState<PictureStory | null>(null)
  return (
    <>
      <Button {...rest} icon={pictureArt} onClick={() => setShown(story())}>
        {say('web.end.picture.button')}
      </Button>
      {shown !== null && (
        <Suspense>
          <PictureDialog story={shown} name={name} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
