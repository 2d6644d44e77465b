import { useEffect } from 'react'

/** Keeps the screen awake while something is read. A browser that cannot, or will not, is left in peace. */
export function useWakeLock(awake: boolean): void {
  useEffect(() => {
    if (!awake || !('wakeLock' in navigator)) return
    let over = false
    let lock: WakeLockSentinel | null = null
    const take = async () => {
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (over) await taken.release()
        else lock = taken
      } catch {
        // A low battery or a setting forbids it: the answer can be read all the same.
      }
    }
    // The browser lets go of it when the page is hidden.
    const takeAgain = () => {
      if (document.visibilityState === 'visible') void take()
    }
    void take()
    document.addEventListener('visibilitychange', takeAgain)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', takeAgain)
      void lock?.release()
    }
  }, [awake])
}
