import { pick, type QuickChance } from '@athanor/kernel'

/** A table that somebody else plays at, and somebody who has no business there. */
export interface Victim {
  readonly table: string
  readonly version: number
}

type Fields = Record<string, unknown>

const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  1.5,
  2 ** 53,
  '',
  'x',
  '\u0000',
  '\u202E',
  '💥',
  "'; drop table journal; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '__proto__',
  [],
  {},
  [[[]]],
  { kind: 'hello' },
  { length: 1e9 },
  'x'.repeat(3000),
]

/** Everything a client can say, aimed at the victim, with what only an intruder would fill in. */
function commandsAt({ table, version }: Victim, chance: QuickChance): readonly Fields[] {
  const secret = Array.from({ length: 64 }, () => '0123456789abcdef'[chance.below(16)]).join('')
  const seat = chance.below(3)
  const action = pick(chance, [
    { kind: 'takeBag' },
    { kind: 'takeReserve', ingredient: 'spiders' },
    { kind: 'create', cauldron: 0, recipe: [1, 1, 1, 0, 0], value: 5 },
  ])
  return [
    { kind: 'take', table, seat, name: 'Mallory', commitment: secret, secret },
    { kind: 'ready', table, commitment: secret },
    { kind: 'open', table, salt: secret },
    { kind: 'bot', table, seat, bot: 'random' },
    { kind: 'leave', table },
    { kind: 'start', table },
    { kind: 'act', table, version: pick(chance, [version, version, 0, version + 1, 999]), action },
    { kind: 'undo', table, version },
    { kind: 'legal', table, from: 0, count: 200 },
    { kind: 'chat', table, text: 'I was here' },
    { kind: 'note', table, text: 'mine' },
    { kind: 'propose', table, seat, bot: 'greedy' },
    { kind: 'vote', table, seat, agree: true },
    { kind: 'resume', table },
    { kind: 'link', table, secret },
    { kind: 'rematch', table },
    { kind: 'log', table },
    { kind: 'create', game: 'compendium', seats: 99, visibility: 'public', name: 'Mallory', secret },
    { kind: 'watch', table: secret.slice(0, 22), secret },
    { kind: 'watch', table, secret, since: version },
  ]
}

/** One hostile message: a text or bytes. None of them may change anything. */
export function hostileMessage(victim: Victim, id: string, chance: QuickChance): string | Uint8Array {
  const command: Fields = { id, ...pick(chance, commandsAt(victim, chance)) }
  switch (chance.below(9)) {
    case 0:
    case 1:
    case 2:
      return JSON.stringify(command)
    case 3: {
      const field = pick(chance, Object.keys(command))
      return JSON.stringify({ ...command, [field]: pick(chance, oddValues) })
    }
    case 4: {
      const field = pick(chance, Object.keys(command))
      return JSON.stringify(Object.fromEntries(Object.entries(command).filter(([name]) => name !== field)))
    }
    case 5:
      return JSON.stringify({ ...command, [pick(chance, ['extra', '__proto__', 'constructor', 'seat2'])]: 1 })
    case 6: {
      const text = JSON.stringify(command)
      return text.slice(0, chance.below(text.length))
    }
    case 7: {
      const letters = Array.from(JSON.stringify(command))
      for (let change = 0; change < 3; change++) {
        letters[chance.below(letters.length)] = pick(chance, ['"', '}', '\\', '\u0000', '9', ',', '[', 'é'])
      }
      return letters.join('')
    }
    default:
      return pick<() => string | Uint8Array>(chance, [
        () => Uint8Array.from({ length: chance.below(200) }, () => chance.below(256)),
        () => '['.repeat(chance.below(15_000)),
        () => `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`,
        () => 'x'.repeat(chance.below(30_000)),
        () => JSON.stringify(pick(chance, oddValues)),
        () => JSON.stringify({ kind: pick(chance, oddValues), id }),
      ])()
  }
}
