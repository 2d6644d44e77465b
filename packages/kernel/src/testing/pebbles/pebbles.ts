import type { Game, Reason, Seat, Shape, Viewer } from '../../index.ts'
import { actionsOf, listed, noActions } from '../../index.ts'

interface State {
  readonly seats: number
  readonly turn: Seat
  readonly heap: number
  readonly taken: readonly number[]
}

interface View extends State {
  readonly viewer: Viewer
}

interface Take {
  readonly kind: 'take'
  readonly count: number
}

export interface Pebbles extends Shape {
  readonly state: State
  readonly view: View
  readonly action: Take
  readonly event: { readonly kind: 'began' | 'took'; readonly seat: Seat; readonly count: number }
  readonly secret: object
  readonly options: object
  readonly ask: 'take'
  readonly source: 'pebbles'
  readonly reason: 'pebbles.reject.notYours' | 'pebbles.reject.count'
}

/**
 * A toy whose rules change: players in turn take pebbles from a heap until none is left, and the most pebbles win. How
 * many may be taken at once is what the versions of its rules disagree about.
 */
export function pebbles(rulesVersion: number, mostAtOnce: number): Game<Pebbles> {
  const check = ({ viewer, turn, heap }: View, { count }: Take): Reason<Pebbles['reason']> | null => {
    if (heap === 0 || viewer !== turn) return { id: 'pebbles.reject.notYours' }
    const most = Math.min(heap, mostAtOnce)
    return count >= 1 && count <= most ? null : { id: 'pebbles.reject.count', params: { most } }
  }
  return {
    id: 'pebbles',
    rulesVersion,
    players: { min: 2, max: 3 },
    colours: ['red', 'green', 'blue'],
    options: { fields: {}, presets: {} },
    actionKinds: ['take'],
    eventKinds: ['began', 'took'],
    reasonIds: ['pebbles.reject.notYours', 'pebbles.reject.count'],
    asks: ['take'],
    scoreSources: ['pebbles'],
    actionSchema: {
      safeParse(input) {
        const count = typeof input === 'object' && input !== null && 'count' in input ? input.count : null
        return typeof count === 'number' && Number.isInteger(count)
          ? { success: true, data: { kind: 'take', count } }
          : { success: false }
      },
    },
    reveals: { public: { began: ['seat', 'count'] }, secret: {} },
    secrets: {},
    setup(_, seats, chance) {
      const turn = chance.stream('first').below(seats.length)
      const heap = 20 + chance.stream('heap').below(5)
      const state = { seats: seats.length, turn, heap, taken: seats.map(() => 0) }
      return { state, events: [{ public: { kind: 'began', seat: turn, count: heap } }] }
    },
    decisions: ({ turn, heap }) => (heap === 0 ? [] : [{ seat: turn, ask: 'take' }]),
    legal(view) {
      const takes = [1, 2, 3].map((count): Take => ({ kind: 'take', count }))
      const allowed = takes.filter((take) => check(view, take) === null)
      return allowed.length === 0 ? noActions() : actionsOf([listed('take', allowed)])
    },
    check,
    apply: ({ seats, turn, heap, taken }, seat, { count }) => ({
      state: {
        seats,
        turn: (turn + 1) % seats,
        heap: heap - count,
        taken: taken.map((had, index) => (index === seat ? had + count : had)),
      },
      events: [{ public: { kind: 'took', seat, count } }],
    }),
    view: (state, viewer) => ({ ...state, viewer }),
    resample: ({ seats, turn, heap, taken }) => ({ seats, turn, heap, taken }),
    outcome({ heap, taken }) {
      if (heap > 0) return null
      return {
        seats: taken.map((total, seat) => ({
          seat,
          place: 1 + taken.filter((other) => other > total).length,
          total,
          breakdown: [{ source: 'pebbles', points: total }],
        })),
      }
    },
  }
}
