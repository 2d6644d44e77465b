import { protocolVersion } from '@athanor/protocol'
import { changeOver } from '../offline/register.ts'

/** What of a page its renewal needs; tests bring their own. */
export interface Renewable {
  /** Lasts as long as the tab: a page that was renewed and is still too old must not be renewed for ever. */
  memory(): Pick<Storage, 'getItem' | 'setItem'>
  readonly path: string
  /** Pages that were kept on the device by a version before; null where none are. */
  workers(): Promise<Pick<ServiceWorkerRegistration, 'update' | 'waiting' | 'installing'> | null>
  changeOver(worker: ServiceWorker): void
  reload(): void
}

export function thisPage(): Renewable {
  return {
    // Not one that forgets: without a memory nothing is renewed.
    memory: () => sessionStorage,
    path: location.pathname,
    workers: async () => (await navigator.serviceWorker?.getRegistration()) ?? null,
    changeOver,
    reload: () => location.reload(),
  }
}

const key = 'athanor.renewed'

/**
 * The server speaks a newer protocol than this page, which an older service worker may have kept: then the new pages are
 * fetched, and this one is loaded anew, once for each version. Whoever is in the middle of something that needs no server
 * is left in peace; so is everybody where the server is the older one.
 */
export async function renewOnce(spoken: number, page: Renewable): Promise<boolean> {
  const isAtServer = page.path === '/' || page.path.startsWith('/table/')
  if (spoken <= protocolVersion || !isAtServer || !noteOnce(spoken, page)) return false
  const workers = await page.workers().catch(() => null)
  if (workers === null) {
    page.reload()
    return true
  }
  await workers.update().catch(() => undefined)
  const fresh = workers.waiting ?? (await installed(workers.installing))
  // Without newer pages to change over to, the browser may still find them at the server.
  if (fresh === null) page.reload()
  else page.changeOver(fresh)
  return true
}

/** False where this was done before, or nothing can be noted. */
function noteOnce(spoken: number, page: Renewable): boolean {
  try {
    const memory = page.memory()
    if (memory.getItem(key) === String(spoken)) return false
    memory.setItem(key, String(spoken))
    return true
  } catch {
    return false
  }
}

function installed(worker: ServiceWorker | null): Promise<ServiceWorker | null> {
  if (worker === null) return Promise.resolve(null)
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'installing') return
      worker.removeEventListener('statechange', look)
      resolve(worker.state === 'redundant' ? null : worker)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
