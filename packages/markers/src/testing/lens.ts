import { quickChance, type Stream } from '@athanor/kernel'
import type { Picture } from '../picture.ts'
import type { Canvas } from './canvas.ts'
import { between } from './dice.ts'

/** What a camera makes of what is before it. */
export interface Lens {
  /** Out of focus, in pixels (standard deviation). */
  readonly blur: number
  /** Shaken, in pixels and by angle. */
  readonly shake: number
  readonly shakeAngle: number
  /** How much of the light of a bright room there is. */
  readonly light: number
  /** How much less of it at the dark end of the picture, and where that lies. */
  readonly falloff: number
  readonly falloffAngle: number
  /** A lamp that shines back from the cards. */
  readonly glint: { readonly x: number; readonly y: number; readonly radius: number; readonly strength: number } | null
  /** Standard deviation of the noise, in shades. */
  readonly noise: number
}

const dice = quickChance('grain')

/** 65,536 draws of a normal distribution: a sum of twelve even ones, as of old. */
const grain = Float32Array.from({ length: 0x10000 }, () => {
  let sum = -6
  for (let die = 0; die < 12; die++) sum += dice.below(1024) / 1024
  return sum
})

/** Takes the picture. */
export function taken({ width, height, shades }: Canvas, lens: Lens, stream: Stream): Picture {
  const lit = new Float32Array(width * height)
  const [fx, fy] = [Math.cos(lens.falloffAngle) / width, Math.sin(lens.falloffAngle) / height]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const along = 0.5 + (x - width / 2) * fx + (y - height / 2) * fy
      let shade = (shades[at] as number) * lens.light * (1 - lens.falloff * along)
      if (lens.glint !== null) {
        const away = ((x - lens.glint.x) ** 2 + (y - lens.glint.y) ** 2) / lens.glint.radius ** 2
        if (away < 6) shade += lens.glint.strength * Math.exp(-away)
      }
      lit[at] = shade
    }
  }
  const shaken = lens.shake > 0.5 ? swept(lit, width, height, lens.shake, lens.shakeAngle) : lit
  const soft = lens.blur > 0.2 ? softened(shaken, width, height, lens.blur) : shaken
  const result = new Uint8Array(width * height)
  let state = stream.below(0x7fff_ffff) | 1
  for (let at = 0; at < result.length; at++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const value = (soft[at] as number) + lens.noise * (grain[state & 0xffff] as number)
    result[at] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return { width, height, shades: result }
}

function softened(shades: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(2.5 * sigma)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const kernel = Float32Array.from(weights, (weight) => weight / total)
  const across = folded(shades, width, height, kernel, reach, 1)
  return folded(across, width, height, kernel, reach, width)
}

function folded(
  shades: Float32Array,
  width: number,
  height: number,
  kernel: Float32Array,
  reach: number,
  stride: number,
): Float32Array {
  const result = new Float32Array(shades.length)
  const isAcross = stride === 1
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const place = isAcross ? x : y
      const last = (isAcross ? width : height) - 1
      let sum = 0
      for (let step = -reach; step <= reach; step++) {
        const to = place + step < 0 ? -place : place + step > last ? last - place : step
        sum += (kernel[step + reach] as number) * (shades[at + to * stride] as number)
      }
      result[at] = sum
    }
  }
  return result
}

/** The mean along the way that the hand has moved. */
function swept(shades: Float32Array, width: number, height: number, length: number, angle: number): Float32Array {
  const steps = Math.max(2, Math.round(length) + 1)
  const moves = Array.from({ length: steps }, (_, index) => {
    const along = (index / (steps - 1) - 0.5) * length
    return { x: Math.round(along * Math.cos(angle)), y: Math.round(along * Math.sin(angle)) }
  })
  const result = new Float32Array(shades.length)
  for (const { x: dx, y: dy } of moves) {
    for (let y = 0, at = 0; y < height; y++) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width
      for (let x = 0; x < width; x++, at++) {
        const column = x + dx < 0 ? 0 : x + dx >= width ? width - 1 : x + dx
        result[at] = (result[at] as number) + (shades[row + column] as number) / steps
      }
    }
  }
  return result
}

/** A camera in some room, by chance: from bright and still to dim, shaking and out of focus. */
export function someLens(stream: Stream, width: number, height: number): Lens {
  const light = between(stream, 0.28, 1)
  return {
    blur: between(stream, 0.3, 1.9) * (width / 1280),
    shake: 0,
    shakeAngle: 0,
    light,
    falloff: between(stream, 0, 0.55),
    falloffAngle: between(stream, 0, 2 * Math.PI),
    glint:
      stream.below(3) === 0
        ? {
            x: between(stream, 0.2, 0.8) * width,
            y: between(stream, 0.2, 0.8) * height,
            radius: between(stream, 0.05, 0.14) * width,
            strength: between(stream, 60, 200) * light,
          }
        : null,
    // A sensor is noisier the less light it gets.
    noise: between(stream, 1.5, 5) + 6 * (1 - light),
  }
}

/** The same camera a moment later: the focus wanders, the hand shakes now and then. */
export function laterLens(lens: Lens, stream: Stream, width: number): Lens {
  return {
    ...lens,
    blur: lens.blur * between(stream, 0.55, 1.3),
    shake: stream.below(3) === 0 ? between(stream, 1, 9) * (width / 1280) : 0,
    shakeAngle: between(stream, 0, Math.PI),
  }
}
