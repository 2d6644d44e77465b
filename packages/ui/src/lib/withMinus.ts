/** A number in words or figures with a minus as long as a plus, not a hyphen. */
export function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** A change as it is called out: +2, −1, 0. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : withMinus(String(by))
}
