/** A message of the browser that somebody is waited for. */
export interface TurnNotice {
  readonly title: string
  readonly body: string
  /** The page that it leads to; a newer message about the same page takes the place of the older one. */
  readonly path: string
}

export function canNotify(): boolean {
  return 'Notification' in window
}

/** Phones let only the service worker show messages; where there is none, the page does it. */
export async function showTurnNotice({ title, body, path }: TurnNotice): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted') return
  const content = { body, tag: path, data: path, icon: '/icon-192.png' }
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (worker?.active !== undefined && worker.active !== null) return worker.showNotification(title, content)
  const notice = new Notification(title, content)
  notice.addEventListener('click', () => {
    window.focus()
    notice.close()
  })
}
