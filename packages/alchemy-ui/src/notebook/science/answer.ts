import {
  type Belief,
  believe,
  bestAnimations,
  bestArticles,
  bestBooks,
  bestDebunkings,
  bestExperiments,
  bestGolemQuestions,
  bestReports,
  bestSales,
  bestTheories,
  certainties,
  chanceOfTrigger,
  colouredPotions,
  contradictionIn,
  divisions,
  explained,
  type Gains,
  golemParts,
  golems,
  type IngredientPair,
  type Insight,
  ingredientPairs,
  ingredients,
  insightInto,
  isContradiction,
  type Marginals,
  marginals,
  noInsight,
  possibleWorlds,
  type QuestionProspect,
  risksOf,
  type SaleProspect,
  saleQualities,
  triggers,
  withGolem,
  worldCount,
} from '@athanor/alchemy'
import type { Advice, Answers, Circumstances, Inquiry, InquiryOf, Reading, Study } from './study.ts'

/** How many of each the notebook shows. */
const shown = 5

/** Answers a notebook's question. Pure: the worker and the tests call the same. */
export function answer<Kind extends Inquiry['kind']>(inquiry: InquiryOf<Kind>): Answers[Kind]
export function answer(inquiry: Inquiry): Answers[Inquiry['kind']] {
  switch (inquiry.kind) {
    case 'read':
      return readingOf(inquiry.study)
    case 'explain':
      return isContradiction(beliefOf(inquiry.study)) ? null : explained(inquiry.study.facts, inquiry.claim)
    case 'advise':
      return adviceOf(inquiry.study, inquiry.circumstances)
    case 'foresee':
      return foreseen(inquiry.study, inquiry.articles)
  }
}

function beliefOf({ facts, golem }: Study): Belief {
  const belief = believe(facts)
  return golem ? withGolem(belief) : belief
}

/** As plain data, which can travel; only what the table can need. */
function foreseen(study: Study, articles: boolean): Insight {
  const insight = insightInto(beliefOf(study))
  return {
    chances: insight.chances,
    divisions: articles ? insight.divisions : noInsight.divisions,
    animations: study.golem ? insight.animations : noInsight.animations,
  }
}

function readingOf(study: Study): Reading {
  const belief = beliefOf(study)
  const known = marginals(belief)
  const clash = isContradiction(belief) ? (contradictionIn(study.facts) ?? []) : null
  return {
    clash,
    worlds: possibleWorlds(belief),
    allWorlds: study.golem ? worldCount * golems.length : worldCount,
    grid: known.alchemical,
    potions: known.potion,
    triggers: study.golem
      ? golemParts.flatMap((part) => triggers.map((trigger) => chanceOfTrigger(known, part, trigger)))
      : [],
    certainties: clash === null ? certainties(belief) : { certain: [], hedged: [] },
  }
}

function adviceOf(study: Study, around: Circumstances): Advice | null {
  const belief = beliefOf(study)
  if (isContradiction(belief)) return null
  const known = marginals(belief)
  const pairs = pairsOf(around)
  const { published, procedure = 'apprentice' } = around
  return {
    experiments: instructive(bestExperiments(belief))
      .filter(({ question }) => within(question, pairs))
      .slice(0, shown),
    theories: bestTheories(known),
    sales: salesOf(known, pairs, around),
    exhibits: exhibitsOf(known, pairs),
    debunkings: published === undefined ? [] : bestDebunkings(known, published, procedure).slice(0, shown),
    risks: published === undefined ? [] : risksOf(known, published, procedure),
    books: around.library === true ? instructive(bestBooks(belief, ingredients)).slice(0, shown) : [],
    articles: around.articles === true ? bestArticles(divisions(belief)).slice(0, shown) : [],
    golem: study.golem ? instructive(bestGolemQuestions(belief)).slice(0, shown) : [],
    animations: study.golem
      ? bestAnimations(belief)
          .filter(({ chance }) => chance > 0)
          .slice(0, shown)
      : [],
    reports: study.golem ? golemParts.flatMap((part) => bestReports(known, part).slice(0, 2)) : [],
  }
}

/** The pairs that can be mixed of what is at hand. */
function pairsOf({ hand }: Circumstances): readonly IngredientPair[] {
  return hand === undefined
    ? ingredientPairs
    : ingredientPairs.filter((pair) => pair.every((each) => hand.includes(each)))
}

function within(question: QuestionProspect['question'], pairs: readonly IngredientPair[]): boolean {
  return (
    question.kind === 'mix' &&
    pairs.some(([one, other]) => question.ingredients[0] === one && question.ingredients[1] === other)
  )
}

function instructive<Asked extends Gains>(asked: readonly Asked[]): readonly Asked[] {
  return asked.filter(({ gain }) => gain > 1e-9)
}

/** what the guarantees pay where nothing changes it. */
const printedPrices = { exact: 4, correctSign: 3, neutral: 2, wrongSign: 1 } as const

/** Some pairs for each potion that is wanted, and of all of them what brings most gold first. */
function salesOf(
  known: Marginals,
  pairs: readonly IngredientPair[],
  { wanted = [], prices = printedPrices }: Circumstances,
): Advice['sales'] {
  const goldOf = ({ chances }: SaleProspect) =>
    Math.max(...saleQualities.map((quality) => chances[quality] * Math.max(0, prices[quality])))
  return wanted
    .flatMap((promised) =>
      bestSales(known, promised, pairs)
        .map((sale) => ({ ...sale, promised, gold: goldOf(sale) }))
        .toSorted((one, other) => other.gold - one.gold)
        .slice(0, 3),
    )
    .toSorted((one, other) => other.gold - one.gold || other.chances.exact - one.chances.exact)
}

function exhibitsOf(known: Marginals, pairs: readonly IngredientPair[]): Advice['exhibits'] {
  return colouredPotions.flatMap((potion) =>
    bestSales(known, potion, pairs)
      .slice(0, 1)
      .map(({ ingredients: pair, chances }) => ({ potion, pair, chance: chances.exact })),
  )
}
