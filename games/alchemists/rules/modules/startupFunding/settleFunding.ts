import type { Seat } from '@athanor/kernel'
import { discardFavour, favoursHeld, loseFavour } from '../../base/cards.ts'
import { withGift } from '../../base/discounts.ts'
import { reason } from '../../base/reasons.ts'
import { follow } from '../../engine/agenda.ts'
import type { Artifact, Favour } from '../../engine/contributions.ts'
import { kindsIn } from '../../engine/counts.ts'
import { product } from '../../engine/groups.ts'
import { changePlayer, emit, emitTo, type MutableState, ownOf, playerOf } from '../../engine/mutableState.ts'
import { sealedQuestion } from '../../engine/question.ts'
import type { Seated } from '../../engine/rules.ts'
import { changeTableSlots } from '../../engine/slots.ts'
import { type Pool, reputationFor } from './components.ts'
import {
  changeOwnStartup,
  changeStartup,
  ownStartup,
  poolsOn,
  type SettleFundingAction,
  type SettleFundingPrompt,
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
  open(state, answers) {
    for (const { seat, action } of answers) if (action.favour !== null) reject(state, seat, action.favour)
    for (const { seat, action } of answers) if (action.starting !== null) takeStarting(state, seat, action.starting)
    for (const { seat, action } of answers) if (action.secret !== null) takeSecret(state, seat, action.secret)
    for (const { ask, seat, action } of answers) followReplica(state, ask, seat, action)
  },
})

/** G-031, G-274: face up, and without effect (G-273). */
function reject(state: MutableState, seat: Seat, favour: Favour): void {
  loseFavour(state, seat, favour)
  discardFavour(state, favour)
  emit(state, { kind: 'favourRejected', seat, favour })
}

/** G-043, GR-68: owned from now on; a discount begins behind it and is not used up by it. */
function takeStarting(state: MutableState, seat: Seat, artifact: Artifact): void {
  const player = playerOf(state, seat)
  changePlayer(state, seat, {
    artifacts: [...player.artifacts, artifact],
    ...withGift(state.rules, player, artifact),
  })
  changeStartup(state, seat, { starting: [...startupOf(playerOf(state, seat)).starting, artifact] })
  const pools = poolsOn(state.table)
  const starting = pools.starting.filter((other) => other !== artifact)
  changeTableSlots(state, { startupFunding: { pools: { ...pools, starting } } })
  emit(state, { kind: 'startingArtifactTaken', seat, artifact })
}

/** G-036, G-037, GR-30: face down, and nothing is paid. */
function takeSecret(state: MutableState, seat: Seat, artifact: Artifact): void {
  changeOwnStartup(state, seat, { secret: [...ownStartup(ownOf(state, seat)).secret, artifact] })
  changeStartup(state, seat, { faceDown: startupOf(playerOf(state, seat)).faceDown + 1 })
  emitTo(state, seat, { kind: 'secretArtifactTaken', seat }, { secretArtifact: artifact })
}

function followReplica(
  state: MutableState,
  { replica }: SettleFundingPrompt,
  seat: Seat,
  { starting }: SettleFundingAction,
): void {
  if (replica === null) return
  const price = starting === null ? 0 : reputationFor(state.rules.artifact(starting).cost)
  follow(state, { kind: 'settleReplica', seat, card: replica, price })
}
