// What style sheets say and nobody asks for. `deadStyles.test.ts` keeps it away from the whole repository.

import { readClasses } from './readClasses.ts'
import { isTestFile, type SourceFile } from './sourceFiles.ts'

/** A name that a file declares, and where in it. */
interface Named {
  readonly name: string
  readonly file: SourceFile
  readonly index: number
}

/** Classes of modules that no script reads. A name that is only known at run time must be a word of some script. */
export function deadClasses(files: readonly SourceFile[]): readonly string[] {
  const modules = sheetsOf(files).filter(({ path }) => path.endsWith('.module.css'))
  const scripts = scriptsOf(files)
  const paths = new Set(modules.map(({ path }) => path))
  const reads = Map.groupBy(
    scripts.flatMap((script) => readClasses(script, paths)),
    ({ sheet }) => sheet,
  )
  const words = new Set(scripts.flatMap(({ text }) => text.match(/[A-Za-z][\w-]*(?=['"`]|\??:)/g) ?? []))
  return modules.flatMap((sheet) => {
    const own = reads.get(sheet.path) ?? []
    const names = own.flatMap((read) => read.names)
    const isOpenEnded = own.some((read) => read.openEnded)
    const isRead = (name: string) =>
      names.some((read) => (typeof read === 'string' ? read === name : read.test(name))) ||
      (isOpenEnded && words.has(name))
    return told(classesOf(sheet), isRead)
  })
}

/** Custom properties that are set, in sheets or by scripts, and never used. */
export function deadProperties(files: readonly SourceFile[]): readonly string[] {
  const sheets = sheetsOf(files)
  const scripts = scriptsOf(files)
  const set = [
    ...sheets.flatMap((sheet) => found(sheet, /(?<=[{};]\s*)(--[\w-]+)(?=\s*:)|(?<=@property\s+)(--[\w-]+)/g)),
    ...scripts.flatMap((script) => found(script, /(?<=['"])--[\w-]+(?=['"]\]?:)/g)),
  ]
  const used = [
    ...[...sheets, ...scripts].flatMap(({ text }) => text.match(/(?<=var\(\s*)--[\w-]+(?:\$\{)?/g) ?? []),
    // A name that is put together, or handed to whoever asks the browser for it.
    ...scripts.flatMap(({ text }) => text.match(/(?<=['"`])--[\w-]+(?:\$\{|(?=['"`](?!\]?:)))/g) ?? []),
  ]
  const names = new Set(used)
  const heads = used.filter((name) => name.endsWith('${')).map((name) => name.slice(0, -2))
  return told(set, (name) => names.has(name) || heads.some((head) => name.startsWith(head)))
}

/** Movements that no rule of their sheet names, and recipes, windows and widths that no sheet takes. */
export function deadNames(files: readonly SourceFile[]): readonly string[] {
  const sheets = sheetsOf(files)
  const taken = new Set(sheets.flatMap(({ text }) => text.match(/(?<=@apply\s+|\()--[\w-]+(?=[(;)])/g) ?? []))
  return sheets.flatMap((sheet) => {
    const moved = new Set(
      (sheet.text.match(/(?<=animation(?:-name)?:)[^;}]+/g) ?? []).flatMap((said) => said.split(/[\s,]+/)),
    )
    return [
      ...told(found(sheet, /(?<=@keyframes\s+)[\w-]+/g), (name) => moved.has(name)),
      ...told(found(sheet, /(?<=@(?:mixin|custom-media|custom-container)\s+)--[\w-]+/g), (name) => taken.has(name)),
    ]
  })
}

function classesOf(sheet: SourceFile): readonly Named[] {
  return found(sheet, /(?<=\.)[A-Za-z_][\w-]*(?=[^{};]*\{)/g)
}

/** Remarks are blanked out, so that lines stay. */
function sheetsOf(files: readonly SourceFile[]): readonly SourceFile[] {
  return files
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ path, text }) => ({
      path,
      text: text.replace(/\/\*[\s\S]*?\*\//g, (remark) => remark.replace(/[^\n]/g, ' ')),
    }))
}

function scriptsOf(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(({ path }) => /\.tsx?$/.test(path) && !isTestFile(path))
}

function found(file: SourceFile, pattern: RegExp): readonly Named[] {
  return [...file.text.matchAll(pattern)].map(({ 0: name, index }) => ({ name, file, index }))
}

function told(named: readonly Named[], isUsed: (name: string) => boolean): readonly string[] {
  const dead = named.filter(({ name }) => !isUsed(name))
  return dead.map(({ name, file, index }) => `${file.path}:${file.text.slice(0, index).split('\n').length} ${name}`)
}
