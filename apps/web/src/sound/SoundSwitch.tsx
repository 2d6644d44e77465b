import { Switch } from '@athanor/ui/Field.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { playSound } from './playSound.ts'

/** Sound is off until it is wanted; the first that is heard is what a turn sounds like. */
export function SoundSwitch() {
  const { say } = useWords()
  const { sound, change } = useSettings()
  return (
    <Switch
      label={say('web.sound.title')}
      hint={say('web.sound.text')}
      checked={sound}
      onChange={(on) => {
        change({ sound: on })
        if (on) playSound('turn')
      }}
    />
  )
}
