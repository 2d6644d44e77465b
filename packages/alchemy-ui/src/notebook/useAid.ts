import { type Aid, isAid, lesserAid } from '@athanor/alchemy'
import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { useState } from 'react'

const key = 'athanor.aid'

interface ChosenAid {
  readonly aid: Aid
  /** Nobody has chosen one on this device yet. */
  readonly isOpen: boolean
  choose(aid: Aid): void
}

/** The level of aid that its owner wants on this device, `first` until one was chosen, and never more than was agreed. */
export function useAid(agreed: Aid, first: Aid): ChosenAid {
  const [wanted, setWanted] = useState<Aid | null>(() => {
    const stored = browserStorage.getItem(key)
    return isAid(stored) ? stored : null
  })
  return {
    aid: lesserAid(wanted ?? first, agreed),
    isOpen: wanted === null,
    choose(aid) {
      setWanted(aid)
      browserStorage.setItem(key, aid)
    },
  }
}
