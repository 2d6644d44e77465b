/** A picture in shades of grey, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly shades: Uint8Array
}

/** The shades of a picture in colour, four bytes a pixel, as a canvas gives it. */
export function shadesOf(width: number, height: number, rgba: Uint8ClampedArray): Picture {
  const shades = new Uint8Array(width * height)
  for (let pixel = 0, at = 0; pixel < shades.length; pixel++, at += 4) {
    const [red, green, blue] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number]
    // The weights that television uses, in 256ths.
    shades[pixel] = (77 * red + 150 * green + 29 * blue) >> 8
  }
  return { width, height, shades }
}

/** The shade at a place between pixels; outside, that of the nearest edge. Pixel centres lie at whole numbers. */
export function shadeAt({ width, height, shades }: Picture, x: number, y: number): number {
  const inX = Math.min(width - 1.001, Math.max(0, x))
  const inY = Math.min(height - 1.001, Math.max(0, y))
  const left = Math.floor(inX)
  const top = Math.floor(inY)
  const [u, v] = [inX - left, inY - top]
  const at = top * width + left
  const upper = (shades[at] as number) * (1 - u) + (shades[at + 1] as number) * u
  const lower = (shades[at + width] as number) * (1 - u) + (shades[at + width + 1] as number) * u
  return upper * (1 - v) + lower * v
}
