import { type Catalogue, literalsOf, type MessageFormatElement, parseMessage, TYPE } from '@athanor/messages/compile'

const plain = 'ABCDEFGHIJKLMNOPRSTUVWXYZabcdefghijklmnoprstuvwxyz'
const accented = 'ÀƁĆĎÉƑĜĤÎĴĶĹḾÑÖƤŔŠŢÛṼŴẌÝŽàƀćďéƒĝĥîĵķĺḿñöƥŕšţûṽŵẍýž'
/** Twice each of these, and English is longer by two fifths. */
const drawn = /[aeiouyAEIOUY]/

/**
 * A text as it would be in a language that nobody speaks: accented, longer and in brackets, so that one sees what has no
 * room, what is cut off and what comes from no catalogue. Its parameters and branches stay what they are.
 */
export function pseudoText(text: string): string {
  const message = parseMessage(text)
  if (typeof message === 'string') throw new SyntaxError(message)
  const said = written(message)
  return /\p{L}{2}/u.test(literalsOf(message).join(' ')) ? `⟦${said}⟧` : said
}

export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(english).map(([id, text]) => [id, pseudoText(text)]))
}

function written(message: readonly MessageFormatElement[]): string {
  return message.map(elementText).join('')
}

/** An element in ICU syntax again. */
function elementText(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value.replaceAll(/\w/g, foreign))
    case TYPE.argument:
      return `{${element.value}}`
    case TYPE.number:
      return `{${element.value}, number}`
    case TYPE.pound:
      return '#'
    case TYPE.select:
    case TYPE.plural: {
      const kind = element.type === TYPE.select ? 'select' : pluralKind(element.pluralType)
      const options = Object.entries(element.options).map(([name, { value }]) => ` ${name} {${written(value)}}`)
      return `{${element.value}, ${kind},${options.join('')}}`
    }
    default:
      throw new TypeError(`messages have no use for ${TYPE[element.type]} elements`)
  }
}

function pluralKind(type: Intl.PluralRulesOptions['type']): string {
  return type === 'ordinal' ? 'selectordinal' : 'plural'
}

function foreign(letter: string): string {
  const index = plain.indexOf(letter)
  const sign = index < 0 ? letter : accented.charAt(index)
  return drawn.test(letter) ? sign.repeat(2) : sign
}

/** Signs that would be read as syntax. */
function escaped(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}#]/g, "'$&'")
}
