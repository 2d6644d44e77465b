import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { inner, list, player, players, sayer, thing } from './message.ts'
import { type Speaker, spoken } from './spoken.ts'
import { watchedEvent } from './watcher.ts'

interface Fruit {
  readonly fruit: string
}

const say = sayer<Fruit>()

function speaker(locale: 'en' | 'ru'): Speaker<Fruit> {
  return {
    words: wordsIn(locale),
    names: ['Ann', 'Bob', 'Cleo'],
    watcher: 2,
    spell: ({ fruit }) => fruit.toUpperCase(),
  }
}

describe('messages with roles', () => {
  it('call players by name, and several of them as the language lists them', () => {
    expect(spoken(say('web.log.undone', { player: player(1) }), speaker('en'))).toContain('Bob')
    const all = say('web.room.away', { player: players([0, 1, 2]) })
    expect(spoken(all, speaker('en'))).toContain('Ann, Bob and Cleo')
    expect(spoken(all, speaker('ru'))).toContain('Ann, Bob и Cleo')
  })

  it('say “you” to whoever reads of an own action', () => {
    const [other, own] = [1, 2].map((seat) => say('web.log.undone', { player: player(seat) }))
    expect(other && spoken(other, speaker('en'))).toBe('Bob undoes the last move.')
    expect(own && spoken(own, speaker('en'))).toBe('You undo the last move.')
    expect(own && spoken(own, speaker('ru'))).toBe('Вы отменяете последний ход.')
  })

  it('let the face spell the things of its game', () => {
    expect(spoken(say('web.room.away', { player: thing({ fruit: 'apple' }) }), speaker('en'))).toContain('APPLE')
  })

  it('may hold other messages', () => {
    const who = say('web.room.away', { player: inner(say('web.seat.free')) })
    expect(spoken(who, speaker('en'))).toContain(wordsIn('en').say('web.seat.free'))
    const both = say('web.room.away', { player: list([say('web.seat.free'), say('web.seat.you')]) })
    expect(spoken(both, speaker('en'))).toContain(' and ')
  })

  it('are plain data', () => {
    const message = say('web.log.undone', { player: player(1) })
    expect(JSON.parse(JSON.stringify(message))).toEqual(message)
  })
})

describe('an event', () => {
  const event = { public: { kind: 'drew' }, secret: { 1: { card: 'ace' } } }

  it('shows its secret part to its owner, and to whom nothing is hidden', () => {
    expect(watchedEvent(event, 1)).toEqual({ kind: 'drew', card: 'ace' })
    expect(watchedEvent(event, 'all')).toEqual({ kind: 'drew', card: 'ace' })
  })

  it('shows the others what is open', () => {
    expect(watchedEvent(event, 0)).toEqual({ kind: 'drew' })
    expect(watchedEvent(event, 'spectator')).toEqual({ kind: 'drew' })
  })
})
