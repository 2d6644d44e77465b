import { alchemistsActions } from './alchemistsActions.ts'
import { alchemistsArticles } from './alchemistsArticles.ts'
import { alchemistsGolem } from './alchemistsGolem.ts'
import { alchemistsNumbersAndScoring } from './alchemistsNumbersAndScoring.ts'
import { alchemistsStartup } from './alchemistsStartup.ts'
import { alchemistsTheories } from './alchemistsTheories.ts'
import { breaksIn } from './break.ts'

const rounds = breaksIn('games/alchemists/rules', {
  'base/chooseOrder.ts': [
    {
      from: 'return table.markers[space] === null ?',
      to: 'return table.markers[space] === null || space === 3 ?',
      rules: 'A-115',
      why: 'two players on the fourth space',
    },
    {
      from: 'chosen.players > rules.players',
      to: 'chosen.players > rules.players + 1',
      rules: 'A-117',
      why: 'the space marked 3 is open for two',
    },
    {
      from: 'const payable = free.filter((space) => checkCost(at, space) === null)',
      to: 'const payable = free',
      rules: 'A-122',
      why: 'the first place without gold',
    },
    {
      from: 'return barred ? { ...gain, ingredients: 0 } : gain',
      to: 'return barred ? { ...gain, ingredients: 0, favours: 0 } : gain',
      rules: 'A-405 AR-46',
      why: 'the Trunk stops favors, too',
    },
  ],
  'base/round.ts': [
    {
      from: 'if (!table.paralysed.includes(seat)) follow',
      to: 'if (!table.paralysed.includes(seat) || seat === 0) follow',
      rules: 'A-125 A-181',
      why: 'a paralysed player chooses a place',
    },
    {
      from: "    for (const seat of table.paralysed) follow(state, { kind: 'paralysed', seat })\n",
      to: '',
      also: [
        [
          '    for (const seat of clockwise(table)) {',
          "    for (const seat of table.paralysed) follow(state, { kind: 'paralysed', seat })\n    for (const seat of clockwise(table)) {",
        ],
      ],
      rules: 'AR-54',
      why: 'the paralysed draw first',
    },
    {
      from: '[...chosen, ...table.paralysed]',
      to: '[...table.paralysed, ...chosen]',
      rules: 'A-123 A-183',
      why: 'the paralysed act first',
    },
    {
      from: 'table.order.toReversed()) follow',
      to: 'table.order) follow',
      rules: 'A-130',
      why: 'the highest declares first',
    },
    {
      from: '    dealRow(state)',
      to: '    if (state.table.round < 3) dealRow(state)',
      rules: 'A-347 A-149',
      why: 'no new row from round 4 on',
    },
    {
      from: '(startingPlayer + step) % players.length\n    if',
      to: '(startingPlayer + players.length - step) % players.length\n    if',
      rules: 'A-184 A-348',
      why: 'the token goes to the right',
    },
    {
      from: 'if (!paralysed.includes(seat)) return seat',
      to: 'return seat',
      rules: 'A-184',
      why: 'the token goes to a paralysed player',
    },
    {
      from: 'at(cubes, round - 1) - hospital, placed: 0, unused: hospital',
      to: 'at(cubes, round - 1), placed: 0, unused: 0',
      rules: 'A-335 A-336',
      why: 'the hospital keeps nobody',
    },
    { from: '    drunk: [],\n', to: '', rules: 'A-179', why: 'a potion drunk once never harms again' },
    {
      from: 'table.studentCharges = false',
      to: 'table.studentCharges = table.studentCharges && table.round < 4',
      rules: 'A-172 A-173',
      why: 'the student charges in the next round, too',
    },
    {
      from: 'bootsUsed: false',
      to: 'bootsUsed: player.bootsUsed',
      rules: 'A-446 AR-80',
      why: 'the Boots work once a game',
    },
  ],
  'base/declareActions.ts': [
    {
      from: 'if (count > 0 && !isOpen(table.round))',
      to: 'if (count > 1 && !isOpen(table.round))',
      rules: 'A-139 A-111',
      why: 'one action on a closed space',
    },
    {
      from: 'if (count > cubes.length)',
      to: 'if (count > cubes.length + 1)',
      rules: 'A-436',
      why: 'an action too many on a space',
    },
    {
      from: 'if (needed > held)',
      to: 'if (needed > held + 1)',
      rules: 'A-131 A-134 A-138',
      why: 'a cube that is not there',
    },
    {
      from: 'new Set(associates).size < associates.length',
      to: 'associates.length > 3',
      rules: 'A-415',
      why: 'two Associates on one space',
    },
    {
      from: '(actions[space] ?? 0) === 0',
      to: '(actions[space] ?? 0) < 0',
      rules: 'AR-75',
      why: 'an Associate without a cube',
    },
    {
      from: 'unused: cubes.unused + left',
      to: 'unused: cubes.unused',
      rules: 'A-437 AR-51',
      why: 'undeclared cubes vanish',
    },
    {
      from: '[...first, ...table.order.filter((seat) => !first.includes(seat))]',
      to: '[...table.order.filter((seat) => !first.includes(seat)), ...first]',
      rules: 'A-412 A-413',
      why: 'Associates act last',
    },
    {
      from: "(id !== 'publish' || pass >= player.early)",
      to: "(id !== 'publish' || pass >= 0 * player.early)",
      rules: 'A-294 AR-15',
      why: 'an immediate publication costs no action',
    },
  ],
  'base/resolveSpaces.ts': [
    { from: 'if (once === true) return undefined', to: '', rules: 'A-446 AR-33', why: 'Boots repeat a sale' },
    {
      from: 'declaredOn(player, id) > 0 && hasPower',
      to: 'hasPower',
      rules: 'A-446',
      why: 'Boots without a cube on the space',
    },
  ],
  'engine/act.ts': [
    {
      from: "moveCubes(state, seat, 'placed', 'unused', cubes)",
      to: "moveCubes(state, seat, 'placed', 'board', cubes)",
      rules: 'A-142 AR-77',
      why: 'cubes of a declined action come back',
    },
    {
      from: "moveCubes(state, seat, 'placed', 'board', cubes)",
      to: "moveCubes(state, seat, 'placed', 'unused', cubes)",
      rules: 'A-141 A-438',
      why: 'cubes of an action are unused',
    },
  ],
  'base/endOfRound.ts': [
    { from: 'if (seals === 0) return', to: '', rules: 'A-330 AR-52', why: 'top alchemists without a seal' },
    {
      from: "changeReputation(state, seat, 1, 'topAlchemist')",
      to: "changeReputation(state, seat, 2, 'topAlchemist')",
      rules: 'A-329',
      why: 'two reputation for the top alchemists',
    },
    {
      from: 'counts[seat] === seals)',
      to: 'counts[seat] === seals).slice(0, 1)',
      rules: 'A-330 A-329',
      why: 'only one top alchemist',
    },
    {
      from: 'Math.floor(unused / 2)',
      to: 'Math.ceil(unused / 2)',
      rules: 'A-333 A-144',
      why: 'a favor for a single cube',
    },
    {
      from: 'round === table.round + 1',
      to: 'round === table.round + 2',
      rules: 'A-340 A-069',
      why: 'the conference comes a round early',
    },
    {
      from: '[endOfRound, conference, newArtifacts, topAlchemists, unusedCubes]',
      to: '[endOfRound, topAlchemists, unusedCubes, conference, newArtifacts]',
      rules: 'A-109 A-341',
      why: 'the conference comes after the awards',
    },
    {
      from: 'table.onOffer = following as readonly Artifact[]',
      to: 'table.onOffer = [...table.onOffer, ...(following as readonly Artifact[])]',
      rules: 'A-346',
      why: 'old artifacts stay after a conference',
    },
    {
      from: 'table.gone = [...table.gone, table.adventurer]',
      to: 'table.gone = [table.adventurer]',
      rules: 'A-337',
      why: 'earlier adventurers are forgotten',
    },
  ],
})

/** Breaks of the rules of Alchemists. */
export const alchemistsBreaks = [
  ...rounds,
  ...alchemistsActions,
  ...alchemistsTheories,
  ...alchemistsNumbersAndScoring,
  ...alchemistsGolem,
  ...alchemistsArticles,
  ...alchemistsStartup,
]
