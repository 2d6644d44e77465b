import {
  type Die,
  type DieColour,
  type Effect,
  type Face,
  type Gain,
  type Price,
  resources,
  type State,
} from '@athanor/apprentices'
import type { Look } from '@athanor/terminal/terminalClient.ts'

/** The dice's own colours, light enough for a black letter on them. */
const grounds: Readonly<Record<DieColour, number>> = { green: 78, yellow: 220, purple: 141, black: 244 }

const black = 16

function letter(face: Face, { words }: Look): string {
  return words.say('cli.apprentices.letter', { face })
}

/** A die: its letter on its colour. */
function dieSign({ colour, face }: Die, look: Look): string {
  return look.paint(face === null ? '?' : letter(face, look), { ink: black, ground: grounds[colour] })
}

/** All that a player has ready: dice, then made units. */
export function readySigns(state: State, seat: number, look: Look): string {
  const dice = state.dice.filter((die) => die.holder === seat && die.state === 'ready').map((die) => dieSign(die, look))
  const made = state.made
    .filter((unit) => unit.holder === seat && unit.state === 'ready')
    .map(({ type }) => `${letter(type, look)}*`)
  return [...dice, ...made].join(' ')
}

/** A price in letters: `PPP?` is three of one type and one of any. */
export function priceSign({ fixed, choice }: Price, look: Look): string {
  return resources.map((type, index) => letter(type, look).repeat(fixed[index as 0])).join('') + '?'.repeat(choice)
}

function gainSign(gain: Gain, look: Look): string {
  return gain === 'any' || gain === 'other' || gain === 'same' ? '?' : letter(gain, look)
}

/** What a slot does, as short as it can be said. */
export function effectText(effect: Effect, look: Look): string {
  const { say } = look.words
  switch (effect.kind) {
    case 'convert': {
      const { points } = effect
      const from = points > 0 ? say('cli.apprentices.effect.fromPoints', { points }) : priceSign(effect.from, look)
      const gains = effect.gains.map((gain) => gainSign(gain, look)).join('')
      return say('cli.apprentices.effect.convert', { from, gains })
    }
    case 'tradeUnits':
      return say('cli.apprentices.effect.points', { from: priceSign(effect.from, look), points: effect.points })
    case 'tradeRavens':
      return say('cli.apprentices.effect.ravens', { count: effect.ravens, points: effect.points })
    case 'takeUnit':
      return say('cli.apprentices.effect.takeUnit', { from: priceSign(effect.from, look) })
    default:
      return say(`cli.apprentices.effect.${effect.kind}`)
  }
}
