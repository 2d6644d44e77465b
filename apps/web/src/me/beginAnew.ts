/** Somebody is another one from now on: everything that is open is asked for anew. */
export function beginAnew(): void {
  location.assign('/me')
}
