import { colours, golemParts, ingredientIndex, ingredients, sizes, type Trigger, triggers } from '@athanor/alchemy'
import * as z from 'zod/mini'
import { namedFavours, type Vocabulary } from '../../base/action.ts'
import { insertedAfter, type Module } from '../../engine/module.ts'
import { expansionSwitch, isOn } from '../expansion/flags.ts'
import { approvalGood, approvalInGold } from './approval.ts'
import { articleFee, courtier, cubesByPlayers, piecesFor } from './components.ts'
import { withReportTiles } from './conferences.ts'
import { golemDrafts } from './drafts.ts'
import { golemFacts, golemSampler, golemSlots } from './knowledge.ts'
import { firstMood, moodsFor, newMood } from './mood.ts'
import { progressReports, reportDueTask, reportNowQuestion, reportQuestion } from './progressReports.ts'
import { courtierUse, researchGolem } from './researchGolem.ts'
import { withGolemScorers, withRevelation } from './scoring.ts'
import { golemReasonIds } from './state.ts'
import { firstUnderCounter, newUnderCounter, underCounter } from './underCounter.ts'
import { visitLibrary } from './visitLibrary.ts'

function actionSchema(vocabulary: Vocabulary) {
  const ingredient = z.enum(ingredients)
  const courtiers = z.int().check(z.minimum(0), z.maximum(courtier.copies))
  const part = z.enum(golemParts)
  const token = z.strictObject({ colour: z.enum(colours), size: z.enum(sizes) })
  return z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('testGolem'),
      ingredient,
      courtiers,
      ...namedFavours(vocabulary, 'testGolem'),
    }),
    z.strictObject({
      kind: z.literal('animateGolem'),
      pair: z
        .tuple([ingredient, ingredient])
        .check(z.refine(([one, other]) => ingredientIndex(one) <= ingredientIndex(other))),
      courtiers,
      ...namedFavours(vocabulary, 'animateGolem'),
    }),
    z.strictObject({ kind: z.literal('visitLibrary') }),
    z.strictObject({
      kind: z.literal('reportEither'),
      part,
      tokens: z.tuple([token, token]).check(z.refine(([one, other]) => placeOf(one) <= placeOf(other))),
    }),
    z.strictObject({ kind: z.literal('reportCertain'), part, token }),
    z.strictObject({ kind: z.literal('narrowReport'), part, token }),
    z.strictObject({ kind: z.literal('reportInTurn') }),
  ])
}

function placeOf({ colour, size }: Trigger): number {
  return triggers.findIndex((token) => token.colour === colour && token.size === size)
}

/** The Golem Project (G-137..G-265), on top of the Royal Encyclopedia and the palace library. */
export const golemProject: Module = {
  id: 'golemProject',
  options: { golemProject: expansionSwitch },
  isInPlay: (options) => isOn(options, 'golemProject'),
  actionKinds: [
    'testGolem',
    'animateGolem',
    'visitLibrary',
    'reportEither',
    'reportCertain',
    'narrowReport',
    'reportInTurn',
  ],
  actionSchema,
  secrets: {
    // G-175, G-178: the card goes face down.
    testGolem: ['ingredient'],
    // G-259.
    animateGolem: ['pair'],
    // G-211, G-218.
    reportEither: ['tokens'],
    reportCertain: ['token'],
    narrowReport: ['token'],
  },
  eventKinds: [
    'moodShown',
    'underCounterCame',
    'golemTested',
    'golemAnimated',
    'approvalChanged',
    'reported',
    'golemShown',
    'reportRevealed',
  ],
  reveals: {
    public: {
      moodShown: ['tokens'],
      underCounterCame: ['artifact', 'toCome'],
      golemAnimated: ['worked'],
      reported: ['step', 'part', 'tokens'],
      golemShown: ['golem', 'pair'],
      reportRevealed: ['tokens', 'points'],
    },
    secret: { golemTested: ['reaction'] },
  },
  reasonIds: golemReasonIds,
  extend(parts, { options, players }) {
    const pieces = piecesFor(options)
    const moods = moodsFor(pieces.moodTiles, players)
    return {
      ...parts,
      // G-168.
      spaces: insertedAfter(
        insertedAfter(parts.spaces, 'sell', researchGolem(pieces.research)),
        'buy',
        visitLibrary(pieces.library),
      ),
      cubes: cubesByPlayers[players] ?? parts.cubes,
      favourCards: [...parts.favourCards, courtier],
      favourUses: [...parts.favourUses, courtierUse],
      artifactCards: [...parts.artifactCards, ...pieces.artifacts],
      artifactsDrawn: parts.artifactsDrawn + 1,
      shelves: [...parts.shelves, underCounter],
      conferences: withReportTiles(parts.conferences, pieces.secondSealTile),
      goods: [...parts.goods, approvalGood],
      publishingFees: { ...parts.publishingFees, article: articleFee },
      drafts: [...parts.drafts, ...golemDrafts],
      questions: [...parts.questions, reportQuestion, reportNowQuestion],
      tasks: [...parts.tasks, reportDueTask],
      steps: {
        ...parts.steps,
        setUp: insertedAfter(parts.steps.setUp, 'beginGame', firstUnderCounter, firstMood),
        // GR-70: reports before the conference, the new card with the new row.
        round: insertedAfter(
          insertedAfter(parts.steps.round, 'endOfRound', progressReports),
          'newArtifacts',
          newUnderCounter,
        ),
        nextRound: insertedAfter(parts.steps.nextRound, 'newRow', newMood),
        scoring: withRevelation(parts.steps.scoring),
      },
      scorers: withGolemScorers(parts.scorers),
      worthInGold: [...parts.worthInGold, approvalInGold],
      facts: [...parts.facts, golemFacts],
      samplers: [...parts.samplers, golemSampler(moods)],
      slots: [...parts.slots, golemSlots(moods)],
    }
  },
}
