import { breaksIn } from './break.ts'

/** Breaks of printed numbers, reputation and the final scoring. */
export const alchemistsNumbersAndScoring = breaksIn('games/alchemists/rules', {
  'base/components/players.ts': [
    {
      from: '(number === 0 ? 3 : 8 - players)',
      to: '(number === 0 ? 4 : 8 - players)',
      rules: 'A-138 A-084',
      why: 'four cubes in round 1',
    },
    { from: '8 - players)', to: '7 - players)', rules: 'A-083', why: 'a cube too few' },
    { from: 'startingGold = 2', to: 'startingGold = 3', rules: 'A-087', why: 'a coin too many' },
    { from: 'startingReputation = 10', to: 'startingReputation = 11', rules: 'A-076', why: 'reputation begins at 11' },
    { from: 'rowSize = 5', to: 'rowSize = 4', rules: 'A-075 A-149', why: 'a row of four' },
    {
      from: 'copiesOfIngredient = 5',
      to: 'copiesOfIngredient = 6',
      rules: 'A-433',
      why: 'six cards of each ingredient',
    },
    { from: 'sealSpaces = 3', to: 'sealSpaces = 4', rules: 'A-257', why: 'four seals on a theory' },
    { from: 'publishingFee = 1', to: 'publishingFee = 2', rules: 'A-239', why: 'publishing costs 2' },
    { from: 'grantGold = 2', to: 'grantGold = 3', rules: 'A-262', why: 'a grant of 3 gold' },
    { from: 'goldPerFavour = 2', to: 'goldPerFavour = 1', rules: 'A-367', why: 'favors are worth 1 gold' },
    { from: 'goldPerPoint = 3', to: 'goldPerPoint = 4', rules: 'A-368', why: 'a point for 4 gold' },
    { from: 'transmuteGold = 1', to: 'transmuteGold = 2', rules: 'A-150', why: '2 gold for an ingredient' },
    { from: 'studentFee = 1', to: 'studentFee = 2', rules: 'A-169', why: 'the student wants 2 gold' },
  ],
  'base/components/seals.ts': [
    {
      from: "'gold', copies: 2, points: 5",
      to: "'gold', copies: 2, points: 4",
      rules: 'A-245 A-372',
      why: 'a gold star is worth 4',
    },
    {
      from: "'silver', copies: 3, points: 3",
      to: "'silver', copies: 4, points: 3",
      rules: 'A-089 AR-24',
      why: 'four silver stars',
    },
    { from: "hedge: 'blue'", to: "hedge: 'green'", rules: 'A-250 A-249', why: 'the blue question mark hedges green' },
    { from: 'debunkedLoss = 5', to: 'debunkedLoss = 4', rules: 'A-247 A-283', why: 'a fallen theory costs 4' },
    {
      from: 'wrongTheoryLoss = 4',
      to: 'wrongTheoryLoss = 5',
      rules: 'A-248 A-373',
      why: 'a wrong theory costs 5 at the end',
    },
  ],
  'base/components/adventurers.ts': [
    {
      from: 'if (players === 4) return [offer]',
      to: 'if (players >= 3) return [offer]',
      rules: 'A-191',
      why: 'three players block one potion only',
    },
    { from: 'return [0, 1, 2]\n', to: 'return [offer]\n', rules: 'A-192', why: 'two players sell more than once' },
    {
      from: "['insanity', 'poison', 'paralysis']",
      to: "['insanity', 'paralysis', 'poison']",
      rules: 'A-441',
      why: 'the assassin wants in another order',
    },
  ],
  'base/components/spaceCosts.ts': [
    { from: 'sell: { cubes: [2]', to: 'sell: { cubes: [1]', rules: 'A-136 A-436', why: 'selling costs one cube' },
    {
      from: 'debunk: oneAndOne',
      to: 'debunk: oneAndTwo',
      rules: 'A-436 A-135',
      why: 'the second debunking costs two cubes',
    },
    { from: '  forage: oneAndOne,\n', to: '', rules: 'A-436 AR-68', why: 'four players forage three times' },
  ],
  'base/reputation.ts': [
    {
      from: "if (reputation <= 6) return 'red'",
      to: "if (reputation <= 5) return 'red'",
      rules: 'A-229 A-224',
      why: 'the red zone ends at 5',
    },
    {
      from: "reputation <= 17 ? 'green'",
      to: "reputation <= 18 ? 'green'",
      rules: 'A-227',
      why: 'the blue zone begins at 19',
    },
    {
      from: 'green: 1, blue: 2 }',
      to: 'green: 1, blue: 1 }',
      rules: 'A-228',
      why: 'the blue zone costs no more than the green',
    },
    {
      from: 'Math.max(leastReputation, reputation - lossAt(reputation, -net))',
      to: 'Math.max(0, reputation - lossAt(reputation, -net))',
      rules: 'A-233',
      why: 'reputation falls to 0',
    },
    {
      from: 'table.round < finalRound ? bonusOf',
      to: 'table.round <= finalRound ? bonusOf',
      rules: 'A-399 AR-82',
      why: 'the Robe works in the last round',
    },
    {
      from: 'return reputation + net + gainBonus',
      to: 'return reputation + net',
      rules: 'A-399',
      why: 'the Robe brings nothing',
    },
  ],
  'base/finalScoring.ts': [
    {
      from: 'goldAtEnd(seatedIn(state, seat)) % goldPerPoint',
      to: 'playerAt(table, seat).gold % goldPerPoint',
      rules: 'AR-61 A-378',
      why: 'gold from favors does not break ties',
    },
    {
      from: 'totalOf(sheet) * goldPerPoint + itemAt(leftover, seat)',
      to: 'totalOf(sheet) * goldPerPoint',
      rules: 'A-378 AR-61',
      why: 'leftover gold breaks no tie',
    },
    { from: 'other > own).length', to: 'other < own).length', rules: 'A-002 A-378', why: 'the fewest points win' },
    {
      from: 'Math.floor(goldAtEnd(at) / goldPerPoint)',
      to: 'Math.ceil(goldAtEnd(at) / goldPerPoint)',
      rules: 'A-368',
      why: 'points for gold are rounded up',
    },
    {
      from: 'return hedged ? 0 : -wrongTheoryLoss',
      to: 'return hedge !== null || hedged ? 0 : -wrongTheoryLoss',
      rules: 'A-374 AR-62 A-375',
      why: 'any hedge helps at the end',
    },
    {
      from: 'if (correct && idol !== undefined)',
      to: 'if (idol !== undefined)',
      rules: 'A-404 AR-47',
      why: 'the Idol pays for wrong theories',
    },
    {
      from: 'Math.floor(playerAt(at.table, at.seat).reputation / mirror.reputation)',
      to: 'Math.ceil(playerAt(at.table, at.seat).reputation / mirror.reputation)',
      rules: 'A-450 A-394 A-449 A-451',
      why: 'the Mirror rounds up',
    },
  ],
})
