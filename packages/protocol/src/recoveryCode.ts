/**
 * A recovery code: 22 signs of chance, which are 110 bits, and two that are reckoned from them, in groups that are easy to
 * type. No two signs look alike, and what somebody mistypes is noticed before anybody is asked.
 */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const chosen = 22
const groupLength = 4
/** A prime a little smaller than the 1024 numbers that two signs can say: no wrong or exchanged sign goes unnoticed. */
const modulus = 1021n

/** Signs that people take for others, and Cyrillic letters that look like those on the paper. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    O: '0',
    I: '1',
    L: '1',
    А: 'A',
    В: 'B',
    С: 'C',
    Е: 'E',
    Н: 'H',
    К: 'K',
    М: 'M',
    О: '0',
    Р: 'P',
    Т: 'T',
    Х: 'X',
    У: 'Y',
  }),
)

/** A new code from chance: one byte for each sign. */
export function makeRecoveryCode(randomBytes: (count: number) => Uint8Array): string {
  const text = Array.from(randomBytes(chosen), (byte) => signs.charAt(byte % signs.length)).join('')
  return inGroups(text + checkOf(text))
}

/** What somebody typed as it was printed; null where it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const letters = Array.from(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s\p{Pd}]+/gu, ''),
  )
  const text = letters.map((letter) => lookalikes.get(letter) ?? letter).join('')
  if (text.length !== chosen + 2 || !Array.from(text).every((letter) => signs.includes(letter))) return null
  return checkOf(text.slice(0, chosen)) === text.slice(chosen) ? inGroups(text) : null
}

function checkOf(text: string): string {
  const value = Array.from(text).reduce((sum, letter) => (sum * 32n + BigInt(signs.indexOf(letter))) % modulus, 0n)
  const check = Number(value)
  return signs.charAt(Math.floor(check / signs.length)) + signs.charAt(check % signs.length)
}

function inGroups(text: string): string {
  return (text.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-')
}
