interface Wanted {
  /** Which of several is taken. */
  readonly number: number
  readonly withBooks: boolean
  /** The first group that is looked at; one and a half is the second, of which only cards are still wanted. */
  readonly from: number
}

interface Found {
  /** Null when nothing more is open. */
  readonly piece: Element | null
  /** Where it goes on. */
  readonly next: number
}

/**
 * Runs inside the page, hence all in one function: the next piece that a decision at the table of Alchemists can be given,
 * and the number of its group, all looked at in one moment. A book where none is pressed, one of each group that asks for
 * one, two of a group of cards.
 */
export function nextPiece({ number, withBooks, from }: Wanted): Found {
  const isSeen = (piece: Element) => piece.checkVisibility({ visibilityProperty: true })
  const openIn = (where: ParentNode, selector: string) =>
    [...where.querySelectorAll(selector)].filter((each) => isSeen(each) && each.ariaDisabled !== 'true')

  // Books that can be chosen say whether they are; others only tell what is in them.
  const books = withBooks && from === 0 ? openIn(document, '#theories [aria-pressed]') : []
  const book = books[number % books.length]
  if (book !== undefined && document.querySelector('#theories [aria-pressed="true"]') === null) {
    return { piece: book, next: 0 }
  }
  const groups = document.querySelectorAll(':is([data-decision], #decision) :is(fieldset, [role="group"])')
  for (const [group, within] of [...groups].filter(isSeen).entries()) {
    if (group < Math.floor(from)) continue
    const choices = group < from ? [] : openIn(within, 'input[type="radio"]')
    const choice = choices[number % choices.length]
    if (choice !== undefined && within.querySelector('input:checked') === null)
      return { piece: choice, next: group + 1 }
    const cards = openIn(within, 'button[aria-pressed="false"]')
    const card = cards[number % cards.length]
    const taken = within.querySelectorAll('[aria-pressed="true"]').length
    if (card !== undefined && taken < 2) return { piece: card, next: group + 0.5 }
  }
  return { piece: null, next: from }
}
