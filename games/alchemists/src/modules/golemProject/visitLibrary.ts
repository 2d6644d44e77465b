import { listed } from '@athanor/kernel'
import { follow } from '../../agenda.ts'
import type { SpaceCost } from '../../components/spaceCosts.ts'
import { checkPayment } from '../../goods.ts'
import type { DeedOf, SpaceRules } from '../../space.ts'
import { changeApproval } from './approval.ts'
import { libraryFee } from './components.ts'
import type { VisitLibraryAction } from './state.ts'

const visit: VisitLibraryAction = { kind: 'visitLibrary' }

/** G-200: a token for a book, which is read at once. */
const deed: DeedOf<'visitLibrary'> = {
  action: 'visitLibrary',
  isPossible: (at) => checkPayment(at, libraryFee) === null,
  legal: (at) => (checkPayment(at, libraryFee) === null ? [listed('visitLibrary', [visit])] : []),
  check: (at) => checkPayment(at, libraryFee),
  act(draft, seat) {
    changeApproval(draft, seat, -(libraryFee.approval ?? 0), 'library')
    follow(draft, { kind: 'openBook', seat })
  },
}

/** G-166. */
export function visitLibrary(cost: SpaceCost): SpaceRules {
  return { id: 'visitLibrary', ...cost, isOpen: () => true, deeds: [deed] }
}
