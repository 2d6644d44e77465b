/** A name as it will be shown: trimmed, without control characters; null when nothing is left. */
export function cleanName(name: string): string | null {
  const clean = name.replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim().slice(0, 30)
  return clean === '' ? null : clean
}
