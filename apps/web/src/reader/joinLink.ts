import { type DebunkVariant, debunkVariants } from '@athanor/alchemy/reader'

/** What a link to a game of the reader carries. */
export interface Joining {
  readonly code: string
  readonly variant: DebunkVariant
}

/** where a second phone finds the game. What stands behind the # never travels to a server. */
export function joinPath({ code, variant }: Joining): string {
  return `/reader#${code}-${variant}`
}

/** Reads the part of an address behind the #; null when it leads to no game. Whether there is one the reader says. */
export function readJoin(hash: string): Joining | null {
  const [code = '', named] = hash.replace(/^#/, '').split('-')
  if (!/^[A-Za-z]{4,5}$/.test(code)) return null
  return { code: code.toUpperCase(), variant: debunkVariants.find((known) => known === named) ?? 'apprentice' }
}
