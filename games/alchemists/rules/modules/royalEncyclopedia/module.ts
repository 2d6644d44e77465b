import { colours, ingredients, signs } from '@athanor/alchemy'
import * as z from 'zod/mini'
import { reason } from '../../base/reasons.ts'
import type { Module } from '../../engine/module.ts'
import { insertedAfter } from '../../engine/module.ts'
import type { RuleParts } from '../../engine/rules.ts'
import type { SlotRules } from '../../engine/slots.ts'
import type { SpaceAction, SpaceRules } from '../../engine/space.ts'
import { expansionSwitch, isOn } from '../expansion/flags.ts'
import { printedAt } from '../printedValues/values.ts'
import { articleGold, encyclopediaGrant, silverSeals, whiteSeal } from './components.ts'
import { articlePublications } from './debunkedArticles.ts'
import { endorseArticleParts, publishArticleParts } from './drafts.ts'
import { endorseArticleAction } from './endorseArticle.ts'
import { publishArticleAction } from './publishArticle.ts'
import { revealArticles, withArticles } from './scoring.ts'
import { articleEventKinds, articleReasonIds } from './words.ts'

/** G-075: an empty board. Kinds of seals are kept where those on theories are, so there is nothing else to hide. */
const slots: SlotRules = {
  begin: () => ({ table: { royalEncyclopedia: { articles: { red: null, green: null, blue: null } } } }),
}

/** G-073, GR-18. */
function withSeals(kinds: RuleParts['sealKinds']): RuleParts['sealKinds'] {
  return [...kinds.map((kind) => (kind.id === 'silver' ? { ...kind, copies: silverSeals } : kind)), whiteSeal]
}

/** GR-05: whoever may not ask is told that articles count as well. */
function withArticlesToDoubt(spaceAction: SpaceAction): SpaceAction {
  if (spaceAction.action !== 'debunk') return spaceAction
  return {
    ...spaceAction,
    check(at, action) {
      const refused = spaceAction.check(at, action)
      if (refused?.id !== 'alchemists.reject.noTheory') return refused
      return reason('alchemists.reject.nothingToRefute', refused.params)
    },
  }
}

/** G-076, G-112: an action on the theory board may be about an article instead. */
function withSpaceActions(space: SpaceRules): SpaceRules {
  switch (space.id) {
    case 'publish':
      return { ...space, actions: [...space.actions, publishArticleAction, endorseArticleAction] }
    case 'debunk':
      return { ...space, actions: space.actions.map(withArticlesToDoubt) }
    default:
      return space
  }
}

/** The Royal Encyclopedia: a second place to publish, where an article gives four ingredients their sign in a colour. */
export const royalEncyclopedia: Module = {
  id: 'royalEncyclopedia',
  options: { royalEncyclopedia: expansionSwitch },
  isInPlay: (options) => isOn(options, 'royalEncyclopedia'),
  actionKinds: ['publishArticle', 'endorseArticle'],
  actionSchema({ seals }) {
    const [sign, ingredient, colour, seal] = [z.enum(signs), z.enum(ingredients), z.enum(colours), z.enum(seals)]
    return z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('publishArticle'),
        colour,
        signs: z.tuple([sign, sign]),
        ingredients: z.tuple([ingredient, ingredient, ingredient, ingredient]),
        seal,
      }),
      z.strictObject({ kind: z.literal('endorseArticle'), colour, seal }),
    ])
  },
  // G-086.
  secrets: { publishArticle: ['seal'], endorseArticle: ['seal'] },
  eventKinds: articleEventKinds,
  reveals: { public: { articleDebunked: ['seals'], articleRevealed: ['wrong', 'seals'] }, secret: {} },
  reasonIds: articleReasonIds,
  extend: (parts, { options }) => ({
    ...parts,
    spaces: parts.spaces.map(withSpaceActions),
    sealKinds: withSeals(parts.sealKinds),
    // G-095, G-096, GR-77: it counts articles, and nothing but articles.
    grants: [
      ...parts.grants,
      { ...encyclopediaGrant, ...printedAt(options).encyclopediaGrant, seals: articlePublications.countedSeals },
    ],
    publications: [...parts.publications, articlePublications],
    publishingFees: { ...parts.publishingFees, article: { gold: articleGold } },
    steps: { ...parts.steps, scoring: insertedAfter(parts.steps.scoring, 'revealTheories', revealArticles) },
    scorers: withArticles(parts.scorers),
    drafts: [...parts.drafts, publishArticleParts, endorseArticleParts],
    slots: [...parts.slots, slots],
  }),
}
