import { alchemists } from '@athanor/alchemists'
import { scholarWith, whyKinds } from '@athanor/alchemists/bots'
import type { Told } from '@athanor/bots'
import { observeMatch, quickChance } from '@athanor/kernel'
import { locales } from '@athanor/messages'
import { formatData } from '@athanor/messages/all'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { stepsOf } from '../logFile.ts'
import { playMatch } from '../matchRunner.ts'
import { secretInSeries } from '../seeds.ts'
import { runWith } from '../testing/runWith.ts'
import { reasonsIn } from './reasons.ts'

const options = { startingIngredients: 'master', conferences: 'master', debunking: 'master' } as const
const { log } = await playMatch({
  game: alchemists.id,
  options: { ...alchemists.options.presets['master'], ...options },
  bots: ['scholar', 'greedy'],
  secret: secretInSeries('reasons', 0),
  effort: 1,
})
const steps = stepsOf(alchemists, log, wordsIn('en'))
const scholar = scholarWith({})
const thinking = { chance: quickChance(0), effort: 1, outOfTime: () => false }

/** What the scholar says of every move of its seat. */
const said = steps.flatMap(({ entry }, number): readonly Told[] => {
  const before = steps[number - 1]
  if (before === undefined || entry?.seat !== 0) return []
  const { view } = observeMatch(alchemists, before.match, 0)
  return scholar.explain?.(view as never, thinking).sentences ?? []
})

describe('the reasons of a scholar', () => {
  it('are told for each of its moves, and for those of nobody else', async () => {
    const reasons = await reasonsIn(alchemists, steps, wordsIn('en'))
    for (const [number, { entry }] of steps.entries()) {
      const isScholar = entry !== null && 'by' in entry && entry.by?.bot === 'scholar'
      expect(reasons(number).length > 0, `step ${number}`).toBe(isScholar)
      expect(reasons(number).length).toBeLessThanOrEqual(2)
    }
  })

  it('hold terms of the decision as their only figures: another term, another sentence', () => {
    const kinds = new Set<string>()
    for (const { id, params } of said) {
      kinds.add(id)
      for (const locale of locales) {
        const text = formatData(locale, { id, params })
        expect(text).not.toBe(id)
        const figures = text.match(/\d+(?:[.,]\d+)?/g) ?? []
        const terms = Object.values(params).flatMap((term) =>
          typeof term === 'number' ? [new Intl.NumberFormat(locale).format(Math.abs(term))] : [],
        )
        expect(figures.filter((figure) => !terms.includes(figure))).toEqual([])
        for (const [name, term] of Object.entries(params)) {
          if (typeof term !== 'number') continue
          expect(formatData(locale, { id, params: { ...params, [name]: term + 1.3 } }), `${id} ${name}`).not.toBe(text)
        }
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(7)
    for (const kind of kinds) expect(whyKinds.map((each) => `alchemists.why.${each}`)).toContain(kind)
  })

  it('change with what is weighed: without grants, no seal is worth one', () => {
    const indifferent = scholarWith({ grant: [0, 0] })
    const grants = steps.flatMap(({ entry }, number) => {
      const before = steps[number - 1]
      if (before === undefined || entry?.seat !== 0) return []
      const { view } = observeMatch(alchemists, before.match, 0)
      const { sentences = [] } = indifferent.explain?.(view as never, thinking) ?? {}
      return sentences.flatMap(({ id, params }) => (id === 'alchemists.why.seal' ? [params['grant']] : []))
    })
    const usual = said.flatMap(({ id, params }) => (id === 'alchemists.why.seal' ? [params['grant']] : []))
    expect(usual.some((grant) => grant !== 0)).toBe(true)
    expect(grants.length).toBeGreaterThan(0)
    expect(grants.every((grant) => grant === 0)).toBe(true)
  })

  it('are told by replay once the game is over, and not before', async () => {
    const over = await runWith('replay game.json --why', JSON.stringify(log))
    expect(over.code).toBe(0)
    expect(over.output).toContain('· ')
    const running = { ...log, entries: log.entries.slice(0, 9), outcome: null }
    const early = await runWith('replay game.json --why', JSON.stringify(running))
    expect(early.code).not.toBe(0)
    expect(early.errors).toContain('over')
  })
})
