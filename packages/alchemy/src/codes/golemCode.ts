import { golems } from '../golem.ts'
import { families, familyCount, turnsOf } from './families.ts'
import { scatter, scattered, scatteredOrder } from './letters.ts'
import { mayOffend } from './offensive.ts'

/**
 * GR-41: five letters for a game with an expansion, naming the assignment and the golem. The first two letters turn the
 * family as in codes of four. Of the golem's number, the remainder by 8 is a sum over the first and the third letter,
 * the rest a sum over the last two, so that no single letter tells anything about it either. A bundle of three families
 * shares one name; the difference of the last two letters says which. Frozen.
 */
const first = scattered('ABCDEFGHJKLMNPQRSTUVWXYZ', 11)
const second = scattered('BDFGHJLMNPRSTVWZ', 12)
// Every three letters in a row contain the middle one, and hardly any unwanted word contains one of these.
const third = scattered('BJMPQVWX', 13)
const fourth = scattered('BDFGHJLMNPQRSTVWXZ', 14)
const fifth = scattered('ABCDEFGHJKLMNPQRSTUVWXYZ', 15)

interface Naming {
  /** The three families of each bundle. */
  readonly bundles: readonly (readonly number[])[]
  readonly bundleOf: readonly number[]
  /** The name of each bundle: groups of the first, second, fourth and fifth letter in one number. */
  readonly names: readonly number[]
  readonly bundleNamed: ReadonlyMap<number, number>
}

let built: Naming | undefined

function naming(): Naming {
  built ??= build()
  return built
}

function build(): Naming {
  const bundles = bundled()
  const bundleOf: number[] = []
  for (const [bundle, members] of bundles.entries()) for (const family of members) bundleOf[family] = bundle
  const names = scatteredOrder(3 * 2 * 6 * 8, 16)
    .filter((name) => !mayOffend(placesOf(name)))
    .slice(0, bundles.length)
  return { bundles, bundleOf, names, bundleNamed: new Map(names.map((name, bundle) => [name, bundle])) }
}

/**
 * Families in threes. The worlds of a regular family share its codes, so that each code is dealt less often; only
 * families of one kind go together, and what is left over of a kind fills bundles alone, in all three places.
 */
function bundled(): readonly (readonly number[])[] {
  const kinds = new Map<number, number[]>()
  for (let family = 0; family < familyCount; family++) {
    const kind = turnsOf(families().members[family * 64] as number).length
    kinds.set(kind, [...(kinds.get(kind) ?? []), family])
  }
  return [...kinds.values()].flatMap((kind) => {
    const whole = kind.length - (kind.length % 3)
    const threes = kind.slice(0, whole).filter((_, index) => index % 3 === 0)
    return [
      ...threes.map((_, index) => kind.slice(3 * index, 3 * index + 3)),
      ...kind.slice(whole).map((family) => [family, family, family]),
    ]
  })
}

function placesOf(name: number): readonly [string, string, string, string, string] {
  const group = (letters: string, size: number, index: number) => letters.slice(size * index).slice(0, size)
  return [
    group(first, 8, name % 3),
    group(second, 8, Math.floor(name / 3) % 2),
    third,
    group(fourth, 3, Math.floor(name / 6) % 6),
    group(fifth, 3, Math.floor(name / 36)),
  ]
}

/** Families and bundles start their turns and their golems at different letters. */
function shiftsOf(family: number): number {
  return scatter(0x17_0000 + family) & 63
}

function golemShiftOf(bundle: number): number {
  return scatter(0x18_0000 + bundle) % golems.length
}

/** The codes of a world with a golem: one, or a few. */
export function golemCodesOf(world: number, golem: number): readonly string[] {
  const family = families().familyOf[world] as number
  const { bundles, bundleOf, names } = naming()
  const bundle = bundleOf[family] as number
  const [one, two, three, four, five] = placesOf(names[bundle] as number)
  const shifts = shiftsOf(family)
  const number = (golem + golemShiftOf(bundle)) % golems.length
  const places = [0, 1, 2].filter((place) => bundles[bundle]?.[place] === family)
  return turnsOf(world).flatMap((turns) => {
    const left = ((turns >> 3) + (shifts >> 3)) & 7
    const right = (turns + shifts) & 7
    const middle = (number - left) & 7
    return places.map((place) => {
      // 2 is its own inverse among remainders by 3: from sum and difference follow the two places.
      const next = (2 * ((number >> 3) + place)) % 3
      const last = (2 * ((number >> 3) - place + 3)) % 3
      return one.charAt(left) + two.charAt(right) + three.charAt(middle) + four.charAt(next) + five.charAt(last)
    })
  })
}

/** The world and the golem of five capital letters, or undefined when no game has ever been given them. */
export function worldOfGolemCode(code: string): { readonly world: number; readonly golem: number } | undefined {
  const at = [first, second, third, fourth, fifth].map((letters, place) => letters.indexOf(code.charAt(place)))
  if (at.includes(-1)) return undefined
  const [left, right, middle, next, last] = at as [number, number, number, number, number]
  const name = (left >> 3) + 3 * (right >> 3) + 6 * Math.floor(next / 3) + 36 * Math.floor(last / 3)
  const { bundles, bundleNamed } = naming()
  const bundle = bundleNamed.get(name)
  if (bundle === undefined) return undefined
  const family = bundles[bundle]?.[(next - last + 24) % 3] as number
  const shifts = shiftsOf(family)
  const turns = (((left - (shifts >> 3)) & 7) << 3) | ((right - shifts) & 7)
  const number = ((((next + last) % 3) << 3) | ((left + middle) & 7)) + golems.length - golemShiftOf(bundle)
  return { world: families().members[family * 64 + turns] as number, golem: number % golems.length }
}
