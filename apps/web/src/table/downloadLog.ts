import type { GameLog } from '@athanor/kernel'

/** Saves a log as a file, to keep it or to have it proved elsewhere. */
export function downloadLog(log: GameLog<unknown, unknown>): void {
  downloadJson(log, `athanor-${log.header.game}-${log.header.commitment.slice(0, 8)}.json`)
}

export function downloadJson(value: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
