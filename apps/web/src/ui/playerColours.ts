import { icon as moon } from 'virtual:icon/moon'
import { icon as oak } from 'virtual:icon/oak-leaf'
import { icon as star } from 'virtual:icon/polar-star'
import { icon as raven } from 'virtual:icon/raven'
import { icon as flame } from 'virtual:icon/small-fire'

/** Each player colour has a glyph of its own, so that nobody depends on the colour alone. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  white: moon,
  black: raven,
  brown: oak,
  purple: star,
  red: flame,
}

export function glyphOf(colour: string): readonly string[] {
  return glyphs[colour] ?? star
}

/** The custom properties that paint something in a player's colour. */
export function playerPaint(colour: string): Readonly<Record<`--${string}`, string>> {
  const known = colour in glyphs ? colour : 'purple'
  return {
    '--wax': `var(--player-${known})`,
    '--wax-shade': `var(--player-${known}-shade)`,
    '--wax-glyph': `var(--player-${known}-glyph)`,
    '--name': `var(--name-${known})`,
  }
}
