import type { Catalogue } from '@athanor/messages/compile'

/**
 * A thing is named once in each language, by its own message, and sentences ask for that name:
 * `{piece, name, chess.piece}` takes the name of whichever `chess.piece.*` the parameter holds. A language that bends its
 * names writes the other forms beside the name (`chess.piece.rook@accusative`) and asks for one:
 * `{piece, name, chess.piece@accusative}`.
 */
const asked = /\{(\w+), name, ([\w.]+)(?:@(\w+))?\}/g
const formMark = '@'

/** What a language says, with the names in their places; forms of names are no messages by themselves. */
export function withNames(language: Catalogue): Catalogue {
  const messages = Object.entries(language).filter(([id]) => !id.includes(formMark))
  const namesOf = remembered((group: string) => messages.filter(([id]) => isIn(group, id)))
  return Object.fromEntries(
    messages.map(([id, text]) => {
      const named = text.replaceAll(asked, (written, param: string, group: string, form?: string) => {
        const branches = namesOf(group).map(([name, plain]) => {
          const said = form === undefined ? plain : (language[`${name}${formMark}${form}`] ?? plain)
          return ` ${name.slice(group.length + 1)} {${said}}`
        })
        return branches.length === 0 ? written : `{${param}, select,${branches.join('')} other {}}`
      })
      return [id, named]
    }),
  )
}

/** Names that are asked for and not there, and forms that nobody asks for, one sentence each. */
export function nameDefects(locale: string, language: Catalogue): readonly string[] {
  const ids = Object.keys(language)
  const wanted = new Set<string>()
  const defects: string[] = []
  for (const [id, text] of Object.entries(language)) {
    for (const [, , group = '', form] of text.matchAll(asked)) {
      const names = ids.filter((name) => !name.includes(formMark) && isIn(group, name))
      if (names.length === 0) defects.push(`${locale} ${id}: nothing is called ${group}`)
      if (form !== undefined) for (const name of names) wanted.add(`${name}${formMark}${form}`)
    }
  }
  const forms = ids.filter((id) => id.includes(formMark))
  return [
    ...defects,
    ...[...wanted].filter((form) => !(form in language)).map((form) => `${locale} ${form}: is missing`),
    ...forms
      .filter((form) => !wanted.has(form))
      .map((form) => `${locale} ${form}: is a form that no sentence asks for`),
  ]
}

function isIn(group: string, id: string): boolean {
  return id.startsWith(`${group}.`) && !id.slice(group.length + 1).includes('.')
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const before = new Map<string, Value>()
  return (key) => {
    const value = before.get(key) ?? make(key)
    before.set(key, value)
    return value
  }
}
