import {
  apprentices,
  type DieColour,
  dieKinds,
  type Face,
  handOf,
  lossByRaven,
  pointsOf,
  type Raven,
  ravenAt,
  resources,
  type State,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import { reachOf } from './plans.ts'

/** What may come of rolling for a raven. */
export interface Risk {
  readonly face: Face
  /** Of six. */
  readonly chances: number
  /** Units or knowledge points that it costs. */
  readonly loss: number
  /** What the rest can still earn by research and conversions. */
  readonly best: number
}

export interface RiskOutlook {
  readonly risks: readonly Risk[]
  /** What remains to be earned on average, losses included. */
  readonly average: number
}

/** The die that is thrown for a raven: its own, or a black one for the extra raven (DR-26). */
export function colourOf(state: State, raven: Raven): DieColour {
  return ravenAt(state, raven)?.colour ?? 'black'
}

/** D-051..D-053: each face with what it takes and what can be made of the rest. */
export function outlookOn(state: State, seat: Seat, raven: Raven): RiskOutlook {
  const { faces } = dieKinds[colourOf(state, raven)]
  const points = pointsAt(state, seat)
  const all: readonly Face[] = ['raven', ...resources]
  const risks = all.flatMap((face): readonly Risk[] => {
    const chances = faces.filter((each) => each === face).length
    if (chances === 0) return []
    const after = rolled(state, raven, faces.indexOf(face))
    const loss = face === 'raven' ? Math.min(lossByRaven, points) : lostUnits(state, after, seat)
    return [{ face, chances, loss, best: bestOf(after, seat) }]
  })
  const average = risks.reduce((sum, { face, chances, loss, best }) => {
    return sum + (chances / 6) * (best - (face === 'raven' ? loss : 0))
  }, 0)
  return { risks, average }
}

/** What a seat can earn with what it has, once its ravens are gone. */
export function bestOf(state: State, seat: Seat): number {
  return reachOf(state, seat).plans[0]?.points ?? 0
}

/** The table after a throw that is known. */
function rolled(state: State, raven: Raven, number: number): State {
  const chance = { stream: () => ({ below: () => number }) }
  return apprentices.apply(state, state.active, { kind: 'rollRaven', raven }, chance).state
}

function lostUnits(before: State, after: State, seat: Seat): number {
  const count = (state: State) => handOf(state, seat).units.reduce((sum, units) => sum + units.length, 0)
  return count(before) - count(after)
}

function pointsAt(state: State, seat: Seat): number {
  const score = state.players[seat]?.score
  return score === undefined ? 0 : pointsOf(score)
}
