import { factOfEvidence, learn, openBelief, possibleAnswers, type Question } from '@athanor/alchemy'
import { beginSession, type Desk, deskAfter, readerLog } from '@athanor/alchemy/reader'
import { describe, expect, it } from 'vitest'
import { deskInLog, gameOf, newsFor, notedAt, readFollowing, toldBy } from './following.ts'

function begun(secret: string): Desk {
  const result = beginSession(secret.repeat(32), 'master', { code: 'DEMO' })
  if (!result.ok) throw new Error('DEMO is a code')
  return result.desk
}

function asked(desk: Desk, one: 'mushroom' | 'scorpion', other: 'toad' | 'birdClaw'): Desk {
  return (
    [
      { kind: 'open', entry: 'drink' },
      { kind: 'add', ingredient: one },
      { kind: 'add', ingredient: other },
      { kind: 'confirm' },
      { kind: 'back' },
    ] as const
  ).reduce<Desk>((at, action) => {
    const result = deskAfter(at, action)
    if (!result.ok) throw new Error(result.reason.id)
    return result.desk
  }, desk)
}

describe('a notebook that follows the reader', () => {
  it('takes in every answer once', () => {
    const fresh = begun('ab')
    const game = gameOf(fresh)
    expect(newsFor({ game, taken: 0 }, fresh)).toBeNull()
    const once = asked(fresh, 'mushroom', 'toad')
    const news = newsFor({ game, taken: 0 }, once)
    expect(news).toEqual({
      told: [{ fact: { kind: 'mix', ingredients: ['mushroom', 'toad'], potions: ['healing'] }, evidence: null }],
      follows: { game, taken: 1 },
    })
    expect(newsFor({ game, taken: 1 }, once)).toBeNull()
    expect(newsFor({ game, taken: 1 }, asked(once, 'scorpion', 'birdClaw'))?.told).toEqual([
      { fact: { kind: 'mix', ingredients: ['birdClaw', 'scorpion'], potions: ['speed'] }, evidence: null },
    ])
  })

  it('begins with a log that the reader has saved, and with no other', () => {
    const played = asked(asked(begun('ab'), 'mushroom', 'toad'), 'scorpion', 'birdClaw')
    const saved: unknown = JSON.parse(JSON.stringify(readerLog(played)))
    const desk = deskInLog(saved)
    if (desk === null) throw new Error('the log holds a game of the reader')
    expect(notedAt(desk)).toEqual({
      golem: false,
      procedure: 'master',
      facts: [
        { kind: 'mix', ingredients: ['mushroom', 'toad'], potions: ['healing'] },
        { kind: 'mix', ingredients: ['birdClaw', 'scorpion'], potions: ['speed'] },
      ],
      conflicts: [],
    })
    const forged: unknown = JSON.parse(JSON.stringify(saved).replace('toad', 'fern'))
    for (const none of [null, [], {}, forged]) expect(deskInLog(none)).toBeNull()
  })

  it('leaves another game alone, and a device without one', () => {
    const other = asked(begun('cd'), 'mushroom', 'toad')
    expect(newsFor({ game: gameOf(begun('ab')), taken: 0 }, other)).toBeNull()
    expect(newsFor({ game: 'any', taken: 0 }, null)).toBeNull()
  })

  it('learns from every kind of question what its answer proves', () => {
    const questions: readonly Question[] = [
      { kind: 'mix', ingredients: ['fern', 'toad'] },
      { kind: 'sale', ingredients: ['fern', 'toad'], promised: 'speed' },
      { kind: 'aspect', ingredient: 'fern', colour: 'red' },
      { kind: 'demonstration', ingredients: ['fern', 'toad'], potion: 'speed' },
      { kind: 'library', ingredient: 'fern' },
      { kind: 'golemTest', ingredient: 'fern' },
      { kind: 'animation', ingredients: ['fern', 'toad'] },
    ]
    for (const question of questions) {
      for (const { answer, fact } of possibleAnswers(question)) {
        const told = toldBy({ mode: 'drink', question, answer })
        expect(told?.fact).toEqual(fact)
        const shown = told?.evidence ?? null
        expect(shown !== null).toBe(question.kind === 'aspect' || question.kind === 'demonstration')
        if (shown !== null) expect(factOfEvidence(shown)).toEqual(fact)
      }
    }
    const [first] = possibleAnswers({ kind: 'aspect', ingredient: 'fern', colour: 'red' })
    if (first === undefined) throw new Error('there are two signs')
    expect(learn(openBelief(), first.fact)).not.toBeNull()
  })

  it('reads what was kept, and nothing else', () => {
    expect(readFollowing({ game: 'ab', taken: 2 })).toEqual({ game: 'ab', taken: 2 })
    for (const odd of [null, 'ab', {}, { game: 'ab' }, { game: 'ab', taken: -1 }, { game: 'ab', taken: 0.5 }]) {
      expect(readFollowing(odd)).toBeNull()
    }
  })
})
