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
    ['wide\u3000space', 'wide space'],
    ['❤️ Ada', '❤️ Ada'],
    [
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['?!', '?!'],
    ['7', '7'],
    ['🧙‍♂️🔥Кот👨‍👩‍👧‍👦', '🧙‍♂️🔥Кот👨‍👩‍👧‍👦'],
    ['Γιώργος', 'Γιώργος'],
    ['רחל', 'רחל'],
    ['王小明', '王小明'],
    ['さくら', 'さくら'],
    ['فاطمه‌زهرا', 'فاطمه‌زهرا'],
    ['Botho', 'Botho'],
    ['Robot', 'Robot'],
    ['Бота', 'Бота'],
    ['Adept', 'Adept'],
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
    ['\u3164', 'server.reject.badCharacters'],
    ['\u115F\u1160', 'server.reject.badCharacters'],
    ['\uFFA0', 'server.reject.badCharacters'],
    ['\u2800\u2800', 'server.reject.badCharacters'],
    ['Ada\u2800', 'server.reject.badCharacters'],
    ['Abi\u00ADgail', 'server.reject.badCharacters'],
    ['Abi\u200Dgail', 'server.reject.badCharacters'],
    ['Abi\u200Cgail', 'server.reject.badCharacters'],
    ['Abigail\u{E0061}', 'server.reject.badCharacters'],
    ['Abigail\uFE0E', 'server.reject.badCharacters'],
    ['\u0301', 'server.reject.badCharacters'],
    ['Ada \u0301', 'server.reject.badCharacters'],
    ['An\uFFF9na', 'server.reject.badCharacters'],
    ['Anna\u{13430}', 'server.reject.badCharacters'],
    ['Anna\u{1D159}', 'server.reject.badCharacters'],
    ['Anna\u00AD', 'server.reject.badCharacters'],
    ['Anna\u{E0001}', 'server.reject.badCharacters'],
    ['Server', 'server.reject.nameOfProgram'],
    ['S e r v e r', 'server.reject.nameOfProgram'],
    ['ATHANOR', 'server.reject.nameOfProgram'],
    ['Αthanor.', 'server.reject.nameOfProgram'],
    ['Атанор', 'server.reject.nameOfProgram'],
    ['B0t', 'server.reject.nameOfProgram'],
    ['Бот', 'server.reject.nameOfProgram'],
    ['сервер', 'server.reject.nameOfProgram'],
    ['Strong', 'server.reject.nameOfProgram'],
    ['Мастер', 'server.reject.nameOfProgram'],
    [`A${'\u0335'.repeat(8)}da`, 'server.reject.badCharacters'],
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

  it('shows something', () => {
    const refused = { reason: { id: 'server.reject.badCharacters' } }
    for (const text of ['\u3164', '\u2800', '\u00AD', '\u200D', '\u0301', `x${'\u0335'.repeat(20)}`]) {
      expect(cleanChat(text)).toMatchObject(refused)
    }
    expect(cleanChat('pasted\u00ADtext')).toEqual({ ok: true, text: 'pasted\u00ADtext' })
  })
})
