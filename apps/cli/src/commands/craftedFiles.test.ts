import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { logText } from '../logFile.ts'
import { playMatch } from '../matchRunner.ts'
import { secretInSeries } from '../seeds.ts'
import { fakeShell } from '../testing/fakeShell.ts'

const { log } = await playMatch({
  game: 'compendium',
  options: {},
  bots: ['random', 'random'],
  names: ['Abigail', 'Merlin'],
  secret: secretInSeries('crafted', 1),
  effort: 1,
})

type Loose = Record<string, unknown>
type Copy = Loose & { header: Loose & { seats: Loose[]; options: Loose }; people: Loose[]; entries: Loose[] }

/** Titles, colours (those of our own paint among them), bells, a C1 sequence, and a line read backwards. */
const evil = 'x\u001B]0;owned\u0007\u001B[2J\u001B[1m\u001B[38;5;0m\u009B31m\u202Ey\u0085z\u2028'
// oxlint-disable-next-line no-control-regex
const steering = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2028\u2029]/u

/** The ways in which a stranger's file comes to be quoted. */
const crafted: readonly (readonly [string, (copy: Copy) => void])[] = [
  ['the game', (copy) => (copy.header['game'] = evil)],
  ['the rules', (copy) => (copy.header['rulesVersion'] = 1e9)],
  ['a colour', (copy) => Object.assign(copy.header.seats[0] ?? {}, { colour: evil })],
  ['an option', (copy) => (copy.header.options[evil] = true)],
  ['a value of an option', (copy) => (copy.header.options['firstPlayer'] = evil)],
  ['a name', (copy) => Object.assign(copy.people[0] ?? {}, { name: evil })],
  ['a name in the header', (copy) => Object.assign(copy.header.seats[0] ?? {}, { name: evil })],
  ['a bot', (copy) => Object.assign(copy.entries[0] ?? {}, { by: { bot: evil, effort: 1, cutShort: false } })],
  [
    'a name whose salt is broken',
    (copy) => {
      Object.assign(copy.people[0] ?? {}, { name: evil })
      Object.assign(copy.header.seats[0] ?? {}, { salt: 'f'.repeat(64) })
    },
  ],
  [
    'a name with a commitment',
    (copy) => {
      Object.assign(copy.people[0] ?? {}, { name: evil })
      Object.assign(copy.header.seats[0] ?? {}, { commitment: 'f'.repeat(64) })
    },
  ],
  ['the format', (copy) => (copy['format'] = evil)],
  ['the format of the header', (copy) => (copy.header['format'] = evil)],
  ['the first action', (copy) => Object.assign(copy.entries[0] ?? {}, { action: { kind: evil, [evil]: evil } })],
  ['the kind of an entry', (copy) => Object.assign(copy.entries[0] ?? {}, { kind: evil })],
  ['a hash', (copy) => Object.assign(copy.entries[0] ?? {}, { hash: evil })],
  ['the secret', (copy) => (copy['secret'] = evil)],
  ['the outcome', (copy) => (copy['outcome'] = { [evil]: evil })],
  ['a key', (copy) => (copy[evil] = evil)],
]

const commands = [['verify'], ['replay'], ['replay', '--json'], ['replay', '--at', '3'], ['replay', '--viewer', evil]]

describe('a file made up by a stranger steers no terminal', () => {
  it.each(crafted)('by way of %s', async (_, change) => {
    const copy = JSON.parse(logText(log)) as Copy
    change(copy)
    for (const [command = '', ...flags] of commands) {
      const shell = fakeShell({ files: { 'game.json': JSON.stringify(copy) } })
      await runCli([command, 'game.json', ...flags], shell)
      const said = shell.output + shell.errors
      expect(said).not.toBe('')
      expect(said, `${command} ${flags.join(' ')}`).not.toMatch(steering)
    }
  })

  it('by way of its path', async () => {
    const path = `${evil}.json`
    for (const [command = '', ...flags] of commands) {
      for (const file of [logText(log), 'no JSON', '{}', null]) {
        const shell = fakeShell({ files: file === null ? {} : { [path]: file } })
        await runCli([command, path, ...flags], shell)
        expect(shell.output + shell.errors, `${command} ${flags.join(' ')} ${file?.slice(0, 9)}`).not.toMatch(steering)
      }
    }
  })

  it('and what is told as JSON is still the same', async () => {
    const copy = JSON.parse(logText(log)) as Copy
    const nameKey = '0'.repeat(32)
    copy.people[0] = { name: evil, nameKey }
    const shell = fakeShell({ files: { 'game.json': JSON.stringify(copy) } })
    await runCli(['replay', 'game.json', '--json'], shell)
    const told = JSON.parse(shell.output) as { readonly names: readonly string[] }
    expect(told.names[0]).toBe(evil)
  })
})
