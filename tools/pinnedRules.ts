import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PinnedRules } from '@athanor/kernel'
import { build, type Plugin } from 'vite'
import { projectRoot } from './sourceFiles.ts'

/** An export of a source file. */
export interface Export {
  readonly path: string
  readonly name: string
}

/** What a pinned version is made of: the rules as they are now, and those who play them. */
export interface Keepsake {
  readonly game: Export
  readonly bots: Export | null
}

export interface PinnedFile {
  readonly file: string
  readonly sha256: string
}

/** `manifest.json`: what lies in the folder of pinned rules, by rules version. */
export interface Manifest {
  readonly game: string
  readonly versions: Readonly<Record<string, PinnedFile>>
}

/** The one file that holds the rules, with everything they need: the same sources always make the same bytes. */
async function bundled({ game, bots }: Keepsake): Promise<string> {
  const entry = [
    `export { ${game.name} as game } from ${JSON.stringify(game.path)}`,
    bots === null ? 'export const bots = []' : `export { ${bots.name} as bots } from ${JSON.stringify(bots.path)}`,
  ].join('\n')
  const virtual = 'virtual:pinned'
  const plugin: Plugin = {
    name: 'kept-rules',
    resolveId: (id) => (id === virtual ? id : null),
    load: (id) => (id === virtual ? entry : null),
  }
  const made = await build({
    configFile: false,
    envFile: false,
    root: projectRoot,
    publicDir: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: virtual,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [result] = Array.isArray(made) ? made : [made]
  const chunks = result !== undefined && 'output' in result ? result.output : []
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length !== 1) throw new Error('the rules did not fit into one file')
  if (chunk.imports.length > 0) throw new Error(`the rules need ${chunk.imports.join(', ')} from outside`)
  return chunk.code
}

export type Keeping = { readonly ok: true; readonly file: string } | { readonly ok: false; readonly problem: string }

/** Freezes the present version of a game's rules in a folder, beside those that lie there already. */
export async function keepRules(keepsake: Keepsake, folder: string): Promise<Keeping> {
  const rules = (await import(pathToFileURL(keepsake.game.path).href)) as Readonly<Record<string, PinnedRules['game']>>
  const game = rules[keepsake.game.name]
  if (game === undefined) return { ok: false, problem: `${keepsake.game.path} has no ${keepsake.game.name}` }
  const version = game.rulesVersion
  const manifest = readManifest(folder) ?? { game: game.id, versions: {} }
  if (manifest.game !== game.id) return { ok: false, problem: `${folder} keeps ${manifest.game}, not ${game.id}` }
  const code = await bundled(keepsake)
  const banner = `// The rules of ${game.id}, version ${version}, for tables that were begun with them. Frozen: nobody edits this.`
  const text = `${banner}\n${code}`
  const file = `v${version}.js`
  const before = manifest.versions[version]
  if (before !== undefined && before.sha256 !== hashOf(text)) {
    return { ok: false, problem: `version ${version} of ${game.id} is kept already, and differs from the rules of now` }
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), text)
  writeIndex(folder, {
    game: game.id,
    versions: { ...manifest.versions, [version]: { file, sha256: hashOf(text) } },
  })
  return { ok: true, file: join(folder, file) }
}

/** A folder for a game of which nothing has to be kept yet. */
export function keepNothing(gameId: string, folder: string): void {
  if (readManifest(folder) === null) writeIndex(folder, { game: gameId, versions: {} })
}

/** Writes what makes a folder of pinned rules loadable: its manifest and the module that loads each version on demand. */
function writeIndex(folder: string, manifest: Manifest): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(folder, 'index.js'), indexText(manifest))
  writeFileSync(join(folder, 'index.d.ts'), declaration)
}

function indexText({ versions }: Manifest): string {
  const loaders = Object.entries(versions).map(([version, { file }]) => `  ${version}: () => import('./${file}'),\n`)
  return `// Written by \`npm run keep\`.\n\nexport const pinned = {${loaders.length === 0 ? '' : `\n${loaders.join('')}`}}\n`
}

const declaration = `// Written by \`npm run keep\`.

import type { PinnedVersions } from '@athanor/kernel'

export declare const pinned: PinnedVersions
`

function readManifest(folder: string): Manifest | null {
  const path = join(folder, 'manifest.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : null
}

function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Everything wrong with a folder of pinned rules, one sentence each. */
export async function pinnedFlaws(folder: string, newest: PinnedRules['game']): Promise<readonly string[]> {
  const manifest = readManifest(folder)
  if (manifest === null) return [`${folder} has no manifest`]
  const flaws: string[] = []
  if (manifest.game !== newest.id) flaws.push(`${folder} keeps ${manifest.game}, not ${newest.id}`)
  const known = new Set(['manifest.json', 'index.js', 'index.d.ts'])
  for (const [name, due] of [['index.js', indexText(manifest)] as const, ['index.d.ts', declaration] as const]) {
    const path = join(folder, name)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== due) flaws.push(`${name} is not what the manifest says`)
  }
  for (const [version, { file, sha256 }] of Object.entries(manifest.versions)) {
    known.add(file)
    const path = join(folder, file)
    if (Number(version) >= newest.rulesVersion) {
      flaws.push(`version ${version} is kept, so new rules need a higher one than ${newest.rulesVersion}`)
    }
    if (!existsSync(path)) flaws.push(`${file} is missing`)
    else if (hashOf(readFileSync(path)) !== sha256) flaws.push(`${file} was changed after it was kept`)
    else {
      const { game } = (await import(pathToFileURL(path).href)) as PinnedRules
      if (game.id !== newest.id || String(game.rulesVersion) !== version) {
        flaws.push(`${file} holds ${game.id} ${game.rulesVersion}`)
      }
    }
  }
  for (const name of readdirSync(folder)) if (!known.has(name)) flaws.push(`${name} is not in the manifest`)
  return flaws
}
