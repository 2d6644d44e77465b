/** The result of something that may throw, or the error in words. */
export type Attempt<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: string }

export function attempt<Result>(work: () => Result): Attempt<Result> {
  try {
    return { ok: true, result: work() }
  } catch (error) {
    return { ok: false, error: errorText(error) }
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
