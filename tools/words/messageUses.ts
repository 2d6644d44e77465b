import { inTestingFolder, isTestFile, type SourceFile } from '../sourceFiles.ts'
import { syntaxOf } from '../syntax.ts'

/** A message id that stands literally in the source. */
export interface MessageUse {
  readonly path: string
  readonly id: string
  /** The parameters that are given with it, or null where the place does not tell. */
  readonly params: readonly string[] | null
}

const idForm = /^[a-z]\w*(?:\.\w+){2,}$/
const headForm = /^[a-z]\w*(?:\.\w+)+\.\w*$/

/** Uses of message ids in the sources. */
export interface MessageUses {
  /** Whole ids. */
  readonly whole: readonly MessageUse[]
  /** What ids begin with that are put together at run time: `chess.piece.`. */
  readonly heads: readonly string[]
}

/** All uses of message ids; tests and their tools do not count, because they show nothing to anybody. */
export function messageUses(files: readonly SourceFile[]): MessageUses {
  const read = files
    .filter(({ path }) => !isTestFile(path) && !inTestingFolder(path))
    .map((file) => ({ file, syntax: syntaxOf(file) }))
  return {
    heads: [...new Set(read.flatMap(({ syntax }) => [...syntax.heads].filter((head) => headForm.test(head))))],
    whole: read.flatMap(({ file, syntax: { strings, labelled } }) => {
      const withParams = labelled.filter(({ label }) => idForm.test(label))
      const told = new Set(withParams.map(({ label }) => label))
      return [
        ...withParams.map(({ label, keys }) => ({ path: file.path, id: label, params: keys })),
        ...[...strings]
          .filter((text) => idForm.test(text) && !told.has(text))
          .map((id) => ({ path: file.path, id, params: null })),
      ]
    }),
  }
}
