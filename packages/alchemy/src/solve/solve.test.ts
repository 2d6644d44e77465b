import { canonical, quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { believe, possibleWorlds } from '../belief/belief.ts'
import { entropyOf } from '../belief/mass.ts'
import { type Fact, hasAspects, isOneOf, isRight, made, madeNot, sold } from '../fact.ts'
import { golemParts, triggers } from '../golem.ts'
import { ingredients } from '../ingredient.ts'
import { potions } from '../potion.ts'
import { randomFacts, randomTruth } from '../testing/oracle.ts'
import { blueArticle, redArticle } from '../testing/printedArticles.ts'
import { factText } from './factText.ts'
import { readArticle } from './readArticle.ts'
import { readFacts } from './readFacts.ts'
import { solve } from './solve.ts'
import { solveArticles } from './solveArticles.ts'
import { solveLibrary } from './solveLibrary.ts'
import { ingredientFrom, ingredientWord, potionFrom, potionSign } from './words.ts'

function factOf(line: string): Fact | string {
  const { facts, problems } = readFacts(line)
  return facts[0] ?? (problems[0]?.reason.id as string)
}

describe('lines of facts', () => {
  it.each<[string, Fact]>([
    ['mushroom + toad = R+', made('mushroom', 'toad', 'healing')],
    ['Toad+Mushroom=healing', made('mushroom', 'toad', 'healing')],
    ['fern + toad = R+ | B+ | 0', made('fern', 'toad', 'healing', 'wisdom', 'neutral')],
    ['fern + toad != G-', madeNot('fern', 'toad', 'paralysis')],
    ['fern + toad != G− | 0', made('fern', 'toad', 'healing', 'poison', 'speed', 'wisdom', 'insanity')],
    ['fern + toad as G+: sign', sold('fern', 'toad', 'speed', 'correctSign')],
    ['bird claw + toad as B-: wrong sign', sold('birdClaw', 'toad', 'insanity', 'wrongSign')],
    ['claw + toad AS B-: Exact', sold('birdClaw', 'toad', 'insanity', 'exact')],
    ['claw + toad as B-: 0', sold('birdClaw', 'toad', 'insanity', 'neutral')],
    ['scorpion + ? = B-', { kind: 'glimpse', ingredient: 'scorpion', potions: ['insanity'] }],
    ['scorpion has G+', hasAspects('scorpion', { colour: 'green', sign: 'plus' })],
    [
      'root has R- | B+',
      hasAspects('mandrakeRoot', { colour: 'red', sign: 'minus' }, { colour: 'blue', sign: 'plus' }),
    ],
    ['fern = Nnp | Ppn', isOneOf('fern', 'Nnp', 'Ppn')],
    ["raven's feather != NNN", isOneOf('ravensFeather', 'npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'PPP')],
    ['flower = Solar', { kind: 'luminary', ingredient: 'flower', luminary: 'solar' }],
    ['golem fern = chest', { kind: 'reaction', ingredient: 'fern', chest: true, ears: false }],
    ['golem fern = ears', { kind: 'reaction', ingredient: 'fern', chest: false, ears: true }],
    ['golem mandrake root = both', { kind: 'reaction', ingredient: 'mandrakeRoot', chest: true, ears: true }],
    ['golem fern = none', { kind: 'reaction', ingredient: 'fern', chest: false, ears: false }],
    ['animate fern + toad = no', { kind: 'animation', ingredients: ['fern', 'toad'], worked: false }],
    ['animate fern + toad = YES', { kind: 'animation', ingredients: ['fern', 'toad'], worked: true }],
    ['ears = small green', { kind: 'trigger', part: 'ears', triggers: [{ colour: 'green', size: 'small' }] }],
    ['chest != big red', { kind: 'trigger', part: 'chest', triggers: triggers.slice(1) }],
    [
      'article R+: toad, mandrake root | R-: scorpion, fern',
      { kind: 'article', colour: 'red', plus: ['toad', 'mandrakeRoot'], minus: ['fern', 'scorpion'] },
    ],
    [
      'Article B+: feather, fern, mushroom, toad',
      { kind: 'article', colour: 'blue', plus: ['mushroom', 'fern', 'toad', 'ravensFeather'], minus: [] },
    ],
    [
      'article G-: toad, fern, flower, claw x3',
      {
        kind: 'hunch',
        fact: { kind: 'article', colour: 'green', plus: [], minus: ['fern', 'toad', 'birdClaw', 'flower'] },
        odds: 3,
      },
    ],
    ['toad ~ pnP x3', { kind: 'publication', ingredient: 'toad', alchemical: 'pnP', odds: 3 }],
    ['toad ~ 1 3 1 1 1 1 1 0.5', { kind: 'leaning', ingredient: 'toad', weights: [1, 3, 1, 1, 1, 1, 1, 0.5] }],
    ['fern + toad = B+ x5', { kind: 'hunch', fact: made('fern', 'toad', 'wisdom'), odds: 5 }],
    ['гриб + жаба = R+', made('mushroom', 'toad', 'healing')],
    ['куриная лапа + перо ворона = 0 # нейтральное', made('birdClaw', 'ravensFeather', 'neutral')],
  ])('reads %s', (line, fact) => {
    expect(factOf(line)).toEqual(fact)
  })

  it.each([
    ['fern', 'alchemy.reject.factLine'],
    ['what is this?', 'alchemy.reject.factLine'],
    ['fern + fern = R+', 'alchemy.reject.factPair'],
    ['fern + frogs = R+', 'alchemy.reject.factWord'],
    ['fern + toad = red', 'alchemy.reject.factWord'],
    ['fern + toad != red', 'alchemy.reject.factWord'],
    ['fern + toad as 0: exact', 'alchemy.reject.factWord'],
    ['fern + toad as neutral: exact', 'alchemy.reject.factWord'],
    ['fern + toad as R+: perfect', 'alchemy.reject.factWord'],
    ['fern has 0', 'alchemy.reject.factWord'],
    ['fern = nnn', 'alchemy.reject.factWord'],
    ['ears = green small', 'alchemy.reject.factWord'],
    ['fern != npN | pnP | pNn | nPp | Nnp | Ppn | NNN | PPP', 'alchemy.reject.factList'],
    ['toad ~ pnP x0', 'alchemy.reject.factOdds'],
    ['toad ~ 1 2 3', 'alchemy.reject.factList'],
    ['fern + toad = B+ x9999999', 'alchemy.reject.factOdds'],
    ['fern + nothing = B+ x2', 'alchemy.reject.factWord'],
    ['article R+: toad, fern | R-: flower', 'alchemy.reject.factArticle'],
    ['article R+: toad, fern | B-: flower, root', 'alchemy.reject.factArticle'],
    ['article R+: toad, fern, flower, frogs', 'alchemy.reject.factWord'],
    ['article W+: toad, fern, flower, root', 'alchemy.reject.factWord'],
    ['article 0: toad, fern, flower, root', 'alchemy.reject.factWord'],
    ['article R+ toad, fern, flower, root', 'alchemy.reject.factLine'],
  ])('refuses %s', (line, id) => {
    expect(factOf(line)).toBe(id)
  })

  it('tell the line of each problem and keep the good ones', () => {
    const { facts, problems } = readFacts(
      '# a game\n\nmushroom + toad = R+\r\nfern + frogs = R+\nfern = solar # a book\n',
    )
    expect(facts).toEqual([
      made('mushroom', 'toad', 'healing'),
      { kind: 'luminary', ingredient: 'fern', luminary: 'solar' },
    ])
    expect(problems).toEqual([{ line: 4, reason: { id: 'alchemy.reject.factWord', params: { word: 'frogs' } } }])
  })

  it('may also be a JSON list', () => {
    const fact = made('mushroom', 'toad', 'healing')
    expect(readFacts(` ${JSON.stringify([fact, { kind: 'mix' }])}`)).toEqual({
      facts: [fact],
      problems: [{ line: 2, reason: { id: 'alchemy.reject.factPair' } }],
    })
    expect(readFacts('[oops').problems).toEqual([{ line: 1, reason: { id: 'alchemy.reject.factShape' } }])
  })

  it('read back what they write, for every kind of fact', () => {
    const chance = quickChance('fact text')
    const facts: readonly Fact[] = [
      ...randomFacts(chance, randomTruth(chance), 80, true),
      { kind: 'glimpse', ingredient: 'toad', potions: ['speed', 'neutral'] },
      isOneOf('flower', 'npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn'),
      ...golemParts.map((part) => ({ kind: 'trigger', part, triggers: triggers.slice(2, 5) }) as const),
      { kind: 'publication', ingredient: 'toad', alchemical: 'pnP', odds: 2.5 },
      { kind: 'leaning', ingredient: 'ravensFeather', weights: [1, 2, 3, 4, 5, 6, 7, 8] },
      { kind: 'hunch', fact: made('fern', 'toad', ...potions.slice(0, 3)), odds: 0.125 },
      isRight(redArticle),
      { kind: 'hunch', fact: isRight(blueArticle), odds: 2 },
    ]
    const text = facts.map(factText).join('\n')
    expect(readFacts(text)).toEqual({ facts, problems: [] })
    expect(factText(madeNot('fern', 'toad', 'speed'))).toBe('fern + toad != G+')
    expect(factText(made('fern', 'toad', 'speed'))).toBe('fern + toad = G+')
    expect(factText(isOneOf('birdClaw', 'npN'))).toBe('claw = npN')
    const others = triggers.slice(1).map((trigger) => ({ ...trigger }))
    expect(factText({ kind: 'trigger', part: 'ears', triggers: others })).toBe('ears != big red')
    expect(factText(isOneOf('fern', 'npN', 'pnP', 'pNn', 'nPp'))).toBe('fern = npN | pnP | pNn | nPp')
    const either = hasAspects('fern', { colour: 'red', sign: 'plus' }, { colour: 'blue', sign: 'minus' })
    expect(factText(either)).toBe('fern has R+ | B-')
    expect(factText({ kind: 'reaction', ingredient: 'fern', chest: false, ears: false })).toBe('golem fern = none')
  })

  it('know a word for every ingredient and every potion', () => {
    for (const ingredient of ingredients) {
      expect(ingredientFrom(ingredientWord(ingredient))).toBe(ingredient)
      expect(ingredientFrom(ingredient)).toBe(ingredient)
    }
    for (const potion of potions) expect(potionFrom(potionSign(potion))).toBe(potion)
    expect(potions.map(potionSign)).toEqual(['R+', 'R-', 'G+', 'G-', 'B+', 'B-', '0'])
  })
})

describe('an article as it is written', () => {
  it('GR-12 lays its ingredients on red, green, blue and white as they stand', () => {
    expect(readArticle('article R+: toad, root | R-: scorpion, fern')).toEqual({ ok: true, article: redArticle })
    expect(readArticle(' B+: toad, mushroom, fern, feather')).toEqual({ ok: true, article: blueArticle })
    expect(readArticle('r-: fern, scorpion | r+: root, toad')).toEqual({
      ok: true,
      article: { colour: 'red', signs: ['minus', 'plus'], ingredients: ['fern', 'scorpion', 'mandrakeRoot', 'toad'] },
    })
  })

  it.each([
    ['', 'alchemy.reject.articleLine'],
    ['R+ toad', 'alchemy.reject.articleLine'],
    ['R+: toad', 'alchemy.reject.factArticle'],
    ['R+: toad, toad, fern, flower', 'alchemy.reject.factArticle'],
    ['R+: toad, fern | R+: flower, root, claw', 'alchemy.reject.factArticle'],
    ['R+: toad, fern, flower, wood', 'alchemy.reject.factWord'],
    ['blue: toad, fern, flower, root', 'alchemy.reject.factWord'],
  ])('refuses %j', (text, id) => {
    expect(readArticle(text)).toMatchObject({ ok: false, reason: { id } })
  })
})

describe('solving', () => {
  const chain = readFacts('mushroom + toad = R+\nfern + toad as G+: sign\nfern + mushroom = 0\n').facts

  it('A-443 tells worlds, grid, hedged theories and why', () => {
    const solution = solve(chain)
    if (!solution.possible) throw new Error('the chain is sound')
    const belief = believe(chain)
    expect(solution.worlds).toBe(possibleWorlds(belief))
    expect(solution.entropy).toBeCloseTo(entropyOf(belief))
    expect(solution.certain).toEqual([])
    expect(solution.hedged).toEqual([
      { ingredient: 'mushroom', alchemicals: ['pNn', 'Ppn'], open: 'green', because: [0, 1, 2] },
      { ingredient: 'fern', alchemicals: ['nPp', 'Nnp'], open: 'green', because: [0, 1, 2] },
      { ingredient: 'toad', alchemicals: ['pnP', 'PPP'], open: 'green', because: [0, 1, 2] },
    ])
    expect(solution.grid.toad).toMatchObject({ npN: 0, pnP: 0.5, PPP: 0.5 })
    expect([solution.golem, solution.allWorlds]).toEqual([null, 40_320])
  })

  it('explains what is certain, and proposes no experiment that teaches nothing', () => {
    const facts = [...chain, hasAspects('mushroom', { colour: 'green', sign: 'plus' })]
    const solution = solve(facts, { experiments: 3 })
    if (!solution.possible) throw new Error('the facts are sound')
    expect(solution.certain).toContainEqual({ ingredient: 'mushroom', alchemical: 'Ppn', because: [0, 1, 2, 3] })
    expect(solution.experiments).toHaveLength(3)
    for (const { gain, chances } of solution.experiments) {
      expect(gain).toBeGreaterThan(0)
      expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
    expect(solve(facts)).toMatchObject({ experiments: { length: 5 } })
    const settled = ingredients.map((ingredient, row) =>
      isOneOf(ingredient, (['npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'NNN', 'PPP'] as const)[row] ?? 'npN'),
    )
    expect(solve(settled)).toMatchObject({ worlds: 1, entropy: 0, experiments: [] })
  })

  it('names the facts that clash', () => {
    const facts = [...chain, made('flower', 'scorpion', 'neutral'), made('toad', 'mushroom', 'speed')]
    expect(solve(facts)).toEqual({ possible: false, facts, because: [0, 4] })
  })

  it('G-187 tells what the golem may react to, and why not to everything', () => {
    const { facts } = readFacts('flower + fern = R+\ntoad = lunar\ntoad has B+\ngolem toad = ears')
    const solution = solve(facts)
    if (!solution.possible || solution.golem === null) throw new Error('the facts are sound')
    const { marks, reports, animations, questions } = solution.golem
    expect(marks).toHaveLength(12)
    const closed = marks.filter(({ chance }) => chance === 0)
    expect(closed.map(({ part, trigger, because }) => [part, trigger.size, trigger.colour, because])).toEqual([
      ['chest', 'small', 'red', [1, 2, 3]],
      ['ears', 'big', 'red', [1, 2, 3]],
    ])
    expect(marks.filter(({ because }) => because !== null)).toHaveLength(2)
    expect(solution.allWorlds).toBe(967_680)
    expect(reports.map(({ report }) => report.part)).toEqual(['chest', 'ears'])
    expect(animations).toHaveLength(5)
    for (const { chance, because } of animations) expect([chance > 0 && chance < 1, because]).toEqual([true, null])
    expect(questions.map(({ question }) => question.kind)).toContain('golemTest')
  })

  it('G-254 finds the pair that animates, and the facts that prove it', () => {
    const { facts } = readFacts('fern = pnP\nclaw + flower = R-\ntoad = pNn\nchest = big red\nears = small green')
    const solution = solve(facts)
    if (!solution.possible || solution.golem === null) throw new Error('the facts are sound')
    expect(solution.golem.animations).toEqual([{ ingredients: ['fern', 'toad'], chance: 1, because: [0, 2, 3, 4] }])
    expect(solution.golem.reports).toMatchObject([
      { chance: 1, worth: 4 },
      { chance: 1, worth: 4 },
    ])
    expect(solution.golem.marks.filter(({ chance }) => chance === 1).map(({ because }) => because)).toEqual([[3], [4]])
  })

  it('reckons with a golem when it is asked to', () => {
    const solution = solve([], { golem: true })
    if (!solution.possible) throw new Error('no facts are sound')
    expect([solution.worlds, solution.golem?.marks.length]).toEqual([967_680, 12])
    // Before anything is known no report is worth its risk, and the likeliest to be right has two tokens.
    expect(solution.golem?.reports.map(({ chance, worth }) => [chance, worth])).toEqual([
      [expect.closeTo(1 / 3), expect.closeTo(2 / 3 - 4)],
      [expect.closeTo(1 / 3), expect.closeTo(2 / 3 - 4)],
    ])
  })

  it('never takes a sign for a proof', () => {
    const { facts } = readFacts(Array.from({ length: 4 }, () => 'chest = big red x1000000').join('\n'))
    const solution = solve(facts)
    if (!solution.possible) throw new Error('signs are sound')
    expect(solution.golem?.marks.every(({ because }) => because === null)).toBe(true)
  })
})

describe('the library', () => {
  it('G-017 tells what is of the sun or the moon, and why', () => {
    const { facts } = readFacts('mushroom = lunar\nfern + toad = 0\nfern = pnP | nPp\nclaw + root = R+')
    expect(solveLibrary(facts).known).toEqual([
      { ingredient: 'mushroom', luminary: 'lunar', because: [0] },
      { ingredient: 'fern', luminary: 'lunar', because: [2] },
      { ingredient: 'toad', luminary: 'solar', because: [1, 2] },
    ])
  })

  it('G-015, G-016 ranks the books on offer, and leaves out those that teach nothing', () => {
    const { facts } = readFacts('mushroom = lunar\nfern = pNn\nclaw + root = R+')
    const { books } = solveLibrary(facts, ['mushroom', 'fern', 'flower', 'birdClaw'])
    expect(books.map(({ ingredient }) => ingredient).toSorted()).toEqual(['birdClaw', 'flower'])
    for (const { gain, solar } of books) expect([gain > 0, solar > 0, solar < 1]).toEqual([true, true, true])
    expect(solveLibrary([]).books).toHaveLength(8)
    for (const { gain, solar } of solveLibrary([]).books) {
      expect(gain).toBeCloseTo(1)
      expect(solar).toBeCloseTo(0.5)
    }
  })
})

describe('articles', () => {
  const plus = 'toad has B+\nmushroom has B+\nfern has B+'

  it('G-109, G-135 tells what may become of one, and why', () => {
    const { facts } = readFacts(plus)
    const [open] = solveArticles(facts, [blueArticle]).asked
    expect(open).toMatchObject({ verdict: 'open', because: [], safe: { white: 1 } })
    expect(open?.right).toBeCloseTo(1 / 5)
    expect(open?.safe.green).toBeCloseTo(1 / 5)
    const [proven] = solveArticles(readFacts(`${plus}\nfeather has B+`).facts, [blueArticle]).asked
    expect(proven).toMatchObject({ right: 1, verdict: 'proven', because: [0, 1, 2, 3] })
    const [wrong] = solveArticles(readFacts(`${plus}\nscorpion has B+`).facts, [blueArticle]).asked
    expect(wrong).toMatchObject({ right: 0, verdict: 'ruledOut', because: [3] })
  })

  it('G-085 proposes those most likely to be right', () => {
    const { best } = solveArticles(readFacts(`${plus}\nfeather has B+`).facts, [], 5)
    expect(best).toHaveLength(5)
    for (const { right, verdict, article } of best)
      expect([right, verdict, article.colour]).toEqual([1, 'proven', 'blue'])
  })

  it('is plain data', () => {
    const { facts } = readFacts(`${plus}\ngolem fern = both\ntoad = lunar`)
    for (const solution of [solve(facts), solveLibrary(facts), solveArticles(facts, [blueArticle])]) {
      expect(JSON.parse(canonical(solution))).toEqual(solution)
    }
  })
})
