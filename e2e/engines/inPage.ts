import type { Place } from './window.ts'

/** What somebody looks for on a page, as a screen reader would name it. */
export interface WantedElement {
  readonly role: PageRole
  /** The whole name, with an ellipsis for what is left out before or behind it; blanks do not count. */
  readonly name?: string
  /** A selector: looked for in there alone. */
  readonly within?: string
  /** Of several the last one, not the first that is not disabled. */
  readonly last?: true
}

export type PageRole =
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'list'
  | 'listitem'
  | 'radio'
  | 'status'
  | 'switch'
  | 'text'
  | 'textbox'

export interface Found {
  /** So many are to be seen. */
  readonly count: number
  /** Of the one that was asked for: where its middle is, brought into the window, or why it cannot be pressed. */
  readonly place: Place | string
  readonly text: string
}

/** Looks for something on the page. Runs in the page, so that all it needs stands inside. */
export function findInPage({ role, name, within, last }: WantedElement): Found {
  const selectors: Readonly<Record<PageRole, string>> = {
    button: 'button, summary, [role=button]',
    checkbox: 'input[type=checkbox]',
    dialog: 'dialog[open], [role=dialog]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    list: 'ul, ol, [role=list]',
    listitem: 'li',
    radio: 'input[type=radio], [role=radio]',
    status: '[role=status]',
    switch: '[role=switch]',
    text: 'body *',
    textbox: 'input[type=text], input:not([type]), textarea',
  }
  const bare = (text: string) => text.replaceAll(/\s/g, '')
  const labelsOf = (element: Element) => (element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [])
  function textOf(node: Node): string {
    if (!(node instanceof Element)) return node.textContent ?? ''
    if (node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join('')
  }
  function nameOf(element: Element): string {
    if (role === 'text') return textOf(element)
    const by = element.getAttribute('aria-labelledby')
    if (by !== null) {
      return by
        .split(' ')
        .map((id) => textOf(document.getElementById(id) ?? document.createTextNode('')))
        .join('')
    }
    return element.getAttribute('aria-label') ?? (labelsOf(element).map(textOf).join('') || textOf(element))
  }
  function isNamed(element: Element): boolean {
    if (name === undefined) return true
    const [own, wanted] = [bare(nameOf(element)), bare(name)]
    const [known, before, behind] = [wanted.replaceAll('…', ''), wanted.startsWith('…'), wanted.endsWith('…')]
    if (before && behind) return own.includes(known)
    if (before) return own.endsWith(known)
    return behind ? own.startsWith(known) : own === known
  }
  function isSeen(element: Element): boolean {
    // What has no box itself is where its parts are.
    if (getComputedStyle(element).display === 'contents') return [...element.children].some(isSeen)
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  }
  const isDisabled = (element: Element) =>
    element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled')
  const rooms = within === undefined ? [document] : [...document.querySelectorAll(within)]
  const all = new Set(rooms.flatMap((room) => [...room.querySelectorAll(selectors[role])]))
  const found = [...all].filter((element) => isNamed(element) && isSeen(element))
  const element = last === true ? found.at(-1) : (found.find((each) => !isDisabled(each)) ?? found[0])
  if (element === undefined) return { count: 0, place: 'is not there', text: '' }
  return { count: found.length, place: placeOf(element), text: textOf(element).trim() }

  function placeOf(wanted: Element): Place | string {
    if (isDisabled(wanted)) return 'is disabled'
    wanted.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    // What is pressed of a hidden radio button is the card around it.
    const targets = [wanted, ...labelsOf(wanted)]
    for (const target of targets) {
      const { x, y, width, height } = target.getBoundingClientRect()
      const place = { x: x + width / 2, y: y + height / 2 }
      const hit = document.elementFromPoint(place.x, place.y)
      if (hit !== null && targets.some((each) => each.contains(hit))) return place
    }
    return 'lies under something else'
  }
}
