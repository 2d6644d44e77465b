import { styleText } from 'node:util'

/** What text can look like. Colours are numbers of the 256-colour table. */
export interface Brush {
  readonly ink?: number
  readonly ground?: number
  readonly bold?: boolean
  readonly dim?: boolean
}

/** Puts a look on text, or leaves it alone where colours are not wanted. */
export type Paint = (text: string, brush: Brush) => string

export const plain: Paint = (text) => text

export const colourful: Paint = (text, { ink, ground, bold, dim }) => {
  if (text === '') return text
  let result = text
  // Each look is taken back on its own, so that painted text can stand inside painted text.
  if (ground !== undefined) result = `\u001B[48;5;${ground}m${result}\u001B[49m`
  if (ink !== undefined) result = `\u001B[38;5;${ink}m${result}\u001B[39m`
  if (dim === true) result = `\u001B[2m${result}\u001B[22m`
  if (bold === true) result = `\u001B[1m${result}\u001B[22m`
  return result
}

/** Colours only where they arrive: a terminal, and neither NO_COLOR nor the like (Node knows them all). */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return styleText('bold', 'x', { stream }) === 'x' ? plain : colourful
}
