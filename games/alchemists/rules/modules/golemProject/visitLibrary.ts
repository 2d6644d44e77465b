import { listed } from '@athanor/kernel'
import type { SpaceCost } from '../../base/components/spaceCosts.ts'
import { follow } from '../../engine/agenda.ts'
import { checkPayment } from '../../engine/goods.ts'
import type { SpaceActionOf, SpaceRules } from '../../engine/space.ts'
import { changeApproval } from './approval.ts'
import { libraryFee } from './components.ts'
import type { VisitLibraryAction } from './state.ts'

const visit: VisitLibraryAction = { kind: 'visitLibrary' }

/** G-200: a token for a book, which is read at once. */
const spaceAction: SpaceActionOf<'visitLibrary'> = {
  action: 'visitLibrary',
  isPossible: (at) => checkPayment(at, libraryFee) === null,
  legal: (at) => (checkPayment(at, libraryFee) === null ? [listed('visitLibrary', [visit])] : []),
  check: (at) => checkPayment(at, libraryFee),
  act(state, seat) {
    changeApproval(state, seat, -(libraryFee.approval ?? 0), 'library')
    follow(state, { kind: 'openBook', seat })
  },
}

/** G-166. */
export function visitLibrary(cost: SpaceCost): SpaceRules {
  return { id: 'visitLibrary', ...cost, isOpen: () => true, actions: [spaceAction] }
}
