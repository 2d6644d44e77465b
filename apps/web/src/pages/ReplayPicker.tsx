import { icon as fileArt } from 'virtual:icon/scroll-unfurled'
import { useWords } from '@athanor/tabletop/words.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useId } from 'react'
import { Shell } from '../app/Shell.tsx'
import text from '../app/TextPage.module.css'
import { OwnGames } from '../lobby/OwnGames.tsx'
import styles from './ReplayPicker.module.css'

interface ReplayPickerProps {
  /** Why the last file could not be shown. */
  readonly refusal: string | null
  onText(text: string): void
}

/** Which game is to be seen again. */
export function ReplayPicker({ refusal, onText }: ReplayPickerProps) {
  const { say } = useWords()
  const id = useId()
  const read = (file: File | undefined) => {
    if (file !== undefined) void file.text().then(onText)
  }
  return (
    <Shell title={say('web.lobby.replay')} width="narrow">
      <h1 className={text['title']}>{say('web.lobby.replay')}</h1>
      <p className={text['lead']}>{say('web.replay.lead')}</p>
      <div className={text['stack']}>
        <div
          className={text['drop']}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            read(event.dataTransfer.files[0])
          }}
        >
          <span className={styles['art']}>
            <Icon art={fileArt} />
          </span>
          {/* The browser's own button would speak the browser's language; the label is pressed instead. */}
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept="application/json,.json"
            onChange={(event) => read(event.target.files?.[0])}
          />
          <label htmlFor={id} className={styles['choose']}>
            {say('web.replay.choose')}
          </label>
          <p className={styles['hint']}>{say('web.replay.drop')}</p>
          {refusal !== null && (
            <p className={text['bad']} role="alert">
              {refusal}
            </p>
          )}
        </div>
        <OwnGames />
      </div>
    </Shell>
  )
}
