import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useEffect } from 'react'

/** Marks the entry of the browser's history that stands for all steps of a question. */
const guard = 'athanorStep'

function isGuarded(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && guard in state
}

/**
 * The browser's own way back leads one step back while there is one, and leaves the page only from its first screen. The
 * guard stays when a question has ended; whoever goes back then passes over it.
 */
export function useBackStep(isDeep: boolean, goBack: () => void): void {
  const step = useHandler(() => {
    // Somebody came forward, or followed a link to a game (useJoining).
    if (isGuarded() || location.hash !== '') return
    if (!isDeep) return history.back()
    history.pushState({ [guard]: true }, '')
    goBack()
  })
  useEffect(() => {
    if (isDeep && !isGuarded()) history.pushState({ [guard]: true }, '')
  }, [isDeep])
  useEffect(() => {
    addEventListener('popstate', step)
    return () => removeEventListener('popstate', step)
  }, [step])
}
