import { factOfEvidence, learn, newGame, openBelief, possibleAnswers, type Question } from '@athanor/alchemy'
import { beginSession, type ReaderSnapshot, readerLog, snapshotAfter } from '@athanor/alchemy/reader'
import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { gameOf, isFollowing, newsFor, notedAt, readFollowing, snapshotInLog, toldBy } from './following.ts'

/** A code with the golem, of five letters. */
const golemCode = newGame(quickChance('following'), 'golem').code

function begun(secret: string): ReaderSnapshot {
  const result = beginSession(secret.repeat(32), 'master', { code: 'DEMO' })
  if (!result.ok) throw new Error('DEMO is a code')
  return result.snapshot
}

/** With the mark that a notebook follows. */
function followed(snapshot: ReaderSnapshot): ReaderSnapshot {
  const result = snapshotAfter(snapshot, { kind: 'follow', code: 'demo' })
  if (!result.ok) throw new Error(result.reason.id)
  return result.snapshot
}

function asked(snapshot: ReaderSnapshot, one: 'mushroom' | 'scorpion', other: 'toad' | 'birdClaw'): ReaderSnapshot {
  return (
    [
      { kind: 'open', entry: 'drink' },
      { kind: 'add', ingredient: one },
      { kind: 'add', ingredient: other },
      { kind: 'confirm' },
      { kind: 'back' },
    ] as const
  ).reduce<ReaderSnapshot>((at, action) => {
    const result = snapshotAfter(at, action)
    if (!result.ok) throw new Error(result.reason.id)
    return result.snapshot
  }, snapshot)
}

describe('a notebook that follows the reader', () => {
  it('takes in every answer once', () => {
    const fresh = followed(begun('ab'))
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

  it('follows nothing that does not tell everybody so, as notebooks of earlier programs did', () => {
    const secretly = asked(begun('ab'), 'mushroom', 'toad')
    const follows = { game: gameOf(secretly), taken: 0 }
    expect(isFollowing(follows, secretly)).toBe(false)
    expect(newsFor(follows, secretly)).toBeNull()
    const openly = followed(secretly)
    expect(isFollowing(follows, openly)).toBe(true)
    expect(newsFor(follows, openly)?.told).toHaveLength(1)
    const over = snapshotAfter(openly, { kind: 'unfollow' })
    expect(over.ok && newsFor(follows, over.snapshot)).toBeNull()
  })

  it('never takes in what was answered to one player alone', () => {
    const result = beginSession('ab'.repeat(32), 'master', { code: golemCode })
    if (!result.ok) throw new Error(result.reason.id)
    const tested = (
      [
        { kind: 'follow', code: golemCode },
        { kind: 'open', entry: 'researchGolem' },
        { kind: 'research', branch: 'golemTest' },
        { kind: 'add', ingredient: 'mushroom' },
        { kind: 'confirm' },
        { kind: 'back' },
      ] as const
    ).reduce<ReaderSnapshot>((at, action) => {
      const after = snapshotAfter(at, action)
      if (!after.ok) throw new Error(`${action.kind}: ${after.reason.id}`)
      return after.snapshot
    }, result.snapshot)
    expect(tested.asked.map(({ mode }) => mode)).toEqual(['golemTest'])
    expect(newsFor({ game: gameOf(tested), taken: 0 }, tested)).toMatchObject({ told: [], follows: { taken: 1 } })
  })

  it('begins with a log that the reader has saved, and with no other', () => {
    const played = asked(asked(begun('ab'), 'mushroom', 'toad'), 'scorpion', 'birdClaw')
    const saved: unknown = JSON.parse(JSON.stringify(readerLog(played)))
    const snapshot = snapshotInLog(saved)
    if (snapshot === null) throw new Error('the log holds a game of the reader')
    expect(notedAt(snapshot)).toEqual({
      golem: false,
      procedure: 'master',
      facts: [
        { kind: 'mix', ingredients: ['mushroom', 'toad'], potions: ['healing'] },
        { kind: 'mix', ingredients: ['birdClaw', 'scorpion'], potions: ['speed'] },
      ],
      conflicts: [],
    })
    const forged: unknown = JSON.parse(JSON.stringify(saved).replace('toad', 'fern'))
    for (const none of [null, [], {}, forged]) expect(snapshotInLog(none)).toBeNull()
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
