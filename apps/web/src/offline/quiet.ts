/** So long nothing is fetched before a page counts as quiet, in milliseconds. */
const silence = 3000

/** Resolves when a page has what it shows, and nothing has been fetched for a while: whoever plays comes first. */
export async function pageIsQuiet(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    const settle = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(settle, silence)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(settle, silence)
    })
    observer.observe({ type: 'resource' })
  })
}
