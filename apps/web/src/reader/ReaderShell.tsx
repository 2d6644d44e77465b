import { icon as readyArt } from 'virtual:icon/check-mark'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Chip } from '@athanor/ui/Chip.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { type ReactNode, useEffect } from 'react'
import { Shell } from '../app/Shell.tsx'
import styles from './ReaderShell.module.css'
import { useOfflineReady } from './useOfflineReady.ts'

/** What stands around the pages of the reader that everybody may see. */
export function ReaderShell({ children }: { readonly children: ReactNode }) {
  const { say } = useWords()
  const ready = useOfflineReady()
  // Every screen begins at its head, where the code of the game stands.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Shell title={say('reader.page.title')}>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>{say('reader.page.title')}</h1>
          {ready === true && (
            <Chip tone="go">
              <Icon art={readyArt} /> {say('reader.page.offlineReady')}
            </Chip>
          )}
          {ready === false && <Chip>{say('reader.page.offlineSoon')}</Chip>}
        </header>
        {children}
      </div>
    </Shell>
  )
}
