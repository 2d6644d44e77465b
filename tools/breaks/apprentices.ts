import { type Break, breaksIn } from './break.ts'

/** Mistakes in the rules of The Apprentices. */
export const apprenticesBreaks: readonly Break[] = breaksIn('games/apprentices/rules', {
  'components.ts': [
    { from: 'diceInBox = 28', to: 'diceInBox = 27', rules: 'D-002', why: 'a die is missing' },
    {
      from: "faces: ['gemstone', 'gemstone', 'gemstone', 'parchment', 'potion', 'raven']",
      to: "faces: ['gemstone', 'gemstone', 'parchment', 'parchment', 'potion', 'raven']",
      rules: 'D-163',
      why: 'purple dice show fewer gemstones',
    },
    {
      from: "faces: ['raven', 'raven', 'raven', 'parchment', 'gemstone', 'potion']",
      to: "faces: ['raven', 'raven', 'potion', 'parchment', 'gemstone', 'potion']",
      rules: 'D-164',
      why: 'black dice show fewer ravens',
    },
    { from: '{ 2: 4, 3: 5, 4: 6 }', to: '{ 2: 4, 3: 4, 4: 6 }', rules: 'D-069', why: 'three players stop too soon' },
    { from: 'highestPrice = 10', to: 'highestPrice = 9', rules: 'D-167', why: 'dice begin cheaper' },
    { from: 'lowestPrice = 5', to: 'lowestPrice = 4', rules: 'D-167 DR-64', why: 'the price falls too far' },
    { from: 'topOfStairs = 42', to: 'topOfStairs = 41', rules: 'D-031', why: 'the end comes a point early' },
    { from: 'pointsForRaven = 1', to: 'pointsForRaven = 2', rules: 'D-050', why: 'two points for a raven' },
    { from: 'lossByRaven = 5', to: 'lossByRaven = 4', rules: 'D-053', why: 'a raven takes four points' },
    { from: 'ravensForReroll = 3', to: 'ravensForReroll = 2', rules: 'D-059', why: 'two ravens are enough' },
    {
      from: 'sideOf([price(3, 0, 0, 1)]',
      to: 'sideOf([price(3, 0, 0)]',
      rules: 'D-126',
      why: 'table 3 costs too little',
    },
    {
      from: 'sideOf([price(2, 0, 0)], [1, 2, 2, 3, 3, 4]',
      to: 'sideOf([price(0, 2, 0)], [1, 2, 2, 3, 3, 4]',
      rules: 'D-136',
      why: 'table 6 takes gemstones',
    },
    {
      from: "{ kind: 'tradeRavens', ravens: 3, points: 4 }",
      to: "{ kind: 'tradeRavens', ravens: 3, points: 3 }",
      rules: 'D-140',
      why: 'three ravens bring three points',
    },
    {
      from: 'players === 2 ? Math.min(2, side.slots.length)',
      to: 'players === 2 ? Math.min(3, side.slots.length)',
      rules: 'D-102',
      why: 'two players have all slots',
    },
  ],
  'rollRaven.ts': [
    {
      from: 'const points = Math.min(lossByRaven, pointsAt(state, seat))',
      to: 'const points = lossByRaven + 0 * pointsAt(state, seat)',
      rules: 'D-117',
      why: 'points fall below nothing',
    },
    {
      from: 'state.options.ravenBreaksWholeConversion ? [',
      to: 'false ? [',
      rules: 'DR-83',
      why: 'the hard reading is ignored',
    },
  ],
  'ravens.ts': [
    {
      from: "owner: state.active, colour: 'black' }",
      to: "owner: state.active, colour: 'green' }",
      rules: 'DR-26',
      why: 'a green die decides the extra raven',
    },
  ],
  'threeRavens.ts': [
    {
      from: 'if (die === kept) continue',
      to: 'if (die === kept + 100) continue',
      rules: 'D-060',
      why: 'no raven is kept',
    },
    {
      from: 'return coloured.length > 0 ? coloured : ravens',
      to: 'return ravens.length > 0 ? ravens : coloured',
      rules: 'DR-23',
      why: 'a black raven may always be kept',
    },
  ],
  'tracks.ts': [
    {
      from: 'others.findIndex(({ square }) => square <= token.square)',
      to: 'others.findIndex(({ square }) => square < token.square)',
      rules: 'D-075 DR-54',
      why: 'whoever comes later lies below',
    },
  ],
  'research.ts': [
    {
      from: 'if (squareOf(state, seat, table) >= state.cap) {',
      to: 'if (squareOf(state, seat, table) > state.cap) {',
      rules: 'DR-55',
      why: 'a token goes beyond the cap',
    },
    {
      from: "const points = at(boardAt(state, table).points, square - 1, 'square')",
      to: "const points = at(boardAt(state, table).points, square % 6, 'square')",
      rules: 'D-080 D-083',
      why: 'points of the square after',
    },
  ],
  'market.ts': [
    {
      from: 'price: Math.max(lowestPrice, price - 1)',
      to: 'price: Math.max(lowestPrice, price)',
      rules: 'D-106',
      why: 'the price stays',
    },
    { from: "state: 'resting' }", to: "state: 'ready' }", rules: 'D-108', why: 'a new die counts at once' },
    {
      from: 'return points < state.price ? reason',
      to: 'return points + 1 < state.price ? reason',
      rules: 'D-118',
      why: 'a die on credit',
    },
  ],
  'abilities.ts': [
    {
      from: "closed: (state) => (isFirstRound(state) ? reason('apprentices.reject.firstRound') : null)",
      to: 'closed: () => null',
      rules: 'D-038',
      why: 'abilities in the first round',
    },
    {
      from: "if (hasUsed(state, seat, table, slot.rank)) return reason('apprentices.reject.abilityUsed', { table })",
      to: "if (hasUsed(state, seat + 9, table, slot.rank)) return reason('apprentices.reject.abilityUsed', { table })",
      rules: 'D-094',
      why: 'a slot is used twice',
    },
    {
      from: "if (isBlocked(state, table, slot.rank)) return reason('apprentices.reject.abilityBlocked', { table })",
      to: "if (isBlocked(state, table + 9, slot.rank)) return reason('apprentices.reject.abilityBlocked', { table })",
      rules: 'D-139',
      why: 'a block means nothing',
    },
  ],
  'abilities/rerollDie.ts': [
    {
      from: "return die?.state === 'ready' && die.owner === seat && die.holder === seat",
      to: "return die?.state === 'ready' && die.holder === seat",
      rules: 'DR-44',
      why: 'taken dice may be thrown again',
    },
  ],
  'abilities/takeUnit.ts': [
    {
      from: 'unit !== null && unit.piece.holder !== seat && spendableType(',
      to: 'unit !== null && spendableType(',
      rules: 'DR-45',
      why: 'one steals from oneself',
    },
  ],
  'abilities/shiftPrice.ts': [
    {
      from: 'const price = state.price + action.by',
      to: 'const price = state.price - action.by',
      rules: 'D-156',
      why: 'the price goes the other way',
    },
  ],
  'offerHelp.ts': [
    {
      from: "return state.help.withdrawn.includes(gemstone) ? reason('apprentices.reject.withdrawnAlready') : null",
      to: 'return state.help.withdrawn.includes(-1) ? null : null',
      rules: 'DR-79',
      why: 'what was taken back is offered again',
    },
  ],
  'askHelp.ts': [
    {
      from: "if (state.help.asked) return reason('apprentices.reject.askedAlready')",
      to: "if (state.help.asked && state.round > 99) return reason('apprentices.reject.askedAlready')",
      rules: 'D-048',
      why: 'help is asked for again and again',
    },
  ],
  'help.ts': [
    {
      from: "return state.phase === 'turn' && !isFirstRound(state) && hasLiveRaven(state)",
      to: "return state.phase !== 'over' && !isFirstRound(state) && hasLiveRaven(state)",
      rules: 'DR-79',
      why: 'help before the choice of three ravens',
    },
    {
      from: 'offers.filter(({ helper, gemstone }) => isGemstone(state, helper, gemstone))',
      to: 'offers.filter(({ helper, gemstone }) => helper >= 0 && gemstone >= 0)',
      rules: 'DR-86',
      why: 'an offer outlives its gemstone',
    },
  ],
  'autoResponse.ts': [
    {
      from: "(wish === 'leftovers' && hasActed(table, viewer))",
      to: "(wish === 'leftovers' && !hasActed(table, viewer))",
      rules: 'DR-81',
      why: 'what is still needed is offered',
    },
  ],
  'round.ts': [
    {
      from: 'starter: (state.starter + 1) % state.players.length',
      to: 'starter: state.starter % state.players.length',
      rules: 'D-030',
      why: 'the same player always begins',
    },
    {
      from: 'const marker = !isFirstRound(state) && meetsExtraRaven(state, seat)',
      to: 'const marker = meetsExtraRaven(state, seat)',
      rules: 'DR-28',
      why: 'the extra raven comes in round 1',
    },
    {
      from: 'dice[die] = { colour, owner, holder: owner, face',
      to: 'dice[die] = { colour, owner, holder: dice[die]?.holder ?? owner, face',
      rules: 'D-101',
      why: 'stolen dice stay with the thief',
    },
    {
      from: 'cap: after.cap + 1 }',
      to: 'cap: after.cap }',
      rules: 'DR-58',
      why: 'no further square is opened',
    },
  ],
  'roundEnd.ts': [
    {
      from: 'tied && !tieRound)',
      to: 'tied && tieRound)',
      rules: 'D-112 DR-68',
      why: 'no round for a tie',
    },
    {
      from: "opens: dry && !isFull && next !== 'over'",
      to: "opens: dry && !isFull && next === 'nextRound'",
      rules: 'DR-94',
      why: 'full tracks stay shut in the extra round',
    },
    {
      from: "opens: dry && !isFull && next !== 'over'",
      to: "opens: (dry || next === 'extraRound') && cap < squaresPerTrack && next !== 'over'",
      rules: 'DR-94',
      why: 'every extra round opens squares',
    },
    {
      from: 'const isFull = dry && cap === squaresPerTrack',
      to: 'const isFull = dry && cap >= squaresPerTrack - 1',
      rules: 'DR-58 DR-94',
      why: 'the 6th square never opens',
    },
    {
      from: 'isFull || round >= lastRound',
      to: 'isFull || round > lastRound',
      rules: 'DR-89',
      why: 'the limit comes a round late',
    },
  ],
  'conversions.ts': [
    {
      from: 'return resources.filter((resource) => amount[typeIndex(resource)] === 0)',
      to: 'return resources.filter((resource) => amount[typeIndex(resource)] >= 0)',
      rules: 'DR-35',
      why: 'a unit becomes one of its own type',
    },
    { from: 'return before.slice(-1)', to: 'return resources', rules: 'D-160', why: 'two units of different types' },
  ],
  'cancelRaven.ts': [
    {
      from: 'return raven.owner === seat || isYetToAct(state, raven.owner) ? null',
      to: 'return raven.owner === seat ? null',
      rules: 'D-049',
      why: 'ravens of rivals cannot be cancelled',
    },
  ],
  'moments.ts': [
    {
      from: 'return hasLiveRaven(state) ? inRavenStep : inWorkStep',
      to: 'return hasLiveRaven(state) && state.round > 99 ? inRavenStep : inWorkStep',
      rules: 'D-039',
      why: 'research before the ravens are gone',
    },
  ],
  'score.ts': [
    {
      from: 'return pointsOf(score) >= topOfStairs ? triggered',
      to: 'return pointsOf(score) > topOfStairs ? triggered',
      rules: 'DR-66',
      why: '42 points are not enough',
    },
    {
      from: 'place: 1 + totals.filter((other) => other > total).length',
      to: 'place: 1 + totals.filter((other, index) => other > total || (other === total && index < seat)).length',
      rules: 'DR-88',
      why: 'equal points do not share a place',
    },
  ],
  'autopilot.ts': [
    {
      from: "return { kind: 'keepRavens' }",
      to: "return { kind: 'rerollRavens', kept: Number(liveRavens(state, seat)[0]) }",
      rules: 'DR-72',
      why: 'the clock throws dice',
    },
  ],
})
