import { createListeners } from '@athanor/tabletop/listeners.ts'
import { keyOf } from './savedGame.ts'
import type { Tabs } from './sharedGame.ts'

/**
 * The tabs of this browser that have a game open. The one that came to the front last, or in which somebody played last,
 * leads: tabs behind others are slow, and may sleep. When it goes, one of the others takes over.
 */
export function browserTabs(game: string): Tabs {
  const listeners = createListeners()
  const until = new AbortController()
  const { signal } = until
  // Without locks (a page that came over plain HTTP) whoever is seen leads; what is written is looked at before.
  const locks = (navigator as { readonly locks?: LockManager }).locks
  let lead = locks === undefined ? seenTab() : lockedTab(locks, `${keyOf(game)}.lead`, listeners.tell)
  const look = () => {
    if (!document.hidden) lead.come()
    listeners.tell()
  }
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === keyOf(game)) listeners.tell()
  }
  addEventListener('storage', hear, { signal })
  // A tab that slept, or was put away with its page, has heard nothing meanwhile.
  document.addEventListener('visibilitychange', look, { signal })
  document.addEventListener('resume', look, { signal })
  addEventListener('pageshow', look, { signal })
  addEventListener('focus', look, { signal })
  // Bots think where somebody plays.
  for (const name of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(name, () => lead.come(), { signal, capture: true, passive: true })
  }
  if (!document.hidden) lead.come()
  return {
    subscribe: listeners.subscribe,
    leads: () => lead.leads(),
    close() {
      until.abort()
      lead.leave()
      lead = nobody
    },
  }
}

interface Lead {
  leads(): boolean
  /** This tab has come to the front. */
  come(): void
  leave(): void
}

const nobody: Lead = { leads: () => false, come: () => {}, leave: () => {} }

function seenTab(): Lead {
  return { ...nobody, leads: () => !document.hidden }
}

function lockedTab(locks: LockManager, name: string, changed: () => void): Lead {
  let leads = false
  let hasLeft = false
  let letGo = () => {}
  let waiting = new AbortController()

  function hold(): Promise<void> {
    if (hasLeft) return Promise.resolve()
    leads = true
    changed()
    return new Promise((resolve) => {
      letGo = resolve
    })
  }

  /**
   * Waits until the one that leads is gone; again, if this one led meanwhile and another came to the front. A page that
   * was left may not wait at all: in WebKit, where a page that is loaded again takes the lead from what it was before,
   * trying again would never end.
   */
  async function wait(): Promise<void> {
    waiting = new AbortController()
    const { signal } = waiting
    try {
      await locks.request(name, { signal }, hold)
    } catch {
      if (leads && !signal.aborted) lost()
    }
  }

  async function take(): Promise<void> {
    waiting.abort()
    try {
      await locks.request(name, { steal: true }, hold)
    } catch {
      lost()
    }
  }

  function lost(): void {
    leads = false
    if (hasLeft) return
    changed()
    void wait()
  }

  void wait()
  return {
    leads: () => leads,
    come() {
      if (!leads) void take()
    },
    leave() {
      hasLeft = true
      leads = false
      waiting.abort()
      letGo()
    },
  }
}
