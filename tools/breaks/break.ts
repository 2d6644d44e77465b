import { nearest, placesOf } from './place.ts'

/** One small mistake in the rules: a piece of source, what stands there instead, and which rules that breaks. */
export interface Break {
  /** From the project's root. */
  readonly file: string
  /** Must occur exactly once in the file, besides its imports; how it is formatted makes no difference. */
  readonly from: string
  readonly to: string
  /** Further pieces of the same file that must change with it. */
  readonly also?: readonly (readonly [from: string, to: string])[]
  /** An import that the mistake needs besides those of the file; one that is needed no longer may stay. */
  readonly needs?: string
  /** Ids of the ledgers. */
  readonly rules: readonly string[]
  readonly why: string
}

/** The text of a file with the mistake in it, or what does not fit. */
export function broken(
  text: string,
  { from, to, also = [], needs }: Break,
): { readonly text: string } | { readonly problem: string } {
  let now = text
  for (const [piece, instead] of [[from, to] as const, ...also]) {
    const [place, ...others] = placesOf(piece, now)
    if (place === undefined) return { problem: `${JSON.stringify(piece)} is not there: ${nearest(piece, now)}` }
    if (others.length > 0) return { problem: `${JSON.stringify(piece)} occurs ${others.length + 1} times` }
    if (piece === instead) return { problem: `${JSON.stringify(piece)} stays as it is` }
    now = `${now.slice(0, place.start)}${instead}${now.slice(place.end)}`
  }
  return { text: needs === undefined ? now : `${needs}\n${now}` }
}

/** Which game's tests must notice: the folder of the file, and for the science also the game that is built on it. */
export function testsFor({ file }: Break): readonly string[] {
  const [top = '', name = ''] = file.split('/')
  return file.startsWith('packages/alchemy/') ? ['packages/alchemy', 'games/alchemists'] : [`${top}/${name}`]
}

/** A break as it stands in a list: its file is the key it stands under, and its rules are one text. */
export type ListedBreak = Omit<Break, 'file' | 'rules'> & { readonly rules: string }

/** The breaks of a folder, by file. */
export function breaksIn(folder: string, byFile: Readonly<Record<string, readonly ListedBreak[]>>): readonly Break[] {
  return Object.entries(byFile).flatMap(([name, listed]) =>
    listed.map(({ rules, ...rest }) => ({ ...rest, file: `${folder}/${name}`, rules: rules.split(' ') })),
  )
}
