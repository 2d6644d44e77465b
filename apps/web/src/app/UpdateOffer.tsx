import { icon as cross } from 'virtual:icon/cancel'
import { Button, IconButton } from '@athanor/ui/Button.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useEffect, useState } from 'react'
import { keepPages } from '../offline/register.ts'
import styles from './UpdateOffer.module.css'

type Update = () => void

/** Keeps the pages for offline use, and offers a new version instead of changing things under the reader's hands. */
export function UpdateOffer() {
  const { say } = useWords()
  const [update, setUpdate] = useState<Update | null>(null)
  useEffect(() => {
    void keepPages((change) => setUpdate(() => change))
  }, [])
  if (update === null) return null
  return (
    <div className={styles['offer']} role="status">
      {say('web.common.newVersion')}
      <Button look="primary" onClick={update}>
        {say('web.common.update')}
      </Button>
      {/* Whoever is in the middle of something needs what lies below it; the next visit brings the new version anyway. */}
      <IconButton icon={cross} label={say('web.common.close')} onClick={() => setUpdate(null)} />
    </div>
  )
}
