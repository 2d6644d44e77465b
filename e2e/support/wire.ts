import type { Page } from '@playwright/test'

/** Everything that a page sent and heard over its sockets, in order. */
export interface Traffic {
  readonly sent: readonly string[]
  readonly heard: readonly string[]
}

export interface Wire extends Traffic {
  /** Cuts the connection and lets no new one through until `mend`. */
  cut(): void
  mend(): void
  /** Changes what the page hears from now on: a server that lies. */
  bend(lie: (message: string) => string): void
}

/** Taps the socket of a page: listens, and can cut it. */
export async function tap(page: Page): Promise<Wire> {
  const sent: string[] = []
  const heard: string[] = []
  const cuts = new Set<() => void>()
  let broken = false
  let told = (message: string) => message
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (broken) {
      void socket.close()
      return
    }
    const server = socket.connectToServer()
    cuts.add(() => {
      void server.close()
      void socket.close()
    })
    socket.onMessage((message) => {
      sent.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => {
      heard.push(String(message))
      socket.send(told(String(message)))
    })
  })
  return {
    sent,
    heard,
    cut() {
      broken = true
      for (const cut of cuts) cut()
      cuts.clear()
    },
    mend() {
      broken = false
    },
    bend(lie) {
      told = lie
    },
  }
}
