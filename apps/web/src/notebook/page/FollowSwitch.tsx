import { isListLocked } from '@athanor/alchemy/reader'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { reader } from '../../reader/device.ts'
import { LockedForm } from '../../reader/LockedForm.tsx'
import { type Noted, withTold } from './board.ts'
import { gameOf, isFollowing, newsFor } from './following.ts'
import type { NotebookContent } from './keptNotebook.ts'
import styles from './NotebookPage.module.css'
import type { Notebooks } from './useNotebooks.ts'
import { useWords } from './words.ts'

interface FollowSwitchProps {
  readonly notebooks: Notebooks
  fresh(): NotebookContent
}

/**
 * Lets a notebook write down by itself what the reader of this device answers; not there without a game of the reader. It
 * shows what others ask, so it stands behind the same lock as the list of that, and the reader tells everybody.
 */
export function FollowSwitch({ notebooks, fresh }: FollowSwitchProps) {
  const { say } = useWords()
  const { snapshot } = useStore(reader)
  const { open } = notebooks
  const [isAsking, setAsking] = useState(false)
  const follows = open?.follows ?? null
  const news = follows === null ? null : newsFor(follows, snapshot)
  const takeIn = useHandler(() => {
    const now = notebooks.newest()
    if (now !== null && news !== null) {
      const { facts, conflicts } = news.told.reduce<Noted>(withTold, now)
      notebooks.change({ facts, conflicts, follows: news.follows })
    }
  })
  const isNew = news !== null
  useEffect(() => {
    if (isNew) takeIn()
  }, [isNew, takeIn])
  const running = snapshot?.state.game ?? null
  if (snapshot === null || running === null) return null
  const game = gameOf(snapshot)
  const golem = running.truth.golem !== undefined
  const follow = (code: string) => {
    const reason = reader.getState().press({ kind: 'follow', code })
    if (reason !== null) return reason
    const begun = { game, taken: 0 }
    const { variant: procedure } = snapshot.state
    // A notebook that has followed another game stays what it is.
    if (open === null || (follows !== null && follows.game !== game)) {
      notebooks.begin({ ...fresh(), golem, procedure }, begun)
    } else notebooks.change({ follows: begun, procedure, ...(golem ? { golem } : {}) })
    setAsking(false)
    return null
  }
  const stop = () => {
    reader.getState().press({ kind: 'unfollow' })
    notebooks.change({ follows: null })
  }
  return (
    <>
      <Switch
        label={say('notebook.page.follow')}
        hint={say('notebook.page.followHint')}
        checked={isFollowing(follows, snapshot)}
        onChange={(on) => (on ? setAsking(true) : stop())}
      />
      {isAsking && (
        <Dialog
          title={say('notebook.page.followTitle')}
          closeLabel={say('web.common.close')}
          onClose={() => setAsking(false)}
        >
          <div className={styles['ask']}>
            <p>{say('notebook.page.followText')}</p>
            <p>{say('notebook.page.followMarked')}</p>
            <LockedForm isLocked={isListLocked(running)} go={say('notebook.page.followGo')} onOpen={follow} />
          </div>
        </Dialog>
      )}
    </>
  )
}
