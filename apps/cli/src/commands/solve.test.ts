import { ingredients, readCode, type Solution } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import type { Explanation } from '../solve/claim.ts'
import type { GolemAnswer } from '../solve/golemAnswer.ts'
import { type FakeShell, type FakeSurroundings, fakeShell } from '../testing/fakeShell.ts'

type Ran = FakeShell & { readonly code: number }

async function run(argv: readonly string[], surroundings: FakeSurroundings = {}): Promise<Ran> {
  const shell = fakeShell(surroundings)
  return Object.assign(shell, { code: await runCli(['solve', ...argv], shell) })
}

type Told = Extract<Solution, { readonly possible: true }> & {
  readonly allWorlds: number
  readonly explanations: readonly Explanation[]
  readonly golemTests?: GolemAnswer['golemTests']
}

async function told(facts: string, ...argv: readonly string[]): Promise<Told> {
  const { output, errors, code } = await run(['--facts', facts, '--json', ...argv])
  expect([code, errors]).toEqual([0, ''])
  return JSON.parse(output) as Told
}

/** The rulebook's chain of deductions about mushroom, fern and toad. */
const chain = 'mushroom + toad = R+; fern + toad as G+: sign; fern + mushroom = 0'

describe('the tutorial', () => {
  it('A-052 strikes four alchemicals for each ingredient of the first experiment', async () => {
    const { grid, worlds } = await told('mushroom + toad = R+')
    for (const ingredient of ['mushroom', 'toad'] as const) {
      expect(Object.values(grid[ingredient]).filter((chance) => chance === 0)).toHaveLength(4)
    }
    expect(Object.values(grid.fern)).not.toContain(0)
    expect(worlds).toBeLessThan(40_320)
  })

  it('A-050 knows which potion scorpion and bird claw make', async () => {
    const { explanations } = await told('scorpion = nPp; claw = npN', '--explain', 'scorpion + claw = G+')
    expect(explanations).toMatchObject([{ verdict: 'proven', because: [0, 1] }])
  })

  it('A-051 deduces the toad from the bird claw', async () => {
    const { certain } = await told('scorpion has G+; claw = npN; claw + toad = 0')
    expect(certain).toContainEqual({ ingredient: 'toad', alchemical: 'pnP', because: [1, 2] })
  })

  it('A-444 ends in the truth of DEMO', async () => {
    const code = readCode('DEMO')
    if (!code.ok) throw new Error('DEMO is a code')
    const { certain, worlds, experiments } = await told(
      `${chain}; mushroom has G+; scorpion + claw = G+; claw + toad = 0; scorpion + toad = B+; flower has R-; root has G-`,
    )
    expect(worlds).toBe(1)
    expect(experiments).toEqual([])
    expect(certain.map(({ ingredient, alchemical }) => [ingredient, alchemical])).toEqual(
      ingredients.map((ingredient) => [ingredient, code.truth.assignment[ingredient]]),
    )
  })
})

describe('solve', () => {
  it('A-443 prints the end of the printed chain', async () => {
    const { output, errors, code } = await run(['--facts', chain])
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(/^Facts\n {2}1 {2}mushroom \+ toad = R\+\n {2}2 {2}fern \+ toad = R\+ \| B\+\n {2}3 {2}/)
    expect(output).toContain('\n240 worlds of 40,320 left; 7.9 bits are unknown.\n')
    expect(output).toMatch(/^mushroom +· +· +50 +· +· +50 +· +·$/m)
    expect(output).toMatch(/^toad +pnP \| PPP +green +1, 2, 3$/m)
    expect(output).not.toContain('Certain theories')
    expect(output).not.toContain('golem')
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('A-443 settles all three with one green sign, and says why', async () => {
    const { output } = await run(['--facts', `${chain}; mushroom has G+`])
    expect(output).toMatch(
      /^Certain theories\n.*\nmushroom +Ppn +1, 2, 3, 4\nfern +Nnp +1, 2, 3, 4\ntoad +pnP +1, 2, 3, 4\n$/m,
    )
    expect(output).toMatch(/^mushroom +· +· +· +· +· +✓ +· +·$/m)
  })

  it('proposes the experiments that teach most', async () => {
    const { experiments } = await told('fern = PPP; toad = NNN')
    expect(experiments).toHaveLength(5)
    const gains = experiments.map(({ gain }) => gain)
    expect(gains).toEqual(gains.toSorted((one, other) => other - one))
    const { output } = await run(['--facts', 'fern = PPP; toad = NNN'])
    const [best] = experiments
    expect(output).toMatch(
      new RegExp(`^mushroom \\+ .* ${best?.gain.toFixed(2)} +${best?.newCertain.toFixed(2)} `, 'm'),
    )
    const solved = await run(['--facts', ingredients.map((each, row) => `${each}=${rows[row]}`).join(';')])
    expect(solved.output).toContain('No experiment can teach anything more.')
  })

  it('never rounds to what looks certain or impossible', async () => {
    const { output } = await run(['--facts', 'fern ~ PPP x100000; toad = NNN'])
    expect(output).toMatch(/^fern +<1 +<1 +<1 +<1 +<1 +<1 +· +>99$/m)
  })

  it('explains what is proven, ruled out or open', async () => {
    const asked = ['mushroom=Ppn|pNn', 'toad != NNN', 'fern=PPP', 'claw=npN', 'claw has R+ | R-']
    const { output, code } = await run(['--facts', chain, ...asked.flatMap((claim) => ['--explain', claim])])
    expect(code).toBe(0)
    expect(output.slice(output.indexOf('mushroom = pNn | Ppn'))).toBe(
      [
        'mushroom = pNn | Ppn: proven by',
        '  1  mushroom + toad = R+',
        '  2  fern + toad = R+ | B+',
        '  3  mushroom + fern = 0',
        '',
        'toad != NNN: proven by',
        '  1  mushroom + toad = R+',
        '',
        'fern = PPP: ruled out by',
        '  1  mushroom + toad = R+',
        '  3  mushroom + fern = 0',
        '',
        'bird claw = npN: neither proven nor ruled out',
        '',
        'bird claw has R+ | R-: certain without any fact',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['fern ~ PPP x3', 'Odds cannot be explained: “fern ~ PPP x3”.'],
    ['fern=PPP; toad=NNN', '--explain takes one fact at a time, not “fern=PPP; toad=NNN”.'],
    ['', '--explain takes one fact at a time, not “”.'],
    ['fern=wood', '--explain, fact 1: “wood” is not a word that fits here.'],
  ])('cannot explain %j', async (claim, sentence) => {
    const { output, errors, code } = await run(['--facts', '', '--explain', claim])
    expect([code, output, errors]).toEqual([2, '', `${sentence}\n`])
  })

  it('names the smallest set of facts that clash, and fails', async () => {
    const facts = `flower = solar; ${chain}; fern + mushroom = B-`
    const { output, errors, code } = await run(['--facts', facts])
    expect(code).toBe(1)
    expect(output).toBe('These facts cannot all be true\n  4  mushroom + fern = 0\n  5  mushroom + fern = B-\n')
    expect(errors).toBe('The facts contradict each other; the smallest clash has 2 of them.\n')
    const json = await run(['--facts', facts, '--json'])
    expect(json.code).toBe(1)
    expect(JSON.parse(json.output)).toMatchObject({ possible: false, because: [3, 4], facts: { length: 5 } })
  })

  it('reads a file, the standard input and its own answers, and adds --facts to them', async () => {
    const files = { 'facts.txt': chain.replaceAll(';', '\n') }
    const fromFile = await run(['facts.txt', '--facts', 'mushroom has G+', '--json'], { files })
    const fromInput = await run(['-', '--json'], { input: `${chain}\nmushroom has G+` })
    expect(fromInput.output).toBe(fromFile.output)
    const again = await run(['-', '--json'], { input: fromFile.output })
    expect(again.output).toBe(fromFile.output)
  })

  it('names the file and the line of what it cannot read', async () => {
    const wrong = await run(['facts.txt'], { files: { 'facts.txt': 'fern = NNN\n# a note\nfrog + fern = red' } })
    expect([wrong.code, wrong.output, wrong.errors]).toEqual([
      2,
      '',
      'facts.txt, line 3: “red” is not a word that fits here.\n',
    ])
    const silent = await run(['-', '--lang', 'ru'])
    expect([silent.code, silent.errors]).toEqual([2, 'Не удаётся прочитать стандартный ввод.\n'])
  })

  it('answers a Russian reader in Russian', async () => {
    const facts = 'гриб + жаба = красное +; гриб имеет G+; голем жаба = уши'
    const { output, code } = await run(['--facts', facts, '--lang', 'ru', '--explain', 'жаба!=NNN'])
    expect(code).toBe(0)
    expect(output).toContain('\n  3  голем жаба = уши\n')
    expect(output).toContain('жаба != NNN: доказывает\n  1  гриб + жаба = R+\n')
    expect(output.replaceAll(/\b[NPnp]{3}\b/g, '')).not.toMatch(/[A-Za-z]{2,}/)
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })
})

const rows = ['npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'NNN', 'PPP'] as const

describe('the golem', () => {
  it('G-183 has 24 laws, which --golem tells apart', async () => {
    const without = await told('fern = PPP')
    const withGolem = await told('fern = PPP', '--golem')
    expect([without.worlds, without.allWorlds, without.golem]).toEqual([5040, 40_320, []])
    expect([withGolem.worlds, withGolem.allWorlds]).toEqual([5040 * 24, 40_320 * 24])
    expect(withGolem.entropy - without.entropy).toBeCloseTo(Math.log2(24))
    expect(without.golemTests).toBeUndefined()
    expect(withGolem.golemTests).toHaveLength(5)
  })

  it('G-187 tells what the golem may react to', async () => {
    const { output } = await run(['--facts', 'toad = lunar; toad has B+; golem toad = ears'])
    expect(output).toMatch(/^small red +· +\d+$/m)
    expect(output).toMatch(/^big red +\d+ +·$/m)
    expect(output).toMatch(/^Test: mushroom +\d\.\d\d /m)
  })

  it('G-254 finds the animating pair worth asking for', async () => {
    const assigned = ingredients.map((each, row) => `${each}=${rows[row]}`).join(';')
    const { golemTests, worlds } = await told(`${assigned}; chest = big red; ears = small green | big blue`)
    expect(worlds).toBe(2)
    for (const { gain } of golemTests ?? []) expect(gain).toBeCloseTo(1)
    expect(golemTests?.some(({ question }) => question.kind === 'animation')).toBe(true)
  })
})
