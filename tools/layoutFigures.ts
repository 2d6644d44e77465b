// How many windows, sizes, colours and lines the style sheets have, and where. The limits stand in layoutFigures.test.ts.

import type { SourceFile } from './sourceFiles.ts'

/** Something that is counted: each place where it is written, and what is written there. */
export interface Counted {
  readonly what: string
  readonly at: string
}

const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi

/** What a style sheet may ask besides the window: no question of size. */
const otherQuestions: ReadonlySet<string> = new Set([
  'print',
  '(hover: hover)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
])

/** The windows that have a name. */
export function namedWindows(files: readonly SourceFile[]): readonly Counted[] {
  return found(sheets(files), /@custom-media\s+(--[\w-]+)/g)
}

/** Conditions about the window that are written out where they are used, and questions that are nowhere else. */
export function looseWindows(files: readonly SourceFile[]): readonly Counted[] {
  return found(sheets(files), /@media\s+([^{]+?)\s*\{/g).filter(
    ({ what }) =>
      !otherQuestions.has(what.replace(/^not /, '')) &&
      /[^\s()]/.test(what.replace(/\(--[\w-]+\)|\b(?:and|or|not)\b/g, '')),
  )
}

/** The widths of parts that have a name. */
export function namedParts(files: readonly SourceFile[]): readonly Counted[] {
  return found(sheets(files), /@custom-container\s+(--[\w-]+)/g)
}

/** Conditions about the part of the page that something lies in, where they are written out. */
export function looseParts(files: readonly SourceFile[]): readonly Counted[] {
  return found(sheets(files), /@container\s+([^{]+?)\s*\{/g).filter(({ what }) => /\d/.test(what))
}

/** Sizes of letters that are no step of the scale. What grows with a piece (`calc`, `em`) is part of its picture. */
export function looseSizes(files: readonly SourceFile[]): readonly Counted[] {
  return found(sheets(files), /(?<![\w-])font(?:-size)?:\s*([^;}]+)/g)
    .filter(({ what }) => /[\d.]px/.test(what) && !/^(?:\d+ )?calc\(/.test(what))
    .map(({ what, at }) => ({ what: /\b(?:clamp|min|max)\([^)]*\)|[\d.]+px/.exec(what)?.[0] ?? what, at }))
}

/** Colours outside of the tokens. */
export function looseColours(files: readonly SourceFile[]): readonly Counted[] {
  const own = files.filter(({ path }) => !path.endsWith('/styles/tokens.css'))
  return [
    ...found(sheets(own), hex),
    ...found(scripts(own), /(?<=['"`][^'"`\n]*)#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})\b/gi),
  ]
}

/** Scripts that ask for the window. */
export function askedByScripts(files: readonly SourceFile[]): readonly Counted[] {
  return found(scripts(files), /\bmatchMedia\(|\binner(?:Width|Height)\b/g)
}

/** Sizes that are written into elements. */
export function inlineSizes(files: readonly SourceFile[]): readonly Counted[] {
  return found(
    scripts(files).filter(({ path }) => path.endsWith('.tsx')),
    /style=\{\{[^}]*?\b(?:\d+px|(?:fontSize|width|height|padding|margin|gap):\s*\d)[^}]*\}\}/g,
  )
}

/** Words that are heard and not seen: the recipe has one place. */
export function hiddenRecipes(files: readonly SourceFile[]): readonly Counted[] {
  return found(sheets(files), /clip-path: inset\(50%\)/g)
}

export function linesOf(files: readonly SourceFile[]): number {
  return sheets(files).reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
}

function sheets(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(({ path }) => path.endsWith('.css'))
}

function scripts(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(({ path }) => /\.tsx?$/.test(path) && !/\.(?:test|spec)\.tsx?$/.test(path))
}

/** What the first group says, or all that fits; remarks of style sheets are blanked out, so that lines stay. */
function found(files: readonly SourceFile[], pattern: RegExp): readonly Counted[] {
  return files.flatMap(({ path, text }) => {
    const plain = path.endsWith('.css')
      ? text.replace(/\/\*[\s\S]*?\*\//g, (remark) => remark.replace(/[^\n]/g, ' '))
      : text
    return [...plain.matchAll(pattern)].map((match) => ({
      what: (match[1] ?? match[0]).replace(/\s+/g, ' ').trim(),
      at: `${path}:${plain.slice(0, match.index).split('\n').length}`,
    }))
  })
}
