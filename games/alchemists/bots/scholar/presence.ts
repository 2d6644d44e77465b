import { changeBySeals, countedSeals, finalRound, levelOf, rulesAt, type View } from '@athanor/alchemists'
import type { Ingredient } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import type { Judgement } from './judgement.ts'

/** What one more seal is worth wherever it lies: at conferences and for the award of the top alchemists. */
export function presenceWorth(view: View, judgement: Judgement): number {
  return conferenceWorth(view, judgement) + topWorth(view, judgement)
}

function conferenceWorth({ table, viewer }: View, { conference }: Judgement): number {
  const rules = rulesAt(table)
  const level = levelOf(table.options, viewer as number, 'conferences')
  const seals = countedSeals(rules, table, viewer as number)
  let worth = 0
  const coming = rules.conferences.filter(({ round }) => round >= table.round)
  for (const [number, { tiles }] of coming.entries()) {
    for (const tile of tiles) {
      const bySeals = tile.seals?.bySeals[level]
      if (bySeals === undefined) continue
      worth +=
        at(conference, number, 'conference') * (changeBySeals(bySeals, seals + 1) - changeBySeals(bySeals, seals))
    }
  }
  return worth
}

function topWorth({ table, viewer }: View, { top }: Judgement): number {
  const rules = rulesAt(table)
  const own = countedSeals(rules, table, viewer as number)
  const others = table.players.map((_, seat) => (seat === viewer ? 0 : countedSeals(rules, table, seat)))
  const lead = Math.max(-2, Math.min(2, own - Math.max(...others)))
  // What is ahead now fades: rivals publish too.
  let worth = 0
  let share = 1
  for (let round = table.round; round <= finalRound; round++) {
    worth += share * at(top, lead + 2, 'lead')
    share *= 0.8
  }
  return worth
}

/** what a seal on an ingredient brings towards grants. */
export function grantWorth({ table, viewer }: View, ingredient: Ingredient, { grant: shares }: Judgement): number {
  const rules = rulesAt(table)
  const needed = at(table.players, viewer as number).grants.length === 0 ? 2 : 3
  let worth = 0
  for (const number of table.grants) {
    const grant = at(rules.grants, number)
    if (!grant.ingredients.includes(ingredient)) continue
    const missing = needed - grant.seals(table, viewer as number)
    const brings = grant.points + 2 / 3
    const share = missing === 1 ? shares[0] : missing === 2 && table.round < finalRound ? shares[1] : 0
    worth = Math.max(worth, share * brings)
  }
  return worth
}
