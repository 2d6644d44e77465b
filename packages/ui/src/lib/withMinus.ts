/** A number in words or figures with a minus as long as a plus, not a hyphen. */
export function withMinus(text: string): string {
  return text.replace('-', '−')
}
