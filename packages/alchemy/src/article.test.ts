import { describe, expect, it } from 'vitest'
import {
  type Article,
  articleSpaces,
  articlesAbout,
  claimedSign,
  claimsOf,
  commonSign,
  isAboutTheSame,
  isHedgedAtTheEnd,
  saysTheSame,
  wrongClaims,
} from './article.ts'
import { colours } from './aspect.ts'
import { mixIngredients } from './assignment.ts'
import { ingredients } from './ingredient.ts'
import { potions } from './potion.ts'
import { plusOf } from './testing/articleOracle.ts'
import { assignments } from './testing/oracle.ts'
import { blueArticle, redArticle } from './testing/printedArticles.ts'

describe('what an article says', () => {
  it('G-080, G-081, G-083 the red one: toad and mandrake root plus, scorpion and fern minus', () => {
    expect(claimsOf(redArticle)).toEqual([
      { space: 'red', ingredient: 'toad', sign: 'plus' },
      { space: 'green', ingredient: 'mandrakeRoot', sign: 'plus' },
      { space: 'blue', ingredient: 'scorpion', sign: 'minus' },
      { space: 'white', ingredient: 'fern', sign: 'minus' },
    ])
    expect(commonSign(redArticle)).toBeUndefined()
    expect(claimedSign(redArticle, 'flower')).toBeUndefined()
  })

  it('G-091, G-092, GR-12 lays mushroom, scorpion and fern on the spaces of the examples', () => {
    const spaceOf = (article: Article, ingredient: string) =>
      claimsOf(article).find((claim) => claim.ingredient === ingredient)?.space
    expect(spaceOf(blueArticle, 'mushroom')).toBe('green')
    expect(spaceOf(redArticle, 'scorpion')).toBe('blue')
    expect(spaceOf(redArticle, 'fern')).toBe('white')
    expect(articleSpaces).toEqual(['red', 'green', 'blue', 'white'])
  })

  it('G-084 V2.9 nothing about potions: toad and mandrake root may make healing, speed or paralysis', () => {
    const right = assignments.filter((assignment) => wrongClaims(redArticle, assignment).length === 0)
    const made = new Set(right.map((assignment) => mixIngredients(assignment, 'toad', 'mandrakeRoot')))
    expect(potions.filter((potion) => made.has(potion))).toEqual(['healing', 'speed', 'paralysis'])
  })

  it('G-085 the blue one: these four have plus, hence the others have minus', () => {
    expect(commonSign(blueArticle)).toBe('plus')
    const listed = blueArticle.ingredients.reduce((mask, one) => mask | (1 << ingredients.indexOf(one)), 0)
    const right = assignments.flatMap((assignment, world) =>
      wrongClaims(blueArticle, assignment).length === 0 ? [plusOf.blue[world]] : [],
    )
    expect(right).toHaveLength(576)
    expect(new Set(right)).toEqual(new Set([listed]))
  })

  it('G-080, G-082 there are 560 about each colour, of which no two say the same', () => {
    for (const colour of colours) {
      const all = articlesAbout(colour)
      const texts = all.map((article) =>
        claimsOf(article)
          .map(({ ingredient, sign }) => `${ingredient} ${sign}`)
          .sort()
          .join(),
      )
      expect(new Set(texts).size).toBe(560)
      for (const { ingredients: listed } of all) expect(new Set(listed).size).toBe(4)
    }
  })
})

describe('comparing articles', () => {
  it('GR-15, G-132 moving the claims to other spaces makes no different article; other signs or ingredients do', () => {
    const moved: Article = {
      ...redArticle,
      signs: ['minus', 'plus'],
      ingredients: ['fern', 'scorpion', 'toad', 'mandrakeRoot'],
    }
    expect(saysTheSame(redArticle, moved)).toBe(true)
    expect(saysTheSame(redArticle, { ...moved, colour: 'green' })).toBe(false)
    expect(saysTheSame(redArticle, { ...redArticle, signs: ['minus', 'plus'] })).toBe(false)
    expect(saysTheSame(redArticle, { ...redArticle, signs: ['plus', 'plus'] })).toBe(false)
    expect(saysTheSame(redArticle, { ...redArticle, ingredients: ['toad', 'flower', 'scorpion', 'fern'] })).toBe(false)
  })

  it('G-099, G-100, GR-16 four ingredients are the same as a set, whatever their signs', () => {
    const about = (...listed: Article['ingredients']): Article => ({
      colour: 'green',
      signs: ['plus', 'plus'],
      ingredients: listed,
    })
    expect(isAboutTheSame(redArticle, about('fern', 'toad', 'mandrakeRoot', 'scorpion'))).toBe(true)
    expect(isAboutTheSame(redArticle, about('toad', 'fern', 'scorpion', 'mushroom'))).toBe(false)
  })
})

describe('an article in the big revelation', () => {
  it('GR-22 has 0 to 4 wrong claims in 576, 9,216, 20,736, 9,216 and 576 worlds when it lists one sign', () => {
    const counts = [0, 0, 0, 0, 0]
    for (const assignment of assignments) {
      const wrong = wrongClaims(blueArticle, assignment).length
      counts[wrong] = (counts[wrong] ?? 0) + 1
    }
    expect(counts).toEqual([576, 9216, 20_736, 9216, 576])
  })

  it('G-134..G-136, GR-22 spares the hedge on the only wrong ingredient, and nobody when several are wrong', () => {
    for (const article of [blueArticle, redArticle]) {
      for (const assignment of assignments.filter((_, world) => world % 13 === 0)) {
        const wrong = wrongClaims(article, assignment)
        for (const space of articleSpaces) {
          expect(isHedgedAtTheEnd(article, space, assignment)).toBe(wrong.length === 1 && wrong[0]?.space === space)
        }
        // Read off the names: the claim is wrong where the letter of the colour says otherwise.
        const letter = colours.indexOf(article.colour)
        const misread = claimsOf(article).filter(
          ({ ingredient, sign }) => /p/i.test(assignment[ingredient].charAt(letter)) !== (sign === 'plus'),
        )
        expect(wrong).toEqual(misread)
      }
    }
  })
})
