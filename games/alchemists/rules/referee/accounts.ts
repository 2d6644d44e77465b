import { at } from '@athanor/kernel'
import { compare, happened, seatsOf } from './facts.ts'
import type { Judge } from './judge.ts'

/** What the events tell of gold and reputation adds up to what lies on the table (AR-49: step by step). */
export const judgeAccounts: Judge = (before, _seat, _action, events, after) => {
  const complaints: string[] = []
  const reputation = before.table.players.map((player) => player.reputation)
  for (const { seat, from, to } of happened(events, 'reputationChanged')) {
    complaints.push(...compare(`the marker of ${seat} before it moves`, reputation[seat], from))
    reputation[seat] = to
  }
  const gold = before.table.players.map((player) => player.gold)
  for (const { seat, change } of happened(events, 'goldChanged')) gold[seat] = at(gold, seat) + change
  for (const seat of seatsOf(before)) {
    const player = after.table.players[seat]
    complaints.push(...compare(`gold of ${seat}`, gold[seat], player?.gold))
    complaints.push(...compare(`reputation of ${seat}`, reputation[seat], player?.reputation))
  }
  return complaints
}
