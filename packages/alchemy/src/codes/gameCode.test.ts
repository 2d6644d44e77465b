import { digest, quickChance, utf8 } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemicalIndex, alchemicals } from '../alchemical.ts'
import type { Assignment } from '../assignment.ts'
import { mixIngredients } from '../assignment.ts'
import { assignmentOfWorld, rowsOfWorld, worldCount, worldOfAssignment, worldOfRows } from '../belief/worlds.ts'
import { golemIndex, golems } from '../golem.ts'
import { ingredients } from '../ingredient.ts'
import { type CodeScheme, codesOf, demoCode, newGame, readCode } from './gameCode.ts'
import { worldOfGolemCode } from './golemCode.ts'
import { alphabet } from './letters.ts'
import { isOffensive, mayOffend } from './offensive.ts'
import { decodeOriginal, originalCodesOf } from './originalCode.ts'
import { veiledCodesOf, worldOfVeiled } from './veiledCode.ts'

const truths = Array.from({ length: worldCount }, (_, world) => ({ assignment: assignmentOfWorld(world) }))

function truthOf(code: string) {
  const reading = readCode(code)
  if (!reading.ok) throw new Error(`${code}: ${reading.reason.id}`)
  return reading.truth
}

function refusal(code: string): string | undefined {
  const reading = readCode(code)
  return reading.ok ? undefined : reading.reason.id
}

describe('codes of the original app', () => {
  it('A-445 take their digits from DEMO as 3, 4, 0, 4, 2, 0, 0, 0', () => {
    const free = ['Ppn', 'nPp', 'pnP', 'Nnp', 'pNn', 'npN', 'PPP', 'NNN']
    const inTurn = [3, 4, 0, 4, 2, 0, 0, 0].map((digit) => free.splice(digit, 1)[0])
    const { fern, birdClaw, mushroom, flower, mandrakeRoot, scorpion, toad, ravensFeather } = decodeOriginal('DEMO')
    expect([fern, birdClaw, mushroom, flower, mandrakeRoot, scorpion, toad, ravensFeather]).toEqual(inTurn)
    // However a code serves them, an assignment names the ingredients in the order of the grid.
    expect(Object.keys(decodeOriginal('DEMO'))).toEqual([...ingredients])
  })

  it('A-445, A-026 reach all 40,320 assignments with a last letter from A to E, both ways', () => {
    const bad = truths.filter(({ assignment }, world) => {
      const codes = originalCodesOf(assignment)
      const [first] = codes
      const good = first !== undefined && worldOfAssignment(decodeOriginal(first)) === world
      return !good || !codes.every((code) => /^[A-Z]{3}[A-E]$/.test(code))
    })
    expect(bad).toEqual([])
  })

  it('A-445 are all there: every code with a last letter from A to E is a code of its assignment', () => {
    const letters = alphabet.split('')
    for (const first of ['A', 'H', 'Q', 'Z']) {
      for (const second of letters) {
        for (const third of ['A', 'G', 'X', 'Y']) {
          for (const last of 'ABCDE'.split('')) {
            const code = first + second + third + last
            expect(originalCodesOf(decodeOriginal(code))).toContain(code)
          }
        }
      }
    }
  })

  it('AR-91 give the fern away by the first letter', () => {
    const ferns = new Set(
      'ABCDE'.split('').flatMap((last) => ['QAA', 'QMZ', 'QXY'].map((code) => decodeOriginal(code + last).fern)),
    )
    expect(ferns.size).toBe(1)
  })
})

/** How often each ingredient has each alchemical, for every place and letter of a code. */
function tallies(places: number): Int32Array {
  return new Int32Array(places * 26 * 64)
}

function count(table: Int32Array, code: string, rows: readonly number[], weight: number): void {
  for (let place = 0; place < code.length; place++) {
    const start = (place * 26 + code.charCodeAt(place) - 65) * 64
    for (let column = 0; column < 8; column++) {
      const at = start + column * 8 + (rows[column] as number)
      table[at] = (table[at] as number) + weight
    }
  }
}

/** The counts of one ingredient under one letter: all the same when the letter tells nothing. */
function isSilent(table: Int32Array): boolean {
  for (let start = 0; start < table.length; start += 8) {
    const counts = table.subarray(start, start + 8)
    if (counts.some((number) => number !== counts[0])) return false
  }
  return true
}

describe('veiled codes', () => {
  let made: readonly (readonly string[])[] | undefined

  /** The codes of every world, made once. */
  function allCodes(): readonly (readonly string[])[] {
    made ??= truths.map((_, world) => veiledCodesOf(world))
    return made
  }

  it('AR-91, A-045, A-046 reach all 40,320 assignments with a last letter from F to Z, both ways', () => {
    const codes = allCodes()
    const bad = codes.filter(
      (own, world) =>
        own.length === 0 || !own.every((code) => /^[A-Z]{3}[F-Z]$/.test(code) && worldOfVeiled(code) === world),
    )
    expect(bad).toEqual([])
    expect(new Set(codes.flat()).size).toBe(codes.flat().length)
  })

  it('AR-91 tell nothing about any ingredient by any letter: under each letter every alchemical is equally frequent', () => {
    const codes = allCodes()
    const table = tallies(4)
    // A world with several codes is dealt no more often than others: each of its codes weighs less.
    for (const [world, own] of codes.entries()) {
      for (const code of own) count(table, code, rowsOfWorld(world), 8 / own.length)
    }
    expect(table.some((number) => number > 0)).toBe(true)
    expect(isSilent(table)).toBe(true)
  })

  it('AR-91 would be found out by the same count with the old scheme', () => {
    const table = tallies(4)
    for (const [world, { assignment }] of truths.entries())
      count(table, originalCodesOf(assignment)[0] ?? '', rowsOfWorld(world), 1)
    expect(isSilent(table)).toBe(false)
  })

  it('AR-91 depend on everything with every letter: exchanging any two ingredients mostly changes each of them', () => {
    const codes = allCodes()
    for (let one = 0; one < 8; one++) {
      for (let other = one + 1; other < 8; other++) {
        const changed = [0, 0, 0, 0]
        let tried = 0
        for (let world = 7; world < worldCount; world += 97) {
          const rows = rowsOfWorld(world)
          const exchanged = rows.with(one, rows[other] as number).with(other, rows[one] as number)
          const [before, after] = [codes[world]?.[0] ?? '', codes[worldOfRows(exchanged)]?.[0] ?? '']
          for (let place = 0; place < 4; place++) {
            if (before.charAt(place) !== after.charAt(place)) changed[place] = (changed[place] as number) + 1
          }
          tried++
        }
        for (const number of changed) expect(number / tried).toBeGreaterThan(0.8)
      }
    }
  })

  it('AR-91 differ from neighbours: an unused code is refused, so that most slips are noticed', () => {
    const used = new Set(allCodes().flat())
    const letters = alphabet.split('')
    const wrong: string[] = []
    let unused = 0
    for (const first of letters) {
      for (const second of letters) {
        for (const third of ['B', 'K', 'O']) {
          for (const last of letters.slice(5)) {
            const code = first + second + third + last
            if ((worldOfVeiled(code) !== undefined) !== used.has(code)) wrong.push(code)
            if (!used.has(code)) unused++
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(unused / (26 * 26 * 3 * 21)).toBeGreaterThan(0.8)
  })

  it('never offend, in English or Russian', () => {
    expect(allCodes().flat().filter(isOffensive)).toEqual([])
  })

  it('stay as they are for ever', () => {
    const codes = allCodes()
    expect([0, 1, 12_345, 40_319].map((world) => codes[world]?.[0])).toEqual(['LHVT', 'PLNL', 'WWNM', 'UJSL'])
    expect(digest('codes', utf8(codes.map((own) => own.join()).join(' ')))).toBe(
      '969b3ab37dbe54120933917d6737c829072562d2270f2cc3c64b7d777171c492',
    )
  })
})

describe('codes with a golem', () => {
  it('GR-41, GR-42 reach all 967,680 worlds, and no letter tells anything about ingredient, chest or ears', () => {
    const worlds = new Int32Array(24 * 16 * 8 * 18 * 24).fill(-1)
    const names: string[] = []
    const timesSeen = new Uint8Array(worldCount * 24)
    const [first, second, third, fourth] = [
      'ABCDEFGHJKLMNPQRSTUVWXYZ',
      'BDFGHJLMNPRSTVWZ',
      'BJMPQVWX',
      'BDFGHJLMNPQRSTVWXZ',
    ].map((text) => text.split('')) as [string[], string[], string[], string[]]
    for (const a of first) {
      for (const b of second) {
        for (const c of third) {
          for (const d of fourth) {
            for (const e of first) {
              const found = worldOfGolemCode(a + b + c + d + e)
              if (found === undefined) continue
              const number = found.world * 24 + found.golem
              worlds[names.length] = number
              names.push(a + b + c + d + e)
              timesSeen[number] = (timesSeen[number] as number) + 1
            }
          }
        }
      }
    }
    expect(timesSeen.every((times) => times > 0 && 24 % times === 0)).toBe(true)
    const table = tallies(5)
    const golemTable = new Int32Array(5 * 26 * 24)
    const rows = truths.map((_, world) => rowsOfWorld(world))
    for (const [index, name] of names.entries()) {
      const number = worlds[index] as number
      const weight = 24 / (timesSeen[number] as number)
      count(table, name, rows[Math.floor(number / 24)] as number[], weight)
      for (let place = 0; place < 5; place++) {
        const at = (place * 26 + name.charCodeAt(place) - 65) * 24 + (number % 24)
        golemTable[at] = (golemTable[at] as number) + weight
      }
    }
    expect(isSilent(table)).toBe(true)
    for (let start = 0; start < golemTable.length; start += 24) {
      expect(new Set(golemTable.subarray(start, start + 24)).size).toBe(1)
    }
  }, 30_000)

  it('G-007, GR-41 lead back to where they come from, and never offend', () => {
    for (let number = 0; number < worldCount * 24; number += 661) {
      const [world, golem] = [Math.floor(number / 24), number % 24]
      const own = codesOf({ assignment: assignmentOfWorld(world), golem: golems[golem] as never }, 'golem')
      expect(own.length).toBeGreaterThan(0)
      for (const code of own) {
        expect(/^[A-Z]{5}$/.test(code) && !isOffensive(code)).toBe(true)
        expect(worldOfGolemCode(code)).toEqual({ world, golem })
      }
    }
    expect(() => codesOf({ assignment: assignmentOfWorld(0) }, 'golem')).toThrow('a code of five letters needs a golem')
  })

  it('stay as they are for ever', () => {
    const [golem] = golems
    if (golem === undefined) throw new Error('there are 24 golems')
    expect([0, 40_319].map((world) => codesOf({ assignment: assignmentOfWorld(world), golem }, 'golem')[0])).toEqual([
      'TWJQC',
      'HTBPE',
    ])
  })
})

describe('reading a code', () => {
  it('A-049, A-444, AR-65 knows DEMO', () => {
    const reading = readCode(demoCode)
    expect(reading).toMatchObject({ ok: true, code: 'DEMO', scheme: 'original', differsFromOriginal: false })
    const { assignment } = truthOf('DEMO')
    expect(mixIngredients(assignment, 'mushroom', 'toad')).toBe('healing')
    expect(worldOfAssignment(assignment)).toBe(worldOfRows(ingredients.map((one) => alchemicalIndex(assignment[one]))))
  })

  it('A-026, A-046 gives the same assignment on every device, small letters and spaces or not', () => {
    const [code] = veiledCodesOf(31_415)
    if (code === undefined) throw new Error('every world has a code')
    const expected: Assignment = assignmentOfWorld(31_415)
    for (const typed of [code, code.toLowerCase(), `  ${code} `])
      expect(truthOf(typed)).toEqual({ assignment: expected })
  })

  it('AR-91 says when the original app means something else', () => {
    const differs = (code: string) => {
      const reading = readCode(code)
      return reading.ok && reading.differsFromOriginal
    }
    expect(differs(veiledCodesOf(5)[0] ?? '')).toBe(true)
    expect(differs('QRSA')).toBe(false)
    expect(differs('DEMO')).toBe(false)
    const golem = golems[3]
    if (golem === undefined) throw new Error('there are 24 golems')
    expect(differs(codesOf({ assignment: assignmentOfWorld(5), golem }, 'golem')[0] ?? '')).toBe(false)
  })

  it('A-026, G-007 refuses a wrong length, other characters and codes that were never given out', () => {
    for (const code of ['', 'A', 'ABC', 'ABCDEF']) expect(refusal(code)).toBe('alchemy.reject.codeLength')
    for (const code of ['AB1D', 'ДЕМО', 'AB D', 'A-CD']) expect(refusal(code)).toBe('alchemy.reject.codeLetters')
    for (const code of ['DEMI', 'OOOOO', ...'AEIOU'.split('').map((vowel) => `TW${vowel}QC`)]) {
      expect(readCode(code)).toEqual({ ok: false, reason: { id: 'alchemy.reject.codeUnknown', params: { code } } })
    }
    expect(refusal('TWJQC')).toBeUndefined()
    expect(readCode('ABC')).toEqual({ ok: false, reason: { id: 'alchemy.reject.codeLength', params: { length: 3 } } })
  })

  it('G-288 tells a base game from an expansion by the length', () => {
    const { code, truth } = newGame(quickChance('golem'), 'golem')
    expect(code).toHaveLength(5)
    expect(truth.golem).toBeDefined()
    expect(truthOf(code)).toEqual(truth)
    expect(truthOf('AAAA').golem).toBeUndefined()
    expect(readCode(code)).toMatchObject({ scheme: 'golem' })
  })
})

describe('a new game', () => {
  it.each<CodeScheme>(['veiled', 'original', 'golem'])(
    'A-027, A-045 gets a code of the scheme %s that leads to it',
    (scheme) => {
      const chance = quickChance(scheme)
      for (let game = 0; game < 200; game++) {
        const { code, truth } = newGame(chance, scheme)
        expect(readCode(code)).toMatchObject({ ok: true, code, scheme, truth })
        expect(isOffensive(code)).toBe(false)
        expect(code.length).toBe(scheme === 'golem' ? 5 : 4)
      }
    },
  )

  it('A-048, AR-91 is veiled unless something else is asked for, and every ingredient may be anything', () => {
    const chance = quickChance('many games')
    const seen = new Set<string>()
    for (let game = 0; game < 400; game++) {
      const { code, truth } = newGame(chance)
      expect(code.charAt(3) >= 'F').toBe(true)
      for (const ingredient of ingredients) seen.add(ingredient + truth.assignment[ingredient])
    }
    expect(seen.size).toBe(ingredients.length * alchemicals.length)
  })

  it('GR-42 meets all 24 golems', () => {
    const chance = quickChance('golems')
    const seen = new Set<number>()
    for (let game = 0; game < 300; game++) {
      const { golem } = newGame(chance, 'golem').truth
      if (golem !== undefined) seen.add(golemIndex(golem))
    }
    expect(seen.size).toBe(24)
  })

  it('deals in the original scheme only what has a code that can be read out', () => {
    const without = truths.filter((truth) => codesOf(truth, 'original').length === 0)
    expect(without.length).toBeGreaterThan(0)
    expect(without.length / worldCount).toBeLessThan(0.01)
    const [barred] = without
    if (barred === undefined) throw new Error('there are some')
    // A stream that insists on the barred world first must be asked again.
    const draws = [worldOfAssignment(barred.assignment), 17, 0]
    const { truth } = newGame({ below: (n) => (draws.shift() ?? 0) % n }, 'original')
    expect(truth).toEqual({ assignment: assignmentOfWorld(17) })
  })
})

describe('unwanted words', () => {
  /** Written like the list, so that nobody has to read them here either. */
  const rot13 = (text: string) =>
    text.replace(/[A-Z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 52) % 26) + 65))

  it('are found anywhere in a code, in English and in Russian', () => {
    for (const word of ['SHPX', 'KPHZ', 'NFFK', 'FHXN', 'KCVQ', 'OYLN']) expect(isOffensive(rot13(word))).toBe(true)
    for (const code of ['DEMO', 'WXQZ', 'TREE']) expect(isOffensive(code)).toBe(false)
  })

  it('are found among letters to choose from', () => {
    expect(mayOffend([rot13('SK'), rot13('HK'), rot13('PK'), rot13('XM')])).toBe(true)
    expect(mayOffend(['Q', rot13('F'), rot13('R'), rot13('K')])).toBe(true)
    expect(mayOffend(['Q', rot13('F'), rot13('R'), 'Q'])).toBe(false)
    expect(mayOffend(['QX', 'QZ', 'QX', 'QX'])).toBe(false)
  })
})
