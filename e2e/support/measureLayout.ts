/** One thing that is wrong with how a page lies in its window. */
export interface LayoutFinding {
  readonly rule: LayoutRule
  readonly what: string
}

/**
 * - sideways: the page, or a part of it, must be scrolled sideways to be read.
 * - longer: a table, which is meant to fill its window, is longer than it.
 * - outside: something to read or press lies beyond the left or right edge of the window, or above it.
 * - cut: text is cut off by a box that cannot be scrolled. Cut with an ellipsis, in a line or after some lines, is fine
 *   where a title says the whole.
 * - spill: something sticks out of the button or field that it belongs to.
 * - overlap: two things to read or press cover each other.
 * - small: a finger's target is less than 44 pixels high or wide. Links inside a sentence may be smaller; what is
 *   pressed by its label counts with the label.
 * - tiny: text below 12.5 pixels.
 * - gone: text that takes no room, as when its font has failed.
 * - lost: what is to be shown has no box at all, as when the browser forgets to lay it out after the window has changed.
 * - blank: a picture takes no room.
 * - loose: a sign that closes something off, as a full stop, begins a line of its own.
 * - pinched: a part that is scrolled shows less than 60 pixels of what it holds.
 * - scrolled: in a window that has room for it, as that of a tablet on its side, the board or the decision must be
 *   scrolled.
 * - halved: in a window as large as a desk, the notebook beside the board or the log must be scrolled, or the log shows
 *   nothing, or an entry in part.
 * - long: on a phone a decision takes more than a screen and a half.
 * - buried: the last button of a decision, which carries it out, must be scrolled for.
 */
export type LayoutRule =
  | 'sideways'
  | 'longer'
  | 'outside'
  | 'cut'
  | 'spill'
  | 'overlap'
  | 'small'
  | 'tiny'
  | 'gone'
  | 'lost'
  | 'blank'
  | 'loose'
  | 'pinched'
  | 'scrolled'
  | 'halved'
  | 'long'
  | 'buried'

interface Measured {
  readonly width: number
  readonly touch: boolean
}

/** Runs inside the page, hence all in one function: looks at everything that can be seen once the window is so wide. */
export async function measureLayout({ width: wanted, touch }: Measured): Promise<readonly LayoutFinding[]> {
  const drawn = () => new Promise(requestAnimationFrame)
  const isThere = () => innerWidth === wanted
  await drawn()
  for (let pictures = 0; !isThere() && pictures < 60; pictures++) await drawn()

  const leastTarget = 44
  const leastText = 12.5
  const leastView = 60
  const slack = 1.5

  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Piece {
    readonly element: Element
    /** The first that can cut it: its own element for a text, what is around it for a thing to press. */
    readonly within: Element | null
    readonly box: Box
    /** What it is called, should there be something to say of it. */
    readonly name: () => string
  }

  const findings: LayoutFinding[] = []
  const report = (rule: LayoutRule, what: string) => {
    if (!findings.some((found) => found.rule === rule && found.what === what)) findings.push({ rule, what })
  }

  // Behind a window nothing can be read or pressed.
  const windows = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal, :popover-open'))
  const root: Element = windows.at(-1) ?? document.body

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  const seen = new Map<Element, boolean>()
  /** A log that cannot be scrolled shows its last entries alone: the others lie beside it, out of sight. */
  const isLeftOut = (element: Element, parent: Element) =>
    parent.closest('[data-log]') !== null &&
    parent.matches('[data-log], [data-log] > *') &&
    styleOf(parent.closest('[data-log]') ?? parent).overflowX === 'hidden' &&
    boxOf(element).left > (boxOf(parent).left + boxOf(parent).right) / 2
  const isSeen = (element: Element): boolean => {
    const known = seen.get(element)
    if (known !== undefined) return known
    const parent = element.parentElement
    const style = styleOf(element)
    const own =
      style.visibility === 'visible' &&
      Number(style.opacity) > 0 &&
      style.clipPath !== 'inset(50%)' &&
      !element.hasAttribute('inert') &&
      element.checkVisibility()
    const result = own && (element === root || parent === null || (isSeen(parent) && !isLeftOut(element, parent)))
    seen.set(element, result)
    return result
  }
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
    const kind = (element.getAttribute('class') ?? '').split(' ')[0]?.replace(/^_?(\w+?)_.*$/, '$1') ?? ''
    return `${element.localName}${kind === '' ? '' : `.${kind}`} “${text.slice(0, 40)}”`
  }
  const boxes = new Map<Element, Box>()
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element) ?? element.getBoundingClientRect()
    boxes.set(element, known)
    return known
  }
  const width = ({ left, right }: Box) => right - left
  const height = ({ top, bottom }: Box) => bottom - top
  const scrolls = (element: Element, axis: 'X' | 'Y') => {
    const overflow = styleOf(element)[`overflow${axis}`]
    return overflow === 'auto' || overflow === 'scroll'
  }
  const clips = (element: Element, axis: 'X' | 'Y') => styleOf(element)[`overflow${axis}`] !== 'visible'

  /** What an element and all around it let through. */
  const openings = new Map<Element, Box>()
  const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  const openingOf = (element: Element | null): Box => {
    if (element === null || element === root.parentElement) return everything
    if (element === document.body || element === document.documentElement) return everything
    const known = openings.get(element)
    if (known !== undefined) return known
    let { left, top, right, bottom } = openingOf(element.parentElement)
    if (clips(element, 'X') || clips(element, 'Y')) {
      const limit = boxOf(element)
      if (clips(element, 'X')) [left, right] = [Math.max(left, limit.left), Math.min(right, limit.right)]
      if (clips(element, 'Y')) [top, bottom] = [Math.max(top, limit.top), Math.min(bottom, limit.bottom)]
    }
    const opening = { left, top, right, bottom }
    openings.set(element, opening)
    return opening
  }

  /** The part of a box that its surroundings let through; null when nothing is left of it. */
  const shownPart = (box: Box, from: Element | null): Box | null => {
    const opening = openingOf(from)
    const left = Math.max(box.left, opening.left)
    const top = Math.max(box.top, opening.top)
    const right = Math.min(box.right, opening.right)
    const bottom = Math.min(box.bottom, opening.bottom)
    return right - left > 0.5 && bottom - top > 0.5 ? { left, top, right, bottom } : null
  }

  /** An element and all around it that cut what sticks out, up to the first that can be scrolled. */
  const cutters = new Map<Element, readonly Element[]>()
  const cuttersOf = (element: Element | null): readonly Element[] => {
    if (element === null || element === document.body) return []
    const known = cutters.get(element)
    if (known !== undefined) return known
    const own = clips(element, 'X') || clips(element, 'Y') ? [element] : []
    const found = scrolls(element, 'X') || scrolls(element, 'Y') ? [] : [...own, ...cuttersOf(element.parentElement)]
    cutters.set(element, found)
    return found
  }

  const all = [root, ...root.querySelectorAll('*')].filter(isSeen)

  // What has no box of its own, or waits to be unfolded or chosen.
  const boxless = 'br, wbr, option, optgroup, source, area, svg *, details:not([open]) > :not(summary)'
  for (const element of all.flatMap(({ children }) => [...children])) {
    const isLost =
      !element.checkVisibility() && !element.matches(boxless) && !/none|contents/.test(styleOf(element).display)
    if (isLost) report('lost', nameOf(element))
  }
  for (const element of all) {
    if (!element.matches('img, canvas, svg:not(svg *)')) continue
    if (width(boxOf(element)) < 1 || height(boxOf(element)) < 1)
      report('blank', nameOf(element.parentElement ?? element))
  }

  // Text, line by line.
  const lines: Piece[] = []
  for (const element of all) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A sheet of paper, drawn small: nobody reads it here.
      if (element.closest('[data-miniature]') !== null) continue
      const name = () => nameOf(element)
      const size = Number.parseFloat(styleOf(element).fontSize)
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      if (size * scale < leastText - 0.01) report('tiny', `${name()} ${(size * scale).toFixed(1)} px`)
      if (isLoose(node)) report('loose', name())
      const rects = [...range.getClientRects()]
      if (!rects.some((rect) => width(rect) >= 1)) report('gone', name())
      for (const rect of rects) {
        if (width(rect) < 1 || height(rect) < 1) continue
        lines.push({ element, within: element, box: rect, name })
        cut(element, rect, name)
      }
    }
  }

  /** What stands before a node in its line. */
  function nodeBefore({ previousSibling, parentElement }: Node): Node | null {
    if (previousSibling !== null) return previousSibling
    return parentElement !== null && styleOf(parentElement).display === 'inline' ? nodeBefore(parentElement) : null
  }

  /** Whether a text begins with a closing sign, and on a line below what it closes off. */
  function isLoose(text: Node): boolean {
    if (!/^[.,:;!?…)»”]/.test(text.textContent ?? '')) return false
    const before = nodeBefore(text)
    if (before === null) return false
    const range = document.createRange()
    range.setStart(text, 0)
    range.setEnd(text, 1)
    const sign = range.getBoundingClientRect()
    range.selectNodeContents(before)
    const closed = before instanceof Element ? [...before.getClientRects()].at(-1) : [...range.getClientRects()].at(-1)
    return closed !== undefined && sign.top >= closed.bottom
  }

  /** Whether a box that cannot be scrolled cuts a line of text off. */
  function cut(element: Element, line: Box, name: () => string): void {
    for (const around of cuttersOf(element)) {
      const limit = boxOf(around)
      const style = styleOf(around)
      const told = () => around.closest('[title]') !== null
      if (clips(around, 'X') && (line.right > limit.right + slack || line.left < limit.left - slack)) {
        if (style.textOverflow !== 'ellipsis' || !told()) report('cut', `${name()} by ${nameOf(around)}`)
      }
      // The middle of the line counts: a low line height lets the box end inside the letters' own margins.
      const middle = (line.top + line.bottom) / 2
      if (clips(around, 'Y') && (middle > limit.bottom || middle < limit.top)) {
        if (style.webkitLineClamp === 'none' || !told()) report('cut', `${name()} by ${nameOf(around)}`)
      }
    }
  }

  // Things to press. What lies invisibly over its face is pressed there.
  const pressable = 'button, a[href], select, summary, input:not([type="hidden"]), textarea, [role="slider"]'
  const targets: Piece[] = []
  const isBare = (element: Element) => element.matches('[type="radio"]') && styleOf(element).appearance === 'none'
  for (const element of root.querySelectorAll(pressable)) {
    const label = element.closest('label')
    const face = (!isSeen(element) || isBare(element)) && label !== null && isSeen(label) ? label : element
    if (!isSeen(face) || element.matches('input[type="file"]')) continue
    // A link that is broken over two lines is two boxes.
    for (const box of styleOf(face).display === 'inline' ? face.getClientRects() : [boxOf(face)]) {
      if (width(box) < 1 || height(box) < 1) continue
      targets.push({ element: face, within: face.parentElement, box, name: () => nameOf(face) })
    }
  }

  for (const { element, box, name } of targets) {
    for (const inside of element.querySelectorAll('*')) {
      if (!isSeen(inside) || inside.parentElement?.closest('svg') !== null) continue
      const { left, right, top, bottom } = boxOf(inside)
      if (right - left < 1 || bottom - top < 1) continue
      const out = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom)
      if (out > slack) report('spill', `${nameOf(inside)} by ${out.toFixed(1)} out of ${name()}`)
    }
    if (!touch) continue
    const inSentence = element.localName === 'a' && styleOf(element).display === 'inline'
    const label = element.matches('input') ? element.parentElement?.querySelector('label') : null
    const held = label === null || label === undefined ? box : boxOf(element.parentElement ?? element)
    if (!inSentence && Math.min(width(held), height(held)) < leastTarget - 0.5) {
      report('small', `${name()} ${width(held).toFixed(0)}×${height(held).toFixed(0)}`)
    }
  }

  // Edges of the window.
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth + 1)
    report('sideways', `the page, ${page.scrollWidth} of ${page.clientWidth}`)
  if (root.querySelector('[data-pane] #decision') !== null && page.scrollHeight > page.clientHeight + 1) {
    report('longer', `the table, ${page.scrollHeight} of ${page.clientHeight}`)
  }
  for (const { within, box, name } of [...targets, ...lines]) {
    const part = shownPart(box, within)
    if (part === null) continue
    if (part.left < -slack || part.right > page.clientWidth + slack || part.bottom + scrollY < -slack) {
      report('outside', `${name()} from ${part.left.toFixed(0)} to ${part.right.toFixed(0)}`)
    }
    if (page.scrollHeight <= page.clientHeight && part.bottom > page.clientHeight + slack)
      report('outside', `${name()} below`)
  }
  const hasRoom = innerWidth >= 1024 && innerHeight >= 768
  for (const element of all) {
    if (hasRoom && element.matches('#board, #decision, #decision *') && scrolls(element, 'Y')) {
      const { scrollHeight, clientHeight } = element
      if (scrollHeight > clientHeight + 1) report('scrolled', `${nameOf(element)} ${clientHeight} of ${scrollHeight}`)
    }
    if (scrolls(element, 'X') && element.scrollWidth > element.clientWidth + 1) {
      report('sideways', `${nameOf(element)} ${element.scrollWidth} of ${element.clientWidth}`)
    }
    if (scrolls(element, 'Y') && element.scrollHeight > element.clientHeight + 1 && element.clientHeight < leastView) {
      report('pinched', `${nameOf(element)} ${element.clientHeight} of ${element.scrollHeight}`)
    }
  }

  // A desk has room for the notebook with all its groups, and for what happened last.
  const isDesk = innerWidth >= 1400 && innerHeight >= 900
  const notebook = root.querySelector('[data-pane] #notebook:has([data-beside])')
  if (isDesk && notebook !== null && isSeen(notebook)) {
    const { scrollHeight, clientHeight } = notebook
    if (scrollHeight > clientHeight + 1) report('halved', `the notebook, ${clientHeight} of ${scrollHeight}`)
    const log = root.querySelector('#log [data-log]')
    if (log !== null && isSeen(log)) {
      const entries = [...log.children].filter(isSeen)
      const whole = entries.filter((entry) => boxOf(entry).bottom <= boxOf(log).bottom + slack)
      if (scrolls(log, 'Y') || entries.length !== whole.length || whole.length < Math.min(1, log.children.length)) {
        report('halved', `the log, ${whole.length} of ${entries.length} entries whole`)
      }
    }
  }

  // A decision: what is chosen lies on the board, what carries it out stands in the tray.
  const board = root.querySelector('#board')
  const tray = root.querySelector('#decision')
  const chosen = board?.querySelector('[data-decision], [data-planning]')
  const isShown = (element: Element | null | undefined): element is Element => !!element && isSeen(element)
  if (isShown(board) && isShown(tray) && isShown(chosen)) {
    const length = boxOf(chosen).bottom - boxOf(board).top + board.scrollTop + tray.scrollHeight
    const room = board.clientHeight + tray.clientHeight
    if (touch && !hasRoom && length > room * 1.5) report('long', `${nameOf(chosen)}, ${length.toFixed(0)} in ${room}`)
    const last = [...tray.querySelectorAll('section button')].filter(isSeen).at(-1)
    const part = last === undefined ? null : shownPart(boxOf(last), last.parentElement)
    if (last !== undefined && (part === null || height(part) < height(boxOf(last)) - slack)) {
      report('buried', nameOf(last))
    }
  }

  // What covers what. A line of text counts without the letters' margins above and below.
  const pieces: Piece[] = []
  for (const { element, within, box, name } of lines) {
    // A word of explanation lies over what it explains.
    if (element.closest('[role="tooltip"]') !== null) continue
    const margin = height(box) * 0.22
    const { left, right } = box
    const part = shownPart({ left, right, top: box.top + margin, bottom: box.bottom - margin }, within)
    if (part !== null) pieces.push({ element, within, box: part, name })
  }
  for (const { element, within, box, name } of targets) {
    const part = shownPart(box, within)
    if (part !== null) pieces.push({ element, within, box: part, name })
  }
  pieces.sort((a, b) => a.box.left - b.box.left)
  for (const [index, one] of pieces.entries()) {
    for (let next = index + 1; next < pieces.length; next++) {
      const other = pieces[next]
      if (other === undefined || other.box.left >= one.box.right - slack) break
      const across = Math.min(one.box.right, other.box.right) - other.box.left
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (across <= slack || down <= slack) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      report('overlap', `${one.name()} and ${other.name()}, ${across.toFixed(0)}×${down.toFixed(0)}`)
    }
  }
  return findings
}
