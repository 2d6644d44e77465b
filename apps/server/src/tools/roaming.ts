import { at as itemAt } from '@athanor/kernel'
import type { OpenSocket, Socket } from '@athanor/protocol'
import { quickSocketTo } from './quickSocket.ts'

/** Somebody who is led to one of several servers, as by a proxy that passes those over which take nobody. */
export interface Roaming {
  readonly open: OpenSocket
  /** Which of the servers it is connected to; null while to none. */
  readonly at: number | null
}

/** Begins with the server that `first` says, each time it connects. */
export function roaming(urls: readonly string[], first: () => number): Roaming {
  let at: number | null = null
  const open: OpenSocket = (listener) => {
    const begin = first()
    let current: Socket | null = null
    let isClosed = false

    function attempt(tries: number): void {
      const index = (begin + tries) % urls.length
      let hasOpened = false
      const mine: Socket = quickSocketTo(itemAt(urls, index, 'server'))({
        opened() {
          hasOpened = true
          at = index
          listener.opened()
        },
        received: (text) => listener.received(text),
        closed(code) {
          if (current !== mine && hasOpened) return
          if (!hasOpened && !isClosed && tries + 1 < urls.length) return attempt(tries + 1)
          if (hasOpened) at = null
          listener.closed(code)
        },
      })
      current = mine
    }

    attempt(0)
    return {
      send: (text) => current?.send(text),
      close() {
        isClosed = true
        current?.close()
      },
    }
  }
  return {
    open,
    get at() {
      return at
    },
  }
}
