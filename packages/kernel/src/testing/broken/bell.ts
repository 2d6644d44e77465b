import type { Game, GameEvent, Reason, Seat, Shape, Viewer } from '../../index.ts'
import { actionsOf, listed, noActions } from '../../index.ts'

/** Where the bell game stands: who may act, and whether wishes are asked of all, of one or of nobody. */
export interface BellState {
  readonly seats: number
  readonly turn: Seat
  readonly count: number
  readonly asked: 'nobody' | 'one' | 'all'
  readonly over: boolean
  readonly wishes: readonly number[]
}

export interface BellView extends BellState {
  readonly viewer: Viewer
}

export type BellAction =
  | { readonly kind: 'add'; readonly n: number }
  | { readonly kind: 'next' | 'roll' | 'touch' | 'whisper' | 'show' | 'hint' | 'ask' | 'askOne' | 'end' }
  | { readonly kind: 'wish'; readonly n: number }

export interface BellEvent {
  readonly kind:
    | 'began'
    | 'added'
    | 'passed'
    | 'rolled'
    | 'whispered'
    | 'shown'
    | 'hinted'
    | 'asked'
    | 'wished'
    | 'ended'
  readonly n?: number
}

export interface Bell extends Shape {
  readonly state: BellState
  readonly view: BellView
  readonly action: BellAction
  readonly event: BellEvent
  readonly secret: { readonly n: number }
  readonly options: { readonly start: 0 | 10; readonly loud: boolean }
  readonly ask: 'turn' | 'wish'
  readonly source: 'count'
  readonly reason: 'bell.reject.no' | 'bell.reject.tooLoud'
}

const plainKinds = ['next', 'roll', 'touch', 'whisper', 'show', 'hint', 'ask', 'askOne', 'end'] as const

/**
 * The smallest game with every kind of step that the kernel tells apart: open, drawn, secret, revealing, sealed by one
 * or by all. Nothing is hidden in it; it is there for the kernel's own tests.
 */
export const bell: Game<Bell> = {
  id: 'bell',
  rulesVersion: 3,
  players: { min: 2, max: 3 },
  colours: ['red', 'green', 'blue'],
  options: {
    fields: {
      start: { kind: 'choice', values: [0, 10], default: 0 },
      loud: { kind: 'flag', default: false },
    },
    presets: {},
  },
  actionKinds: ['add', ...plainKinds, 'wish'],
  eventKinds: ['began', 'added', 'passed', 'rolled', 'whispered', 'shown', 'hinted', 'asked', 'wished', 'ended'],
  reasonIds: ['bell.reject.no', 'bell.reject.tooLoud'],
  asks: ['turn', 'wish'],
  scoreSources: ['count'],
  actionSchema: {
    safeParse(input) {
      if (typeof input !== 'object' || input === null) return { success: false }
      const { kind, n } = input as { readonly kind: BellAction['kind']; readonly n?: number }
      if (kind === 'add' || kind === 'wish') {
        return typeof n === 'number' ? { success: true, data: { kind, n } } : { success: false }
      }
      return plainKinds.includes(kind) ? { success: true, data: { kind } } : { success: false }
    },
  },
  reveals: { public: { shown: ['n'], hinted: [] }, secret: { whispered: ['n'] } },
  secrets: { wish: ['n'] },
  checkOptions: ({ loud }, seats) => (loud && seats > 2 ? { id: 'bell.reject.tooLoud', params: { seats } } : null),
  setup(options, seats, chance) {
    const turn = chance.stream('first').below(seats.length)
    const state: BellState = {
      seats: seats.length,
      turn,
      count: options.start,
      asked: 'nobody',
      over: false,
      wishes: [],
    }
    return { state, events: [{ public: { kind: 'began', n: turn } }] }
  },
  decisions({ seats, turn, asked, over }) {
    if (over) return []
    if (asked === 'nobody') return [{ seat: turn, ask: 'turn' }]
    if (asked === 'one') return [{ seat: turn, ask: 'wish', sealed: true }]
    return Array.from({ length: seats }, (_, seat) => ({ seat, ask: 'wish', sealed: true }))
  },
  legal(view) {
    if (check(view, { kind: 'wish', n: 1 }) === null) return actionsOf([listed('wish', [{ kind: 'wish', n: 1 }])])
    if (check(view, { kind: 'next' }) !== null) return noActions()
    return actionsOf<BellAction>([
      listed('add', [{ kind: 'add', n: 1 }]),
      ...plainKinds.map((kind) => listed(kind, [{ kind }])),
    ])
  },
  check,
  apply(state, seat, action, chance) {
    switch (action.kind) {
      case 'add':
        return stepped({ ...state, count: state.count + action.n }, { public: { kind: 'added', n: action.n } })
      case 'next':
        return stepped({ ...state, turn: (seat + 1) % state.seats }, { public: { kind: 'passed' } })
      case 'roll': {
        const n = 1 + chance.stream('dice').below(6)
        return stepped({ ...state, count: state.count + n }, { public: { kind: 'rolled', n } })
      }
      case 'touch':
        chance.stream('dice')
        return { state: { ...state, count: state.count + 1 }, events: [] }
      case 'whisper':
        return stepped(state, { public: { kind: 'whispered' }, secret: { [seat]: { n: 7 } } })
      case 'show':
        return stepped(state, { public: { kind: 'shown', n: 7 } })
      case 'hint':
        return stepped(state, { public: { kind: 'hinted' } })
      case 'ask':
        return stepped({ ...state, asked: 'all' }, { public: { kind: 'asked' } })
      case 'askOne':
        return stepped({ ...state, asked: 'one' }, { public: { kind: 'asked' } })
      default:
        return stepped({ ...state, over: true }, { public: { kind: 'ended' } })
    }
  },
  resolve(state, sealed) {
    const wishes = [...sealed].map(([seat, action]) => seat * 100 + ('n' in action ? action.n : 0))
    return stepped({ ...state, asked: 'nobody', wishes }, { public: { kind: 'wished' } })
  },
  view: (state, viewer) => ({ ...state, viewer }),
  resample: ({ seats, turn, count, asked, over, wishes }) => ({ seats, turn, count, asked, over, wishes }),
  outcome({ seats, count, over }) {
    if (!over) return null
    const breakdown = [{ source: 'count', points: count }] as const
    return { seats: Array.from({ length: seats }, (_, seat) => ({ seat, place: 1, total: count, breakdown })) }
  },
}

function check({ viewer, turn, asked, over }: BellView, action: BellAction): Reason<'bell.reject.no'> | null {
  const no = { id: 'bell.reject.no' } as const
  if (over || viewer === 'spectator') return no
  if (asked !== 'all' && viewer !== turn) return no
  if ((action.kind === 'wish') !== (asked !== 'nobody')) return no
  return 'n' in action && (action.n < 0 || action.n > 9) ? no : null
}

function stepped(state: BellState, event: GameEvent<BellEvent, { readonly n: number }>) {
  return { state, events: [event] }
}
