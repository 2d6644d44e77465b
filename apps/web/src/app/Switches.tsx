import { icon as candle } from 'virtual:icon/candle-light'
import { icon as sun } from 'virtual:icon/sun'
import { languages, locales } from '@athanor/messages'
import { IconButton } from '@athanor/ui/Button.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { speak } from '@athanor/ui/words/wordStock.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import styles from './Switches.module.css'

/** Candle light or parchment. */
export function ThemeSwitch() {
  const { say } = useWords()
  const { theme, change } = useSettings()
  const other = theme === 'dark' ? 'light' : 'dark'
  const label = say(other === 'light' ? 'web.common.toLight' : 'web.common.toDark')
  return <IconButton icon={theme === 'dark' ? sun : candle} label={label} onClick={() => change({ theme: other })} />
}

/** Languages are called by their own names. */
export function LanguageSwitch() {
  const { say } = useWords()
  const { locale } = useSettings()
  return (
    <div className={styles['languages']} role="group" aria-label={say('web.common.language')}>
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={styles['language']}
          aria-pressed={each === locale}
          title={languages[each].name}
          onClick={() => void speak(each)}
        >
          {languages[each].short}
          <span className="visually-hidden"> {languages[each].name}</span>
        </button>
      ))}
    </div>
  )
}
