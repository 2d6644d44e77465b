import type { ReaderAction } from '@athanor/alchemy/reader'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { reader } from './device.ts'

/** Presses a button of the reader; what it refuses is said, and nothing changes. */
export function usePress(): (action: ReaderAction) => void {
  const words = useWords()
  return (action) => {
    const reason = reader.getState().press(action)
    if (reason !== null) notify(words.data(reason))
  }
}
