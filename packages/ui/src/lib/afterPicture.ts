/** A page that nobody sees paints no pictures. */
const longest = 100

/** When the next picture is on the screen: for work that a press brings about but whose answer can be seen before. */
export function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, longest)
    // The second begins when the first is shown: what was drawn is handed over before, but not yet on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(unseen)
        setTimeout(resolve)
      }),
    )
  })
}

/** Does something when the next picture is on the screen. Gives what stops it, begun or not. */
export function onceSeen(begin: () => (() => void) | null): () => void {
  let stop: (() => void) | null = null
  let isWanted = true
  const beginLate = async () => {
    await afterPicture()
    if (isWanted) stop = begin()
  }
  void beginLate()
  return () => {
    isWanted = false
    stop?.()
  }
}
