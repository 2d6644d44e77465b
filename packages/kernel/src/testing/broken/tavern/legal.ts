import { type ActionGroup, actionsOf, type LegalActions, listed, noActions, type Reason } from '../../../index.ts'
import type { Action, Card, OwnCards, View } from './types.ts'

export const reasonIds = [
  'tavern.reject.gameOver',
  'tavern.reject.notYourTurn',
  'tavern.reject.wrongPhase',
  'tavern.reject.doneAlready',
  'tavern.reject.badStake',
  'tavern.reject.deckEmpty',
  'tavern.reject.keepCards',
  'tavern.reject.noSuchCard',
] as const

type ReasonId = (typeof reasonIds)[number]
type Refusal = ReasonId extends `tavern.reject.${infer Name}` ? Name : never

const cards: readonly Card[] = [1, 2, 3, 4, 5]

export function legal(view: View): LegalActions<Action> {
  const candidates: ActionGroup<Action>[] = [
    listed('stake', [
      { kind: 'stake', coins: 1 },
      { kind: 'stake', coins: 2 },
    ]),
    listed('draw', [{ kind: 'draw' }]),
    listed(
      'show',
      cards.map((card) => ({ kind: 'show', card })),
    ),
    listed(
      'bury',
      cards.map((card) => ({ kind: 'bury', card })),
    ),
    listed('pass', [{ kind: 'pass' }]),
    listed(
      'bid',
      cards.map((card) => ({ kind: 'bid', card })),
    ),
  ]
  if (check(view, { kind: 'pass' }) !== null && view.phase !== 'bids') return noActions()
  return actionsOf(
    candidates.map(({ kind, size, at }) => {
      const all = Array.from({ length: size }, (_, number) => at(number))
      return listed(
        kind,
        all.filter((action) => check(view, action) === null),
      )
    }),
  )
}

export function check(view: View, action: Action): Reason<ReasonId> | null {
  const id = refusal(view, action)
  return id === null ? null : { id: `tavern.reject.${id}` }
}

function refusal(view: View, action: Action): Refusal | null {
  const { own, viewer } = view
  if (view.phase === 'over') return 'gameOver'
  if (own === null || viewer === 'spectator') return 'notYourTurn'
  if (view.phase === 'bids') {
    if (action.kind !== 'bid') return 'wrongPhase'
    return own.hand.includes(action.card) ? null : 'noSuchCard'
  }
  if (viewer !== view.turn) return 'notYourTurn'
  switch (action.kind) {
    case 'bid':
      return 'wrongPhase'
    case 'pass':
      return null
    case 'stake':
      return refusedStake(view, action.coins)
    case 'draw':
      if (view.done.includes('draw')) return 'doneAlready'
      return view.deckSize === 0 ? 'deckEmpty' : null
    default:
      return refusedCard(view, own, action.kind, action.card)
  }
}

function refusedStake(view: View, coins: number): Refusal | null {
  if (view.done.includes('stake')) return 'doneAlready'
  const owned = view.players[view.turn]?.coins ?? 0
  return coins >= 1 && coins <= 2 && coins <= owned ? null : 'badStake'
}

function refusedCard(view: View, own: OwnCards, kind: 'show' | 'bury', card: Card): Refusal | null {
  if (view.done.includes(kind)) return 'doneAlready'
  // This round and every later one needs a card to bid.
  if (own.hand.length <= view.options.rounds - view.round + 1) return 'keepCards'
  return own.hand.includes(card) ? null : 'noSuchCard'
}
