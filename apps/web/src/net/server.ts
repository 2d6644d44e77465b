import { type Connection, connect, type Readable, webSocketTo } from '@athanor/protocol'
import { useSyncExternalStore } from 'react'
import { keeper } from './keeper.ts'

let connection: Connection | null = null

/** The connection to the server that this page came from; opened when it is first needed. */
export function server(): Connection {
  if (connection === null) {
    const opened = connect({ open: webSocketTo(socketAddress()), prepare: fetchCookie, keeper })
    addEventListener('online', () => opened.retryNow())
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) opened.retryNow()
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
  if (!response.ok) throw new Error(`no cookie: ${response.status}`)
}

/** A value of the connection, as React reads it. */
export function useReadable<Value>(readable: Readable<Value>): Value {
  return useSyncExternalStore(readable.subscribe, readable.get)
}
