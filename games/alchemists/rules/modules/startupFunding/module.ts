import * as z from 'zod/mini'
import { insertedBefore, type Module } from '../../engine/module.ts'
import { isOn } from '../expansion/flags.ts'
import { readTogetherTask } from '../library/books.ts'
import { readBooksQuestion } from '../library/readBook.ts'
import { printedAt } from '../printedValues/values.ts'
import { chooseStartup, chooseStartupQuestion, dealStartup } from './chooseStartup.ts'
import { printedStartupCards, replicator } from './components.ts'
import { startupDrafts } from './drafts.ts'
import { fund, fundingBooks, fundingReputation, settleFunding } from './funding.ts'
import { fundingStep, fundingTask, replicateQuestion, settleReplicaTask } from './replicator.ts'
import { startupSampler, startupSlots } from './sampler.ts'
import { askToUnveil, offerGoldQuestion, secretBonus, unveilAll, unveilQuestion } from './secretArtifact.ts'
import { settleFundingQuestion } from './settleFunding.ts'

/** What the ordinary start has and this one has not (G-024). */
const ordinaryStart: readonly string[] = ['firstHands', 'keepFavour']

const card = z.int().check(z.minimum(0), z.maximum(printedStartupCards.length - 1))

/** Startup Funding: everybody chooses what to begin with. */
export const startupFunding: Module = {
  id: 'startupFunding',
  options: { startupFunding: { kind: 'flag', default: false, later: true } },
  isInPlay: (options) => isOn(options, 'startupFunding'),
  actionKinds: ['chooseStartup', 'settleFunding', 'replicate', 'unveil', 'offerGold'],
  actionSchema: ({ favours, artifacts }) => {
    const artifact = z.enum(artifacts)
    return z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('chooseStartup'),
        cards: z.tuple([card, card]).check(z.refine(([one, other]) => one <= other)),
      }),
      z.strictObject({
        kind: z.literal('settleFunding'),
        favour: z.nullable(z.enum(favours)),
        starting: z.nullable(artifact),
        secret: z.nullable(artifact),
      }),
      z.strictObject({ kind: z.literal('replicate'), card }),
      z.strictObject({ kind: z.literal('unveil'), artifact }),
      z.strictObject({ kind: z.literal('offerGold'), gold: z.int().check(z.minimum(0), z.maximum(8)) }),
    ])
  },
  secrets: {
    // G-026, until all are shown.
    chooseStartup: ['cards'],
    // GR-26: the one until all have settled, the other to the end of the game (GR-66).
    settleFunding: ['favour', 'secret'],
  },
  eventKinds: [
    'startupDealt',
    'startupRevealed',
    'startingArtifactTaken',
    'secretArtifactTaken',
    'replicated',
    'unveiled',
  ],
  reveals: {
    public: { startupRevealed: ['choices'], startingArtifactTaken: ['artifact'], unveiled: ['artifacts'] },
    secret: { startupDealt: ['dealt'] },
  },
  reasonIds: [
    'alchemists.reject.startupCardMissing',
    'alchemists.reject.otherFunding',
    'alchemists.reject.notInPool',
    'alchemists.reject.notReplicable',
    'alchemists.reject.notUnveilable',
  ],
  extend: (parts, { options }) => {
    const printed = printedAt(options)
    const opening = parts.steps.setUp.filter(({ id }) => !ordinaryStart.includes(id))
    return {
      ...parts,
      startupCards: printed.startupCards?.map((each) => ({ ...each, source: 'host' as const })) ?? printedStartupCards,
      startingGold: 0,
      artifactCards: [
        ...parts.artifactCards,
        printed.replicator === undefined ? replicator : { ...replicator, ...printed.replicator, source: 'host' },
      ],
      questions: [
        ...parts.questions,
        chooseStartupQuestion,
        settleFundingQuestion,
        replicateQuestion,
        unveilQuestion,
        offerGoldQuestion,
        readBooksQuestion,
      ],
      tasks: [...parts.tasks, fundingTask, settleReplicaTask, readTogetherTask],
      afterExhibit: [...parts.afterExhibit, askToUnveil],
      steps: {
        ...parts.steps,
        // G-022: behind all that is laid out, by other modules too.
        setUp: insertedBefore(
          opening,
          'playDrawn',
          dealStartup,
          chooseStartup,
          fund,
          settleFunding,
          fundingReputation,
          fundingBooks,
        ),
        // GR-70: last of all that clears up.
        nextRound: insertedBefore(parts.steps.nextRound, 'newRow', fundingStep),
        scoring: insertedBefore(parts.steps.scoring, 'count', unveilAll),
      },
      // GR-61.
      scorers: parts.scorers.flatMap((scorer) => (scorer.source === 'grants' ? [secretBonus, scorer] : [scorer])),
      drafts: [...parts.drafts, ...startupDrafts],
      slots: [...parts.slots, startupSlots],
      samplers: [...parts.samplers, startupSampler],
    }
  },
}
