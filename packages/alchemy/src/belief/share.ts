/** How much of a whole a part is, when this is the rest. What is certain has exactly 1, however it was added up. */
export function shareOf(part: number, rest: number): number {
  return part === 0 ? 0 : part / (part + rest)
}
