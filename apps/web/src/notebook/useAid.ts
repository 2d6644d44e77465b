import { type Aid, isAid, lesserAid } from '@athanor/alchemy'
import { useState } from 'react'
import { browserStorage } from '../app/browser.ts'

const key = 'athanor.aid'

/** The level of aid that its owner wants on this device, and never more than was agreed on. */
export function useAid(agreed: Aid): readonly [Aid, (aid: Aid) => void] {
  const [wanted, setWanted] = useState<Aid>(() => {
    const stored = browserStorage.getItem(key)
    return isAid(stored) ? stored : 'advice'
  })
  const choose = (aid: Aid) => {
    setWanted(aid)
    browserStorage.setItem(key, aid)
  }
  return [lesserAid(wanted, agreed), choose]
}
