import { breaksIn } from './break.ts'

/** Breaks of what is done on the action spaces, of what stays hidden, and of the science. */
export const alchemistsActions = [
  ...breaksIn('games/alchemists/rules', {
    'base/forage.ts': [
      {
        from: 'table.row.includes(from)',
        to: '(table.row.includes(from) || table.row.length > 3)',
        rules: 'A-145',
        why: 'a card that is not in the row',
      },
      {
        from: 'state.table.row = state.table.row.toSpliced(state.table.row.indexOf(from), 1)',
        to: 'state.table.row = state.table.row.slice()',
        rules: 'A-146 A-145',
        why: 'the taken card stays in the row',
      },
      {
        from: "emitTo(state, seat, { kind: 'foragedUnseen', seat }, { ingredient })",
        to: "emitTo(state, seat, { kind: 'foragedUnseen', seat, ingredient } as never, { ingredient })",
        rules: 'A-145 A-095',
        why: 'everybody hears what was drawn',
      },
      {
        from: '    finish: clearRow,\n',
        to: '',
        rules: 'A-148',
        why: 'the row stays after foraging',
      },
    ],
    'base/transmute.ts': [
      {
        from: 'transmuteGold + sumFor(state.rules, sageUse, sages, ({ gold }) => gold)',
        to: 'transmuteGold + Math.min(1, sumFor(state.rules, sageUse, sages, ({ gold }) => gold))',
        rules: 'A-453 AR-40',
        why: 'the second Sage brings nothing',
      },
      {
        from: "{ kind: 'transmuted', seat }",
        to: "{ kind: 'transmuted', seat, ingredient } as never",
        rules: 'A-152 A-101',
        why: 'everybody hears what was transmuted',
      },
      {
        from: 'return checkUses(at, [[sageUse, sages]], others)',
        to: 'return null',
        also: [['check(at, { ingredient, sages, others })', 'check(at, { ingredient })']],
        rules: 'A-431 AR-40',
        why: 'Sages that nobody holds',
      },
    ],
    'base/sellPotion.ts': [
      {
        from: '- (table.bids[seat] ?? 0)',
        to: '+ (table.bids[seat] ?? 0)',
        rules: 'A-222 A-221',
        why: 'a discount raises the price',
      },
      { from: '- bid >= 1', to: '- bid >= 0', rules: 'A-230 AR-28', why: 'a discount of 3 in the red zone' },
      {
        from: 'smileys(b.seat) - smileys(a.seat)',
        to: 'smileys(a.seat) - smileys(b.seat)',
        rules: 'A-218 A-217',
        why: 'the fewest smileys sell first',
      },
      {
        from: ' + zoneSmileys[zoneOf(playerAt(table, seat).reputation)]',
        to: '',
        rules: 'A-225 A-227',
        why: 'zones bring no smileys',
      },
      {
        from: 'merchants > 0 ? [0, 1, 2] : freePotions(table)',
        to: 'merchants > 5 ? [0, 1, 2] : freePotions(table)',
        rules: 'A-426 AR-31',
        why: 'a Merchant makes no place',
      },
      {
        from: 'if (priceOf(at, guarantee) < 1)',
        to: 'if (priceOf(at, guarantee) < 0)',
        rules: 'A-221',
        why: 'a guarantee for nothing',
      },
      {
        from: 'paidBy(rules, merchants, table.offers.length === 0)',
        to: 'paidBy(rules, merchants, table.offers.length >= 0)',
        rules: 'A-428 A-429',
        why: 'every Merchant pays, whoever sold before',
      },
      {
        from: 'if (queue.length < 2) return',
        to: 'if (queue.length < 1) return',
        rules: 'A-216',
        why: 'a single seller bids',
      },
      {
        from: 'table.offers.flatMap(({ wanted }) => blockedBy(table.players.length, wanted))',
        to: '[...table.offers.flatMap(({ wanted }) => blockedBy(table.players.length, wanted)), ...(table.queue.length < table.players.length - 1 ? [1] : [])]',
        rules: 'AR-27 A-196',
        why: 'a decliner blocks the second potion',
      },
    ],
    'base/discounts.ts': [
      {
        from: 'bought === 0 ? discount.next : discount.later',
        to: 'bought >= 0 ? discount.next : discount.later',
        rules: 'A-447 AR-85',
        why: 'the Discount Card takes off 2 every time',
      },
      {
        from: 'discounts === null ? { discounts: 0 } : {',
        to: 'discounts !== undefined ? { discounts: 0 } : {',
        rules: 'A-447 AR-85',
        why: 'the second artifact with a discount takes the place of the first',
      },
    ],
    'base/buyArtifact.ts': [
      {
        from: 'Math.max(0, at.rules.artifact(artifact).cost - off)',
        to: 'Math.max(1, at.rules.artifact(artifact).cost - off)',
        rules: 'AR-39 A-430 A-153',
        why: 'an artifact is never free',
      },
      {
        from: "changeGold(state, seat, -price, 'artifact')",
        to: "changeGold(state, seat, -Math.min(price, 3), 'artifact')",
        rules: 'A-153',
        why: 'no artifact costs more than 3',
      },
      {
        from: 'table.onOffer.filter((other) => other !== artifact)',
        to: 'table.onOffer.slice()',
        rules: 'A-153 A-158',
        why: 'a bought artifact stays on offer',
      },
      {
        from: "changeReputation(state, seat, offering, 'artifact')",
        to: "changeReputation(state, seat, offering + 1, 'artifact')",
        rules: 'AR-84 A-390 A-391',
        why: 'the Altar pays one more',
      },
    ],
    'base/mixing.ts': [
      {
        from: 'if (pair[0] === pair[1])',
        to: "if (pair[0] === pair[1] && pair[0] !== 'toad')",
        rules: 'A-011',
        why: 'two toads are mixed',
      },
      {
        from: '!isNegative(potion) || drunk.includes(potion)',
        to: '!isNegative(potion)',
        rules: 'A-179 A-180',
        why: 'a potion harms twice a round',
      },
      {
        from: "if (potion === 'insanity') changeReputation(state, seat, -1, 'insanity')",
        to: "if (potion === 'insanity') changeReputation(state, seat, -2, 'insanity')",
        rules: 'A-175',
        why: 'insanity costs 2',
      },
      {
        from: "at === 'test' && isNegative(potion)",
        to: "at === 'test' && potion === 'poison'",
        rules: 'A-168 A-169',
        why: 'the student minds poison only',
      },
      {
        from: "return result.quality === 'neutral' ? 'neutral' : null",
        to: 'return null',
        rules: 'A-207',
        why: 'a neutral sale leaves no token',
      },
      {
        from: "{ kind: 'potionMade', seat, at: result.at, potion }, { pair }",
        to: "{ kind: 'potionMade', seat, at: result.at, potion, pair } as never, { pair }",
        rules: 'A-099 A-032',
        why: 'everybody hears what was mixed',
      },
      {
        from: 'promised: result.promised, quality }, { pair }',
        to: 'promised: result.promised, quality, pair } as never, { pair }',
        rules: 'A-099 A-035',
        why: 'everybody hears what was sold',
      },
      {
        from: '(first ? 1 : 0) + (mastery ? 2 : 0)',
        to: '(first ? 1 : 0) + (mastery ? 1 : 0)',
        rules: 'A-359 A-360',
        why: 'mastery brings 1',
      },
      {
        from: 'seat !== mix.seat && !periscopeUsed && hasPower',
        to: '!periscopeUsed && hasPower',
        rules: 'A-396 AR-42 AR-41',
        why: 'a Periscope looks at its own mix',
      },
    ],
    'base/experiments.ts': [
      {
        from: "changeGold(state, seat, -testFee(state.table), 'student')",
        to: "changeGold(state, seat, 0, 'student')",
        rules: 'A-169',
        why: 'a test on credit',
      },
      {
        from: 'exhibited.includes(action.potion)',
        to: "exhibited.includes(action.potion) && action.potion !== 'healing'",
        rules: 'A-355',
        why: 'healing may be shown again',
      },
      {
        from: 'round === finalRound,',
        to: 'round >= finalRound - 1,',
        rules: 'A-111 A-139',
        why: 'an exhibition in round 5',
      },
    ],
    'base/herbalist.ts': [
      {
        from: 'effect.discard, total(hand))',
        to: 'effect.discard - 1, total(hand))',
        rules: 'A-423 AR-38',
        why: 'a Herbalist takes one card only',
      },
      {
        from: 'rules.favour(discardsFor(ask))',
        to: 'rules.favour(discardsFor({}))',
        rules: 'A-423',
        why: 'every card like the Herbalist takes as many as she does',
      },
      {
        from: 'emitTo(state, seat, done, { discarded: ingredients })',
        to: 'emitTo(state, seat, { ...done, ingredients } as never, { discarded: ingredients })',
        rules: 'A-423 A-101',
        why: 'everybody hears what the Herbalist took',
      },
      {
        from: "follow(state, { kind: 'drawn', seat })\n  },",
        to: '},',
        rules: 'A-424',
        why: 'a second Herbalist is forgotten',
      },
    ],
    'base/cards.ts': [
      {
        from: "shuffled(state.chance.stream('ingredients'), listOf(state.hidden.discard))",
        to: 'listOf(state.hidden.discard)',
        rules: 'A-120',
        why: 'the pile is not shuffled',
      },
      {
        from: 'if (state.table.discard === 0) break',
        to: 'break',
        rules: 'A-120 AR-57',
        why: 'an empty deck stays empty',
      },
      {
        from: 'open: player.open.map((count) => Math.max(0, count - most))',
        to: 'open: player.open',
        rules: 'AR-64 AR-88',
        why: 'cards count as known that may have left',
      },
    ],
    'base/keepFavour.ts': [
      {
        from: 'held === (favour === action.favour ? 1 : 0)',
        to: 'held === (favour === action.favour ? held : 0)',
        rules: 'AR-72 A-085',
        why: 'of two equal cards both stay',
      },
    ],
    'base/periscope.ts': [
      {
        from: 'below(2) === 0 ? 0 : 1',
        to: 'below(2) === 9 ? 0 : 1',
        rules: 'A-396 A-397',
        why: 'a Periscope always sees the same card',
      },
    ],
    'base/components/bids.ts': [
      { from: '0: { smileys: 1', to: '0: { smileys: 0', rules: 'A-217', why: 'no smiley without a discount' },
    ],
    'base/components/guarantees.ts': [
      { from: 'exact: 4', to: 'exact: 5', rules: 'A-201', why: 'exact potions sell for 5' },
    ],
  }),
  ...breaksIn('packages/alchemy/src', {
    'mixing.ts': [
      {
        from: 'sizeOf(one, candidate) !== sizeOf(other, candidate)',
        to: "sizeOf(one, candidate) !== 'none'.slice(4)",
        rules: 'A-013 A-012',
        why: 'equal circles react',
      },
      {
        from: "colour === undefined ? 'neutral' : potionOf(colour, signOf(one, colour))",
        to: "colour === undefined ? 'neutral' : potionOf(colour, 'plus')",
        rules: 'A-012 A-019',
        why: 'every potion is positive',
      },
    ],
    'demonstration.ts': [
      {
        from: "if (answer && potion !== 'neutral')",
        to: "if (potion !== 'neutral')",
        rules: 'AR-03 A-308',
        why: 'a no debunks',
      },
      {
        from: 'isMarked(pair, conflicts)) return failed',
        to: 'conflicts.length > 9) return failed',
        rules: 'A-323',
        why: 'a known conflict is shown again',
      },
      {
        from: 'signOf(theory, colour) !== sign',
        to: 'signOf(theory, colour) === sign',
        rules: 'A-276 A-275',
        why: 'true signs debunk',
      },
    ],
  }),
]
