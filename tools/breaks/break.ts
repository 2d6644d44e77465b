/** One small mistake in the rules: a piece of source, what stands there instead, and which rules that breaks. */
export interface Break {
  /** From the project's root. */
  readonly file: string
  /** Must occur exactly once in the file. */
  readonly from: string
  readonly to: string
  /** Further pieces of the same file that must change with it, like an import. */
  readonly also?: readonly (readonly [from: string, to: string])[]
  /** Ids of the ledgers. */
  readonly rules: readonly string[]
  readonly why: string
}

/** The text of a file with the mistake in it, or what does not fit. */
export function broken(
  text: string,
  { from, to, also = [] }: Break,
): { readonly text: string } | { readonly problem: string } {
  let now = text
  for (const [piece, instead] of [[from, to] as const, ...also]) {
    const times = now.split(piece).length - 1
    if (times !== 1) return { problem: `${JSON.stringify(piece)} occurs ${times} times` }
    if (piece === instead) return { problem: `${JSON.stringify(piece)} stays as it is` }
    now = now.replace(piece, () => instead)
  }
  return { text: now }
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
