import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useWords } from '../../app/words.tsx'
import { useHandler } from '../../lib/useHandler.ts'
import { reader } from '../../reader/device.ts'
import { Switch } from '../../ui/Field.tsx'
import { type Noted, withTold } from './board.ts'
import { gameOf, newsFor } from './following.ts'
import type { NotebookContent } from './keptNotebook.ts'
import type { Notebooks } from './useNotebooks.ts'

interface FollowSwitchProps {
  readonly notebooks: Notebooks
  fresh(): NotebookContent
}

/** Lets a notebook write down by itself what the reader of this device answers; not there without a game of the reader. */
export function FollowSwitch({ notebooks, fresh }: FollowSwitchProps) {
  const { say } = useWords()
  const { desk } = useStore(reader)
  const { open } = notebooks
  const follows = open?.follows ?? null
  const news = follows === null ? null : newsFor(follows, desk)
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
  const truth = desk?.state.game?.truth
  if (desk === null || truth === undefined) return null
  const game = gameOf(desk)
  const golem = truth.golem !== undefined
  const follow = () => {
    const begun = { game, taken: 0 }
    const { variant: procedure } = desk.state
    // A notebook that has followed another game stays what it is.
    if (open === null || follows !== null) notebooks.begin({ ...fresh(), golem, procedure }, begun)
    else notebooks.change({ follows: begun, procedure, ...(golem ? { golem } : {}) })
  }
  return (
    <Switch
      label={say('notebook.page.follow')}
      hint={say('notebook.page.followHint')}
      checked={follows?.game === game}
      onChange={(on) => (on ? follow() : notebooks.change({ follows: null }))}
    />
  )
}
