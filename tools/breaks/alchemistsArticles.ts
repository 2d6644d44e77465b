import { breaksIn } from './break.ts'

/** Breaks of the Royal Encyclopedia. */
export const alchemistsArticles = breaksIn('games/alchemists/rules/modules/royalEncyclopedia', {
  'components.ts': [
    {
      from: 'tokensOfIngredient = 2',
      to: 'tokensOfIngredient = 3',
      rules: 'G-098',
      why: 'three tokens of each ingredient',
    },
    { from: 'articleGold = 1', to: 'articleGold = 2', rules: 'G-077', why: 'an article costs 2' },
    { from: 'silverSeals = 4', to: 'silverSeals = 3', rules: 'G-073 GR-18', why: 'no further silver star' },
    { from: "hedge: 'white'", to: 'hedge: null', rules: 'G-092', why: 'the white seal hedges nothing at all' },
  ],
  'publishArticle.ts': [
    {
      from: 'if (articleOn(table, colour) !== null)',
      to: "if (articleOn(table, colour) !== null && colour !== 'red')",
      rules: 'G-079 G-097',
      why: 'two articles about red',
    },
    {
      from: 'isAboutTheSame(article, other)',
      to: 'isAboutTheSame(article, other) && article.signs[0] === other.signs[0]',
      rules: 'G-099 GR-16',
      why: 'the same four under other signs',
    },
    {
      from: 'saysTheSame(before.article, article)',
      to: 'JSON.stringify(before.article) === JSON.stringify(article)',
      rules: 'G-132 GR-15',
      why: 'the same article in another order',
    },
    {
      from: 'publishingReputation + publishBonus(state, seat)',
      to: 'publishingReputation',
      rules: 'GR-21',
      why: 'the Seal of Authority does nothing for articles',
    },
    {
      from: "if (before === undefined) return reason('alchemists.reject.otherAspect')",
      to: 'if (before === undefined) return null',
      rules: 'G-131',
      why: 'at once about any aspect',
    },
  ],
  'endorseArticle.ts': [
    {
      from: '(fee.gold ?? 0) + seals.length',
      to: '(fee.gold ?? 0) + 1',
      rules: 'G-077',
      why: 'an endorsement pays one author only',
    },
    {
      from: 'published.seals.length >= sealSpacesAt(at.table.options)',
      to: 'published.seals.length > sealSpacesAt(at.table.options)',
      rules: 'GR-17',
      why: 'four seals on an article',
    },
  ],
  'debunkedArticles.ts': [
    {
      from: '!isSpared(state.rules.seal(seal).hedge, refuted)',
      to: 'state.rules.seal(seal).hedge === null',
      rules: 'G-110 G-111',
      why: 'every question mark helps',
    },
    {
      from: 'changeArticle(state, colour, null)',
      to: "if (colour !== 'blue') changeArticle(state, colour, null)",
      rules: 'G-107 G-284',
      why: 'a fallen blue article stands',
    },
    {
      from: 'publishedArticles(table).filter(({ seals }) => seals.includes(seat)).length',
      to: 'publishedArticles(table).filter(({ seals }) => seals[0] === seat).length',
      rules: 'G-133 G-095',
      why: 'endorsements do not count',
    },
    {
      from: '.map((article): DebunkedArticle =>',
      to: '.slice(0, 1).map((article): DebunkedArticle =>',
      rules: 'GR-06',
      why: 'one article at a time',
    },
  ],
  'scoring.ts': [
    {
      from: 'correct ? points : hedged ? 0 : -wrongTheoryLoss',
      to: 'correct ? points : hedge !== null ? 0 : -wrongTheoryLoss',
      rules: 'G-135 G-136',
      why: 'no question mark ever loses',
    },
    {
      from: "scoreSeal(state, seat, 'articles', points, correct)",
      to: "scoreSeal(state, seat, 'articles', points, false)",
      rules: 'GR-21',
      why: 'the Idol ignores articles',
    },
  ],
  'module.ts': [
    {
      from: "insertedAfter(parts.steps.scoring, 'revealTheories', revealArticles)",
      to: "insertedAfter(parts.steps.scoring, 'showAnswers', revealArticles)",
      rules: 'G-134 GR-61',
      why: 'articles before theories',
    },
  ],
})
