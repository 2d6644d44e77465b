import { describe, expect, it } from 'vitest'
import { importViolations, type Workspace } from './importRules.ts'

function workspace(folder: string, name: string, dependencies: readonly string[] = []): Workspace {
  const exports = {
    '@athanor/kernel': ['.', './testing'],
    '@athanor/messages': ['.', './compiled/*'],
    '@athanor/ui': ['./*'],
    '@athanor/compendium/bots': ['.', './strengths'],
    '@athanor/compendium/web': ['./*'],
  }[name] ?? ['.']
  return { folder, name, exports, dependencies }
}

const workspaces = [
  workspace('tools', 'athanor'),
  workspace('packages/kernel', '@athanor/kernel', ['@noble/hashes']),
  workspace('packages/messages', '@athanor/messages'),
  workspace('packages/protocol', '@athanor/protocol', ['zod']),
  workspace('packages/narration', '@athanor/narration'),
  workspace('packages/ui', '@athanor/ui'),
  workspace('packages/parts', '@athanor/parts'),
  workspace('packages/alchemy', '@athanor/alchemy'),
  workspace('packages/bots', '@athanor/bots'),
  workspace('games/alchemists/rules', '@athanor/alchemists'),
  workspace('games/alchemists/bots', '@athanor/alchemists/bots'),
  workspace('games/compendium', '@athanor/compendium/parts', ['zod']),
  workspace('games/compendium/rules', '@athanor/compendium', ['zod']),
  workspace('games/compendium/narration', '@athanor/compendium/narration'),
  workspace('games/compendium/bots', '@athanor/compendium/bots'),
  workspace('games/compendium/web', '@athanor/compendium/web'),
  workspace('registry', '@athanor/registry'),
  workspace('apps/cli', '@athanor/cli'),
  workspace('apps/server', '@athanor/server'),
  workspace('apps/web', '@athanor/web'),
  workspace('e2e', '@athanor/e2e'),
]

const none = Object.fromEntries(workspaces.map(({ folder }) => [folder, 0]))

/** The violations of a tree that holds just this file. */
function violations(path: string, text: string): readonly string[] {
  return importViolations([{ path, text }], workspaces, none)
}

describe('dependency direction', () => {
  it.each([
    ['packages/alchemy/src/a.ts', '@athanor/kernel'],
    ['packages/bots/src/a.ts', '@athanor/kernel'],
    ['packages/narration/src/a.ts', '@athanor/messages'],
    ['games/compendium/rules/a.ts', '@athanor/kernel'],
    ['games/alchemists/rules/a.ts', '@athanor/alchemy'],
    ['games/compendium/rules/deep/a.ts', '../b.ts'],
    ['games/compendium/bots/a.ts', '@athanor/compendium'],
    ['games/compendium/bots/a.ts', '@athanor/bots'],
    ['games/compendium/narration/a.ts', '@athanor/narration'],
    ['games/compendium/web/a.tsx', '@athanor/compendium/narration'],
    ['games/compendium/web/a.tsx', '@athanor/ui/Icon.tsx'],
    ['games/compendium/web/a.tsx', '@athanor/compendium/bots/strengths'],
    ['games/compendium/parts.ts', '@athanor/compendium/bots'],
    ['games/compendium/parts.ts', '@athanor/parts'],
    ['registry/src/registry.ts', '@athanor/compendium/parts'],
    ['apps/cli/src/a.ts', '@athanor/bots'],
    ['apps/cli/src/a.ts', '@athanor/messages'],
    ['apps/cli/src/a.ts', '@athanor/registry'],
    ['apps/cli/src/a.test.ts', '@athanor/compendium'],
    ['apps/web/src/a.ts', '@athanor/messages/compiled/house.en.gen.json'],
    ['tools/a.ts', '@athanor/compendium'],
    ['packages/protocol/src/a.ts', '@athanor/kernel'],
    ['apps/web/src/a.tsx', '@athanor/protocol'],
    ['e2e/a.spec.ts', '@athanor/web'],
    ['apps/cli/src/a.ts', 'node:fs'],
    ['vitest.config.ts', './tools/a.ts'],
  ])('lets %s import %s', (path, from) => {
    expect(violations(path, `import { x } from '${from}'`)).toEqual([])
  })

  it.each([
    ['packages/kernel/src/a.ts', '@athanor/alchemy'],
    ['packages/kernel/src/a.test.ts', '@athanor/compendium'],
    ['packages/messages/src/a.ts', '@athanor/kernel'],
    ['packages/narration/src/a.ts', '@athanor/compendium'],
    ['packages/bots/src/a.ts', '@athanor/compendium'],
    ['packages/ui/src/a.ts', '@athanor/kernel'],
    ['packages/protocol/src/a.ts', '@athanor/compendium'],
    ['games/compendium/rules/a.ts', '@athanor/alchemists'],
    ['games/compendium/rules/a.test.ts', '@athanor/alchemists'],
    ['games/compendium/bots/a.ts', '@athanor/alchemists/bots'],
    ['games/compendium/rules/a.ts', '@athanor/messages'],
    ['games/compendium/rules/a.ts', '@athanor/compendium/bots'],
    ['games/compendium/rules/a.ts', '@athanor/compendium/narration'],
    ['games/compendium/rules/a.ts', '@athanor/protocol'],
    ['games/compendium/narration/a.ts', '@athanor/bots'],
    ['games/compendium/bots/a.ts', '@athanor/compendium/narration'],
    ['games/compendium/bots/a.ts', '@athanor/cli'],
    ['games/compendium/web/a.ts', '@athanor/compendium/bots'],
    ['games/compendium/web/a.ts', '@athanor/registry'],
    ['registry/src/a.ts', '@athanor/compendium/web/card.ts'],
    ['apps/cli/src/a.ts', '@athanor/compendium'],
    ['apps/server/src/a.ts', '@athanor/compendium/bots'],
    ['tools/a.ts', '@athanor/cli'],
    ['apps/web/src/a.ts', '@athanor/cli'],
  ])('stops %s from importing %s', (path, from) => {
    expect(violations(path, `import { x } from '${from}'`)).toEqual([
      `${path}:1 imports ${from} against the dependency direction`,
    ])
  })

  it.each([
    "import type { X } from '@athanor/bots'",
    "export { x } from '@athanor/bots'",
    "export * from '@athanor/bots'",
    "const x = await import('@athanor/bots')",
    "type X = import('@athanor/bots').X",
    "import '@athanor/bots'",
  ])('sees %s', (text) => {
    expect(violations('games/compendium/rules/a.ts', `\n${text}`)).toEqual([
      'games/compendium/rules/a.ts:2 imports @athanor/bots against the dependency direction',
    ])
  })

  it('stops relative imports that leave the workspace', () => {
    expect(violations('apps/cli/src/a.ts', "import { x } from '../../../packages/bots/src/index.ts'")).toEqual([
      'apps/cli/src/a.ts:1 imports ../../../packages/bots/src/index.ts across workspaces',
    ])
    expect(violations('apps/cli/src/a.ts', "new URL('../../../packages/bots/src/w.ts', import.meta.url)")).toHaveLength(
      1,
    )
    expect(violations('tools/a.ts', "import { x } from '../../elsewhere.ts'")).toHaveLength(1)
  })

  it('stops imports of what a workspace does not export', () => {
    expect(violations('tools/a.ts', "import { x } from '@athanor/compendium/rules/state.ts'")).toEqual([
      'tools/a.ts:1 imports @athanor/compendium/rules/state.ts, which is not exported',
    ])
    expect(violations('apps/cli/src/a.ts', "import { x } from '@athanor/nowhere'")).toEqual([
      'apps/cli/src/a.ts:1 imports @athanor/nowhere, which is not there',
    ])
  })
})

describe('purity', () => {
  it.each(['node:fs', 'fs', 'node:crypto', 'left-pad'])('stops pure code from importing %s', (from) => {
    expect(violations('games/compendium/rules/a.ts', `import { x } from '${from}'`)).toHaveLength(1)
  })

  it('lets pure code use its declared dependencies, and tests use Node', () => {
    expect(violations('games/compendium/rules/a.ts', "import * as z from 'zod/mini'")).toEqual([])
    expect(violations('packages/kernel/src/a.ts', "import { x } from '@noble/hashes/sha2.js'")).toEqual([])
    expect(violations('games/compendium/rules/a.test.ts', "import { x } from 'node:fs'\nDate.now()")).toEqual([])
  })

  it.each([
    'Math.random()',
    "Math['random']()",
    'const { random } = Math',
    'new Date()',
    'const now: Date = then',
    'performance.now()',
    'process.env.X',
    'globalThis.crypto',
    'crypto.getRandomValues(x)',
    'setTimeout(x, 1)',
    "console.log('x')",
    'fetch(x)',
    'declare const process: { exit(): void }',
    'const f = { Date }',
    "'a'.localeCompare('b')",
    'new Intl.NumberFormat()',
    'await import(name)',
  ])('stops %s in pure code', (text) => {
    for (const folder of [
      'packages/kernel/src',
      'packages/alchemy/src',
      'games/compendium/rules',
      'games/compendium/bots',
    ]) {
      expect(violations(`${folder}/a.ts`, text)).toHaveLength(1)
    }
    expect(violations('packages/kernel/src/testing/a.ts', text)).toHaveLength(1)
    expect(violations('apps/cli/src/a.ts', text)).toEqual([])
  })

  it.each(['Math.max(1, 2)', 'x.process', 'const y = { Date: 1 }', 'function f(location: number) { return location }'])(
    'lets pure code say %s',
    (text) => {
      expect(violations('games/compendium/rules/a.ts', text)).toEqual([])
    },
  )

  it('keeps Math.random out of every test', () => {
    expect(violations('games/compendium/rules/a.test.ts', 'Math.random()')).toHaveLength(1)
    expect(violations('apps/cli/src/a.test.ts', 'Math.random()')).toEqual(['apps/cli/src/a.test.ts:1 uses Math.random'])
  })
})

describe('files that belong to no workspace', () => {
  it('may be pointed at by programs and tests, not by pure code', () => {
    const text = "new URL('../../../docs/protocol.md', import.meta.url)"
    expect(violations('apps/cli/src/a.ts', text)).toEqual([])
    expect(violations('games/compendium/rules/a.ts', text)).not.toEqual([])
  })

  it('may be the build of another program', () => {
    expect(violations('apps/cli/src/a.ts', "new URL('../../web/dist/', import.meta.url)")).toEqual([])
    expect(violations('apps/cli/src/a.ts', "new URL('../../web/src/a.ts', import.meta.url)")).not.toEqual([])
  })
})

describe('the conformance kit', () => {
  const text = "import { conformance } from '@athanor/kernel/testing'"

  const users = [
    'games/compendium/rules/a.test.ts',
    'games/compendium/rules/testing/a.ts',
    'tools/fuzz.ts',
    'apps/cli/src/fuzz.ts',
  ]

  it.each(users)('is open to %s', (path) => {
    expect(violations(path, text)).toEqual([])
  })

  it.each(['games/compendium/rules/a.ts', 'games/compendium/bots/a.ts', 'apps/web/src/a.ts'])(
    'is closed to %s',
    (path) => {
      expect(violations(path, text)).toEqual([`${path}:1 imports @athanor/kernel/testing outside a test`])
    },
  )

  it('is closed to the rest of the kernel by a relative path, too', () => {
    const into = "import { conformance } from './testing/index.ts'"
    expect(violations('packages/kernel/src/match.ts', into)).toHaveLength(1)
    expect(violations('packages/kernel/src/match.test.ts', into)).toEqual([])
    expect(violations('packages/kernel/src/testing/a.ts', "import { b } from './b.ts'")).toEqual([])
  })
})

describe('having looked', () => {
  it('fails when it saw no files', () => {
    expect(importViolations([], workspaces, {})).toHaveLength(workspaces.length)
    expect(importViolations([], [], { 'packages/kernel': 15 })).toEqual([
      'packages/kernel: saw 0 files, there must be 15',
    ])
  })

  it('fails when it saw too few files of a workspace', () => {
    const files = [{ path: 'packages/bots/src/a.ts', text: '' }]
    expect(importViolations(files, [workspace('packages/bots', '@athanor/bots')], { 'packages/bots': 2 })).toEqual([
      'packages/bots: saw 1 files, there must be 2',
    ])
  })

  it('fails for a workspace that the house plan does not know', () => {
    expect(importViolations([], [workspace('attic', '@athanor/attic')], { attic: 0 })).toEqual([
      'attic: has no place in the house plan',
    ])
  })

  it('fails for a file without a workspace and for one that cannot be read', () => {
    expect(violations('attic/a.ts', '')).toEqual(['attic/a.ts: belongs to no workspace'])
    expect(violations('packages/bots/src/a.ts', 'const = 1')[0]).toContain('packages/bots/src/a.ts: cannot be read')
  })
})
