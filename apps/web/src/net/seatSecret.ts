const prefix = 'athanor.seat.'

/**
 * The secret that came with a link to a seat (`#seat=…`), if this tab was opened with one. It leaves the address bar at
 * once, so that a copied address gives no seat away, and stays with the tab.
 */
export function seatSecret(table: string): string | null {
  const given = /^#seat=([0-9a-f]{64})$/.exec(location.hash)?.[1]
  if (given !== undefined) {
    history.replaceState(history.state, '', location.pathname)
    sessionStorage.setItem(prefix + table, given)
  }
  return sessionStorage.getItem(prefix + table)
}

/** The way into a seat: what follows the origin. */
export function seatPath(table: string, secret: string): string {
  return `/table/${table}#seat=${secret}`
}
