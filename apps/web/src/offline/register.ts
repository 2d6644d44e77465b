import { pageIsQuiet } from './quiet.ts'

/** Whoever changes over does so for all open pages: the files of the old version are gone then. */
export function changeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}

/**
 * Lets the browser keep the pages, once the one that is open needs nothing more. When a newer version of them is kept,
 * `onUpdate` is given what changes over to it: that reloads the page.
 */
export async function keepPages(onUpdate: (change: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await keepWith(navigator.serviceWorker, pageIsQuiet(), (worker) => onUpdate(() => changeOver(worker)))
}

/** A registration, as far as it is used here. */
type Registration = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>

/** What keeps pages: the browser's own, or that of a test. */
export interface PageKeeper {
  readonly controller: ServiceWorker | null
  register(script: string, options: RegistrationOptions): Promise<Registration>
}

/** Offers what lies ready beside the version that this page came from. */
export async function keepWith(
  trustStore: PageKeeper,
  quiet: Promise<void>,
  offer: (worker: ServiceWorker) => void,
): Promise<void> {
  // A page that came from the network is no older than what is kept, however many pages begin to keep it at once.
  const cameFromKept = trustStore.controller !== null
  await quiet
  // Where nothing may be kept (Firefox without cookies and site data), the pages come from the network every time.
  const registration = await trustStore.register('/sw.js', { scope: '/' }).catch(() => null)
  if (registration === null || !cameFromKept) return
  if (registration.waiting !== null) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker)
    })
  })
}
