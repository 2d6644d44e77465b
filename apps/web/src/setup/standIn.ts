/** The bot that plays for somebody who is away: neither the weakest nor the slowest, where there is a choice. */
export function standInOf(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? ''
}
