import { breaksIn } from './break.ts'

/** Breaks of rounds, fame and the final count. */
export const compendiumEnd = breaksIn('games/compendium/rules', {
  'state.ts': [
    {
      from: 'chip: fame - space',
      to: 'chip: Math.min(100, fame - space)',
      rules: 'RR-30',
      why: 'the chip stops at 100',
    },
    {
      from: 'chip: fame - space',
      to: 'chip: Math.max(0, Math.floor((fame - 1) / fameTrackLength) * fameTrackLength)',
      rules: 'R-086 RR-30',
      why: 'landing on 0 does not count as reaching it',
    },
    { from: '<= kindsLeftAtEnd', to: '< kindsLeftAtEnd', rules: 'R-067', why: 'two kinds left do not end the game' },
    {
      from: 'players === 2 && turnsTaken < players',
      to: 'players <= 3 && turnsTaken < players',
      rules: 'R-037',
      why: 'the opening binds three players, too',
    },
    {
      from: 'turnsTaken < players',
      to: 'turnsTaken < 1',
      rules: 'RR-31 R-037',
      why: 'the opening binds only the first player',
    },
    {
      from: 'Math.floor(turnsTaken / players) + 1',
      to: 'Math.ceil(turnsTaken / players) + 1',
      rules: 'RR-38',
      why: 'rounds are counted from the second turn on',
    },
  ],
  'change.ts': [
    {
      from: 'if (chip > before)',
      to: 'if (chip > before && before === 0)',
      rules: 'R-087 RR-30',
      why: 'the second lap is not noticed',
    },
    {
      from: '[source]: player.score[source] + points',
      to: '[source]: points',
      rules: 'R-048 R-061',
      why: 'fame is set instead of added',
    },
  ],
  'turn.ts': [
    {
      from: '(next.turn + 1) % players',
      to: '(next.turn + players - 1) % players',
      rules: 'R-032',
      why: 'anticlockwise',
    },
    {
      from: 'if (next.turn === next.firstSeat) {',
      to: 'if (next.turn === next.firstSeat || endIsNear(next.reserve)) {',
      rules: 'R-068 R-069',
      why: 'the game ends in the middle of a round',
    },
    {
      from: 'if (endIsNear(next.reserve)) {',
      to: 'if (endIsNear(before.reserve)) {',
      rules: 'RR-48',
      why: 'a condition met by the last turn costs another round',
    },
    {
      from: 'total(state.reserve) + total(state.bag) > 0',
      to: 'total(state.reserve) > 0',
      rules: 'RR-06 RR-21',
      why: 'who could draw from the bag is skipped',
    },
    {
      from: 'if (canBrew(next, next.turn)) {',
      to: 'if (canBrew(next, next.firstSeat)) {',
      rules: 'RR-06',
      why: 'skipping looks at the first player',
    },
    {
      from: 'turnsTaken: next.turnsTaken + 1 }',
      to: 'turnsTaken: next === state ? next.turnsTaken + 1 : next.turnsTaken }',
      rules: 'RR-38 RR-06',
      why: 'a skipped turn does not count as taken',
    },
    {
      from: 'endIsNear(state.reserve) && !endIsNear(before.reserve)',
      to: 'endIsNear(state.reserve)',
      rules: 'RR-19',
      why: 'the last round is announced again and again',
    },
    {
      from: "happened.push({ public: { kind: 'turnSkipped', seat: next.turn } })",
      to: '',
      rules: 'RR-06',
      why: 'nobody hears of a skipped turn',
    },
  ],
  'finalCount.ts': [
    {
      from: 'Math.floor(cubes / cubesPerPoint)',
      to: 'Math.ceil(cubes / cubesPerPoint)',
      rules: 'R-071',
      why: 'half points are rounded up',
    },
    {
      from: 'reserve = hands.reduce(plus, state.reserve)',
      to: 'reserve = state.reserve',
      rules: 'R-072 R-073',
      why: 'hands do not return',
    },
    {
      from: 'hands.reduce(plus, state.reserve)',
      to: 'hands.reduce(plus, plus(state.reserve, state.bag))',
      rules: 'R-074',
      why: 'the bag is counted',
    },
    {
      from: 'hands.reduce(plus, state.reserve)',
      to: 'hands.reduce(plus, plus(state.reserve, state.removed))',
      rules: 'RR-26',
      why: 'removed cubes are counted',
    },
    { from: 'other < count).length', to: 'other > count).length', rules: 'R-075', why: 'the largest pile is first' },
    {
      from: '1 + counts.filter((other) => other < count).length',
      to: 'counts.filter((other) => other <= count).length',
      rules: 'RR-27',
      why: 'equal piles share the worse place',
    },
    {
      from: 'const places = schoolPlaces(counts)',
      to: 'const places = counts.map((count) => 1 + reserve.filter((other) => other < count).length)',
      rules: 'R-077',
      why: 'types that nobody holds take places',
    },
    {
      from: 'Math.floor(covered.reduce',
      to: 'Math.ceil(covered.reduce',
      rules: 'RR-47',
      why: 'split awards are rounded up',
    },
    {
      from: 'awards.slice(place - 1, place - 1 + sharing)',
      to: 'awards.slice(place - 1, place + sharing)',
      rules: 'RR-47 RR-27',
      why: 'a split takes in one place too many',
    },
    {
      from: "tie === 'best'",
      to: "tie !== 'split' || place > 1",
      rules: 'RR-47 RR-27',
      why: 'only the first place is split',
    },
    {
      from: 'difference === 0 && a.score.award > b.score.award',
      to: 'difference === 0 && a.score.award < b.score.award',
      rules: 'R-083',
      why: 'the smaller award wins a tie',
    },
    {
      from: 'difference > 0 || (difference === 0 && a.score.award > b.score.award)',
      to: 'difference > 0',
      rules: 'R-083 RR-43',
      why: 'ties are shared whatever the awards',
    },
    {
      from: 'a.score.award > b.score.award)',
      to: '(a.score.award > b.score.award || (a.score.award === b.score.award && a.score.creations > b.score.creations)))',
      rules: 'RR-28',
      why: 'an invented further tie-break',
    },
    {
      from: 'players = players.map((player) => ({ ...player, hand: noCubes }))',
      to: '',
      rules: 'R-072',
      why: 'the hands are in two places',
    },
    {
      from: "seat, 'award', points, events)",
      to: "seat, 'halfPoints', points, events)",
      rules: 'RR-46 R-083',
      why: 'awards count as half points',
    },
    {
      from: 'const points = awards[seat] as number',
      to: 'const points = (awards[seat] as number) + (seat === 0 ? 1 : 0)',
      rules: 'R-076',
      why: 'the first seat gets a point more',
    },
    {
      from: 'schoolAwards(places, awardsFor(players.length),',
      to: 'schoolAwards(places, awardsFor(5),',
      rules: 'R-078 R-079 R-080',
      why: 'awards of five players',
    },
    {
      from: "events.push({ public: { kind: 'reserveCounted', counts: reserve } })\n",
      to: '\n',
      also: [
        [
          'undealt: state.undealt } })\n',
          "undealt: state.undealt } })\n    events.push({ public: { kind: 'reserveCounted', counts: reserve } })\n",
        ],
      ],
      rules: 'RR-42',
      why: 'cards are shown before the piles are counted',
    },
    {
      from: "return scored(player, seat, 'halfPoints', points, events)",
      to: "return state.options.schools ? scored(player, seat, 'halfPoints', points, events) : player",
      rules: 'RR-41 R-071',
      why: 'no half points without schools',
    },
    {
      from: '1 + players.filter((other) => ranksBefore(other, own)).length',
      to: '1 + new Set(players.filter((other) => ranksBefore(other, own)).map(({ score }) => fameOf(score))).size',
      rules: 'RR-43',
      why: 'no place is skipped after a shared one',
    },
  ],
})
