// The service worker: keeps the pages on the device, so that they open without a network.

import { isPage } from './addresses.ts'
import { type KeptFile, keepAll, keyOf } from './keeping.ts'

/** As much of a service worker's world as is used here: its types and those of pages exclude each other. */
interface Worker {
  readonly location: Location
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Lasting & Pressed) => void): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Asked {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Pressed {
  readonly notification: { readonly data: unknown; close(): void }
}
declare const self: Worker
/** Filled in by the build: every file of the pages. */
declare const everyFile: readonly KeptFile[]

const cacheName = 'athanor-pages'
const keys = new Map(everyFile.map((file) => [keyOf({ ...file, revision: null }), keyOf(file)]))

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('message', ({ data }) => {
  if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const isVisit = request.mode === 'navigate'
  const key = keys.get(isVisit && isPage(pathname) ? '/index.html' : pathname)
  if (key !== undefined) event.respondWith(kept(key, request))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(toTable(String(event.notification.data)))
})

async function keep(): Promise<void> {
  const world = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    sleep: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  }
  await keepAll(everyFile, await caches.open(cacheName), world)
}

/** Nothing stays of older versions. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== cacheName)
  await Promise.all(others.map((name) => caches.delete(name)))
  const cache = await caches.open(cacheName)
  const wanted = new Set(keys.values())
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url)
    return !wanted.has(pathname + search)
  })
  await Promise.all(old.map((request) => cache.delete(request)))
}

async function kept(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(key)) ?? fetch(request)
}

/** Whoever presses a notice comes to the table that it speaks of. */
async function toTable(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  if (open === undefined) await self.clients.openWindow(path)
  else await open.focus()
}
