import { listed, type Seat } from '@athanor/kernel'
import { reason } from '../../base/reasons.ts'
import { follow } from '../../engine/agenda.ts'
import type { Artifact } from '../../engine/contributions.ts'
import { checkGold } from '../../engine/goods.ts'
import { upTo } from '../../engine/groups.ts'
import { changePlayer, emit, type MutableState, ownOf, playerOf } from '../../engine/mutableState.ts'
import { question } from '../../engine/question.ts'
import type { RoundStep, Rules, Scorer, SeatContext } from '../../engine/rules.ts'
import { playerAt } from '../../engine/state.ts'
import { secretBonusOf } from './components.ts'
import {
  changeOwnStartup,
  changeStartup,
  type OfferGoldAction,
  ownStartup,
  startupOf,
  type UnveilAction,
} from './state.ts'

/** Face up, and owned like any other from now on. */
function unveil(state: MutableState, seat: Seat, artifacts: readonly Artifact[]): void {
  const { faceDown, unveiled } = startupOf(playerOf(state, seat))
  const { secret } = ownStartup(ownOf(state, seat))
  changeOwnStartup(state, seat, { secret: secret.filter((artifact) => !artifacts.includes(artifact)) })
  changeStartup(state, seat, { faceDown: faceDown - artifacts.length, unveiled: [...unveiled, ...artifacts] })
  changePlayer(state, seat, { artifacts: [...playerOf(state, seat).artifacts, ...artifacts] })
  emit(state, { kind: 'unveiled', seat, artifacts })
}

/** GR-66: whoever has an artifact face down is asked, whatever it is; else the pause would tell. */
export function askToUnveil(state: MutableState, seat: Seat): void {
  if (startupOf(playerOf(state, seat)).faceDown > 0) follow(state, { kind: 'unveil', seat })
}

function isUnveilable(rules: Rules, artifact: Artifact): boolean {
  return rules.artifact(artifact).setsExhibitsAside === true
}

/** G-040, GR-65: a Feather may come to light with a successful exhibit, and counts from that one on. */
export const unveilQuestion = question({
  kind: 'unveil',
  takes: ['unveil'],
  legal: ({ rules, own }) => [
    listed(
      'unveil',
      ownStartup(own)
        .secret.filter((artifact) => isUnveilable(rules, artifact))
        .map((artifact): UnveilAction => ({ kind: 'unveil', artifact })),
    ),
  ],
  check({ rules, own }, _, { artifact }) {
    const isThere = ownStartup(own).secret.includes(artifact) && isUnveilable(rules, artifact)
    return isThere ? null : reason('alchemists.reject.notUnveilable')
  },
  answer: (state, { seat }, { artifact }) => unveil(state, seat, [artifact]),
  decline: (state, { seat }) => emit(state, { kind: 'declined', seat, ask: 'unveil', forced: false }),
})

/** G-038, G-039, GR-61: before anything is counted. */
export const unveilAll: RoundStep = {
  id: 'unveilAll',
  run(state) {
    for (const [seat, own] of state.own.entries()) {
      const { secret } = ownStartup(own)
      if (secret.length === 0) continue
      unveil(state, seat, secret)
      if (secret.some((artifact) => isAltar(state.rules, artifact)) && playerOf(state, seat).gold > 0) {
        follow(state, { kind: 'offerGold', seat })
      }
    }
  },
}

function isAltar(rules: Rules, artifact: Artifact): boolean {
  return rules.artifact(artifact).purchase?.kind === 'goldForReputation'
}

function altarOf({ rules, table, seat }: SeatContext): { readonly most: number } | undefined {
  const { unveiled } = startupOf(playerAt(table, seat))
  const altar = unveiled.find((artifact) => isAltar(rules, artifact))
  const purchase = altar === undefined ? undefined : rules.artifact(altar).purchase
  return purchase?.kind === 'goldForReputation' ? purchase : undefined
}

/** GR-65, AR-84: the usual payment, out of the gold that is held then; none forgoes the effect. */
export const offerGoldQuestion = question({
  kind: 'offerGold',
  takes: ['offerGold'],
  legal(at) {
    const most = Math.min(altarOf(at)?.most ?? 0, playerAt(at.table, at.seat).gold)
    return [
      listed(
        'offerGold',
        upTo(most).map((gold): OfferGoldAction => ({ kind: 'offerGold', gold })),
      ),
    ]
  },
  check: (at, _, { gold }) => checkGold(at, gold),
  answer(state, { seat }, { gold }) {
    const purchase = altarOf({ rules: state.rules, table: state.table, seat })
    if (purchase === undefined) return
    state.rules.purchases
      .find(({ kind }) => kind === 'goldForReputation')
      ?.atOnce(state, seat, { kind: 'goldForReputation', ...purchase }, gold)
  },
})

/** G-041, GR-30: points for what a secret artifact would have cost less than 5. */
export const secretBonus: Scorer = {
  source: 'secretBonus',
  points: ({ rules, table, seat }) =>
    startupOf(playerAt(table, seat)).unveiled.reduce(
      (sum, artifact) => sum + secretBonusOf(rules.artifact(artifact)),
      0,
    ),
}
