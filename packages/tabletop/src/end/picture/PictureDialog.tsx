import { icon as saveArt } from 'virtual:icon/save'
import { icon as shareArt } from 'virtual:icon/share'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../../words.ts'
import { type PictureShape, type PictureStory, pictureShapes } from './layOut.ts'
import styles from './PictureDialog.module.css'
import { paintPicture } from './paintPicture.ts'

interface PictureDialogProps {
  readonly story: PictureStory
  /** The name of the file, without its ending. */
  readonly name: string
  onClose(): void
}

interface Painted {
  readonly file: File
  readonly address: string
}

/** The picture of a finished game, made on this device: to look at, to pass on, to keep. */
export function PictureDialog({ story, name, onClose }: PictureDialogProps) {
  const { say } = useWords()
  const [shape, setShape] = useState<PictureShape>('wide')
  const painted = usePainted(story, shape, name)
  const { width, height } = pictureShapes[shape]
  const canPass = painted instanceof Object && 'canShare' in navigator && navigator.canShare({ files: [painted.file] })
  const save = ({ file, address }: Painted) => {
    const link = document.createElement('a')
    link.href = address
    link.download = file.name
    link.click()
  }
  const pass = async (picture: Painted) => {
    try {
      await navigator.share({ files: [picture.file], text: story.won })
    } catch (error) {
      // Whoever thinks better of it has closed the list of programs.
      if (!(error instanceof DOMException && error.name === 'AbortError')) save(picture)
    }
  }
  useEffect(() => {
    if (painted === 'failed') notify(say('web.end.picture.failed'))
  }, [painted, say])
  return (
    <Dialog wide title={say('web.end.picture.title')} closeLabel={say('web.common.close')} onClose={onClose}>
      <div className={styles['picture']}>
        <Choice
          legend={say('web.end.picture.shape')}
          hiddenLegend
          options={[
            { value: 'wide', label: say('web.end.picture.wide') },
            { value: 'upright', label: say('web.end.picture.upright') },
          ]}
          value={shape}
          onChange={setShape}
        />
        <p className={styles['frame']} data-shape={shape}>
          {painted instanceof Object && (
            <img src={painted.address} width={width} height={height} alt={altOf(story)} data-shape={shape} />
          )}
        </p>
        {painted instanceof Object && (
          <span className={styles['ways']}>
            {canPass && (
              <Button look="primary" icon={shareArt} onClick={() => void pass(painted)}>
                {say('web.end.picture.share')}
              </Button>
            )}
            <Button look={canPass ? 'plain' : 'primary'} icon={saveArt} onClick={() => save(painted)}>
              {say('web.end.picture.save')}
            </Button>
          </span>
        )}
      </div>
    </Dialog>
  )
}

/** The same in words. */
function altOf({ game, won, rows, titles }: PictureStory): string {
  return [
    `${game}: ${won}`,
    ...rows.map(({ place, name, points }) => `${place}. ${name}: ${points}`),
    ...titles.map((title) => `${title.name}: ${title.who}`),
  ].join('\n')
}

function usePainted(story: PictureStory, shape: PictureShape, name: string): Painted | 'failed' | null {
  const [painted, setPainted] = useState<Painted | 'failed' | null>(null)
  useEffect(() => {
    let isWanted = true
    const paint = async () => {
      const blob = await paintPicture(story, shape)
      // The house shows no pictures but its own and those that stand in the page itself.
      const address = blob === null ? null : await dataAddress(blob)
      if (!isWanted) return
      if (blob === null || address === null) return setPainted('failed')
      setPainted({ file: new File([blob], `${name}-${shape}.png`, { type: 'image/png' }), address })
    }
    void paint()
    return () => {
      isWanted = false
      setPainted(null)
    }
  }, [story, shape, name])
  return painted
}

function dataAddress(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.readAsDataURL(blob)
  })
}
