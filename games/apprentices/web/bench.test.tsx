import { apprentices, boards, type State } from '@athanor/apprentices'
import { tableWith } from '@athanor/apprentices/testing'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Bench } from './Bench.tsx'
import { Decision } from './Decision.tsx'
import { stepInWords } from './Plans.tsx'
import { effectInWords } from './pieces/signs.tsx'
import { RavenOptions } from './RavenOptions.tsx'
import { TableCard } from './TableCard.tsx'
import { nothingPending, ravensAsked, turnOf } from './turn.ts'

const seats = ['Ann', 'Bob'].map((name, seat) => ({
  name,
  colour: ['green', 'yellow'][seat] ?? '',
  bot: null,
  present: true,
}))
const nothing = () => undefined

function shown(node: ReactNode, locale: Locale = 'en'): string {
  return renderToStaticMarkup(<WordsProvider locale={locale}>{node}</WordsProvider>).replaceAll('\u00a0', ' ')
}

function turnAt(state: State) {
  return turnOf(apprentices.view(state, 0), true, [])
}

function benchOf(state: State, advised = true): ReactNode {
  const raven = ravensAsked(turnAt(state))[0] ?? null
  return (
    <Bench
      turn={turnAt(state)}
      seats={seats}
      rolling={new Set()}
      chosen={[]}
      playable
      live
      ravens={ravensAsked(turnAt(state))}
      raven={raven}
      advised={advised}
      onChoose={nothing}
      onRaven={nothing}
      onAct={nothing}
      onUse={nothing}
      onPlan={nothing}
      onResearch={nothing}
    />
  )
}

function decisionOf(state: State, raven = ravensAsked(turnAt(state))[0] ?? null, advised = true): ReactNode {
  return (
    <Decision
      turn={turnAt(state)}
      seats={seats}
      viewer={0}
      since={0}
      live
      pending={nothingPending}
      busy={false}
      raven={raven}
      advised={advised}
      onAdvice={nothing}
      onPending={nothing}
      onConfirm={nothing}
      onTarget={nothing}
      onPlan={nothing}
    />
  )
}

describe('before the first throw', () => {
  const { say } = wordsIn('en')
  const dice = { players: 2, dice: [['green potion', 'yellow potion'], []] } as const

  it('dice are not rolled yet, instead of out of play', () => {
    const rolled = tableWith(dice)
    const state: State = {
      ...rolled,
      phase: 'fifthDie',
      round: 0,
      active: 1,
      dice: rolled.dice.map((die) => ({ ...die, face: null, state: 'resting' })),
    }
    const html = shown(benchOf(state))
    expect(html).toContain(say('web.apprentices.notRolled'))
    expect(html).not.toContain(say('web.apprentices.aside'))
    expect(html).not.toContain(say('web.apprentices.nothingReady'))
  })
})

describe('three ravens', () => {
  const state = tableWith({
    players: 2,
    dice: [['black raven', 'green raven', 'yellow raven', 'potion'], []],
    phase: 'threeRavens',
  })
  const pressed = (html: string) => html.match(/aria-pressed="true"/g)?.length ?? 0

  it('one of them is marked, and the great button says which', () => {
    expect(ravensAsked(turnAt(state))).toEqual([1, 2])
    expect(pressed(shown(benchOf(state)))).toBe(1)
    expect(shown(decisionOf(state))).toContain('Set the green one aside, reroll the other 2')
    expect(shown(decisionOf(state, 2))).toContain('Set the yellow one aside, reroll the other 2')
    expect(shown(decisionOf(state, 2), 'ru')).toContain('Отложить жёлтого, перебросить остальных (2)')
  })

  it('those that may not be set aside cannot be pressed', () => {
    expect(shown(benchOf(state)).match(/aria-pressed/g)).toHaveLength(2)
  })
})

describe('a raven', () => {
  it.each(locales)('says in words that its number is an average, with a minus and not a hyphen: %s', (locale) => {
    const state = tableWith({ players: 2, dice: [['black raven'], []], points: [9, 0] })
    const html = shown(<RavenOptions turn={turnAt(state)} seats={seats} raven={0} onAct={nothing} />, locale)
    expect(html).toContain(wordsIn(locale).say('web.apprentices.onAverage').replaceAll('\u00a0', ' '))
    expect(html).toContain(locale === 'ru' ? '−2,5' : '−2.5')
    expect(html).not.toMatch(/[⌀∅]/)
  })
})

describe('an ability', () => {
  it('that I hold and can use has a sign, not only a colour', () => {
    const state = tableWith({
      players: 2,
      tokens: {
        4: [
          [0, 2],
          [1, 1],
        ],
      },
    })
    const cardOf = (used: State['used']) => {
      const { prospects } = turnAt({ ...state, used })
      const prospect = prospects[3]
      if (prospect === undefined) throw new RangeError('there is no table 4')
      const props = { prospect, seats, seat: 0, playable: true, lit: false, chosen: false, onResearch: nothing }
      return shown(<TableCard state={{ ...state, used }} {...props} />)
    }
    const signs = (html: string) => html.match(/class="[^"]*usable/g)?.length ?? 0
    expect(signs(cardOf([]))).toBe(1)
    expect(signs(cardOf([{ seat: 0, table: 4, rank: 1 }]))).toBe(0)
  })

  it('is told by a verb that fits any number', () => {
    const words = wordsIn('en')
    const effects = [...boards.apprentice, ...boards.initiate].flatMap(({ slots }) => slots)
    const told = effects.map((effect) => effectInWords(effect, words).replaceAll('\u00a0', ' '))
    expect(told).toContain('turn 1 potion into 1 parchment and 1 gemstone')
    expect(told.filter((text) => /\bbecomes?\b/.test(text))).toEqual([])
  })
})

describe('the best plan', () => {
  it.each(locales)('is told without one bracket after another: %s', (locale) => {
    const words = wordsIn(locale)
    const step = { kind: 'research', table: 1, spent: ['parchment', 'parchment'], gains: [], points: 9 } as const
    const text = words.say('web.apprentices.askWork', { steps: stepInWords(step, words), points: 9 })
    expect(text).toContain('+9')
    expect(text).not.toMatch(/\)\s*\(/)
  })
})

describe('advice', () => {
  const { say } = wordsIn('en')
  const state = tableWith({ players: 2, dice: [['potion', 'potion', 'gemstone'], []], tokens: { 4: [[1, 1]] } })
  const best = say('web.apprentices.playBest', { points: turnAt(state).reach.plans[0]?.points ?? 0 })

  it('is the great button, and waits behind a small one where a table wants it on request', () => {
    expect(shown(decisionOf(state))).toContain(best.replaceAll('\u00a0', ' '))
    const unadvised = shown(decisionOf(state, null, false))
    expect(unadvised).toContain(say('web.apprentices.showBest'))
    expect(unadvised).not.toMatch(/[+]\d/)
    expect(unadvised).not.toContain('primary')
  })

  it('is not given away by the plans beside the dice', () => {
    const title = say('web.apprentices.plans')
    expect(shown(benchOf(state))).toContain(title)
    expect(shown(benchOf(state, false))).not.toContain(title)
  })
})
