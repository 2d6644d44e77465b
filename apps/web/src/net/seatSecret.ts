import { tabStorage } from '@athanor/ui/settings/browser.ts'

const prefix = 'athanor.seat.'

/**
 * The secret that came with a link to a seat (`#seat=…`), if this tab was opened with one. It leaves the address bar at
 * once, so that a copied address gives no seat away, and stays with the tab.
 */
export function seatSecret(table: string): string | null {
  const given = /^#seat=([0-9a-f]{64})$/.exec(location.hash)?.[1]
  if (given !== undefined) {
    history.replaceState(history.state, '', location.pathname)
    tabStorage.setItem(prefix + table, given)
  }
  return tabStorage.getItem(prefix + table)
}

/** The way into a seat: what follows the origin. */
export function seatPath(table: string, secret: string): string {
  return `/table/${table}#seat=${secret}`
}

/** A rematch keeps its seats: whoever came to the table before it by a link holds the same one there. False when not. */
export function carrySeat(before: string, rematch: string): boolean {
  const secret = tabStorage.getItem(prefix + before)
  if (secret === null || tabStorage.getItem(prefix + rematch) !== null) return false
  tabStorage.setItem(prefix + rematch, secret)
  return true
}
