import { breaksIn } from './break.ts'

/** Breaks of startup funding. */
export const alchemistsStartup = breaksIn('games/alchemists/rules/modules/startupFunding', {
  'components.ts': [
    { from: 'dealtCards = 4', to: 'dealtCards = 3', rules: 'G-025', why: 'three startup cards' },
    { from: 'extraFavours = 1', to: 'extraFavours = 0', rules: 'G-031', why: 'no favor card more to choose from' },
    { from: 'apprenticeBonus = 1', to: 'apprenticeBonus = 2', rules: 'G-048', why: 'two ingredients for apprentices' },
    { from: 'price >= 4 ? 7 : 5', to: 'price >= 4 ? 6 : 5', rules: 'G-044', why: 'a dear artifact for 6' },
    { from: 'secretWorth = 5', to: 'secretWorth = 6', rules: 'G-041 GR-65', why: 'a bonus up to 6' },
    { from: 'Math.max(0, secretWorth - cost)', to: 'secretWorth - cost + 1', rules: 'G-041', why: 'a point too many' },
    { from: 'replications = 2', to: 'replications = 3', rules: 'GR-32 GR-69', why: 'a third moment' },
  ],
  'funding.ts': [
    {
      from: 'favours === 0 ? 0 : favours + extraFavours',
      to: 'favours + extraFavours',
      rules: 'GR-27',
      why: 'a favor card without any on the cards',
    },
    {
      from: 'for (const seat of clockwise(state.table)) fundSeat(state, seat)',
      to: 'for (const seat of state.own.keys()) fundSeat(state, seat)',
      rules: 'GR-26',
      why: 'funding from the first seat on',
    },
    {
      from: 'reputationAfter(player.reputation, net, 0)',
      to: 'reputationAfter(player.reputation, net - 1, 0)',
      rules: 'G-033',
      why: 'a point less at the start',
    },
    {
      from: '&& leftIn(table, seat, artifact) > 0',
      to: '&& leftIn(table, seat, artifact) >= 0',
      rules: 'GR-64',
      why: 'a choice from an empty pool',
    },
  ],
  'settleFunding.ts': [
    {
      from: '    ...withGift(state.rules, player, artifact),\n',
      to: '',
      rules: 'GR-68',
      why: 'a Discount Card that begins with nothing',
    },
    {
      from: 'poolsOn(table)[which].filter((artifact) => !secret.includes(artifact))',
      to: 'poolsOn(table)[which]',
      rules: 'GR-33 GR-64',
      why: 'the same secret artifact twice',
    },
  ],
  'replicator.ts': [
    { from: 'delayedRound = 1', to: 'delayedRound = 2', rules: 'G-034', why: 'reputation a round late' },
    {
      from: 'reputation + delayed - price',
      to: 'reputation - price',
      rules: 'G-268',
      why: 'delayed reputation is not replicated',
    },
    {
      from: 'kept.filter((card) => !replicated.includes(card))',
      to: 'kept.slice()',
      rules: 'G-047 G-269 GR-32',
      why: 'the same card twice',
    },
    {
      from: 'changeReputation(state, seat, delayed + replicated,',
      to: 'changeReputation(state, seat, delayed || replicated,',
      rules: 'GR-29 GR-69',
      why: 'delayed reputation swallows the rest',
    },
  ],
  'secretArtifact.ts': [
    {
      from: "if (startupOf(playerOf(state, seat)).faceDown > 0) follow(state, { kind: 'unveil', seat })",
      to: "if (ownStartup(ownOf(state, seat)).secret.includes('featherInCap')) follow(state, { kind: 'unveil', seat })",
      rules: 'GR-66',
      why: 'a pause that tells of the Feather',
    },
    {
      from: 'return rules.artifact(artifact).setsExhibitsAside === true',
      to: "return rules.artifact(artifact).id !== ''",
      rules: 'GR-66',
      why: 'any artifact may be shown early',
    },
    {
      from: 'secret.some((artifact) => isAltar(state.rules, artifact))',
      to: 'secret.some((artifact) => !isAltar(state.rules, artifact))',
      rules: 'G-039 GR-65',
      why: 'no Altar at the end',
    },
  ],
  'module.ts': [
    { from: 'startingGold: 0,', to: 'startingGold: 2,', rules: 'G-024', why: 'gold besides the cards' },
    {
      from: "insertedBefore(parts.steps.nextRound, 'newRow', fundingStep)",
      to: '[...parts.steps.nextRound, fundingStep]',
      rules: 'GR-70',
      why: 'funding after the new row',
    },
    {
      from: "insertedBefore(parts.steps.scoring, 'count', unveilAll)",
      to: '[...parts.steps.scoring, unveilAll]',
      rules: 'G-038 GR-61',
      why: 'secrets after the count',
    },
  ],
})
