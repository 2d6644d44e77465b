import { icon as cross } from 'virtual:icon/cancel'
import { registerSW } from 'virtual:pwa-register'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '../ui/Button.tsx'
import styles from './UpdateOffer.module.css'
import { useWords } from './words.tsx'

type Update = () => Promise<void>

/** Keeps the pages for offline use, and offers a new version instead of changing things under the reader's hands. */
export function UpdateOffer() {
  const { say } = useWords()
  const [update, setUpdate] = useState<Update | null>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const reload = registerSW({ onNeedRefresh: () => setUpdate(() => () => reload(true)) })
  }, [])
  if (update === null) return null
  return (
    <div className={styles['offer']} role="status">
      {say('web.common.newVersion')}
      <Button look="primary" onClick={() => void update()}>
        {say('web.common.update')}
      </Button>
      {/* Whoever is in the middle of something needs what lies below it; the next visit brings the new version anyway. */}
      <IconButton icon={cross} label={say('web.common.close')} onClick={() => setUpdate(null)} />
    </div>
  )
}
