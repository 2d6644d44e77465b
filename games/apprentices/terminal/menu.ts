import {
  type Action,
  apprentices,
  type Raven,
  rankOf,
  ravenAt,
  type State,
  squareOf,
  tableSide,
  unitAt,
  type View,
} from '@athanor/apprentices'
import { faceInWords, unitsInWords } from '@athanor/apprentices/narration'
import type { ActionGroup } from '@athanor/kernel'
import type { Look, Menu, MenuChoice, Names } from '@athanor/terminal/terminalClient.ts'
import { tableName } from './board.ts'
import { effectText } from './signs.ts'

type Item = MenuChoice<Action>

/** What all questions of one decision share. */
interface Asked {
  readonly state: State
  readonly names: Names
  readonly look: Look
}

/** What is done, then with what: each way that differs in something a player can see is asked once. */
export function menu(view: View, names: Names, look: Look): Menu<Action> {
  const asked = { state: view.table, names, look }
  return {
    question: questionOf(view, look),
    choices: apprentices.legal(view).groups.map((group) => groupItem(asked, group)),
  }
}

function questionOf(view: View, { words }: Look): string {
  const [decision] = apprentices.decisions(view.table)
  return decision === undefined ? '' : words.say(`apprentices.ask.${decision.ask}`)
}

function groupItem(asked: Asked, group: ActionGroup<Action>): Item {
  const first = group.at(0)
  const { words } = asked.look
  const label = words.say(`apprentices.action.${first.kind}`)
  const hint = 'table' in first ? tableHint(asked, first) : undefined
  const ways = waysOf(asked, group)
  const [only] = ways
  const leadsTo: Item['leadsTo'] =
    ways.length === 1 && only !== undefined
      ? only.leadsTo
      : { kind: 'menu', menu: () => ({ question: label, choices: ways }) }
  const detail = ways.length === 1 ? only?.label : undefined
  const said = [hint, detail].filter((text) => text !== undefined && text !== '').join('; ')
  return said === '' ? { label, leadsTo } : { label, hint: said, leadsTo }
}

/** Which table it is about, and what is done or reached there. */
function tableHint({ state, look }: Asked, action: Extract<Action, { table: number }>): string {
  const { say } = look.words
  const at = say('cli.apprentices.menu.atTable', { table: tableName(state, action.table, look) })
  const side = tableSide(state.sides[action.table - 1] ?? 'apprentice', action.table)
  if (action.kind === 'research') {
    const square = squareOf(state, state.active, action.table) + 1
    const points = side.points[square - 1] ?? 0
    return `${at}, ${say('cli.apprentices.menu.square', { square, points })}`
  }
  const effect = side.slots[rankOf(state, state.active, action.table) - 1]
  return effect === undefined ? at : `${at}, ${effectText(effect, look)}`
}

/** One item for every label: units that look the same serve the same. */
function waysOf(asked: Asked, group: ActionGroup<Action>): readonly Item[] {
  const items = new Map<string, Item>()
  for (let index = 0; index < group.size; index++) {
    const action = group.at(index)
    const label = labelOf(asked, action)
    if (!items.has(label)) items.set(label, { label, leadsTo: { kind: 'action', action } })
  }
  return [...items.values()]
}

function labelOf(asked: Asked, action: Action): string {
  const { words } = asked.look
  const { say } = words
  switch (action.kind) {
    case 'chooseDie':
    case 'buyDie':
      return say('cli.apprentices.menu.colour', { colour: action.colour })
    case 'rerollRavens':
      return unitText(asked, action.kept)
    case 'cancelRaven':
    case 'acceptHelp':
      return `${say('cli.apprentices.menu.gemstone', { unit: unitText(asked, action.gemstone) })}, ${ravenText(asked, action.raven)}`
    case 'rollRaven':
      return ravenText(asked, action.raven)
    case 'offerHelp':
    case 'withdrawHelp':
      return unitText(asked, action.gemstone)
    case 'research':
    case 'tradeUnits':
      return say('cli.apprentices.menu.pay', { units: unitTexts(asked, action.units) })
    case 'rerollDie':
      return unitText(asked, action.die)
    case 'convert': {
      const units = action.units.length === 0 ? say('cli.apprentices.menu.free') : unitTexts(asked, action.units)
      return say('cli.apprentices.menu.gain', { units, gains: unitsInWords(action.gains, words) })
    }
    case 'tradeRavens':
      return unitTexts(asked, action.ravens)
    case 'blockSlot':
      return targetText(asked, action.targetTable, action.targetRank)
    case 'takeUnit':
      return `${fromText(asked, action.unit)}; ${say('cli.apprentices.menu.pay', { units: unitTexts(asked, action.units) })}`
    case 'shiftPrice':
      return say('cli.apprentices.menu.shift', { by: action.by > 0 ? 'up' : 'other' })
    default:
      return ''
  }
}

function targetText({ state, look }: Asked, table: number, rank: number): string {
  const effect = tableSide(state.sides[table - 1] ?? 'apprentice', table).slots[rank - 1]
  return look.words.say('cli.apprentices.menu.target', {
    table: tableName(state, table, look),
    rank,
    effect: effect === undefined ? '' : effectText(effect, look),
  })
}

function fromText(asked: Asked, unit: number): string {
  const { state, names, look } = asked
  const owner = names[unitAt(state, unit)?.piece.holder ?? -1] ?? ''
  return look.words.say('cli.apprentices.menu.from', { unit: unitText(asked, unit), owner })
}

function ravenText(asked: Asked, raven: Raven): string {
  const { state, names, look } = asked
  const { say } = look.words
  if (raven === 'marker') return say('cli.apprentices.menu.marker')
  const owner = ravenAt(state, raven)?.owner ?? state.active
  const unit = unitText(asked, raven)
  return owner === state.active
    ? say('cli.apprentices.menu.raven', { unit })
    : say('cli.apprentices.menu.ravenOf', { unit, owner: names[owner] ?? '' })
}

function unitTexts(asked: Asked, units: readonly number[]): string {
  return units.map((unit) => unitText(asked, unit)).join(', ')
}

function unitText({ state, look }: Asked, unit: number): string {
  const { words } = look
  const found = unitAt(state, unit)
  // A unit that is offered can be thrown or paid, hence it shows something.
  const shown = found?.face ?? null
  if (found === null || shown === null) throw new RangeError(`unit ${unit} shows nothing`)
  const face = faceInWords(shown, words)
  return found.source === 'made'
    ? words.say('cli.apprentices.menu.made', { face })
    : words.say('cli.apprentices.menu.die', { colour: found.piece.colour, face })
}
