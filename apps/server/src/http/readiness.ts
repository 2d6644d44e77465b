/** Milliseconds for which an answer counts: whoever asks more often must not wear the disk out. */
const freshFor = 1000

/** Whether the database can be written, asked once a second at most. */
export function readiness(check: () => Promise<void>, now: () => number): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null
  return () => {
    if (asked === null || now() - asked.at >= freshFor) {
      const answer = check().then(
        () => true,
        () => false,
      )
      asked = { at: now(), answer }
    }
    return asked.answer
  }
}
