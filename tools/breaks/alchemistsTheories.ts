import { breaksIn } from './break.ts'

/** Breaks of theories: publishing, endorsing, debunking and grants. */
export const alchemistsTheories = breaksIn('games/alchemists/rules', {
  'base/debunkTheory.ts': [
    { from: 'const debunkReward = 2', to: 'const debunkReward = 3', rules: 'A-282 A-281', why: 'debunking brings 3' },
    { from: 'const failureLoss = 1', to: 'const failureLoss = 2', rules: 'A-275 A-308', why: 'a failure costs 2' },
    {
      from: "if (canPublishAtOnce(state, seat, fallen)) follow(state, { kind: 'immediate', seat, fallen })",
      to: "if (canPublishAtOnce(state, seat, fallen)) for (const each of fallen) follow(state, { kind: 'immediate', seat, fallen: [each] })",
      rules: 'A-300',
      why: 'one immediate publication for each theory',
    },
    {
      from: "levelOf(table.options, seat, 'debunking') === 'master'",
      to: "table.options.debunking === 'master'",
      rules: 'A-382 A-381',
      why: 'a handicap does not change debunking',
    },
    {
      from: "mayAsk(at, ingredient, colour) ? null : reason('alchemists.reject.noTheory', { ingredient })",
      to: 'null',
      rules: 'A-272 A-271',
      why: 'asking about an ingredient without a theory',
    },
  ],
  'base/debunkedTheories.ts': [
    {
      from: 'if (rules.seal(seal).hedge !== colour) losers.push(seat)',
      to: 'if (rules.seal(seal).hedge === null) losers.push(seat)',
      rules: 'A-284 A-250',
      why: 'every hedge helps',
    },
    {
      from: 'table.theories = table.theories.with(ingredientIndex(ingredient), null)',
      to: "table.theories = table.theories.with(ingredientIndex(ingredient), ingredient === 'scorpion' ? theoryOn(table, ingredient) : null)",
      rules: 'A-285 A-280',
      why: 'a fallen theory about scorpion stands',
    },
    {
      from: 'tokens.some((one) => gone.includes(one))',
      to: 'tokens.every((one) => gone.includes(one))',
      rules: 'A-322 AR-08',
      why: 'conflict tokens stay when one theory falls',
    },
  ],
  'base/publishTheory.ts': [
    {
      from: 'bankFee(at) + theory.seals.length',
      to: 'bankFee(at) + 1',
      rules: 'A-254 AR-23',
      why: 'an endorsement pays one author only',
    },
    {
      from: 'if (theory.seals.includes(at.seat))',
      to: 'if (theory.seals[0] === at.seat)',
      rules: 'A-253',
      why: 'two endorsements of one player',
    },
    {
      from: 'if (isInConflict(at.table, ingredient))',
      to: 'if (isInConflict(at.table, ingredient) && at.seat === 0)',
      rules: 'A-258',
      why: 'others endorse a theory in conflict',
    },
    {
      from: 'isTaken(at.table, alchemical) ? reason',
      to: 'isTaken(at.table, alchemical) && at.seat === 0 ? reason',
      rules: 'A-242',
      why: 'others use a token twice',
    },
    {
      from: 'const publishingReputation = 1',
      to: 'const publishingReputation = 2',
      rules: 'A-240',
      why: 'publishing brings 2',
    },
    {
      from: "changeGold(state, other, 1, 'endorsed')",
      to: "changeGold(state, other, 2, 'endorsed')",
      rules: 'A-254',
      why: 'authors get 2 gold',
    },
    {
      from: "{ kind: 'published', seat, ingredient, alchemical, immediate }",
      to: "{ kind: 'published', seat, ingredient, alchemical, immediate, seal } as never",
      rules: 'A-244 A-097',
      why: 'everybody hears the seal of a theory',
    },
    {
      from: "{ kind: 'endorsed', seat, ingredient }",
      to: "{ kind: 'endorsed', seat, ingredient, seal } as never",
      rules: 'A-097 A-252',
      why: 'everybody hears the seal of an endorsement',
    },
    {
      from: 'theory.ingredient === ingredient && theory.alchemical === alchemical)) {',
      to: 'theory.ingredient === ingredient && theory.alchemical === alchemical && fallen.length > 1)) {',
      rules: 'A-298',
      why: 'the same theory once more',
    },
    {
      from: 'theory.ingredient === ingredient || theory.alchemical === alchemical)\n',
      to: 'theory.ingredient === ingredient)\n',
      rules: 'A-293',
      why: 'an immediate publication only about the ingredient',
    },
    {
      from: 'added(seals, state.rules.seals.numberOf(seal), -1)',
      to: 'seals',
      rules: 'A-244 AR-22 A-089',
      why: 'seals are never used up',
    },
  ],
  'base/grantCheck.ts': [
    {
      from: 'reached(state, seat, sealsForFurtherGrant)) take',
      to: 'reached(state, seat, sealsForFirstGrant)) take',
      rules: 'A-265',
      why: 'further grants for two seals',
    },
    {
      from: 'if (first.length > 1) {',
      to: 'if (first.length > 2) {',
      rules: 'A-267',
      why: 'no choice between two first grants',
    },
  ],
  'base/components/grants.ts': [
    {
      from: 'sealsForFirstGrant = 2',
      to: 'sealsForFirstGrant = 3',
      rules: 'A-260',
      why: 'three seals for the first grant',
    },
  ],
})
