/** Something that somebody wants to know; null while that is nothing. */
export interface OwnedInquiry<Asked> {
  readonly asked: Asked | null
  /** Whose question it is: a seat at a table, a notebook. */
  readonly owner: unknown
}

/** What came back, and on which question. */
export interface Heard<Asked, Told> {
  readonly question: OwnedInquiry<Asked>
  /** Null when there is no answer. */
  readonly told: { readonly answer: Told; readonly slowly: boolean } | null
}

/** What may be shown of it. */
export interface Known<Told> {
  /** The newest answer; while a newer one is worked out, the one before stays in sight. */
  readonly told: Told | null
  /**
   * Whether it is up to date: nothing is asked, it is being worked out, here it is, here it is but the page had to work
   * it out itself, or nobody can.
   */
  readonly state: 'none' | 'counting' | 'known' | 'slow' | 'failed'
}

/** Asks, and tells what comes back unless it is stopped before: then nobody hears of it. */
export function hear<Asked, Told>(
  question: OwnedInquiry<Asked>,
  ask: (asked: Asked, signal: AbortSignal) => Promise<Told>,
  isSlow: () => boolean,
  tell: (heard: Heard<Asked, Told>) => void,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const { asked } = question
  if (asked !== null) {
    ask(asked, signal).then(
      (answer) => signal.aborted || tell({ question, told: { answer, slowly: isSlow() } }),
      () => signal.aborted || tell({ question, told: null }),
    )
  }
  return () => stop.abort()
}

/** What was heard last, as far as it may be shown now: an answer to somebody else's question is nobody's. */
export function knownOf<Asked, Told>(question: OwnedInquiry<Asked>, heard: Heard<Asked, Told> | null): Known<Told> {
  if (question.asked === null) return { told: null, state: 'none' }
  if (heard === null || heard.question.owner !== question.owner) return { told: null, state: 'counting' }
  const { told } = heard
  if (heard.question !== question) return { told: told?.answer ?? null, state: 'counting' }
  if (told === null) return { told: null, state: 'failed' }
  return { told: told.answer, state: told.slowly ? 'slow' : 'known' }
}
