/**
 * Whether a page of this origin may open the socket. Cookies go along with sockets from any page, so a page from
 * elsewhere could play in its visitor's name. Programs send no origin and no cookies.
 */
export function isWelcome(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: URL | null,
  others: readonly string[],
): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  if (origin === publicUrl?.origin || others.includes(origin)) return true
  return host !== undefined && new URL(origin).host === host
}
