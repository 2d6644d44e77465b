import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { Refused } from '@athanor/kernel'
import type { ServerSettings } from '../settings.ts'
import { refuse } from '../tables/verdict.ts'

/** What a request says about where it comes from. */
export interface Visit {
  /** The page that asks; browsers always say it where it matters, programs never. */
  readonly origin: string | undefined
  /** Under which name the server was called, and how: `http` or `https`. */
  readonly host: string
  readonly protocol: string
}

/** Decides which pages may speak in the name of their visitors. */
export interface Door {
  /**
   * Null, or why a page may not open the socket. Cookies go along with sockets from any page, so a page from elsewhere
   * could play in its visitor's name. Programs send no origin and no cookies.
   */
  refusal(visit: Visit): Refused | null
  /** Whether the visitor came by https, so that cookies can be kept from everything else. */
  isSecure(visit: Visit): boolean
}

type DoorSettings = Pick<ServerSettings, 'publicUrl' | 'origins' | 'host'>

const localDomains = ['', '.local', '.lan', '.home', '.home.arpa', '.internal', '.localdomain', '.fritz.box'] as const

export function door({ publicUrl, origins, host }: DoorSettings, ownName: string = hostname()): Door {
  const names = new Set([
    'localhost',
    host.toLowerCase(),
    ...(publicUrl === null ? [] : [publicUrl.hostname]),
    ...origins.map((origin) => new URL(origin).hostname),
    ...localDomains.map((domain) => `${ownName.toLowerCase()}${domain}`),
  ])

  /**
   * Anybody can let a name of theirs lead to this machine, and then a page under that name is of the same origin as the
   * server. An address without a name cannot be bent like that.
   */
  function isOwnName(called: string): boolean {
    if (!URL.canParse(`http://${called}`)) return false
    const name = new URL(`http://${called}`).hostname
    return names.has(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
  }

  return {
    refusal({ origin, host: called, protocol }) {
      if (origin === undefined || origin === publicUrl?.origin || origins.includes(origin)) return null
      const spoken = called === publicUrl?.host ? publicUrl.protocol : `${protocol}:`
      if (origin !== `${spoken}//${called}`) return refuse('server.reject.foreignOrigin')
      return isOwnName(called) ? null : refuse('server.reject.foreignHost')
    },
    isSecure: ({ origin, protocol }) =>
      origin === undefined ? protocol === 'https' || publicUrl?.protocol === 'https:' : origin.startsWith('https:'),
  }
}

/** The same request in the words of Fastify, which knows about proxies that may be believed. */
export function visitOf(request: {
  readonly headers: { readonly origin?: string | undefined }
  readonly host: string
  readonly protocol: string
}): Visit {
  return { origin: request.headers.origin, host: request.host, protocol: request.protocol }
}
