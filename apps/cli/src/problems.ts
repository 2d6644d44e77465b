/** Something that ends the program with one sentence instead of a stack trace. */
export class Problem extends Error {
  /** 2 when the command was not understood, 1 when it was but could not be carried out. */
  readonly exitCode: 1 | 2

  constructor(sentence: string, exitCode: 1 | 2) {
    super(sentence)
    this.exitCode = exitCode
  }
}

/** The command line asks for something that makes no sense. */
export function misuse(sentence: string): Problem {
  return new Problem(sentence, 2)
}

/** The command was understood, but the world did not play along. */
export function failure(sentence: string): Problem {
  return new Problem(sentence, 1)
}
