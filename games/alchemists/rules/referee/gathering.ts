import { printedCards, worthOf } from './cards.ts'
import { compare, demand, goldFor, happened, playerOf } from './facts.ts'
import type { Judge } from './judge.ts'

/** A-145..A-150, A-431, A-453: cards from the row or the deck, and gold for cards. */
export const judgeGathering: Judge = (before, seat, action, events, _after, cards = printedCards) => {
  if (action.kind === 'transmute') {
    return [
      ...demand(playerOf(before, seat).cards > 0, 'nothing to transmute'),
      ...compare(
        'gold for the ingredient',
        1 + worthOf(cards, 'sage', action.sages, action),
        goldFor(events, seat, 'transmute'),
      ),
    ]
  }
  if (action.kind !== 'forage') return []
  const { row, deck, discard } = before.table
  const taken = happened(events, 'foraged').map(({ ingredient }) => ingredient)
  const unseen = happened(events, 'foragedUnseen').length
  if (action.from === 'deck') {
    return [...demand(deck + discard > 0, 'an empty deck'), ...compare('cards from the deck', [[], 1], [taken, unseen])]
  }
  const { from } = action
  // what is left when the space is done is discarded.
  const cleared = happened(events, 'rowCleared')
    .slice(0, 1)
    .map(({ count }) => count)
  return [
    ...demand(row.includes(from), 'a card that is not in the row'),
    ...compare('the card from the row', [[from], 0], [taken, unseen]),
    ...cleared.flatMap((count) => compare('cards left in the row', row.length - 1, count)),
  ]
}
