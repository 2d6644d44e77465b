import { browserStorage } from '@athanor/ui/settings/browser.ts'

/** Noted while this browser is on a ring: the others need not ask for what they know themselves. */
const noted = 'athanor.ring'

export function noteRing(isOnRing: boolean): void {
  if (isOnRing) browserStorage.setItem(noted, 'yes')
  else browserStorage.removeItem(noted)
}

/** Tables at which the ring of this browser holds a seat, taken on whichever device; none where there is no answer. */
export async function seatsOnServer(): Promise<readonly string[]> {
  if (browserStorage.getItem(noted) === null) return []
  try {
    const response = await fetch('/api/people/running')
    if (!response.ok) return []
    const { running } = (await response.json()) as { readonly running: readonly { readonly table: string }[] }
    return running.map(({ table }) => table)
  } catch {
    return []
  }
}
