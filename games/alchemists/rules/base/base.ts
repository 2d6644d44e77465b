import { actQuestion } from '../engine/act.ts'
import { step, together } from '../engine/agenda.ts'
import { baseDrafts } from '../engine/drafting/baseDrafts.ts'
import { baseGoods } from '../engine/goods.ts'
import type { Module } from '../engine/module.ts'
import { baseActionKinds, baseActionSchema, baseSecrets } from './action.ts'
import { baseArtifacts } from './artifacts/artifacts.ts'
import { basePurchases, baseShelves, buySpace, shopkeeperUse } from './buyArtifact.ts'
import { chooseOrderQuestion, paralysedTask } from './chooseOrder.ts'
import { baseAdventurers } from './components/adventurers.ts'
import { bidSmileys, bids } from './components/bids.ts'
import { baseGrants } from './components/grants.ts'
import { baseConferenceTiles, conferenceRounds } from './components/levels.ts'
import { orderSpacesFor, paralysisSpace } from './components/orderSpaces.ts'
import { artifactsOnOffer, cubesByRound, publishingFee, startingGold } from './components/players.ts'
import { baseSealKinds } from './components/seals.ts'
import { finalRound } from './components/spaces.ts'
import { theoryPublications } from './debunkedTheories.ts'
import { debunkSpace } from './debunkTheory.ts'
import { assistantUse, associateUse, custodianUse, declareQuestion } from './declareActions.ts'
import { clearingSteps, endOfRoundSteps, sealTile, unusedCubesTask } from './endOfRound.ts'
import { baseEventKinds, baseReveals } from './event.ts'
import { custodianSpace, drinkSpace, exhibitSpace, testSpace } from './experiments.ts'
import { baseFavours } from './favours/favours.ts'
import { featherQuestion } from './feather.ts'
import { baseScorers, scoringSteps } from './finalScoring.ts'
import { forageSpace } from './forage.ts'
import { checkGrantsTask, grantQuestion, ingredientGrant } from './grantCheck.ts'
import { drawnTask, herbalistEffect, herbalistQuestion } from './herbalist.ts'
import { immediateQuestion } from './immediate.ts'
import { keepFavourQuestion } from './keepFavour.ts'
import { emptyCauldronTask, finishMixTask } from './mixing.ts'
import { baseOptions, checkSeats } from './options.ts'
import { periscopeQuestion } from './periscope.ts'
import { publishSpace } from './publishTheory.ts'
import { baseReasonIds } from './reasons.ts'
import { spaceTask } from './resolveSpaces.ts'
import { actionSteps, nextRoundSteps } from './round.ts'
import { barmaidUse, bidQuestion, merchantUse, sellSpace } from './sellPotion.ts'
import { setUpSteps } from './setUp.ts'
import { thinkingCapQuestion } from './thinkingCap.ts'
import { sageUse, transmuteSpace } from './transmute.ts'

/** The game in the base box. It is a module like any other, and the first. */
export const base: Module = {
  id: 'base',
  options: baseOptions.fields,
  presets: baseOptions.presets,
  checkOptions: checkSeats,
  isInPlay: () => true,
  actionKinds: baseActionKinds,
  actionSchema: baseActionSchema,
  secrets: baseSecrets,
  eventKinds: baseEventKinds,
  reveals: baseReveals,
  reasonIds: baseReasonIds,
  extend: (parts, { players }) => ({
    ...parts,
    spaces: [
      forageSpace,
      transmuteSpace,
      custodianSpace,
      sellSpace,
      buySpace,
      debunkSpace,
      publishSpace,
      testSpace,
      drinkSpace,
      exhibitSpace,
    ].map((space) => space(players)),
    cubes: cubesByRound(players, finalRound),
    startingGold,
    favourCards: baseFavours,
    drawnEffects: [herbalistEffect],
    favourUses: [assistantUse, associateUse, custodianUse, sageUse, merchantUse, barmaidUse, shopkeeperUse],
    sealKinds: baseSealKinds,
    artifactCards: baseArtifacts,
    shelves: baseShelves,
    artifactsDrawn: artifactsOnOffer,
    purchases: basePurchases,
    adventurers: baseAdventurers,
    bids: bids.map((bid) => ({ bid, smileys: bidSmileys[bid].smileys })),
    grants: baseGrants.map(ingredientGrant),
    orderSpaces: () => orderSpacesFor(players),
    paralysisSpace,
    conferences: ([1, 2] as const).map((conference) => ({
      conference,
      round: conferenceRounds[conference],
      tiles: [sealTile(baseConferenceTiles[conference])],
    })),
    goods: baseGoods,
    publications: [theoryPublications],
    publishingFees: { theory: { gold: publishingFee } },
    questions: [
      keepFavourQuestion,
      chooseOrderQuestion,
      declareQuestion,
      actQuestion,
      bidQuestion,
      herbalistQuestion,
      periscopeQuestion,
      featherQuestion,
      thinkingCapQuestion,
      immediateQuestion,
      grantQuestion,
    ],
    tasks: [
      step,
      together,
      paralysedTask,
      spaceTask,
      drawnTask,
      finishMixTask,
      emptyCauldronTask,
      checkGrantsTask,
      unusedCubesTask,
    ],
    steps: {
      setUp: setUpSteps,
      round: [...actionSteps, ...endOfRoundSteps],
      nextRound: [...clearingSteps, ...nextRoundSteps],
      scoring: scoringSteps,
    },
    scorers: baseScorers,
    drafts: baseDrafts,
    codeScheme: ({ codes }) => (codes === 'own' ? 'veiled' : 'original'),
  }),
}
