import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '../sourceFiles.ts'
import { stageEnv } from '../tool.ts'

/** What a command printed, and whether it ended well. */
export interface Ran {
  readonly status: number | null
  readonly output: string
}

/** The project in a folder of its own, to be changed as somebody would who builds on it. */
export interface Copy {
  readonly root: string
  read(path: string): string
  write(path: string, text: string): void
  /** Puts folders of the house under the names that imports know them by, as `npm install` does. */
  link(): void
  run(script: string, ...args: readonly string[]): Ran
  remove(): void
}

const skipped = new Set(['.git', 'node_modules', 'dist', 'coverage', 'reports', 'screens', 'heap', 'test-results'])

export function copyOfHouse(): Copy {
  const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'athanor-house-'))), 'house')
  cpSync(projectRoot, root, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !skipped.has(basename(path)) && dirname(path) !== join(projectRoot, '.cache'),
  })
  const inside = (path: string) => join(root, path)
  const copy: Copy = {
    root,
    read: (path) => readFileSync(inside(path), 'utf8'),
    write(path, text) {
      mkdirSync(dirname(inside(path)), { recursive: true })
      writeFileSync(inside(path), text)
    },
    link() {
      rmSync(inside('node_modules/@athanor'), { recursive: true, force: true })
      const { workspaces } = JSON.parse(copy.read('package.json')) as { readonly workspaces: readonly string[] }
      for (const path of globSync(
        workspaces.map((each) => `${each}/package.json`),
        { cwd: root },
      )) {
        const { name } = JSON.parse(copy.read(path)) as { readonly name: string }
        mkdirSync(dirname(inside(`node_modules/${name}`)), { recursive: true })
        symlinkSync(dirname(inside(path)), inside(`node_modules/${name}`), 'junction')
      }
    },
    run(script, ...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        cwd: root,
        encoding: 'utf8',
        env: stageEnv(),
      })
      return { status, output: `${stdout}${stderr}` }
    },
    remove: () => rmSync(dirname(root), { recursive: true, force: true }),
  }
  for (const path of globSync(['node_modules', '{apps,bench,e2e,games,packages,schemas}/{*/,}node_modules'], {
    cwd: projectRoot,
  })) {
    linkAll(join(projectRoot, path), inside(path))
  }
  copy.link()
  return copy
}

/** Every package of others stays where it is. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (name === '@athanor') continue
    if (name.startsWith('@') || name === '.bin') linkAll(source, target)
    else if (lstatSync(source).isDirectory()) symlinkSync(source, target, 'junction')
    else cpSync(source, target)
  }
}
