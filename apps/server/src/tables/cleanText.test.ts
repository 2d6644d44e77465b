import { describe, expect, it } from 'vitest'
import { cleanChat, cleanName } from './cleanText.ts'

describe('a name', () => {
  it.each([
    ['  Abigail ', 'Abigail'],
    ['Анна   Ивановна', 'Анна Ивановна'],
    ['e\u0301', 'é'],
    ['<b>Bold</b> & "co"', '<b>Bold</b> & "co"'],
    ['👩‍🔬', '👩‍🔬'],
    ['two\nlines', 'two lines'],
    ['x'.repeat(30), 'x'.repeat(30)],
  ])('%j is kept as %j', (input, text) => {
    expect(cleanName(input)).toEqual({ ok: true, text })
  })

  it.each([
    ['', 'server.reject.nameMissing'],
    [' \t ', 'server.reject.nameMissing'],
    ['x'.repeat(31), 'server.reject.nameTooLong'],
    ['bell\u0007', 'server.reject.badCharacters'],
    ['\u202Elive', 'server.reject.badCharacters'],
    ['Abi\u200Bgail', 'server.reject.badCharacters'],
    ['half \uD83D', 'server.reject.badCharacters'],
    ['\u0000', 'server.reject.badCharacters'],
  ])('%j is refused: %s', (input, id) => {
    expect(cleanName(input)).toMatchObject({ ok: false, reason: { id } })
  })
})

describe('a line of chat', () => {
  it('is trimmed and has a length', () => {
    expect(cleanChat(' hi ')).toEqual({ ok: true, text: 'hi' })
    expect(cleanChat(' ')).toMatchObject({ reason: { id: 'server.reject.chatEmpty' } })
    expect(cleanChat('x'.repeat(501))).toMatchObject({ reason: { id: 'server.reject.chatTooLong' } })
    expect(cleanChat('\u001B[31m')).toMatchObject({ reason: { id: 'server.reject.badCharacters' } })
  })
})
