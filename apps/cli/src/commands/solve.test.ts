import {
  type ArticlesSolution,
  type Explanation,
  ingredients,
  type LibrarySolution,
  readCode,
  type Solution,
} from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli.ts'
import { type FakeShell, type FakeSurroundings, fakeShell } from '../testing/fakeShell.ts'

type Ran = FakeShell & { readonly code: number }

async function run(argv: readonly string[], surroundings: FakeSurroundings = {}): Promise<Ran> {
  const shell = fakeShell(surroundings)
  return Object.assign(shell, { code: await runCli(['solve', ...argv], shell) })
}

type Told = Extract<Solution, { readonly possible: true }> & {
  readonly explanations: readonly Explanation[]
  readonly library?: LibrarySolution
  readonly articles?: ArticlesSolution
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
    expect(output).toContain('\n240 possibilities of 40,320 left; 7.9 bits unknown.\n')
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
    ['fern=wood', '--explain, fact 1: “wood” does not fit here.'],
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
    expect([wrong.code, wrong.output, wrong.errors]).toEqual([2, '', 'facts.txt, line 3: “red” does not fit here.\n'])
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
    expect([without.worlds, without.allWorlds, without.golem]).toEqual([5040, 40_320, null])
    expect([withGolem.worlds, withGolem.allWorlds]).toEqual([5040 * 24, 40_320 * 24])
    expect(withGolem.entropy - without.entropy).toBeCloseTo(Math.log2(24))
    expect(withGolem.golem?.questions).toHaveLength(5)
  })

  it('G-187, G-188 tells what the golem may react to, and the facts behind every mark', async () => {
    const toad = 'toad = lunar; toad has B+; golem toad = ears'
    const { output } = await run(['--facts', toad])
    expect(output).toMatch(/^small red +· +1, 2, 3 +\d+$/m)
    expect(output).toMatch(/^big red +\d+ +· +1, 2, 3$/m)
    expect(output).toMatch(/^Test: mushroom +\d\.\d\d /m)
    const later = await told(`${toad}; mushroom = Nnp | Ppn; golem mushroom = both`)
    const open = later.golem?.marks
      .filter(({ chance }) => chance > 0)
      .map(({ part, trigger }) => [part, trigger.size, trigger.colour].join(' '))
    expect(open).toEqual([
      'chest big red',
      'chest small green',
      'chest small blue',
      'ears small green',
      'ears small blue',
    ])
    expect(later.golem?.reports[1]).toMatchObject({ report: { part: 'ears' }, chance: 1, worth: 2 })
  })

  it('G-252..G-254 finds the animating pair, and says why', async () => {
    const { output } = await run(['--facts', 'fern = pnP; toad = pNn; chest = big red; ears = small green'])
    expect(output).toMatch(/^Likeliest animations\nPair +Chance +Because of facts\nfern \+ toad +✓ +1, 2, 3, 4\n$/m)
    expect(output).toMatch(/^chest +big red +✓ +4\.0\nears +small green +✓ +4\.0$/m)
    const { explanations } = await told(
      'fern = pnP; toad = pNn; chest = big red; ears = small green',
      '--explain',
      'animate fern + toad = yes',
      '--explain',
      'golem fern = none',
      '--explain',
      'golem fern = ears',
    )
    expect(explanations.map(({ verdict, because }) => [verdict, because])).toEqual([
      ['proven', [0, 1, 2, 3]],
      ['ruledOut', [0, 3]],
      ['proven', [0, 2, 3]],
    ])
  })

  it('G-254 finds attempts worth asking', async () => {
    const assigned = ingredients.map((each, row) => `${each}=${rows[row]}`).join(';')
    const { golem, worlds } = await told(`${assigned}; chest = big red; ears = small green | big blue`)
    expect(worlds).toBe(2)
    for (const { gain } of golem?.questions ?? []) expect(gain).toBeCloseTo(1)
    expect(golem?.questions.some(({ question }) => question.kind === 'animation')).toBe(true)
  })

  it('answers in Russian', async () => {
    const facts = 'жаба = лунная; жаба имеет B+; голем жаба = уши; оживить гриб + жаба = нет; грудь = малый синий x2'
    const { output, code } = await run(['--facts', facts, '--lang', 'ru', '--explain', 'уши != большой красный'])
    expect(code).toBe(0)
    expect(output).toMatch(/^большой красный +\d+ +· +1, 2, 3$/m)
    expect(output).toContain('\nСамые вероятные пары для оживления\n')
    expect(output).toContain('\nЛучшие отчёты королю\n')
    expect(output).toMatch(/^уши != большой красный: доказывают$/m)
    expect(output.replaceAll(/\b[NPnp]{3}\b/g, '')).not.toMatch(/[A-Za-z]{2,}/)
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })
})

describe('the library', () => {
  it('G-017 crosses out the sun when mushroom is lunar, and lists what is known with its reasons', async () => {
    const { grid, library } = await told('mushroom = lunar; fern + mushroom = 0')
    expect(Object.entries(grid.mushroom).flatMap(([row, chance]) => (chance === 0 ? [row] : []))).toEqual([
      'npN',
      'pNn',
      'Nnp',
      'PPP',
    ])
    expect(library?.known).toEqual([
      { ingredient: 'mushroom', luminary: 'lunar', because: [0] },
      { ingredient: 'fern', luminary: 'solar', because: [0, 1] },
    ])
    const { output } = await run(['--facts', 'mushroom = lunar; fern + mushroom = 0'])
    expect(output).toMatch(/^Sun and moon\n.*\nmushroom +lunar +1\nfern +solar +1, 2\n$/m)
  })

  it('G-015, G-016 tells which of the offered books to read', async () => {
    const { library } = await told('fern = PPP', '--offer', 'fern, toad,mandrake root, жаба')
    expect(library?.books.map(({ ingredient }) => ingredient)).toEqual(['toad', 'mandrakeRoot'])
    expect((await told('fern = PPP')).library).toBeUndefined()
    expect((await told('fern = PPP', '--library')).library?.books).toHaveLength(7)
    const wrong = await run(['--facts', '', '--offer', 'fern, frogs'])
    expect([wrong.code, wrong.errors]).toEqual([2, '--offer: “frogs” is not an ingredient.\n'])
  })
})

describe('articles', () => {
  const plus = 'toad has B+; mushroom has B+; fern has B+'
  const blue = 'B+: toad, mushroom, fern, feather'

  it('G-085, G-109, G-112 tells the chance of an article, which hedges are safe, and what rules it out', async () => {
    const { output } = await run(['--facts', plus, '--article', blue])
    expect(output).toContain('\narticle B+: mushroom, fern, toad, raven’s feather\n')
    expect(output).toMatch(
      /^red +toad +20\ngreen +mushroom +20\nblue +fern +20\nwhite +raven’s feather +✓\n★ +all four right +20$/m,
    )
    const fifth = await run(['--facts', `${plus}; scorpion has B+`, '--article', blue])
    expect(output).not.toContain('Articles most likely')
    expect(fifth.output).toMatch(/^★ +all four right +· +4$/m)
    const { articles, explanations } = await told(
      `${plus}; feather has B+`,
      '--article',
      blue,
      '--explain',
      `article ${blue}`,
    )
    expect(articles?.asked).toMatchObject([{ right: 1, verdict: 'proven', because: [0, 1, 2, 3] }])
    expect(explanations).toMatchObject([{ verdict: 'proven', because: [0, 1, 2, 3] }])
  })

  it('proposes articles, in Russian too, and takes a rival’s seal as a sign', async () => {
    const facts = 'статья красный плюс: жаба, корень | красный минус: скорпион, папоротник x3'
    const { output, code } = await run(['--facts', facts, '--articles', '--lang', 'ru'])
    expect(code).toBe(0)
    expect(output).toContain('  1  статья R+: жаба, корень мандрагоры | R-: папоротник, скорпион x3\n')
    expect(output).toContain('\nСтатьи, которые вероятнее всего верны, в процентах\n')
    expect(output.replaceAll(/\b[NPnp]{3}\b/g, '')).not.toMatch(/[A-Za-z]{2,}/)
    const { articles } = await told('article R+: toad, root | R-: scorpion, fern x30', '--articles')
    expect(articles?.best[0]?.article).toMatchObject({ colour: 'red', signs: ['plus', 'minus'] })
  })

  it.each([
    [
      'R+: toad',
      'Article “R+: toad”: An article is about four different ingredients: all with one sign, or two with each.',
    ],
    ['toad', 'Article “toad”: This is not an article. Write, for example: R+: toad, root | R-: scorpion, fern'],
    ['R+: toad, fern, wood, root', 'Article “R+: toad, fern, wood, root”: “wood” does not fit here.'],
  ])('refuses %j', async (article, sentence) => {
    const { output, errors, code } = await run(['--facts', '', '--article', article])
    expect([code, output, errors]).toEqual([2, '', `${sentence}\n`])
  })
})
