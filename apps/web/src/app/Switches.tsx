import { icon as candle } from 'virtual:icon/candle-light'
import { icon as sun } from 'virtual:icon/sun'
import { type Locale, locales } from '@athanor/messages'
import { IconButton } from '../ui/Button.tsx'
import { useSettings } from './browser.ts'
import styles from './Switches.module.css'
import { speak } from './wordStock.ts'
import { useWords } from './words.tsx'

/** Candle light or parchment. */
export function ThemeSwitch() {
  const { say } = useWords()
  const { theme, change } = useSettings()
  const other = theme === 'dark' ? 'light' : 'dark'
  const label = say(other === 'light' ? 'web.common.toLight' : 'web.common.toDark')
  return <IconButton icon={theme === 'dark' ? sun : candle} label={label} onClick={() => change({ theme: other })} />
}

/** Languages are called by their own names. */
const names: Readonly<Record<Locale, { readonly short: string; readonly long: string }>> = {
  en: { short: 'EN', long: 'English' },
  ru: { short: 'РУ', long: 'Русский' },
}

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
          title={names[each].long}
          onClick={() => void speak(each)}
        >
          {names[each].short}
          <span className="visually-hidden"> {names[each].long}</span>
        </button>
      ))}
    </div>
  )
}
