import { type Connection, connect, type Readable, webSocketTo } from '@athanor/protocol'
import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { renewOnce, thisPage } from './renewing.ts'
import { trustStore } from './trustStore.ts'
import { wordAsked } from './wordAsked.ts'

let connection: Connection | null = null

/** The connection to the server that this page came from; opened when it is first needed. */
export function server(): Connection {
  if (connection === null) {
    const opened = connect({ open: webSocketTo(socketAddress()), prepare: fetchCookie, trustStore })
    addEventListener('online', () => opened.retryNow())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) opened.retryNow()
    })
    opened.status.subscribe(() => {
      const spoken = opened.server.get()?.protocol
      if (opened.status.get() === 'outdated' && spoken !== undefined) void renewOnce(spoken, thisPage())
    })
    connection = opened
  }
  return connection
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`
}

/** The browser's seat secret lives in a cookie that scripts cannot read; the server gives it here. */
async function fetchCookie(): Promise<void> {
  const response = await fetch('/api/player', { method: 'POST' })
  // Whoever has said it is asked again when it is another.
  wordAsked.setState(() => response.status === 401, true)
  if (!response.ok) throw new Error(`no cookie: ${response.status}`)
}

/** A value of the connection, as React reads it. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get)
}

/** Whether the house wants its word before it speaks to this browser. */
export function useWordAsked(): boolean {
  return useStore(wordAsked)
}

/** Whether this house lists public tables; it does until it says otherwise. */
export function useListsTables(): boolean {
  return useReadable(server().server)?.lobby !== 'off'
}
