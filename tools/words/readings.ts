import { type MessageFormatElement, type MessageSyntax, TYPE } from '@athanor/messages/compile'

/**
 * How a message can be heard, with `{name}` for each parameter and `#` for each count. Not every choice of branches is
 * spelled out, but every branch is heard at least once, in its place in the sentence.
 */
export function readingsOf(message: MessageSyntax): readonly string[] {
  const parts = message.map(readingsOfElement)
  const most = Math.max(1, ...parts.map((part) => part.length))
  return Array.from({ length: most }, (_, turn) => parts.map((part) => part[turn % part.length] ?? '').join(''))
}

function readingsOfElement(element: MessageFormatElement): readonly string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value]
    case TYPE.pound:
      return ['#']
    case TYPE.plural:
    case TYPE.select: {
      const spoken = Object.values(element.options).filter(({ value }) => value.length > 0)
      return spoken.length === 0 ? [''] : spoken.flatMap(({ value }) => readingsOf(value))
    }
    default:
      return 'value' in element ? [`{${element.value}}`] : []
  }
}
