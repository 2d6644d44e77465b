/** Waits until a server that was just started answers. */
export async function untilReady(address: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => void setTimeout(resolve, 200))
  }
  throw new Error('the server does not answer')
}
