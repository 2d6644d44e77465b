/** Where an arrow key leads in a grid that is filled row by row, or null for any other key. It does not wrap round. */
export function stepFocus(key: string, from: number, count: number, columns: number): number | null {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key]
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (step === undefined) return null
  const next = from + step
  return next >= 0 && next < count ? next : from
}
