/** What can be heard at a table. Never the only sign of anything. */
export const sounds = ['turn', 'nudge', 'mix', 'seal', 'coin', 'dice', 'reveal', 'topple', 'fanfare'] as const
export type Sound = (typeof sounds)[number]

/** One tone, from a moment on, rising or falling from one pitch to another. */
export interface Tone {
  readonly wave: OscillatorType
  /** Seconds after the beginning. */
  readonly at: number
  readonly seconds: number
  readonly from: number
  readonly to: number
  readonly loudness: number
}

function bell(at: number, pitch: number, loudness: number): readonly Tone[] {
  return [1, 2.76].map((overtone) => ({
    wave: 'sine',
    at,
    seconds: 0.9 / overtone,
    from: pitch * overtone,
    to: pitch * overtone,
    loudness: loudness / overtone,
  }))
}

/** Bubbles: short tones that rise, each higher than the one before. */
function bubble(at: number, pitch: number): Tone {
  return { wave: 'sine', at, seconds: 0.11, from: pitch, to: pitch * 1.9, loudness: 0.16 }
}

function knock(at: number, pitch: number, loudness: number): Tone {
  return { wave: 'triangle', at, seconds: 0.07, from: pitch, to: pitch * 0.5, loudness }
}

/** Every sound as the tones it is made of. */
export const scores: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [...bell(0, 587, 0.16), ...bell(0.18, 880, 0.14)],
  nudge: [knock(0, 300, 0.4), knock(0.14, 300, 0.4), ...bell(0.3, 880, 0.16)],
  mix: [bubble(0, 190), bubble(0.1, 240), bubble(0.19, 310), bubble(0.27, 390)],
  seal: [knock(0, 170, 0.4), knock(0.05, 110, 0.25)],
  coin: [
    { wave: 'square', at: 0, seconds: 0.06, from: 1320, to: 1320, loudness: 0.05 },
    { wave: 'square', at: 0.06, seconds: 0.28, from: 1760, to: 1760, loudness: 0.05 },
  ],
  dice: [0, 0.06, 0.1, 0.17, 0.21, 0.3].map((at, index) => knock(at, 420 + 70 * (index % 3), 0.22 - 0.02 * index)),
  reveal: [bubble(0, 190), bubble(0.12, 260), bubble(0.22, 350), ...bell(0.42, 660, 0.14), ...bell(0.5, 990, 0.1)],
  topple: [knock(0, 140, 0.4), knock(0.22, 100, 0.42), knock(0.3, 78, 0.36), ...bell(0.42, 220, 0.1)],
  fanfare: [...bell(0, 523, 0.13), ...bell(0.16, 659, 0.13), ...bell(0.32, 784, 0.15)],
}
