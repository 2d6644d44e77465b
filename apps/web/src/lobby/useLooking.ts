import { CommandRefused, type ResultOf } from '@athanor/protocol'
import { useEffect } from 'react'
import { seatsOnServer } from '../net/ownSeats.ts'
import { seatSecret } from '../net/seatSecret.ts'
import { server } from '../net/server.ts'
import { trustStore } from '../net/trustStore.ts'
import { mostShown, ownTables } from './ownTables.ts'
import { turns } from './turns.ts'

/** Milliseconds after which the tables are looked at again. */
const lookAgain = 30_000

/** Looks at this browser's tables now, whenever somebody comes back to the page, and every now and then. */
export function useLooking(isOnline: boolean): void {
  useEffect(() => {
    if (!isOnline) return undefined
    let isOpen = true
    const look = async () => {
      if (document.hidden) return
      // What the server knows comes from all devices; a seat that came with a link is known here alone.
      const known = new Set([...(await seatsOnServer()), ...trustStore.tables()])
      const glances = await Promise.all([...known].slice(0, mostShown).map(glance))
      const tables = ownTables(glances.filter((each) => each !== null))
      if (isOpen) turns.setState({ tables, seenAt: performance.now() })
    }
    void look()
    const timer = setInterval(() => void look(), lookAgain)
    const back = () => void look()
    document.addEventListener('visibilitychange', back)
    return () => {
      isOpen = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [isOnline])
}

/** Null where it is gone, or the server is busy: then there is nothing to show of it. */
async function glance(table: string): Promise<ResultOf<'glance'> | null> {
  const secret = seatSecret(table)
  try {
    return await server().send('glance', { table, ...(secret === null ? {} : { secret }) })
  } catch (error) {
    if (error instanceof CommandRefused) return null
    throw error
  }
}
