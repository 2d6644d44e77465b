import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemicals } from '../alchemical.ts'
import { type Fact, made } from '../fact.ts'
import { triggers } from '../golem.ts'
import { ingredients } from '../ingredient.ts'
import { fed } from '../testing/golemNotebooks.ts'
import { eachTruth } from '../testing/oracle.ts'
import { type Belief, believe, possibleWorlds } from './belief.ts'
import { drawTruth } from './drawTruth.ts'

describe('drawing a truth', () => {
  /** A stream that yields one number after the other. */
  const scripted = (...numbers: readonly number[]) => {
    const rest = [...numbers]
    return { below: () => rest.shift() ?? 0 }
  }
  const textOf = (belief: Belief, draw: number) => JSON.stringify(drawTruth(belief, scripted(draw)))

  it('GR-42 reaches every truth that is possible exactly once', () => {
    const facts = [
      ...ingredients
        .slice(0, 6)
        .map((ingredient, row): Fact => ({ kind: 'alchemical', ingredient, alchemicals: [alchemicals[row as 0]] })),
      fed('scorpion', true, false),
    ]
    for (const belief of [believe(facts), believe(facts.slice(0, 5))]) {
      const count = possibleWorlds(belief)
      const truths = new Set(Array.from({ length: count }, (_, draw) => textOf(belief, draw)))
      expect(truths.size).toBe(count)
    }
    eachTruth(facts, (assignment, golem) => {
      const texts = Array.from({ length: possibleWorlds(believe(facts)) }, (_, draw) => textOf(believe(facts), draw))
      expect(texts).toContain(JSON.stringify({ assignment, golem }))
    })
  })

  it('draws by weight once there are signs', () => {
    const facts: readonly Fact[] = [
      ...ingredients
        .slice(0, 6)
        .map((ingredient, row): Fact => ({ kind: 'alchemical', ingredient, alchemicals: [alchemicals[row as 0]] })),
      { kind: 'publication', ingredient: 'scorpion', alchemical: 'PPP', odds: 3 },
      { kind: 'hunch', fact: { kind: 'trigger', part: 'chest', triggers: triggers.slice(0, 1) }, odds: 4 },
    ]
    const belief = believe(facts)
    const chance = quickChance('weights')
    const draws = 800
    let [right, big] = [0, 0]
    for (let draw = 0; draw < draws; draw++) {
      const { assignment, golem } = drawTruth(belief, chance)
      if (assignment.scorpion === 'PPP') right++
      if (golem?.chest === triggers[0]) big++
    }
    expect(right / draws).toBeCloseTo(3 / 4, 1)
    expect(big / draws).toBeCloseTo(16 / 36, 1)
  })

  it('has no truth to draw from a contradiction', () => {
    const clash = believe([made('fern', 'toad', 'speed'), made('fern', 'toad', 'neutral')])
    expect(() => drawTruth(clash, quickChance('none'))).toThrow(RangeError)
  })
})
