import type { OpenSocket } from '@athanor/protocol'
import { WebSocket } from 'ws'
import { sessionHash } from '../people/secretsOfRings.ts'

/** What a browser does of itself: keeps the cookies that it is given, and shows them. */
export interface Browser {
  get(path: string): Promise<Response>
  post(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<Response>
  remove(path: string, body?: object): Promise<Response>
  socket(): OpenSocket
  /** As they would be copied by whoever can. */
  cookies(): string
  /** What the server keeps of the session that this browser shows. */
  sessionHash(): string
}

export function browserAt(http: string, headers: Readonly<Record<string, string>> = {}, cookies = ''): Browser {
  const jar = new Map(cookies === '' ? [] : cookies.split('; ').map((pair) => pair.split('=', 2) as [string, string]))
  const shown = () =>
    cookies.split('; ').length > jar.size ? cookies : [...jar].map((pair) => pair.join('=')).join('; ')

  async function ask(
    method: string,
    path: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const response = await fetch(http + path, {
      method,
      headers: {
        ...headers,
        'athanor-people': '1',
        cookie: shown(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  return {
    get: (path) => ask('GET', path),
    post: (path, body, more) => ask('POST', path, body, more),
    remove: (path, body) => ask('DELETE', path, body),
    socket: () => (listener) => {
      const socket = new WebSocket(`${http.replace(/^http/, 'ws')}/ws`, { headers: { ...headers, cookie: shown() } })
      socket.on('open', () => listener.opened())
      socket.on('message', (data: Buffer) => listener.received(data.toString()))
      socket.on('error', () => undefined)
      socket.on('close', (code) => listener.closed(code))
      return { send: (text) => socket.send(text), close: () => socket.close() }
    },
    cookies: shown,
    sessionHash: () => sessionHash([...jar].find(([name]) => name.includes('athanor_ring'))?.[1] ?? ''),
  }
}
