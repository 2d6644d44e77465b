import type { ChatLine, TableWatch } from '@athanor/protocol'
import { useEffect, useState } from 'react'
import { server } from '../net/server.ts'

const none: readonly ChatLine[] = []
/** Enough to see what the talk was about. */
const mostLines = 30

/** What was said at the table that this one is the rematch of. */
export function useEarlierChat(previous: string | null): readonly ChatLine[] {
  const [lines, setLines] = useState(none)
  useEffect(() => {
    if (previous === null) return setLines(none)
    const watch: TableWatch = server().watch(previous)
    const read = () => setLines(watch.get().chat.slice(-mostLines))
    const leave = watch.subscribe(read)
    read()
    return () => {
      leave()
      watch.close()
    }
  }, [previous])
  return lines
}
