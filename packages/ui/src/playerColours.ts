import { icon as clover } from 'virtual:icon/clover'
import { icon as crown } from 'virtual:icon/crenel-crown'
import { icon as moon } from 'virtual:icon/moon'
import { icon as oak } from 'virtual:icon/oak-leaf'
import { icon as star } from 'virtual:icon/polar-star'
import { icon as raven } from 'virtual:icon/raven'
import { icon as flame } from 'virtual:icon/small-fire'
import { icon as drop } from 'virtual:icon/water-drop'

/** The colours in which the house can seat somebody; each game takes those it wants (its card says which). */
export const seatColours = ['white', 'black', 'brown', 'purple', 'red', 'green', 'yellow', 'blue'] as const
export type SeatColour = (typeof seatColours)[number]

/** Each of them has a glyph of its own, so that nobody depends on the colour alone. */
const glyphs: Readonly<Record<SeatColour, readonly string[]>> = {
  white: moon,
  black: raven,
  brown: oak,
  purple: star,
  red: flame,
  green: clover,
  yellow: crown,
  blue: drop,
}

function known(colour: string): SeatColour | undefined {
  return seatColours.find((each) => each === colour)
}

/** Nothing for a seat that has no colour yet. */
export function glyphOf(colour: string): readonly string[] {
  const found = known(colour)
  return found === undefined ? [] : glyphs[found]
}

/** The custom properties that paint something in a player's colour; a seat without one stays grey. */
export function playerPaint(colour: string): Readonly<Record<`--${string}`, string>> {
  const found = known(colour) ?? 'none'
  return {
    '--wax': `var(--player-${found})`,
    '--wax-shade': `var(--player-${found}-shade)`,
    '--wax-glyph': `var(--player-${found}-glyph)`,
    '--name': `var(--name-${found})`,
  }
}
