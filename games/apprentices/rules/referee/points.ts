import { at, type Seat } from '@athanor/kernel'
import type { Score } from '../state.ts'
import { boardOf } from './boards.ts'
import { compare, happened, type Judge, linesAt, rankAt, squareAt, type Transition, totalOf } from './facts.ts'

interface Gain {
  readonly seat: Seat
  readonly source: keyof Score
  readonly points: number
}

/** DR-76: every point is booked at the moment of its cause, to whoever earned or lost it, and to nobody else. */
export const judgePoints: Judge = (transition) => {
  const { before, after, events } = transition
  const gain = gainOf(transition)
  const rows = (scores: readonly Score[]) =>
    scores.map(({ research, ravens, abilities, losses, dice }) => [research, ravens, abilities, losses, dice])
  const due = before.players.map(({ score }, seat) =>
    gain?.seat === seat ? { ...score, [gain.source]: score[gain.source] + gain.points } : score,
  )
  const lost = gain?.source === 'losses' ? [[gain.seat, -gain.points]] : []
  return [
    ...compare('points', rows(due), rows(after.players.map(({ score }) => score))),
    ...compare(
      'points lost',
      lost,
      happened(events, 'pointsLost').map(({ seat, points }) => [seat, points]),
    ),
  ]
}

function gainOf({ before, seat, action, events }: Transition): Gain | null {
  switch (action.kind) {
    // D-083, D-084, D-171..D-182.
    case 'research': {
      const { points } = boardOf(before.sides[action.table - 1], action.table)
      return { seat, source: 'research', points: at(points, squareAt(before, seat, action.table), 'square') }
    }
    // D-050.
    case 'cancelRaven':
      return { seat, source: 'ravens', points: 1 }
    case 'acceptHelp': {
      const offer = before.help.offers.find(({ gemstone }) => gemstone === action.gemstone)
      return offer === undefined ? null : { seat: offer.helper, source: 'ravens', points: 1 }
    }
    // D-053, D-117.
    case 'rollRaven':
      return happened(events, 'ravenRolled')[0]?.face === 'raven'
        ? { seat, source: 'losses', points: -Math.min(5, totalOf(before, seat)) }
        : null
    // D-109.
    case 'buyDie':
      return { seat, source: 'dice', points: -before.price }
    case 'tradeUnits':
    case 'tradeRavens':
    case 'convert': {
      const line = linesAt(before, action.table)[rankAt(before, seat, action.table) - 1]
      if (line === undefined || typeof line === 'string') return null
      if ('points' in line) return { seat, source: 'abilities', points: line.points }
      return 'price' in line ? { seat, source: 'abilities', points: -line.price } : null
    }
    default:
      return null
  }
}
