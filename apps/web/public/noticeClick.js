// Part of the service worker: whoever presses a notice comes to the table that it speaks of.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(toTable(event.notification.data))
})

async function toTable(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path) ?? null
  if (open === null) await clients.openWindow(path)
  else await open.focus()
}
