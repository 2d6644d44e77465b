import {
  type Catalogue,
  elementsOf,
  literalsOf,
  type MessageSyntax,
  parseMessage,
  TYPE,
} from '@athanor/messages/compile'
import { noBreakSpace } from './languageRules.ts'
import { readingsOf } from './readings.ts'

/** Something that is understood and that nobody says: a rule of one language (`rules/<id>.ts`). */
export interface Slip {
  readonly name: string
  /** What is to be said in its place. */
  readonly better: string
  /** The words of a message that make the slip, null where none do. */
  readonly find: (message: MessageSyntax) => string | null
  /** Messages that are right all the same, each with the reason. */
  readonly but?: Readonly<Record<string, string>>
}

/** Finds words in a message as it is heard: parameters are `{name}`, counts are `#`, spaces are spaces. */
export function saying(pattern: RegExp): Slip['find'] {
  return (message) => {
    for (const reading of readingsOf(message)) {
      const found = pattern.exec(reading.replaceAll(noBreakSpace, ' '))?.[0]
      if (found !== undefined) return found.trim()
    }
    return null
  }
}

/** Where `one` stands for 21 as well as for 1, finds a branch for it that leaves out the number its sisters say. */
export function countlessOne(message: MessageSyntax): string | null {
  for (const element of elementsOf(message)) {
    if (element.type !== TYPE.plural || element.pluralType === 'ordinal') continue
    const saysNumber = (branch: string) => {
      const value = element.options[branch]?.value ?? []
      return [...elementsOf(value)].some((each) => each.type === TYPE.pound || isCount(each, element.value))
    }
    if (!saysNumber('one') && saysNumber('many')) {
      return literalsOf(element.options['one']?.value ?? [])
        .join('…')
        .trim()
    }
  }
  return null
}

function isCount(element: MessageSyntax[number], count: string): boolean {
  return element.type === TYPE.number && element.value === count
}

/** The names of the slips that a message makes. */
export function slipsIn(slips: readonly Slip[], text: string): readonly string[] {
  const message = parseMessage(text)
  return typeof message === 'string' ? [] : slips.filter(({ find }) => find(message) !== null).map(({ name }) => name)
}

/** What is not said so, and exceptions that nothing needs any more, one sentence each. */
export function slipDefects(slips: readonly Slip[], locale: string, catalogue: Catalogue): readonly string[] {
  const messages = Object.entries(catalogue).map(([id, text]) => [id, parseMessage(text)] as const)
  return slips.flatMap(({ name, better, find, but = {} }) => {
    const found = messages.flatMap(([id, message]) => {
      const words = typeof message === 'string' ? null : find(message)
      return words === null ? [] : [[id, words] as const]
    })
    return [
      ...found.filter(([id]) => !(id in but)).map(([id, words]) => `${locale} ${id}: “${words}” (${name}): ${better}`),
      ...Object.keys(but)
        .filter((id) => !found.some(([each]) => each === id))
        .map((id) => `${locale} ${id}: needs no exception from “${name}”`),
    ]
  })
}
