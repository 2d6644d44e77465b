import type { Picture } from '../picture.ts'

/**
 * Marks what is darker than its surroundings: 1 where a pixel lies clearly under the mean of the square of
 * `2 · reach + 1` pixels around it. So a shadow across the table or a lamp in the corner does not matter.
 */
export function darkPixels({ width, height, shades }: Picture, reach: number): Uint8Array {
  const sums = sumsOf(width, height, shades)
  const dark = new Uint8Array(width * height)
  const stride = width + 1
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    const upper = top * stride
    const lower = bottom * stride
    const rows = bottom - top
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = x < reach ? 0 : x - reach
      const right = x + reach + 1 > width ? width : x + reach + 1
      const sum =
        (sums[lower + right] as number) -
        (sums[upper + right] as number) -
        (sums[lower + left] as number) +
        (sums[upper + left] as number)
      const count = rows * (right - left)
      // An eighth darker than the mean, and a little more: the noise of a dark picture must not count.
      if (((shades[at] as number) + margin) * count * 8 < sum * 7.5) dark[at] = 1
    }
  }
  return dark
}

const margin = 2

/** Sums of all pixels above and to the left of each place, with a row and a column of zeros before them. */
function sumsOf(width: number, height: number, shades: Uint8Array): Uint32Array {
  const stride = width + 1
  const sums = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    let at = (y + 1) * stride
    for (let x = 0, from = y * width; x < width; x++, from++) {
      row += shades[from] as number
      at++
      sums[at] = (sums[at - stride] as number) + row
    }
  }
  return sums
}
