/** A page that nobody sees paints no pictures. */
const longest = 100

/** When the next picture is on the screen: for work that a press brings about but whose answer can be seen before. */
export function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, longest)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(unseen)
        resolve()
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
