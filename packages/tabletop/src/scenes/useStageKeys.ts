import { useEffect } from 'react'
import { isTyping } from '../useShortcuts.ts'

/** What can be done with what is on the stage. */
export interface StageWays {
  onPress(): void
  onSkip(): void
}

/** Space and Enter go on wherever the keyboard is, unless they belong to something there; Escape leaves the rest out. */
export function useStageKeys(ways: { readonly current: StageWays | null }): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { current } = ways
      if (current === null || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      const { target } = event
      if (event.key === 'Escape') return current.onSkip()
      if (event.key !== ' ' && event.key !== 'Enter') return
      if (target instanceof HTMLElement && target.closest('button, a, [role="button"], summary, input') !== null) return
      event.preventDefault()
      current.onPress()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [ways])
}
