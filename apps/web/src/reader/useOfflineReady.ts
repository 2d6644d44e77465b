import { useEffect, useState } from 'react'

/** Whether all pages are kept on this device; null where the browser keeps none. */
export function useOfflineReady(): boolean | null {
  const [ready, setReady] = useState<boolean | null>('serviceWorker' in navigator ? false : null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    let gone = false
    // A worker is active only after everything that it keeps was fetched.
    const wait = async () => {
      await navigator.serviceWorker.ready
      if (!gone) setReady(true)
    }
    void wait()
    return () => {
      gone = true
    }
  }, [])
  return ready
}
