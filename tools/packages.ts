import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { at } from '@athanor/kernel'
import { transformWithOxc } from 'vite'
import { npm } from './npm.ts'
import { projectRoot } from './sourceFiles.ts'

/** What of a game programs outside use: no terminal, no page and none of the house's checks. */
const gameExports = ['.', './testing', './bots', './pinned']

interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Folders of everything that others may build on. */
export const packedFolders: readonly string[] = [
  ...['kernel', 'alchemy', 'bots', 'protocol'].map((name) => `packages/${name}`),
  ...globSync('games/*/package.json', { cwd: projectRoot })
    .map((path) => posix.dirname(path.replaceAll('\\', '/')))
    .sort(),
]

interface TypesConfig {
  readonly compilerOptions: { readonly outDir: string; readonly rootDir: string }
}

/**
 * Lays every package into a folder of its own below `into`: plain JavaScript with declarations beside it, as `npm pack`
 * wants it. Declarations are those that `tsc -b` has left. Returns these folders.
 */
export async function layOut(into: string): Promise<readonly string[]> {
  rmSync(into, { recursive: true, force: true })
  return await Promise.all(
    packedFolders.map(async (folder) => {
      const staged = join(into, posix.basename(folder))
      await layOutOne(folder, staged)
      return staged
    }),
  )
}

/** Packs what was laid out. Returns paths of the tarballs. */
export function pack(staged: readonly string[], into: string): readonly string[] {
  mkdirSync(into, { recursive: true })
  const packed = npm(into, 'pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', into, ...staged)
  const named = JSON.parse(packed) as readonly { readonly filename: string }[]
  return named.map(({ filename }) => join(into, filename.replace(/^@/, '').replaceAll('/', '-')))
}

async function layOutOne(folder: string, staged: string): Promise<void> {
  const manifest = readJson(join(projectRoot, folder, 'package.json')) as Manifest
  const entries = Object.entries(manifest.exports)
    .filter(([name]) => !folder.startsWith('games/') || gameExports.includes(name))
    .map(([name, target]) => [name, typeof target === 'string' ? target : target.default] as const)
  const borrowed = new Set<string>()
  const others = new Set<string>()
  const widening: string[] = []
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(staged, path)), { recursive: true })
    writeFileSync(join(staged, path), text)
  }
  const waiting = entries.map(([, target]) => posix.normalize(target))
  const seen = new Set(waiting)
  for (const path of waiting) {
    const { script, declarations } = await built(folder, path)
    write(asScript(path), script)
    write(asDeclarations(path), declarations)
    if (/^declare module /m.test(declarations)) widening.push(path)
    for (const name of bundledPackages(script)) others.add(name)
    for (const from of [...specifiersOf(script), ...specifiersOf(declarations), ...sourceSpecifiers(folder, path)]) {
      if (!from.startsWith('.')) {
        borrowed.add(packageOf(from))
        continue
      }
      const next = sourceOf(folder, posix.join(posix.dirname(path), from))
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  // What widens the types of its neighbours is part of them, whichever file somebody names first.
  const [home = ''] = entries.map(([, target]) => posix.normalize(target))
  const also = widening.map((path) => `import './${posix.relative(posix.dirname(home), asScript(path))}'\n`)
  write(asDeclarations(home), readFileSync(join(staged, asDeclarations(home)), 'utf8') + also.join(''))
  borrowed.delete(manifest.name)
  const { version } = readJson(join(projectRoot, 'package.json')) as Manifest
  const packed = {
    name: manifest.name,
    version,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22' },
    exports: Object.fromEntries(
      entries.map(([name, target]) => [name, { types: asDeclarations(target), default: asScript(target) }]),
    ),
    dependencies: Object.fromEntries([...borrowed].sort().map((name) => [name, versionOf(name, manifest, version)])),
  }
  write('package.json', `${JSON.stringify(packed, null, 2)}\n`)
  write('README.md', readFileSync(join(projectRoot, folder, 'README.md'), 'utf8'))
  const notices = [...others].sort().map((name) => `Contains code of ${name}:\n\n${licenceOf(name)}`)
  write('LICENSE', [readFileSync(join(projectRoot, 'LICENSE'), 'utf8'), ...notices].join('\n---\n\n'))
}

/** A source file as JavaScript and as declarations. What is kept frozen is both already. */
async function built(
  folder: string,
  path: string,
): Promise<{ readonly script: string; readonly declarations: string }> {
  const text = readFileSync(join(projectRoot, folder, path), 'utf8')
  if (!path.endsWith('.ts')) {
    const declared = join(projectRoot, folder, path.replace(/\.js$/, '.d.ts'))
    return { script: text, declarations: existsSync(declared) ? readFileSync(declared, 'utf8') : 'export {}\n' }
  }
  const { code } = await transformWithOxc(text, path, {
    lang: 'ts',
    target: 'es2024',
    sourcemap: false,
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  })
  const declarations = readFileSync(declarationsOf(folder, path), 'utf8').replace(
    /((?:from|import|module) ?\(?['"]\.[^'"]*)\.ts(?=['"])/g,
    '$1.js',
  )
  return { script: code, declarations }
}

/** Where `tsc -b` puts the declarations of a file: each folder with a tsconfig.json has a place of its own. */
function declarationsOf(folder: string, path: string): string {
  const inner = `${path.split('/')[0]}/tsconfig.json`
  const config = join(projectRoot, folder, existsSync(join(projectRoot, folder, inner)) ? inner : 'tsconfig.json')
  const { compilerOptions } = readJson(config) as TypesConfig
  const home = dirname(config)
  const below = posix.relative(
    join(home, compilerOptions.rootDir).replaceAll('\\', '/'),
    join(projectRoot, folder, path).replaceAll('\\', '/'),
  )
  return join(home, compilerOptions.outDir, below.replace(/\.ts$/, '.d.ts'))
}

/** Whatever a module names: by `import`, `export … from` or `import()`, in code and in types. */
export function specifiersOf(text: string): readonly string[] {
  const named =
    /^(?:import|export|\})[^'"\n]*?from ?['"]([^'"\n]+)['"]|^import ['"]([^'"\n]+)['"]|\bimport\(['"]([^'"\n]+)['"]\)/gm
  return [...text.matchAll(named)].map(([, one, two, three]) => one ?? two ?? three ?? '')
}

/** What a source names for its types alone is there for the declarations. */
function sourceSpecifiers(folder: string, path: string): readonly string[] {
  if (!path.endsWith('.ts')) return []
  return specifiersOf(readFileSync(join(projectRoot, folder, path), 'utf8')).filter((from) => from.startsWith('.'))
}

function sourceOf(folder: string, path: string): string {
  const typed = path.replace(/\.js$/, '.ts')
  return existsSync(join(projectRoot, folder, typed)) ? typed : path
}

const asScript = (path: string) => path.replace(/\.ts$/, '.js')
const asDeclarations = (path: string) => path.replace(/\.[jt]s$/, '.d.ts')

function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}

/** All of ours come together; others as they were tested. */
function versionOf(name: string, { dependencies = {}, name: own }: Manifest, version: string): string {
  const wanted = dependencies[name]
  if (wanted === undefined) throw new Error(`${own} uses ${name} without a dependency on it`)
  return name.startsWith('@athanor/') ? version : wanted
}

/** Bundles say from which package each part of them was taken. */
function bundledPackages(script: string): readonly string[] {
  return [...script.matchAll(/^\/\/ node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)].map((found) => at(found, 1) ?? '')
}

function licenceOf(name: string): string {
  const folder = join(projectRoot, 'node_modules', name)
  return readFileSync(join(folder, at(globSync('LICEN[CS]E*', { cwd: folder }), 0)), 'utf8')
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
