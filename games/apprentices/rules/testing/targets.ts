import type { Action } from '../action.ts'
import { boards, sides } from '../components.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'

const slots = sides.flatMap((side) =>
  boards[side].flatMap((board, index) => board.slots.map((_, rank) => `${side} ${index + 1}.${rank + 1}`)),
)

/** Everything of this game that must come about in its test games. */
export const targets: readonly string[] = [
  ...slots.map((slot) => `use ${slot}`),
  ...sides.flatMap((side) => [1, 2, 3, 4, 5, 6].map((table) => `enter ${side} ${table}`)),
  'a raven from the marker',
  'help accepted',
  'a rival’s raven cancelled',
  'a taken unit spent',
  'a whole conversion broken',
  'points lost to a raven',
  'the lowest price',
  'a second lap',
  'a tie round',
  'square 5 opened',
]

interface Happening {
  readonly seat: number | null
  readonly action: Action | null
  readonly events: readonly Event[]
  readonly state: State
}

export function* targetsIn({ seat, action, events, state }: Happening): Generator<string> {
  if (action !== null && 'table' in action && action.kind !== 'research') {
    const use = state.used.findLast((each) => each.table === action.table && each.seat === seat)
    if (use !== undefined) yield `use ${state.sides[action.table - 1]} ${action.table}.${use.rank}`
  }
  if (action?.kind === 'acceptHelp') yield 'help accepted'
  if (state.price === 5) yield 'the lowest price'
  if (state.dice.some((die) => die.owner !== die.holder && die.state === 'spent')) yield 'a taken unit spent'
  for (const { public: happening } of events) {
    switch (happening.kind) {
      case 'researched':
        if (happening.square === 1) yield `enter ${state.sides[happening.table - 1]} ${happening.table}`
        break
      case 'ravenRolled':
        if (happening.raven === 'marker') yield 'a raven from the marker'
        break
      case 'ravenCancelled':
        if (action?.kind === 'cancelRaven' && happening.owner !== happening.seat) yield 'a rival’s raven cancelled'
        break
      case 'unitsLost':
        if (new Set(happening.types).size > 1) yield 'a whole conversion broken'
        break
      case 'pointsLost':
        if (happening.points > 0) yield 'points lost to a raven'
        break
      case 'tieRoundBegan':
        yield 'a tie round'
        break
      case 'squaresOpened':
        yield 'square 5 opened'
        break
      default:
    }
  }
  if (
    state.players.some(({ score }) => score.research + score.ravens + score.abilities + score.losses + score.dice > 42)
  ) {
    yield 'a second lap'
  }
}
