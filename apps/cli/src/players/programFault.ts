/** What an outside program did that ends the series, as `cli.failure.program` tells it. */
export type ProgramFaultKind = 'cannotStart' | 'ended' | 'slow' | 'nonsense' | 'forbidden'

export interface ProgramFaultTold {
  readonly program: string
  readonly what: ProgramFaultKind
  readonly detail: string
}

const mark = 'program fault: '

/** Crosses from thread to thread, where of an error the message alone arrives: hence everything stands in it. */
export class ProgramFault extends Error {
  constructor(told: ProgramFaultTold) {
    super(`${mark}${JSON.stringify(told)}`)
  }
}

/** The fault that an error tells of, from whichever thread; null when it is about something else. */
export function programFaultIn(error: unknown): ProgramFaultTold | null {
  if (!(error instanceof Error) || !error.message.startsWith(mark)) return null
  return JSON.parse(error.message.slice(mark.length)) as ProgramFaultTold
}
