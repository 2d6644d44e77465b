/** Whether the reader asked for as little motion as possible. */
export function calmMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
