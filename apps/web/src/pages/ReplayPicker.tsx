import { icon as fileArt } from 'virtual:icon/scroll-unfurled'
import { useId } from 'react'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../app/words.tsx'
import { OwnGames } from '../lobby/OwnGames.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './ReplayPicker.module.css'
import text from './TextPage.module.css'

interface ReplayPickerProps {
  /** Why the last file could not be shown. */
  readonly refusal: string | null
  onText(text: string): void
}

/** Which game is to be seen again. */
export function ReplayPicker({ refusal, onText }: ReplayPickerProps) {
  const { say } = useWords()
  const id = useId()
  return (
    <Shell title={say('web.lobby.replay')} narrow>
      <h1 className={text['title']}>{say('web.lobby.replay')}</h1>
      <p className={text['lead']}>{say('web.replay.lead')}</p>
      <div className={text['stack']}>
        <div className={text['drop']}>
          <span className={styles['art']}>
            <Icon art={fileArt} />
          </span>
          <label htmlFor={id}>{say('web.replay.choose')}</label>
          <input
            id={id}
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file !== undefined) void file.text().then(onText)
            }}
          />
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
