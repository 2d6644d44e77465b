/** A part of the rules begins with its heading. */
export function ruleText(part: string): { readonly title: string; readonly text: string } {
  const end = part.indexOf('. ')
  return { title: part.slice(0, end), text: part.slice(end + 2) }
}
