import { quickChance, type Stream } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { checkOf, emblems, emblemsOf, writtenCode } from './codeCheck.ts'
import { type CodeScheme, codeSchemes, demoCode, newGame, readCode } from './gameCode.ts'
import { alphabet } from './letters.ts'

const keys = `${alphabet}0123456789`.split('')

/** Every text that differs by one wrong key of the same kind, a letter for a letter or a digit for a digit. */
function wrongKeys(text: string): readonly string[] {
  const kind = (key: string) => /\d/.test(key)
  return Array.from(text).flatMap((right, place) =>
    keys
      .filter((key) => key !== right && kind(key) === kind(right))
      .map((key) => text.slice(0, place) + key + text.slice(place + 1)),
  )
}

/** Every other text in which two neighbours have changed places. */
function swaps(text: string): readonly string[] {
  return Array.from(text.slice(1), (_, place) => {
    const [one = '', other = ''] = text.slice(place)
    return text.slice(0, place) + other + one + text.slice(place + 2)
  }).filter((swapped) => swapped !== text)
}

const count = 300

function codes(scheme: CodeScheme): readonly string[] {
  const chance = quickChance(`slips of ${scheme}`)
  return Array.from({ length: count }, () => newGame(chance, scheme).code)
}

/** How many of the slips open a game. */
function share(texts: readonly string[], slips: (text: string) => readonly string[]): number {
  const tried = texts.flatMap(slips)
  return tried.filter((text) => readCode(text).ok).length / tried.length
}

/** What used to be opened by slips while codes were letters only, in hundredths: wrong letters, swapped neighbours. */
const lettersAlone = { veiled: [33, 25], original: [78, 70], golem: [54, 36] } as const satisfies Record<
  CodeScheme,
  readonly [number, number]
>

describe('the two digits of a code', () => {
  it.each(codeSchemes)('AR-97 let no wrong key and no swapped neighbours of a code of the scheme %s pass', (scheme) => {
    const letters = codes(scheme)
    const written = letters.map(writtenCode)
    expect(written.every((code) => readCode(code).ok)).toBe(true)
    expect(share(written, wrongKeys)).toBe(0)
    expect(share(written, swaps)).toBe(0)
    // The same slips in the letters alone show that there was something to notice.
    const [wrong, swapped] = lettersAlone[scheme]
    expect(100 * share(letters, wrongKeys)).toBeGreaterThan(wrong)
    expect(100 * share(letters, swaps)).toBeGreaterThan(swapped)
  })

  it.each([
    ['veiled', 4, 21],
    ['golem', 5, 26],
  ] as const)('AR-97 make fewer than one in nine texts of the form of the scheme %s a code', (_, length, last) => {
    const chance = quickChance('texts')
    const any = (from: number, stream: Stream) => alphabet.charAt(26 - from + stream.below(from))
    const texts = Array.from({ length: 20_000 }, () => {
      const letters = Array.from({ length }, (_, place) => any(place === length - 1 ? last : 26, chance)).join('')
      return `${letters}${chance.below(10)}${chance.below(10)}`
    })
    const valid = texts.filter((text) => readCode(text).ok).length
    expect(valid).toBeGreaterThan(0)
    expect(valid / texts.length).toBeLessThan(1 / 9)
  })

  it('AR-97 are asked for by nothing: codes from older versions, links and the original app are letters only', () => {
    for (const scheme of codeSchemes) {
      for (const code of codes(scheme).slice(0, 20)) {
        const [bare, written] = [readCode(code), readCode(writtenCode(code))]
        expect(bare).toMatchObject({ ok: true, code, checked: false })
        expect(written).toEqual({ ...bare, checked: true })
      }
    }
    expect(readCode(demoCode)).toMatchObject({ ok: true, checked: true })
  })

  it('AR-97 may stand apart, and say of a slip what it is', () => {
    const written = `${demoCode} ${checkOf(demoCode)}`
    expect(readCode(` ${written.toLowerCase()} `)).toMatchObject({ ok: true, code: demoCode })
    for (const slip of ['DEMA', 'DMEO', 'DEMP'].map((letters) => letters + checkOf(demoCode))) {
      expect(readCode(slip)).toEqual({ ok: false, reason: { id: 'alchemy.reject.codeDigits' } })
    }
    for (const cut of [`${demoCode}${checkOf(demoCode)}0`, `${demoCode}${checkOf(demoCode).charAt(0)}`]) {
      expect(readCode(cut)).toEqual({ ok: false, reason: { id: 'alchemy.reject.codeDigits' } })
    }
  })

  it('AR-97 stay as they are for ever, and so do the pictures', () => {
    expect(['DEMO', 'LHVT', 'TWJQC', 'ZZZZA'].map(writtenCode)).toEqual(['DEMO10', 'LHVT09', 'TWJQC09', 'ZZZZA02'])
    expect(['DEMO', 'LHVT', 'TWJQC', 'ZZZZA'].map(emblemsOf)).toEqual([
      ['hammer', 'palm'],
      ['fox', 'castle'],
      ['fox', 'snowflake'],
      ['axe', 'fox'],
    ])
  })
})

describe('the pictures of a code', () => {
  it.each(codeSchemes)('AR-97 are others after every slip in the letters of the scheme %s', (scheme) => {
    const alike = codes(scheme).flatMap((code) => {
      const [picture] = emblemsOf(code)
      return [...wrongKeys(code), ...swaps(code)].filter((slip) => emblemsOf(slip)[0] === picture)
    })
    expect(alike).toEqual([])
  })

  it('AR-97 differ between any two games but for one in hundreds', () => {
    const all = codes('veiled').map((code) => emblemsOf(code).join())
    expect(codes('original').filter((code) => new Set(emblemsOf(code)).size < 2)).toEqual([])
    const pairs = all.flatMap((one, place) => all.slice(place + 1).map((other) => one === other))
    expect(pairs.filter(Boolean).length / pairs.length).toBeLessThan(1 / 300)
    expect(new Set(codes('golem').flatMap(emblemsOf)).size).toBe(emblems.length)
  })
})
