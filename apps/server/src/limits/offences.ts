import { addressTokens } from './addressTokens.ts'

/** Addresses that flood the server with frames, of which each costs time to read whatever is in it. */
export interface Offences {
  /** A connection of this address had to be cut off: whether the address is shut out from now on. */
  flooded(address: string): boolean
  isShutOut(address: string): boolean
  /** Called with every address that is shut out. */
  onShutOut(listener: (address: string) => void): void
}

/** So many floods are forgiven, one of them again after each ten seconds. */
const forgiven = 3
const forgivenPerSecond = 0.1

export function offences(now?: () => number): Offences {
  const patience = addressTokens({ perSecond: forgivenPerSecond, burst: forgiven }, now)
  const listeners: ((address: string) => void)[] = []
  const isShutOut = (address: string) => patience.wait(address, 1) > 0
  return {
    flooded(address) {
      patience.charge(address, 1)
      if (!isShutOut(address)) return false
      for (const listener of listeners) listener(address)
      return true
    },
    isShutOut,
    onShutOut: (listener) => void listeners.push(listener),
  }
}
