import { Switch } from '@athanor/ui/Field.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useEffect } from 'react'
import { setBadge } from '../lib/badge.ts'
import { canNotify, showTurnNotice, type TurnNotice } from './turnNotice.ts'

/** Whoever looks at something else is told by the browser that the table waits for them, if they asked for it. */
export function useTurnNotice(isMyTurn: boolean, notice: TurnNotice): void {
  const { notices } = useSettings()
  useEffect(() => {
    if (isMyTurn && notices && document.hidden) void showTurnNotice(notice)
  }, [isMyTurn])
  useEffect(() => {
    const mark = () => {
      if (!document.hidden) setBadge(0)
      else if (isMyTurn) setBadge()
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [isMyTurn])
}

/** Asks the browser for its leave the first time it is switched on. */
export function NoticeSwitch() {
  const { say } = useWords()
  const { notices, change } = useSettings()
  if (!canNotify()) return null
  const choose = async (on: boolean) => {
    const leave = on ? await Notification.requestPermission() : 'granted'
    if (leave !== 'granted') notify(say('web.notify.refused'))
    change({ notices: on && leave === 'granted' })
  }
  return (
    <Switch
      label={say('web.notify.title')}
      hint={say('web.notify.text')}
      checked={notices && Notification.permission === 'granted'}
      onChange={(on) => void choose(on)}
    />
  )
}
