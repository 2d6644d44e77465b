import type { Page } from '@playwright/test'

/** The share of pixels in which two pictures clearly differ, of 1. What gradients are rounded to is no difference. */
export function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const pixels = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image()
          image.src = `data:image/png;base64,${picture}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        }),
      )
      const [first = new Uint8ClampedArray(), second = new Uint8ClampedArray()] = pixels
      if (first.length !== second.length) return 1
      let different = 0
      for (let at = 0; at < first.length; at += 4) {
        const far = [0, 1, 2].some((part) => Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)) > 40)
        if (far) different++
      }
      return different / (first.length / 4)
    },
    [one.toString('base64'), other.toString('base64')],
  )
}
