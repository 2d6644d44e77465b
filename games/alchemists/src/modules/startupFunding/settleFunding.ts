import type { Seat } from '@athanor/kernel'
import { follow } from '../../agenda.ts'
import { discardFavour, favoursHeld, loseFavour } from '../../cards.ts'
import type { Artifact, Favour } from '../../contributions.ts'
import { kindsIn } from '../../counts.ts'
import { changePlayer, type Draft, emit, emitTo, ownOf, playerOf } from '../../draft.ts'
import { product } from '../../groups.ts'
import { sealedQuestion } from '../../question.ts'
import { reason } from '../../reasons.ts'
import type { Seated } from '../../rules.ts'
import { changeTableSlots } from '../../slots.ts'
import { type Pool, reputationFor } from './components.ts'
import {
  changeOwnStartup,
  changeStartup,
  ownStartup,
  poolsOn,
  type SettleFundingAction,
  type SettleFundingAsk,
  startupOf,
} from './state.ts'

/** What there is to choose from: G-042 lies open, of G-036 the owner alone knows what is gone. */
function pool({ table, own }: Seated, which: Pool): readonly Artifact[] {
  const { secret } = ownStartup(own)
  return poolsOn(table)[which].filter((artifact) => !secret.includes(artifact))
}

/** G-031, G-036, G-042: a favor card that goes and artifacts that stay, chosen by all at once. */
export const settleFundingQuestion = sealedQuestion({
  kind: 'settleFunding',
  takes: ['settleFunding'],
  legal(at, { discards, pools }) {
    const { rules, own } = at
    const favours = discards ? kindsIn(own.favours).map(rules.favours.at) : [null]
    const artifacts = (which: Pool) => (pools.includes(which) ? pool(at, which) : [null])
    return [
      product<SettleFundingAction, [Favour | null, Artifact | null, Artifact | null]>(
        'settleFunding',
        [favours, artifacts('starting'), artifacts('secret')],
        (favour, starting, secret) => ({ kind: 'settleFunding', favour, starting, secret }),
      ),
    ]
  },
  check(at, { discards, pools }, { favour, starting, secret }) {
    const chosen = { starting, secret }
    const isAsked = (which: Pool) => pools.includes(which) === (chosen[which] !== null)
    if (discards !== (favour !== null) || !isAsked('starting') || !isAsked('secret')) {
      return reason('alchemists.reject.otherFunding')
    }
    if (favour !== null && favoursHeld(at.rules, at.own.favours, favour) === 0) {
      return reason('alchemists.reject.favourMissing', { favour, needed: 1, held: 0 })
    }
    for (const which of pools) {
      const artifact = chosen[which]
      if (artifact !== null && !pool(at, which).includes(artifact)) {
        return reason('alchemists.reject.notInPool')
      }
    }
    return null
  },
  /** GR-26: discards and starting artifacts are shown together. */
  open(draft, answers) {
    for (const { seat, action } of answers) if (action.favour !== null) reject(draft, seat, action.favour)
    for (const { seat, action } of answers) if (action.starting !== null) takeStarting(draft, seat, action.starting)
    for (const { seat, action } of answers) if (action.secret !== null) takeSecret(draft, seat, action.secret)
    for (const { ask, seat, action } of answers) followReplica(draft, ask, seat, action)
  },
})

/** G-031, G-274: face up, and without effect (G-273). */
function reject(draft: Draft, seat: Seat, favour: Favour): void {
  loseFavour(draft, seat, favour)
  discardFavour(draft, favour)
  emit(draft, { kind: 'favourRejected', seat, favour })
}

/** G-043, GR-68: owned from now on; a discount begins behind it and is not used up by it. */
function takeStarting(draft: Draft, seat: Seat, artifact: Artifact): void {
  const { artifacts, discounts } = playerOf(draft, seat)
  const { discount } = draft.rules.artifact(artifact)
  changePlayer(draft, seat, {
    artifacts: [...artifacts, artifact],
    discounts: discount === undefined ? discounts : 0,
  })
  changeStartup(draft, seat, { starting: [...startupOf(playerOf(draft, seat)).starting, artifact] })
  const pools = poolsOn(draft.table)
  const starting = pools.starting.filter((other) => other !== artifact)
  changeTableSlots(draft, { startupFunding: { pools: { ...pools, starting } } })
  emit(draft, { kind: 'startingArtifactTaken', seat, artifact })
}

/** G-036, G-037, GR-30: face down, and nothing is paid. */
function takeSecret(draft: Draft, seat: Seat, artifact: Artifact): void {
  changeOwnStartup(draft, seat, { secret: [...ownStartup(ownOf(draft, seat)).secret, artifact] })
  changeStartup(draft, seat, { faceDown: startupOf(playerOf(draft, seat)).faceDown + 1 })
  emitTo(draft, seat, { kind: 'secretArtifactTaken', seat }, { secretArtifact: artifact })
}

function followReplica(
  draft: Draft,
  { replica }: SettleFundingAsk,
  seat: Seat,
  { starting }: SettleFundingAction,
): void {
  if (replica === null) return
  const price = starting === null ? 0 : reputationFor(draft.rules.artifact(starting).cost)
  follow(draft, { kind: 'settleReplica', seat, card: replica, price })
}
