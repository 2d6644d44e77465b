/** Where an invitation leads. */
export interface Way {
  readonly origin: string
  /** Nobody else can open it: it names the machine on which it is opened. */
  readonly onlyHere: boolean
}

const ownMachine = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/

/**
 * The origin to pass on. Whoever opened the page on the server's own machine would pass on an address that leads every
 * other machine to itself, so the one that the server knows for others takes its place.
 */
export function wayHere({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>, forOthers: string | null): Way {
  if (!ownMachine.test(hostname)) return { origin, onlyHere: false }
  return forOthers === null ? { origin, onlyHere: true } : { origin: forOthers, onlyHere: false }
}
