import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { type Alchemical, alchemicals } from '../alchemical.ts'
import { concernsGolem, type Fact, type HardFact, hasAspects, isOneOf, made, madeNot, sold } from '../fact.ts'
import { type Golem, golems, triggers } from '../golem.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import { assignments, holds, randomFacts, randomTruth } from '../testing/oracle.ts'
import { type Belief, believe, isContradiction, learn, openBelief, possibleWorlds, withGolem } from './belief.ts'
import { eachWorld } from './bits.ts'
import { candidatesOf, certainties } from './certainty.ts'
import { chanceOfAlchemical, chanceOfAspect, chanceOfPotion, chanceOfTrigger, marginals } from './marginals.ts'
import { entropyOf } from './mass.ts'
import { outlookOf } from './outlook.ts'

const anyGolem = golems[0] as Golem

function struck(facts: readonly Fact[], ingredient: Ingredient): readonly Alchemical[] {
  const left = candidatesOf(outlookOf(believe(facts)), ingredient)
  return alchemicals.filter((alchemical) => !left.includes(alchemical))
}

/** The number of assignments that are possible under each law of the golem. */
function worldsByLaw({ possible, golem }: Belief): readonly number[] {
  const counts = golems.map(() => 0)
  eachWorld(possible, (world) => {
    const laws = golem?.groups[golem.groupOf[world] ?? 0]?.odds ?? []
    for (const [law, odds] of laws.entries()) if (odds > 0) counts[law] = (counts[law] ?? 0) + 1
  })
  return counts
}

describe('belief', () => {
  it('A-006 begins with all 40,320 assignments, and 24 times as many with a golem', () => {
    expect(possibleWorlds(openBelief())).toBe(40_320)
    expect(possibleWorlds(withGolem(openBelief()))).toBe(967_680)
    const golemic = withGolem(openBelief())
    expect(withGolem(golemic)).toBe(golemic)
  })

  it('A-023, A-384, A-385, A-386, A-387 keeps exactly the worlds in which the facts hold', () => {
    const chance = quickChance('hard facts')
    for (let game = 0; game < 12; game++) {
      const facts = randomFacts(chance, randomTruth(chance), 1 + game, false)
      const belief = believe(facts)
      const kept = new Set<number>()
      eachWorld(belief.possible, (world) => kept.add(world))
      expect(belief.golem).toBeUndefined()
      expect(possibleWorlds(belief)).toBe(kept.size)
      const wrong = assignments.filter(
        (assignment, world) => facts.every((fact) => holds(fact, assignment, anyGolem)) !== kept.has(world),
      )
      expect(wrong).toEqual([])
    }
  })

  it.each<HardFact>([
    { kind: 'mix', ingredients: ['fern', 'flower'], potions: ['neutral', 'poison'] },
    { kind: 'glimpse', ingredient: 'scorpion', potions: ['speed'] },
    { kind: 'glimpse', ingredient: 'scorpion', potions: ['neutral'] },
    {
      kind: 'aspect',
      ingredient: 'toad',
      aspects: [
        { colour: 'red', sign: 'plus' },
        { colour: 'blue', sign: 'minus' },
      ],
    },
    { kind: 'alchemical', ingredient: 'ravensFeather', alchemicals: ['npN', 'PPP', 'NNN'] },
    { kind: 'luminary', ingredient: 'mushroom', luminary: 'lunar' },
    { kind: 'article', colour: 'red', plus: ['toad', 'mandrakeRoot'], minus: ['fern', 'scorpion'] },
    { kind: 'article', colour: 'green', plus: [], minus: ['toad', 'mandrakeRoot', 'fern', 'scorpion'] },
  ])('counts the worlds of $kind', (fact) => {
    const count = assignments.filter((assignment) => holds(fact, assignment, anyGolem)).length
    expect(possibleWorlds(learn(openBelief(), fact))).toBe(count)
  })

  it.each<HardFact>([
    { kind: 'reaction', ingredient: 'fern', chest: true, ears: false },
    { kind: 'animation', ingredients: ['fern', 'toad'], worked: true },
    { kind: 'animation', ingredients: ['fern', 'toad'], worked: false },
    { kind: 'trigger', part: 'ears', triggers: triggers.slice(1, 3) },
  ])('G-182, G-251 tells the 24 golems apart for $kind', (fact) => {
    const counts = golems.map((golem) => assignments.filter((assignment) => holds(fact, assignment, golem)).length)
    expect(worldsByLaw(learn(openBelief(), fact))).toEqual(counts)
  })

  it('does not depend on the order of facts, nor on when the golem comes up', () => {
    const chance = quickChance('orders')
    for (let game = 0; game < 5; game++) {
      const facts = randomFacts(chance, randomTruth(chance), 8, true)
      const forward = believe(facts)
      const backward = believe(facts.toReversed())
      expect(forward.possible).toEqual(backward.possible)
      expect(worldsByLaw(forward)).toEqual(worldsByLaw(backward))
      expect(forward.golem === undefined).toBe(!facts.some(concernsGolem))
    }
  })

  it('never loses the true world, and never changes a belief that is already held', () => {
    const chance = quickChance('truth stays')
    for (let game = 0; game < 10; game++) {
      const truth = randomTruth(chance)
      let belief = openBelief()
      for (const fact of randomFacts(chance, truth, 12, game % 2 === 1)) {
        const before = possibleWorlds(belief)
        const after = learn(belief, fact)
        expect(possibleWorlds(belief)).toBe(before)
        expect(possibleWorlds(after)).toBeGreaterThan(0)
        belief = after
      }
      const known = marginals(belief)
      for (const ingredient of ingredients) {
        expect(chanceOfAlchemical(known, ingredient, truth.assignment[ingredient])).toBeGreaterThan(0)
      }
    }
  })

  it('A-006 strikes an alchemical for all other ingredients once one has it', () => {
    for (const ingredient of ingredients) {
      for (const alchemical of alchemicals) {
        const known = outlookOf(believe([isOneOf(ingredient, alchemical)]))
        const others = alchemicals.filter((other) => other !== alchemical)
        for (const one of ingredients) {
          expect(candidatesOf(known, one)).toEqual(one === ingredient ? [alchemical] : others)
        }
      }
    }
  })

  it('A-016 leaves nothing to believe when a pair makes two potions', () => {
    const belief = believe([made('fern', 'toad', 'wisdom'), made('toad', 'fern', 'speed')])
    expect(isContradiction(belief)).toBe(true)
    expect(isContradiction(openBelief())).toBe(false)
    expect(entropyOf(belief)).toBe(0)
    const known = marginals(belief)
    expect([...known.alchemical, ...known.potion, ...known.golem].every((chance) => chance === 0)).toBe(true)
    expect(certainties(belief)).toEqual({ certain: [], hedged: [] })
  })
})

describe('the deduction chapter', () => {
  const redMinus: readonly Alchemical[] = ['npN', 'nPp', 'Nnp', 'NNN']

  it('A-020, A-052, A-384, A-390 strikes four alchemicals for mushroom and toad after healing', () => {
    const facts = [made('mushroom', 'toad', 'healing')]
    expect(struck(facts, 'mushroom')).toEqual(redMinus)
    expect(struck(facts, 'toad')).toEqual(redMinus)
    expect(struck(facts, 'fern')).toEqual([])
    expect(sold('mushroom', 'toad', 'healing', 'exact')).toEqual(facts[0])
  })

  it('A-385 strikes the four alchemicals with the other sign after an apprentice debunking', () => {
    expect(struck([hasAspects('toad', { colour: 'red', sign: 'plus' })], 'toad')).toEqual(redMinus)
  })

  it('A-386 strikes nothing after a demonstration answered with no', () => {
    const no = madeNot('mushroom', 'toad', 'healing')
    for (const ingredient of ingredients) expect(struck([no], ingredient)).toEqual([])
    expect(possibleWorlds(believe([no]))).toBe(40_320 - 40_320 / 7)
  })

  it('A-051 finds the toad from the bird claw and a neutral potion', () => {
    const { certain } = certainties(believe([isOneOf('birdClaw', 'npN'), made('birdClaw', 'toad', 'neutral')]))
    expect(certain).toEqual([
      { ingredient: 'toad', alchemical: 'pnP' },
      { ingredient: 'birdClaw', alchemical: 'npN' },
    ])
  })

  const chain = [
    made('mushroom', 'toad', 'healing'),
    sold('fern', 'toad', 'speed', 'correctSign'),
    made('fern', 'mushroom', 'neutral'),
  ] as const

  it('A-387, AR-67 strikes npN and NNN for the fern after the correct sign', () => {
    expect(chain[1]).toEqual(made('fern', 'toad', 'healing', 'wisdom'))
    expect(struck(chain.slice(0, 2), 'fern')).toEqual(['npN', 'NNN'])
    expect(struck(chain.slice(0, 2), 'toad')).toEqual(redMinus)
  })

  it('A-388 strikes the neutralisers of what is struck for the other', () => {
    expect(struck(chain, 'mushroom')).toContain('pnP')
    expect(struck(chain, 'mushroom')).toContain('PPP')
    expect(chanceOfAspect(marginals(believe(chain)), 'fern', { colour: 'red', sign: 'minus' })).toBeCloseTo(1)
  })

  it('A-389 finds that fern and toad made wisdom', () => {
    const known = marginals(believe(chain))
    expect(chanceOfPotion(known, 'fern', 'toad', 'wisdom')).toBeCloseTo(1)
    expect(chanceOfAspect(known, 'toad', { colour: 'blue', sign: 'plus' })).toBeCloseTo(1)
    expect(struck(chain, 'toad')).toEqual(expect.arrayContaining(['pNn', 'Ppn']))
  })

  it('A-443, A-391 ends with two worlds for the three, which one green sign settles', () => {
    const triples = new Set<string>()
    eachWorld(believe(chain).possible, (world) => {
      const { mushroom, fern, toad } = assignments[world] as (typeof assignments)[number]
      triples.add(`${mushroom} ${fern} ${toad}`)
    })
    expect(triples).toEqual(new Set(['pNn nPp PPP', 'Ppn Nnp pnP']))
    expect(certainties(believe(chain))).toEqual({
      certain: [],
      hedged: [
        { ingredient: 'mushroom', alchemicals: ['pNn', 'Ppn'], open: 'green' },
        { ingredient: 'fern', alchemicals: ['nPp', 'Nnp'], open: 'green' },
        { ingredient: 'toad', alchemicals: ['pnP', 'PPP'], open: 'green' },
      ],
    })
    const { certain } = certainties(believe([...chain, hasAspects('mushroom', { colour: 'green', sign: 'plus' })]))
    expect(certain).toEqual([
      { ingredient: 'mushroom', alchemical: 'Ppn' },
      { ingredient: 'fern', alchemical: 'Nnp' },
      { ingredient: 'toad', alchemical: 'pnP' },
    ])
  })

  it('G-017 strikes the four solar ones when the mushroom is lunar', () => {
    expect(struck([{ kind: 'luminary', ingredient: 'mushroom', luminary: 'lunar' }], 'mushroom')).toEqual([
      'npN',
      'pNn',
      'Nnp',
      'PPP',
    ])
  })
})

describe('the golem', () => {
  const toad: readonly HardFact[] = [
    { kind: 'luminary', ingredient: 'toad', luminary: 'lunar' },
    hasAspects('toad', { colour: 'blue', sign: 'plus' }),
    { kind: 'reaction', ingredient: 'toad', chest: false, ears: true },
  ]

  function open(facts: readonly Fact[], part: 'chest' | 'ears'): readonly string[] {
    const known = marginals(believe(facts))
    return triggers
      .filter((trigger) => chanceOfTrigger(known, part, trigger) > 0)
      .map(({ colour, size }) => `${size} ${colour}`)
  }

  it('G-187, V4.6 excludes big red for the ears and small red for the chest after the toad', () => {
    expect(open(toad, 'ears')).toEqual(['small red', 'big green', 'small green', 'big blue', 'small blue'])
    expect(open(toad, 'chest')).toEqual(['big red', 'big green', 'small green', 'big blue', 'small blue'])
  })

  it('G-188, V4.7 leaves two triggers for the ears and three for the chest after the mushroom', () => {
    const mushroom: readonly HardFact[] = [
      isOneOf('mushroom', 'Nnp', 'Ppn'),
      { kind: 'reaction', ingredient: 'mushroom', chest: true, ears: true },
    ]
    expect(open(mushroom, 'chest')).toEqual(['big red', 'small green', 'small blue'])
    expect(open([...toad, ...mushroom], 'ears')).toEqual(['small green', 'small blue'])
    expect(open([...toad, ...mushroom], 'chest')).toEqual(['big red', 'small green', 'small blue'])
  })

  it('G-186 excludes the colour of the one part for the other', () => {
    const ears: HardFact = { kind: 'trigger', part: 'ears', triggers: [{ colour: 'green', size: 'small' }] }
    expect(open([ears], 'chest')).toEqual(['big red', 'small red', 'big blue', 'small blue'])
  })

  it('G-190, G-191 shows a neutral pair by equal reactions, and the other way round', () => {
    const fed = (ingredient: Ingredient): HardFact => ({ kind: 'reaction', ingredient, chest: true, ears: false })
    expect(chanceOfPotion(marginals(believe([fed('fern'), fed('toad')])), 'fern', 'toad', 'neutral')).toBeCloseTo(1)
    const other: HardFact = { kind: 'reaction', ingredient: 'toad', chest: false, ears: false }
    expect(isContradiction(believe([made('fern', 'toad', 'neutral'), fed('fern'), other]))).toBe(true)
  })
})
