import { describe, expect, it } from 'vitest'
import { alchemicals, hasAspect, signOf } from './alchemical.ts'
import { type Article, articleSpaces, articlesAbout, commonSign, wrongClaims } from './article.ts'
import { type Colour, colours, oppositeSign, type Sign } from './aspect.ts'
import { type Assignment, mixIngredients } from './assignment.ts'
import type { Evidence } from './evidence.ts'
import { type Ingredient, pairOf } from './ingredient.ts'
import { mix } from './mixing.ts'
import { aspectOf, isColouredPotion, type Potion, potions } from './potion.ts'
import { isSpared, type Refutation, refutation } from './refutation.ts'
import { allEvidence, judgeOf, worldsOfEvidence } from './testing/articleOracle.ts'
import { assignments } from './testing/oracle.ts'
import { blueArticle, redArticle } from './testing/printedArticles.ts'

const everyArticle = colours.flatMap(articlesAbout)

function shows(ingredient: Ingredient, sign: Sign, colour: Colour = 'blue'): Evidence {
  return { kind: 'sign', ingredient, aspect: { colour, sign } }
}

function makes(one: Ingredient, other: Ingredient, potion: Potion, made = true): Evidence {
  return { kind: 'potion', ingredients: pairOf(one, other), potion, made }
}

/** The ingredients against which a hedge holds; null when the article stands. */
function spared(article: Article, evidence: Evidence): readonly Ingredient[] | null {
  const refuted = refutation(article, evidence)
  return refuted === null
    ? null
    : article.ingredients.filter((_, place) => refuted.safe.includes(articleSpaces[place as 0]))
}

describe('what evidence does to an article', () => {
  it('G-103, G-117, GR-01..GR-03 agrees with all 8! worlds for every article and every piece of evidence', () => {
    const wrong: string[] = []
    let [cases, fallen] = [0, 0]
    const worldsOf = worldsOfEvidence()
    for (const article of everyArticle) {
      const judge = judgeOf(article)
      for (const [evidence, worlds] of worldsOf) {
        const expected = judge(worlds)
        const refuted = refutation(article, evidence)
        cases++
        if (expected !== null) fallen++
        if (refuted?.safe.join() !== expected?.safe.join()) wrong.push(JSON.stringify({ article, evidence }))
      }
    }
    expect(wrong).toEqual([])
    expect(cases).toBe(3 * 560 * 440)
    expect(fallen).toBeGreaterThan(10_000)
  }, 60_000)

  it('GR-03 never falls by a no, whatever was asked', () => {
    const nos = allEvidence.filter((evidence) => evidence.kind === 'potion' && !evidence.made)
    expect(nos).toHaveLength(196)
    for (const article of everyArticle.filter((_, place) => place % 11 === 0)) {
      for (const evidence of nos) expect(refutation(article, evidence)).toBeNull()
    }
  })

  it('GR-03 falls through its own ingredients alone when it lists two signs', () => {
    for (const article of everyArticle.filter((one) => commonSign(one) === undefined)) {
      for (const evidence of allEvidence) {
        const used = evidence.kind === 'sign' ? [evidence.ingredient] : evidence.ingredients
        if (used.some((ingredient) => article.ingredients.includes(ingredient))) continue
        expect(refutation(article, evidence)).toBeNull()
      }
    }
  })

  it('is the same with plus and minus exchanged', () => {
    const mirrored = (potion: Potion): Potion =>
      potions.find(
        (other) =>
          isColouredPotion(potion) &&
          isColouredPotion(other) &&
          aspectOf(other).colour === aspectOf(potion).colour &&
          aspectOf(other).sign !== aspectOf(potion).sign,
      ) ?? potion
    for (const article of everyArticle.filter((_, place) => place % 17 === 0)) {
      const opposite: Article = { ...article, signs: [oppositeSign(article.signs[0]), oppositeSign(article.signs[1])] }
      for (const evidence of allEvidence) {
        const other: Evidence =
          evidence.kind === 'sign'
            ? { ...evidence, aspect: { ...evidence.aspect, sign: oppositeSign(evidence.aspect.sign) } }
            : { ...evidence, potion: mirrored(evidence.potion) }
        expect(refutation(opposite, other)).toEqual(refutation(article, evidence))
      }
    }
  })

  it('G-103, G-109 can be shown wrong exactly where it is, and a hedge holds exactly where the rest is right', () => {
    for (const truth of assignments.filter((_, world) => world % 1999 === 0)) {
      for (const kind of ['sign', 'potion'] as const) {
        const shown = allEvidence.filter((evidence) => evidence.kind === kind && isTrue(evidence, truth))
        for (const article of everyArticle.filter((_, place) => place % 9 === 0)) {
          const refuted = shown.map((evidence) => refutation(article, evidence)).filter((one) => one !== null)
          const wrong = wrongClaims(article, truth)
          expect(refuted.length > 0).toBe(wrong.length > 0)
          for (const space of articleSpaces) {
            expect(refuted.every((one) => isSpared(space, one))).toBe(wrong.every((claim) => claim.space === space))
          }
        }
      }
    }
  })
})

function isTrue(evidence: Evidence, truth: Assignment): boolean {
  if (evidence.kind === 'sign') return hasAspect(truth[evidence.ingredient], evidence.aspect)
  return (mixIngredients(truth, ...evidence.ingredients) === evidence.potion) === evidence.made
}

describe('the examples of the rule book', () => {
  const all = blueArticle.ingredients

  /** Of the three seals in the example, a green hedge, a red one and a gold star, those that lose nothing. */
  const unharmed = (evidence: Evidence) => {
    const refuted = refutation(blueArticle, evidence)
    return (['green', 'red', null] as const).filter((hedge) => refuted !== null && isSpared(hedge, refuted))
  }

  it('G-088, G-090, G-108..G-112 V2.1, V2.2 spare the green hedge alone, then both hedges, and never the star', () => {
    expect(unharmed(shows('mushroom', 'minus'))).toEqual(['green'])
    expect(unharmed(shows('scorpion', 'plus'))).toEqual(['green', 'red'])
  })

  it('G-111 V2.1 mushroom has blue minus: only the hedge on mushroom holds', () => {
    expect(spared(blueArticle, shows('mushroom', 'minus'))).toEqual(['mushroom'])
    expect(refutation(blueArticle, shows('mushroom', 'minus'))).toEqual({ safe: ['green'] })
    expect(spared(blueArticle, shows('mushroom', 'plus'))).toBeNull()
    expect(spared(blueArticle, shows('mushroom', 'minus', 'red'))).toBeNull()
  })

  it('G-112 V2.2 a fifth ingredient has blue plus: every hedge holds, no star does', () => {
    const refuted = refutation(blueArticle, shows('scorpion', 'plus'))
    expect(refuted).toEqual({ safe: ['red', 'green', 'blue', 'white'] })
    expect(isSpared(null, refuted as Refutation)).toBe(false)
    expect(spared(blueArticle, shows('scorpion', 'minus'))).toBeNull()
  })

  it('G-114 V2.3 flower and mushroom make blue minus, the only potion that leaves mushroom alone safe', () => {
    const fits = potions.filter(
      (potion) => String(spared(blueArticle, makes('flower', 'mushroom', potion))) === 'mushroom',
    )
    expect(fits).toEqual(['insanity'])
    expect(spared(blueArticle, makes('flower', 'mushroom', 'wisdom'))).toEqual(['toad', 'fern', 'ravensFeather'])
  })

  it('G-115 V2.4 toad and mushroom make blue minus, the only potion that leaves nobody safe', () => {
    const fits = potions.filter((potion) => spared(blueArticle, makes('toad', 'mushroom', potion))?.length === 0)
    expect(fits).toEqual(['insanity'])
  })

  it('G-116 V2.5 toad and mushroom make a red potion: the article stands', () => {
    const standing = potions.filter((potion) => spared(blueArticle, makes('toad', 'mushroom', potion)) === null)
    expect(standing).toEqual(['healing', 'poison', 'wisdom'])
  })

  it("G-119, G-120 V2.6 raven's feather and mushroom make a green potion: their two hedges hold", () => {
    for (const potion of ['speed', 'paralysis', 'neutral'] as const) {
      expect(spared(blueArticle, makes('ravensFeather', 'mushroom', potion))).toEqual(['mushroom', 'ravensFeather'])
    }
  })

  it('G-121 V2.7 toad and scorpion make blue plus, the only potion that leaves toad alone in danger', () => {
    const fits = potions.filter(
      (potion) => String(spared(blueArticle, makes('toad', 'scorpion', potion))) === 'mushroom,fern,ravensFeather',
    )
    expect(fits).toEqual(['wisdom'])
  })

  it('G-122 V2.8 scorpion and mandrake root make blue plus, the only potion by which they leave nobody safe', () => {
    const fits = potions.filter(
      (potion) => spared(blueArticle, makes('scorpion', 'mandrakeRoot', potion))?.length === 0,
    )
    expect(fits).toEqual(['wisdom'])
    expect(spared(blueArticle, makes('scorpion', 'mandrakeRoot', 'neutral'))).toEqual(all)
  })

  it('G-091, G-092 V2.10 blue hedges against scorpion and white against fern in the red article', () => {
    expect(spared(redArticle, shows('scorpion', 'plus', 'red'))).toEqual(['scorpion'])
    expect(refutation(redArticle, shows('scorpion', 'plus', 'red'))).toEqual({ safe: ['blue'] })
    expect(refutation(redArticle, shows('fern', 'plus', 'red'))).toEqual({ safe: ['white'] })
    // A fifth ingredient shows nothing where an article lists two signs.
    expect(refutation(redArticle, shows('mushroom', 'plus', 'red'))).toBeNull()
  })

  it('G-118 V1.4 equal signs in a colour make that colour or the next one, so the third colour refutes', () => {
    const found = Object.fromEntries(
      colours.map((colour) => {
        const made = alchemicals.flatMap((one) =>
          alchemicals
            .filter((other) => other !== one && signOf(one, colour) === signOf(other, colour))
            .map((other) => mix(one, other)),
        )
        return [
          colour,
          [...new Set(made.map((potion) => (isColouredPotion(potion) ? aspectOf(potion).colour : 'none')))].sort(),
        ]
      }),
    )
    expect(found).toEqual({ red: ['green', 'red'], green: ['blue', 'green'], blue: ['blue', 'red'] })
    for (const colour of colours) {
      for (const article of articlesAbout(colour).filter((one) => commonSign(one) !== undefined)) {
        const [one, other] = article.ingredients
        const refuting = potions.filter((potion) => spared(article, makes(one, other, potion))?.length === 2)
        expect(
          refuting.every((potion) => !isColouredPotion(potion) || !found[colour]?.includes(aspectOf(potion).colour)),
        ).toBe(true)
        expect(refuting).toHaveLength(3)
      }
    }
  })
})
