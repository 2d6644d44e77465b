import { listed, type Seat } from '@athanor/kernel'
import { follow } from '../../agenda.ts'
import type { Artifact } from '../../contributions.ts'
import { changePlayer, type Draft, emit, ownOf, playerOf } from '../../draft.ts'
import { checkGold } from '../../goods.ts'
import { upTo } from '../../groups.ts'
import { question } from '../../question.ts'
import { reason } from '../../reasons.ts'
import type { Rules, Scorer, Standing, Step } from '../../rules.ts'
import { playerAt } from '../../state.ts'
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
function unveil(draft: Draft, seat: Seat, artifacts: readonly Artifact[]): void {
  const { faceDown, unveiled } = startupOf(playerOf(draft, seat))
  const { secret } = ownStartup(ownOf(draft, seat))
  changeOwnStartup(draft, seat, { secret: secret.filter((artifact) => !artifacts.includes(artifact)) })
  changeStartup(draft, seat, { faceDown: faceDown - artifacts.length, unveiled: [...unveiled, ...artifacts] })
  changePlayer(draft, seat, { artifacts: [...playerOf(draft, seat).artifacts, ...artifacts] })
  emit(draft, { kind: 'unveiled', seat, artifacts })
}

/** GR-66: whoever has an artifact face down is asked, whatever it is; else the pause would tell. */
export function askToUnveil(draft: Draft, seat: Seat): void {
  if (startupOf(playerOf(draft, seat)).faceDown > 0) follow(draft, { kind: 'unveil', seat })
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
  answer: (draft, { seat }, { artifact }) => unveil(draft, seat, [artifact]),
  decline: (draft, { seat }) => emit(draft, { kind: 'declined', seat, ask: 'unveil', forced: false }),
})

/** G-038, G-039, GR-61: before anything is counted. */
export const unveilAll: Step = {
  id: 'unveilAll',
  run(draft) {
    for (const [seat, own] of draft.own.entries()) {
      const { secret } = ownStartup(own)
      if (secret.length === 0) continue
      unveil(draft, seat, secret)
      if (secret.some((artifact) => isAltar(draft.rules, artifact)) && playerOf(draft, seat).gold > 0) {
        follow(draft, { kind: 'offerGold', seat })
      }
    }
  },
}

function isAltar(rules: Rules, artifact: Artifact): boolean {
  return rules.artifact(artifact).purchase?.kind === 'goldForReputation'
}

function altarOf({ rules, table, seat }: Standing): { readonly most: number } | undefined {
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
  answer(draft, { seat }, { gold }) {
    const purchase = altarOf({ rules: draft.rules, table: draft.table, seat })
    if (purchase === undefined) return
    draft.rules.purchases
      .find(({ kind }) => kind === 'goldForReputation')
      ?.atOnce(draft, seat, { kind: 'goldForReputation', ...purchase }, gold)
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
