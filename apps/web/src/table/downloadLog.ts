import type { GameLog } from '@athanor/kernel'

/** Saves a log as a file, to keep it or to have it proved elsewhere. */
export function downloadLog(log: GameLog<unknown, unknown>): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(log, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `athanor-${log.header.game}-${log.header.commitment.slice(0, 8)}.json`
  link.click()
  URL.revokeObjectURL(address)
}
