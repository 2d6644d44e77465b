import { type ActionGroup, actionsOf, type LegalActions, listed, noActions, type Seat } from '@athanor/kernel'
import type { Action } from './action.ts'
import { purchases } from './buyArtifact.ts'
import { orderChoices } from './chooseOrder.ts'
import type { Space } from './components/spaces.ts'
import { kindsIn } from './counts.ts'
import { debunkings } from './debunkTheory.ts'
import { plans } from './declareActions.ts'
import { drinks, exhibits, tests } from './experiments.ts'
import { type Favour, favours } from './favours/favours.ts'
import { forages } from './forage.ts'
import { discards } from './herbalist.ts'
import { endorsements, immediatePublications, publications } from './publishTheory.ts'
import { isAsked } from './round.ts'
import { bidActions, sales } from './sellPotion.ts'
import type { Ask, Own, Table } from './state.ts'
import { capTests } from './thinkingCap.ts'
import { transmutations } from './transmute.ts'
import type { View } from './view.ts'

type Groups = readonly ActionGroup<Action>[]

/** Every answer that the viewer may give to what is asked now. */
export function legal({ table, own, viewer }: View): LegalActions<Action> {
  const { ask } = table
  if (ask === null || viewer === 'spectator' || own === null || !isAsked(table, viewer)) return noActions()
  return actionsOf(answers(table, viewer, own, ask))
}

const declining: ActionGroup<Action> = listed('decline', [{ kind: 'decline' }])

function answers(table: Table, seat: Seat, own: Own, ask: Ask): Groups {
  switch (ask.kind) {
    case 'keepFavour':
      return [
        listed(
          'keepFavour',
          kindsIn(own.favours).map((kind) => ({ kind: 'keepFavour', favour: favours[kind] as Favour })),
        ),
      ]
    case 'chooseOrder':
      return [listed('chooseOrder', orderChoices(table, seat))]
    case 'declare':
      return plans(table, seat, own)
    case 'act':
      return [...onSpace(table, seat, own, ask.space), declining]
    case 'bid':
      return [listed('bid', bidActions(table, seat))]
    case 'herbalist':
      return [listed('discard', discards(own.hand))]
    case 'periscope':
      return [listed('periscope', [{ kind: 'periscope' }]), declining]
    case 'feather':
      return [listed('setBothAside', [{ kind: 'setBothAside' }]), declining]
    case 'thinkingCap':
      return [capTests(own, ask.left), declining]
    case 'immediate':
      return [immediatePublications(table, seat, own, ask.fallen), declining]
    case 'grant':
      return [
        listed(
          'takeGrant',
          ask.grants.map((grant) => ({ kind: 'takeGrant', grant })),
        ),
      ]
    case 'over':
      return []
  }
}

function onSpace(table: Table, seat: Seat, own: Own, space: Space): Groups {
  switch (space) {
    case 'forage':
      return [listed('forage', forages(table))]
    case 'transmute':
      return [transmutations(own)]
    case 'sell':
      return sales(table, seat, own)
    case 'buy':
      return [purchases(table, seat, own)]
    case 'debunk':
      return [debunkings(table, seat)]
    case 'publish':
      return [publications(table, seat, own), endorsements(table, seat, own)]
    case 'test':
      return [tests(table, seat, own.hand)]
    case 'custodian':
    case 'drink':
      return [drinks(table, seat, own.hand)]
    case 'exhibit':
      return [exhibits(table, seat, own.hand)]
  }
}
