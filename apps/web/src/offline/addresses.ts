/** What the server answers itself; every other address that somebody goes to is one of the pages. */
const ofServer = /^\/(?:api|ws|schemas|healthz|readyz|metrics)(?:\/|$)/

export function isPage(path: string): boolean {
  return !ofServer.test(path)
}
