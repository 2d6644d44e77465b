/** Tables at which the server knows a seat of whoever is signed in here, or of this browser; none where it does not answer. */
export async function seatsOnServer(): Promise<readonly string[]> {
  try {
    const response = await fetch('/api/people/running')
    if (!response.ok) return []
    const { running } = (await response.json()) as { readonly running: readonly { readonly table: string }[] }
    return running.map(({ table }) => table)
  } catch {
    return []
  }
}
