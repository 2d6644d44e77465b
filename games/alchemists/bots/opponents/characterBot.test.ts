import { type Action, alchemists, type Options, type State } from '@athanor/alchemists'
import { expansionSetups } from '@athanor/alchemists/testing'
import { begin, perform, quickChance, readOptions, type Seat, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../master/candidates.ts'
import { judgement } from '../scholar/judgement.ts'
import { contextOf, optionsOf } from '../scholar/scholarBot.ts'
import { characterBot } from './characterBot.ts'
import { characters } from './characters.ts'

const scholars = characters.filter(({ brain }) => brain === 'scholar')

function optionsIn(chosen: Partial<Options>): Options {
  const read = readOptions(alchemists.options, chosen)
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.options
}

const master = optionsIn(alchemists.options.presets['master'] ?? {})

interface Decision {
  readonly state: State
  readonly seat: Seat
  readonly action: Action
}

/** A whole game between characters; every move goes through the one door. */
function played(ids: readonly string[], options: Options, seed: number): readonly Decision[] {
  const bots = ids.map((id) => characterBot(characters.find((each) => each.id === id) ?? fail(id)))
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  const thinking = { chance: quickChance(seed), effort: 1, outOfTime: () => false }
  const decisions: Decision[] = []
  const seats = alchemists.colours.slice(0, ids.length).map((colour) => ({ colour }))
  let { position } = begin(alchemists, options, seats, source)
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) return decisions
    const { seat } = decision
    const { state } = position
    const action = bots[seat]?.choose(alchemists.view(state, seat), thinking) ?? fail(String(seat))
    decisions.push({ state, seat, action })
    const done = perform(alchemists, position, seat, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = done.position
  }
}

function fail(what: string): never {
  throw new RangeError(`there is no ${what}`)
}

describe('the opponents with a name', () => {
  it('G-002 play every mix of modules legally to the end', { timeout: 120_000 }, () => {
    const setups = [{ seats: 2, options: master }, ...expansionSetups.filter((_, number) => number % 16 === 0)]
    for (const [seed, { seats, options }] of setups.entries()) {
      const ids = Array.from({ length: seats }, (_, seat) => scholars[(seed + seat) % scholars.length]?.id ?? '')
      expect(played(ids, optionsIn(options), seed).length).toBeGreaterThan(20)
    }
  })

  it('see nothing that is not theirs to see', () => {
    let compared = 0
    for (const [number, { state, seat }] of played(['soot', 'vitriol'], master, 3).entries()) {
      if (number % 7 !== 0) continue
      const view = alchemists.view(state, seat)
      const swapped = alchemists.view(alchemists.resample(view, quickChance(`swap/${number}`)), seat)
      for (const character of scholars) {
        const chosen = (seen: typeof view) =>
          characterBot(character).choose(seen, { chance: quickChance('same'), effort: 1, outOfTime: () => false })
        expect(chosen(swapped)).toEqual(chosen(view))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('err, but never by more than twice what they may misjudge', () => {
    let erred = 0
    const character = { ...(scholars[0] ?? fail('scholar')), forgets: 0, manner: {} }
    const bot = characterBot(character)
    for (const { state, seat } of played(['vitriol', 'saltpetre'], master, 5)) {
      const view = alchemists.view(state, seat)
      const options = optionsOf(contextOf(view, judgement), character.plans)
      const action = bot.choose(view, { chance: quickChance('err'), effort: 1, outOfTime: () => false })
      const best = Math.max(...options.map(({ worth }) => worth))
      const worths = options.filter((each) => nameOf(each.action) === nameOf(action)).map(({ worth }) => worth)
      if (worths.length === 0) continue
      const lost = best - Math.max(...worths)
      expect(lost).toBeLessThanOrEqual(2 * character.error)
      if (lost > 0) erred++
    }
    expect(erred).toBeGreaterThan(5)
  })

  it('say why they did what they did: whoever asks again hears of the very move, and of the mistake in it', () => {
    let [mistaken, asked] = [0, 0]
    for (const ids of [
      ['soot', 'vitriol'],
      ['chalk', 'saltpetre'],
    ]) {
      for (const { state, seat, action } of played(ids, master, 9)) {
        const character = scholars.find(({ id }) => id === ids[seat]) ?? fail('scholar')
        const bot = characterBot(character)
        const view = alchemists.view(state, seat)
        const told = bot.explain?.(view, { chance: quickChance('another time'), effort: 1, outOfTime: () => false })
        expect(told?.action).toEqual(action)
        asked++
        const mistake = told?.sentences.find(({ id }) => id === 'alchemists.why.misjudged')
        if (mistake === undefined) continue
        mistaken++
        expect(mistake.params['error']).toBeLessThanOrEqual(character.error + 0.05)
      }
    }
    expect(asked).toBeGreaterThan(100)
    expect(mistaken).toBeGreaterThan(20)
  })
})
