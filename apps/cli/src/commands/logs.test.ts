import { firstHash, type GameLog, logHeader, namesOf, nextHash, seedFor } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { logText } from '../logFile.ts'
import { playMatch } from '../matchRunner.ts'
import { secretInSeries } from '../seeds.ts'
import { fakeShell } from '../testing/fakeShell.ts'
import { runWith } from '../testing/runWith.ts'

const { log, head } = await playMatch({
  game: 'compendium',
  options: {},
  bots: ['random', 'random'],
  names: ['Abigail', 'Mer\u001B[31mlin'],
  secret: secretInSeries('logs', 2),
  effort: 1,
})

type Loose = Record<string, unknown>

/** The log with a change in it, as a file. */
function changed(change: (copy: Loose & { header: Loose; entries: Loose[] }) => void): string {
  const copy = JSON.parse(logText(log)) as Loose & { header: Loose; entries: Loose[] }
  change(copy)
  return JSON.stringify(copy)
}

/** The same game as it was written down before there were commitments to salts. */
function inFirstFormat({ header, entries, secret, outcome }: typeof log): typeof log {
  const names = namesOf(log)
  const named = header.seats.map(({ colour, salt }, seat) => ({ name: names[seat] ?? '', colour, salt }))
  const old = logHeader('athanor-log/1', header, named)
  const seed = seedFor(secret ?? '', old)
  let hash = firstHash(old)
  const chained = entries.map((entry, index) => {
    const { seat } = entry
    const move = 'undo' in entry ? { seat, undo: true as const } : { seat, action: entry.action }
    hash = nextHash(seed, hash, index + 1, move)
    return { ...move, hash }
  })
  return { header: old, entries: chained, secret, outcome }
}

describe('verify', () => {
  it('proves a true game check by check', async () => {
    const { output, errors, code } = await runWith('verify game.json', logText(log))
    expect(code).toBe(0)
    expect(errors).toBe('')
    expect(output).toBe(
      [
        'game.json',
        '  ✓ The log is intact',
        '  ✓ The secret is the one committed to',
        '  ✓ The salts are the ones committed to',
        '  ✓ The names are the ones agreed on, or forgotten',
        '  ✓ Every move was legal, with the randomness of the seed',
        '  ✓ The game is finished',
        '  ✓ The result follows from the rules',
        `  ${log.entries.length} entries, last hash ${head}`,
        '',
      ].join('\n'),
    )
  })

  it('accepts a fixture that holds a log, and speaks Russian', async () => {
    const { output, code } = await runWith('verify game.json --lang ru', JSON.stringify({ log, hashes: [] }))
    expect(code).toBe(0)
    expect(output).toContain('✓ Итог следует из правил')
  })

  it.each<readonly [string, (copy: Loose & { header: Loose; entries: Loose[] }) => void, RegExp]>([
    [
      'another secret',
      (copy) => {
        copy['secret'] = 'ab'.repeat(32)
      },
      /✗ The secret is the one committed to: The secret is not the one/,
    ],
    [
      'no secret',
      (copy) => {
        copy['secret'] = null
      },
      /✗ The secret .*: The log does not contain/,
    ],
    [
      'another salt',
      (copy) => {
        copy.header['seats'] = (copy.header['seats'] as Loose[]).map((seat) => ({ ...seat, salt: 'x' }))
      },
      /✗ The salts are the ones committed to: Abigail’s salt is not the one that was committed to\./,
    ],
    [
      'another name',
      (copy) => {
        copy['people'] = (copy['people'] as Loose[]).map((person) => ({ ...person, name: 'Eve' }))
      },
      /✗ The names are the ones agreed on, or forgotten: The name Eve is not the one in place/,
    ],
    [
      'another id of a seat',
      (copy) => {
        copy.header['seats'] = (copy.header['seats'] as Loose[]).map((seat) => ({ ...seat, id: 'ab'.repeat(32) }))
        copy['people'] = (copy['people'] as Loose[]).map(() => null)
      },
      /✗ .*\(entry 1\): An entry does not fit the one before it/,
    ],
    [
      'a move of a bot that was a person’s',
      (copy) => {
        delete copy.entries[0]?.['by']
      },
      /✗ .*\(entry 1\): An entry does not fit the one before it/,
    ],
    [
      'another move',
      (copy) => {
        copy.entries[3] = { ...copy.entries[3], action: { kind: 'takeReserve', ingredient: 'spiders' } }
      },
      /✗ .*\(entry 4\): /,
    ],
    [
      'a move that is no move',
      (copy) => {
        copy.entries[3] = { ...copy.entries[3], action: { kind: 'cheat' } }
      },
      /\(entry 4\): That is not something you can do/,
    ],
    [
      'a move out of turn',
      (copy) => {
        copy.entries[2] = { ...copy.entries[2], seat: 9 }
      },
      /\(entry 3\): It is not your turn/,
    ],
    [
      'a move left out',
      (copy) => {
        copy.entries.splice(5, 1)
      },
      /✗ .*\(entry 6\): /,
    ],
    [
      'an end left out',
      (copy) => {
        copy.entries.pop()
      },
      /✗ The game is finished .*not finished yet/,
    ],
    [
      'another result',
      (copy) => {
        copy['outcome'] = { seats: [] }
      },
      /✗ The result follows from the rules .*not what the rules give/,
    ],
    [
      'other options',
      (copy) => {
        copy.header['options'] = { wings: 2 }
      },
      /✗ .*no option “wings”/,
    ],
    [
      'other rules',
      (copy) => {
        copy.header['rulesVersion'] = 77
      },
      /✗ This game was started with version 77 of the rules; this program knows them only up to version \d+/,
    ],
    [
      'another game',
      (copy) => {
        copy.header['game'] = 'chess'
      },
      /✗ There is no game “chess” here/,
    ],
  ])('finds %s', async (_, change, line) => {
    const { output, errors, code } = await runWith('verify game.json', changed(change))
    expect(code).toBe(1)
    expect(output).toMatch(line)
    expect(output).not.toMatch(/✗[^\n]*\n[^\n]*✓/)
    expect(errors).toBe('1 of 1 log could not be verified.\n')
  })

  it('survives what only a forger writes', async () => {
    const { output, code } = await runWith(
      'verify game.json',
      logText(log).replace('"outcome": {', '"outcome": { "x": -0,'),
    )
    expect(code).toBe(1)
    expect(output).toContain('The result in the log is not what the rules give.')
  })

  it.each<readonly [string, string, string]>([
    ['text', 'hello', 'game.json is not JSON.'],
    ['a list', '[]', 'game.json is not the log of a game: header is missing or wrong.'],
    ['null', 'null', 'game.json is not the log of a game: header is missing or wrong.'],
    ['no header', '{}', 'game.json is not the log of a game: header is missing or wrong.'],
    [
      'another format',
      changed((copy) => {
        copy.header['format'] = 'pgn'
      }),
      'game.json is not the log of a game: header.format is missing or wrong.',
    ],
    [
      'no game',
      changed((copy) => {
        copy.header['game'] = 1
      }),
      'game.json is not the log of a game: header.game is missing or wrong.',
    ],
    [
      'no version',
      changed((copy) => {
        copy.header['rulesVersion'] = '1'
      }),
      'game.json is not the log of a game: header.rulesVersion is missing or wrong.',
    ],
    [
      'no commitment',
      changed((copy) => {
        delete copy.header['commitment']
      }),
      'game.json is not the log of a game: header.commitment is missing or wrong.',
    ],
    [
      'no seats',
      changed((copy) => {
        copy.header['seats'] = [{ name: 'A' }]
      }),
      'game.json is not the log of a game: header.seats[0] is missing or wrong.',
    ],
    [
      'no entries',
      changed((copy) => {
        Object.assign(copy, { entries: {} })
      }),
      'game.json is not the log of a game: entries is missing or wrong.',
    ],
    [
      'an odd entry',
      changed((copy) => {
        copy.entries[7] = { seat: 0, hash: '' }
      }),
      'game.json is not the log of a game: entries[7] is missing or wrong.',
    ],
    [
      'an odd secret',
      changed((copy) => {
        copy['secret'] = 'xyz'
      }),
      'game.json is not the log of a game: secret is missing or wrong.',
    ],
    [
      'an odd result',
      changed((copy) => {
        copy['outcome'] = 7
      }),
      'game.json is not the log of a game: outcome is missing or wrong.',
    ],
  ])('says what is wrong with %s', async (_, file, sentence) => {
    const verified = await runWith('verify game.json', file)
    expect(verified.code).toBe(1)
    expect(verified.output).toBe(`game.json\n  ✗ ${sentence}\n`)
    const replayed = await runWith('replay game.json', file)
    expect([replayed.code, replayed.errors]).toEqual([1, `${sentence}\n`])
  })

  it('proves a game of the first log format, and claims nothing about its salts', async () => {
    const { output, code } = await runWith('verify game.json', logText(inFirstFormat(log)))
    expect(code).toBe(0)
    expect(output).toContain('✓ Every move was legal')
    expect(output).not.toContain('salts')
  })

  it('proves a game whose players were forgotten, and tells it with former players', async () => {
    const forgotten = changed((copy) => {
      copy['people'] = (copy['people'] as Loose[]).map(() => null)
    })
    const { output, code } = await runWith('verify game.json', forgotten)
    expect([code, output.includes('✗')]).toEqual([0, false])
    const told = await runWith('replay game.json', forgotten)
    expect(told.output).toContain('Former player 1')
    expect(told.output).not.toContain('Abigail')
  })

  it('compares the log with what the caller has kept of the game', async () => {
    const [first] = log.header.seats
    const wire = Buffer.from(log.entries[8]?.hash ?? '', 'hex').toString('base64url')
    const kept = `--commitment ${log.header.commitment} --head 9:${wire} --head ${log.entries.length}:${head}`
    const same = await runWith(`verify game.json ${kept}`, logText(log))
    expect([same.code, same.errors]).toEqual([0, ''])
    expect(same.output).toContain('✓ It is the game you saw')
    const salted = fakeShell({ files: { 'game.json': logText(log) } })
    expect(await runCli(['verify', 'game.json', '--salt', first?.salt ?? ''], salted)).toBe(0)
    expect(salted.output).toContain('✓ It is the game you saw')
    const other = 'ab'.repeat(32)
    for (const [flags, sentence] of [
      [`--commitment ${other}`, '✗ It is the game you saw: The commitment is not the one'],
      ['--salt x', '✗ It is the game you saw: The salt you gave is not in the log'],
      [`--head 9:${other}`, '✗ It is the game you saw (entry 9): From this entry on, the log is not the game'],
      [`--head 0:${other}`, '✗ It is the game you saw: From this entry on, the log is not the game'],
    ] as const) {
      const { output, code } = await runWith(`verify game.json ${flags}`, logText(log))
      expect(code).toBe(1)
      expect(output).toContain(sentence)
    }
  })

  it('goes on after a file that fails', async () => {
    const shell = fakeShell({ files: { 'good.json': logText(log) } })
    expect(await runCli(['verify', 'lost.json', 'good.json'], shell)).toBe(1)
    expect(shell.output).toContain('✗ lost.json cannot be read.')
    expect(shell.output).toContain('✓ The result follows from the rules')
    expect(shell.errors).toBe('1 of 2 logs could not be verified.\n')
  })
})

describe('replay', () => {
  it('tells the whole game with its score sheet', async () => {
    const { output, code } = await runWith('replay game.json', logText(log))
    expect(code).toBe(0)
    expect(output).toMatch(/^ {3}0 {2}The game begins\. /)
    expect(output).toMatch(new RegExp(`^ {2}${log.entries.length} {2}`, 'm'))
    expect(output).toContain('Supreme Adept')
    for (const { total } of log.outcome?.seats ?? []) expect(output).toMatch(new RegExp(`^Total .*\\b${total}\\b`, 'm'))
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('lets no name steer the terminal', async () => {
    const { output } = await runWith('replay game.json', logText(log))
    expect(output).not.toContain('\u001B')
    expect(output).toContain('Mer[31mlin')
  })

  it('R-025 R-064 tells a seat its own draws and a spectator none', async () => {
    const seen = async (viewer: string) => (await runWith(`replay game.json --viewer ${viewer}`, logText(log))).output
    expect(await seen('1')).toContain('You drew: ')
    expect(await seen('spectator')).not.toMatch(/You drew/)
    expect(await seen('spectator')).toContain('Abigail draws 12 cubes in secret.')
    expect(await seen('all')).toMatch(/^ {6}Abigail: \d/m)
  })

  it('shows the position after an entry to whoever looks', async () => {
    const at = async (flags: string) => (await runWith(`replay game.json --at 4 ${flags}`.trim(), logText(log))).output
    expect(await at('--viewer spectator')).not.toContain('Hand ')
    expect((await at('--viewer 2')).match(/^Hand /gm)).toHaveLength(1)
    expect((await at('')).match(/^ {2}Hand /gm)).toHaveLength(2)
    expect(await at('')).toMatch(/^Alchemist {2}Round 3$/m)
  })

  it('gives data instead of text, without what the viewer may not know', async () => {
    const spectator = (await runWith('replay game.json --json --viewer spectator', logText(log))).output
    const story = JSON.parse(spectator) as { steps: readonly { events: readonly Loose[]; entry?: unknown }[] }
    expect(story.steps).toHaveLength(log.entries.length + 1)
    expect(story.steps.every((step) => !('entry' in step))).toBe(true)
    expect(story.steps[0]?.events.filter((event) => 'cubes' in event || 'school' in event)).toEqual([])

    const own = (await runWith('replay game.json --json --viewer 1', logText(log))).output
    const dealt = (JSON.parse(own) as typeof story).steps[0]?.events.filter((event) => 'cubes' in event)
    expect(dealt).toMatchObject([{ kind: 'cubesDealt', seat: 0 }])

    const position = (await runWith('replay game.json --json --at 3 --viewer spectator', logText(log))).output
    expect(JSON.parse(position)).toMatchObject({ version: 3, viewer: 'spectator', view: { hand: null, school: null } })
    const everything = (await runWith('replay game.json --json --at 0', logText(log))).output
    expect(JSON.parse(everything)).toMatchObject({ version: 0, viewer: 'all', position: { step: 0 } })
  })

  it.each([
    ['--at 999', `The log has ${log.entries.length} entries; there is no position “999”.`],
    ['--at -1', `The log has ${log.entries.length} entries; there is no position “-1”.`],
    ['--at soon', `The log has ${log.entries.length} entries; there is no position “soon”.`],
    ['--viewer 0', 'The viewer must be a seat from 1 to 2, spectator or all, not “0”.'],
    ['--viewer 3', 'The viewer must be a seat from 1 to 2, spectator or all, not “3”.'],
    ['--viewer me', 'The viewer must be a seat from 1 to 2, spectator or all, not “me”.'],
  ])('refuses %s', async (flags, sentence) => {
    const { code, errors } = await runWith(`replay game.json ${flags}`, logText(log))
    expect([code, errors]).toEqual([2, `${sentence}\n`])
  })

  it.each<readonly [string, (copy: GameLog<object, unknown>) => object, RegExp]>([
    [
      'tampered entries',
      (copy) => ({ ...copy, entries: copy.entries.slice(1) }),
      /^The log cannot be replayed at entry 1: /,
    ],
    [
      'a missing secret',
      (copy) => ({ ...copy, secret: null }),
      /^The log cannot be replayed at entry 0: The log does not contain/,
    ],
    [
      'unknown rules',
      (copy) => ({ ...copy, header: { ...copy.header, rulesVersion: 0 } }),
      /^This game was started with version 0 of the rules, which is no longer supported/,
    ],
  ])('fails on %s with one sentence', async (_, change, sentence) => {
    const { code, errors } = await runWith('replay game.json', JSON.stringify(change(log)))
    expect(code).toBe(1)
    expect(errors).toMatch(sentence)
    expect(errors.trim().split('\n')).toHaveLength(1)
  })

  it('fails on a file that is not there', async () => {
    const shell = fakeShell()
    expect(await runCli(['replay', 'lost.json'], shell)).toBe(1)
    expect(shell.errors).toBe('lost.json cannot be read.\n')
  })
})
