/** What the client hears from a socket. After `closed` nothing more comes. */
export interface SocketListener {
  opened(): void
  received(text: string): void
  /** Code as in WebSocket; 1006 when there was no goodbye. */
  closed(code: number): void
}

/** The little that the client needs of a socket, so that browsers, Node and tests can each bring their own. */
export interface Socket {
  send(text: string): void
  close(): void
}

export type OpenSocket = (listener: SocketListener) => Socket

interface WebSocketLike {
  addEventListener(type: string, listener: (event: { readonly data?: unknown; readonly code?: number }) => void): void
  send(text: string): void
  close(code?: number): void
}

interface WithHeaders {
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Opens the WebSocket that browsers and Node have. A program says the word of a private house with it, which only Node can:
 * a browser has said it before, and is known by its cookie.
 */
export function webSocketTo(url: string, houseWord?: string): OpenSocket {
  return (listener) => {
    const { WebSocket } = globalThis as unknown as { WebSocket: new (url: string, more?: WithHeaders) => WebSocketLike }
    const socket =
      houseWord === undefined
        ? new WebSocket(url)
        : new WebSocket(url, { headers: { 'athanor-house-word': encodeURIComponent(houseWord) } })
    socket.addEventListener('open', () => listener.opened())
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') listener.received(data)
    })
    // A failed socket is also closed, so errors need no ear of their own; Node wants one all the same.
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', ({ code }) => listener.closed(code ?? 1006))
    return { send: (text) => socket.send(text), close: () => socket.close(1000) }
  }
}
