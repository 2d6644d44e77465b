import type { Game, Reason, Seat, Viewer } from '@athanor/kernel'
import { actionsOf, listed, noActions } from '@athanor/kernel'
import * as z from 'zod/mini'

interface State {
  readonly turn: Seat
  readonly left: number
  readonly taken: readonly number[]
}

export interface View extends State {
  readonly viewer: Viewer
}

const actionSchema = z.readonly(
  z.strictObject({ kind: z.literal('take'), count: z.int().check(z.minimum(1), z.maximum(3)) }),
)
export type Action = z.infer<typeof actionSchema>

export interface HeapShape {
  readonly state: State
  readonly view: View
  readonly action: Action
  readonly event:
    | { readonly kind: 'began'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'took'; readonly seat: Seat; readonly count: number }
    | { readonly kind: 'ended'; readonly winners: readonly Seat[]; readonly total: number }
  readonly secret: object
  readonly options: object
  readonly ask: 'take'
  readonly source: 'pebbles'
  readonly reason: 'heap.reject.notYourTurn' | 'heap.reject.tooMany'
}

function check({ viewer, turn, left }: View, { count }: Action): Reason<HeapShape['reason']> | null {
  if (left === 0 || viewer !== turn) return { id: 'heap.reject.notYourTurn' }
  return count <= left ? null : { id: 'heap.reject.tooMany', params: { left } }
}

/** Players in turn take one to three pebbles from a heap until none is left; the most pebbles win. */
export const heap: Game<HeapShape> = {
  id: 'heap',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  colours: ['red', 'green', 'blue'],
  options: { fields: {}, presets: { standard: {} } },
  actionKinds: ['take'],
  eventKinds: ['began', 'took', 'ended'],
  reasonIds: ['heap.reject.notYourTurn', 'heap.reject.tooMany'],
  asks: ['take'],
  scoreSources: ['pebbles'],
  actionSchema,
  reveals: { public: { began: ['seat', 'count'] }, secret: {} },
  secrets: {},
  setup(_, seats, chance) {
    const turn = chance.stream('first').below(seats.length)
    const left = 20 + chance.stream('heap').below(5)
    return {
      state: { turn, left, taken: seats.map(() => 0) },
      events: [{ public: { kind: 'began', seat: turn, count: left } }],
    }
  },
  decisions: ({ turn, left }) => (left === 0 ? [] : [{ seat: turn, ask: 'take' }]),
  legal(view) {
    const allowed = [1, 2, 3]
      .map((count): Action => ({ kind: 'take', count }))
      .filter((one) => check(view, one) === null)
    return allowed.length === 0 ? noActions() : actionsOf([listed('take', allowed)])
  },
  check,
  apply(state, seat, { count }) {
    const taken = state.taken.map((had, index) => (index === seat ? had + count : had))
    const left = state.left - count
    const total = Math.max(...taken)
    const winners = taken.flatMap((had, index) => (had === total ? [index] : []))
    return {
      state: { turn: (state.turn + 1) % taken.length, left, taken },
      events: [
        { public: { kind: 'took', seat, count } },
        ...(left === 0 ? [{ public: { kind: 'ended', winners, total } } as const] : []),
      ],
    }
  },
  view: ({ turn, left, taken }, viewer) => ({ turn, left, taken, viewer }),
  resample: ({ turn, left, taken }) => ({ turn, left, taken }),
  outcome({ left, taken }) {
    if (left > 0) return null
    const placed = (total: number) => 1 + taken.filter((other) => other > total).length
    const breakdown = (points: number) => [{ source: 'pebbles', points } as const]
    return { seats: taken.map((total, seat) => ({ seat, place: placed(total), total, breakdown: breakdown(total) })) }
  },
}
