import { describe, expect, it } from 'vitest'
import type { Cubes } from './cubes.ts'
import type { Event } from './event.ts'
import { cauldronOf, cubes, none, one, sizeOf, sumOf } from './testing/cubes.ts'
import { copy, create, drawFromBag, played, playerAt, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { tableWith } from './testing/table.ts'
import { afterDraw, afterGain, afterPayment, emptyTrail, type Trail } from './trail.ts'

const dealt = afterDraw(emptyTrail, 12)

describe('what the table has seen of a hand', () => {
  it('RR-25 starts with nothing', () => {
    expect(emptyTrail).toEqual({ drawn: 0, net: none, proven: [] })
    expect(dealt).toEqual({ drawn: 12, net: none, proven: [] })
    expect(afterDraw(dealt, 2)).toEqual({ drawn: 14, net: none, proven: [] })
  })

  it('RR-25 adds up what arrives in the open, which proves nothing', () => {
    const gained = afterGain(afterGain(dealt, one('green')), cubes({ green: 1, yellow: 1 }))
    expect(gained).toEqual({ drawn: 12, net: cubes({ green: 2, yellow: 1 }), proven: [] })
  })

  it('RR-25 proves nothing by paying cubes that arrived in the open', () => {
    const paid = afterPayment(afterGain(dealt, cubes({ green: 2 })), cubes({ green: 2 }))
    expect(paid).toEqual({ drawn: 12, net: none, proven: [] })
  })

  it('R-041 R-056 proves by a payment what was among the unseen cubes', () => {
    const paid = afterPayment(afterGain(dealt, one('green')), cubes({ green: 2, blue: 2 }))
    expect(paid).toEqual({
      drawn: 12,
      net: cubes({ green: -1, blue: -2 }),
      proven: [{ drawn: 12, least: cubes({ green: 1, blue: 2 }) }],
    })
  })

  it('RR-25 keeps one proof for each number of unseen cubes, the latest', () => {
    const once = afterPayment(dealt, one('blue'))
    const twice = afterPayment(once, cubes({ blue: 1, gray: 1 }))
    expect(twice.proven).toEqual([{ drawn: 12, least: cubes({ blue: 2, gray: 1 }) }])
    const later = afterPayment(afterDraw(twice, 2), one('gray'))
    expect(later.proven).toEqual([
      { drawn: 12, least: cubes({ blue: 2, gray: 1 }) },
      { drawn: 14, least: cubes({ blue: 2, gray: 2 }) },
    ])
  })

  it('RR-25 forgets no proof when cubes of that kind come in again', () => {
    const paid = afterPayment(dealt, cubes({ blue: 2 }))
    const back = afterPayment(afterGain(afterDraw(paid, 2), cubes({ blue: 2 })), one('blue'))
    expect(back).toEqual({
      drawn: 14,
      net: cubes({ blue: -1 }),
      proven: [{ drawn: 12, least: cubes({ blue: 2 }) }],
    })
  })

  it.each([
    ['gray', 0],
    ['blue', 1],
    ['orange', 2],
    ['green', 3],
    ['yellow', 4],
  ] as const)('RR-25 watches %s like every kind', (colour, kind) => {
    const first = afterPayment(dealt, cubes({ [colour]: 2 }))
    expect(first.proven[0]?.least[kind]).toBe(2)
    expect(sizeOf(first.proven[0]?.least ?? none)).toBe(2)
    const second = afterPayment(afterGain(first, cubes({ [colour]: 5 })), cubes({ [colour]: 6 }))
    expect(second.proven).toEqual([{ drawn: 12, least: cubes({ [colour]: 3 }) }])
  })
})

describe('a trail in play', () => {
  const yellowGreen = cauldronOf('yellow', 'green')

  it('R-049 R-058 RR-25 follows payment, products, tribute, takes and draws', () => {
    const hands = [cubes({ blue: 2 }), cubes({ blue: 1, gray: 1 })]
    const start = tableWith({ players: 2, hands, bag: cubes({ orange: 4 }) })
    const created = played(start, [create(yellowGreen, one('blue'), 3)]).state
    expect(playerAt(created, 0).trail).toEqual({
      drawn: 2,
      net: cubes({ blue: -1, yellow: 1, green: 1 }),
      proven: [{ drawn: 2, least: one('blue') }],
    })
    expect(playerAt(created, 1).trail).toEqual({ drawn: 2, net: none, proven: [] })
    const copied = played(created, [copy(yellowGreen, 'blue')]).state
    expect(playerAt(copied, 0).trail.net).toEqual(cubes({ yellow: 1, green: 1 }))
    expect(playerAt(copied, 1).trail).toEqual({
      drawn: 2,
      net: cubes({ blue: -1, yellow: 1, green: 1 }),
      proven: [{ drawn: 2, least: one('blue') }],
    })
    const { state } = played(copied, [take('gray'), drawFromBag])
    expect(playerAt(state, 0).trail).toEqual({
      drawn: 2,
      net: cubes({ yellow: 1, green: 1, gray: 1 }),
      proven: [{ drawn: 2, least: one('blue') }],
    })
    expect(playerAt(state, 1).trail).toEqual({
      drawn: 4,
      net: cubes({ blue: -1, yellow: 1, green: 1 }),
      proven: [{ drawn: 2, least: one('blue') }],
    })
  })

  it.each([2, 3, 5])('RR-25 never contradicts the true deal (%i players)', (players) => {
    for (let seed = 50; seed < 55; seed++) {
      const unseen = Array.from({ length: players }, (): Cubes[] => [])
      for (const { after, events } of randomGame(players, seed)) {
        for (const event of events) notice(unseen, event)
        if (after.finalCount !== null) continue
        for (const [seat, lots] of unseen.entries()) {
          const { hand, trail } = playerAt(after, seat)
          // Hand = unseen cubes + net.
          expect(sumOf([...lots, trail.net])).toEqual(hand)
          expect(trail.drawn).toBe(sizeOf(sumOf(lots)))
          for (const { drawn, least } of trail.proven) {
            const then = firstCubes(lots, drawn)
            for (const [kind, count] of least.entries()) expect(then[kind]).toBeGreaterThanOrEqual(count)
          }
        }
      }
    }
  })

  it.each([2, 4])('RR-25 says all that follows from public events, and no more (%i players)', (players) => {
    for (let seed = 70; seed < 75; seed++) {
      const watched = Array.from({ length: players }, () => new Watcher())
      for (const { after, events } of randomGame(players, seed)) {
        for (const event of events) for (const [seat, watcher] of watched.entries()) watcher.see(event, seat)
        if (after.finalCount !== null) continue
        for (const [seat, watcher] of watched.entries()) expect(playerAt(after, seat).trail).toEqual(watcher.trail())
      }
    }
  })
})

/** Writes down the cubes that reach a hand unseen, lot by lot. */
function notice(unseen: readonly Cubes[][], { public: happening, secret }: Event): void {
  if (happening.kind !== 'cubesDealt' && happening.kind !== 'drewFromBag') return
  const lot = secret?.[happening.seat]?.cubes
  if (lot !== undefined) unseen[happening.seat]?.push(lot)
}

function firstCubes(lots: readonly Cubes[], count: number): Cubes {
  const first: Cubes[] = []
  for (const lot of lots) {
    if (sizeOf(sumOf(first)) === count) return sumOf(first)
    first.push(lot)
  }
  expect(sizeOf(sumOf(first))).toBe(count)
  return sumOf(first)
}

/** Somebody who watches one hand and writes down how far below zero each kind ever went, and when. */
class Watcher {
  #drawn = 0
  #net: Cubes = none
  /** By number of unseen cubes at that time: how many of each kind must have been among them. */
  readonly #needed = new Map<number, Cubes>()

  see({ public: happening }: Event, seat: number): void {
    if (happening.kind === 'potionCopied' && happening.owner === seat) {
      this.#move(cubesOf(happening.tribute), 1)
    }
    if (!('seat' in happening) || happening.seat !== seat) return
    switch (happening.kind) {
      case 'cubesDealt':
      case 'drewFromBag':
        this.#drawn += happening.count
        return
      case 'potionCreated':
        return this.#move(happening.recipe, -1)
      case 'potionCopied':
        return this.#move(happening.paid, -1)
      case 'productsReceived':
        return this.#move(happening.cubes, 1)
      case 'tookFromReserve':
        return this.#move(cubesOf(happening.ingredient), 1)
      default:
    }
  }

  trail(): Trail {
    const proven: { drawn: number; least: Cubes }[] = []
    let least: Cubes = none
    for (const [drawn, needed] of [...this.#needed].sort(([a], [b]) => a - b)) {
      const next = higher(least, needed)
      if (next.join() !== least.join()) proven.push({ drawn, least: next })
      least = next
    }
    return { drawn: this.#drawn, net: this.#net, proven }
  }

  #move(lot: Cubes, sign: number): void {
    const [gray, blue, orange, green, yellow] = lot
    const signed = cubes({
      gray: gray * sign,
      blue: blue * sign,
      orange: orange * sign,
      green: green * sign,
      yellow: yellow * sign,
    })
    this.#net = sumOf([this.#net, signed])
    if (sign > 0) return
    const [a, b, c, d, e] = this.#net
    const debt: Cubes = higher(none, [-a, -b, -c, -d, -e])
    this.#needed.set(this.#drawn, higher(this.#needed.get(this.#drawn) ?? none, debt))
  }
}

function higher(a: Cubes, b: Cubes): Cubes {
  const most = (kind: 0 | 1 | 2 | 3 | 4) => Math.max(a[kind], b[kind])
  return [most(0), most(1), most(2), most(3), most(4)]
}

function cubesOf(ingredient: string): Cubes {
  const kind = ['birdLegs', 'mushrooms', 'trollEyes', 'dragonsBlood', 'spiders'].indexOf(ingredient)
  const count = (other: number) => (other === kind ? 1 : 0)
  return [count(0), count(1), count(2), count(3), count(4)]
}
