import type { TableInfo } from '@athanor/protocol'
import { useEffect, useRef } from 'react'
import { useAsk, useAttempt } from './useAsk.ts'

interface Again {
  readonly table: TableInfo
  readonly you: number | null
  readonly isHost: boolean
  readonly isReadyHere: boolean
  /** Everybody is there and ready. */
  readonly startable: boolean
}

/**
 * A rematch needs one press of each: whoever came by it has said that they are ready, and once all have, it begins.
 * Everywhere else people say so themselves, and the host starts.
 */
export function useAgain({ table, you, isHost, isReadyHere, startable }: Again): void {
  const ask = useAsk()
  const attempt = useAttempt()
  const done = useRef({ ready: false, start: false })
  const cameByRematch = new URLSearchParams(location.search).has('again')
  const seated = you !== null
  useEffect(() => {
    if (!cameByRematch || !seated || isReadyHere || table.status !== 'open' || done.current.ready) return
    done.current.ready = true
    void attempt((connection) => connection.ready(table.id))
  }, [cameByRematch, seated, isReadyHere, table.status, table.id, attempt])
  useEffect(() => {
    if (!cameByRematch || !isHost || !startable || table.previous === null || done.current.start) return
    done.current.start = true
    void ask('start', { table: table.id })
  }, [cameByRematch, isHost, startable, table.previous, table.id, ask])
}
