import { canonical } from '../../canonical.ts'
import type { Game, Seat, Shape } from '../../game.ts'
import type { LegalActions } from '../../legalActions.ts'
import { declaredInterrupts, interrupts } from '../../position.ts'
import { someActions } from '../choosing.ts'
import { shown } from '../difference.ts'
import { nameOf } from '../names.ts'
import type { Property } from '../property.ts'
import type { Scene } from '../scene.ts'

/** Sets larger than this are read from the start so far, and by samples beyond. */
const readLimit = 400

/** What an invited seat does by itself at the most, without anybody else having moved. */
const mostWishes = 100

/**
 * `legal`, `check` and the schema agree: every listed action passes, each is listed once, and numbers match the order. A
 * seat that owes something or may interrupt has at least one action; everybody else, and every spectator, has none.
 * Actions that follow from a standing wish are legal too, and do not go on for ever.
 */
export const agreement: Property = {
  name: 'agreement',
  rate: 0.05,
  *position<G extends Shape>({ table, position, chance }: Scene<G>) {
    const { game, viewers } = table
    const owing = new Set(game.decisions(position.state).map(({ seat }) => seat))
    const acting = new Set([...owing, ...declaredInterrupts(game, position.state)])
    const foreign: G['action'][] = []
    for (const viewer of viewers) {
      if (viewer === 'spectator' || !acting.has(viewer)) continue
      const view = game.view(position.state, viewer)
      const legal = game.legal(view)
      if (legal.size === 0)
        yield `seat ${viewer} ${owing.has(viewer) ? 'owes something' : 'is invited'} but may do nothing`
      for (const wrong of wrongList(game, view, legal)) yield `seat ${viewer}: ${wrong}`
      const samples = someActions(legal, 8, chance)
      for (const action of samples)
        for (const wrong of wrongAction(game, view, action, canonical(action))) yield `seat ${viewer}: ${wrong}`
      foreign.push(...samples)
    }
    for (const seat of interrupts(game, position)) {
      for (const wish of game.autoResponse?.wishes ?? []) yield* wrongWish({ table, position, chance }, seat, wish)
    }
    for (const viewer of viewers) {
      if (viewer !== 'spectator' && acting.has(viewer)) continue
      const view = game.view(position.state, viewer)
      const legal = game.legal(view)
      if (legal.size > 0 || [...legal].length > 0) yield `${nameOf(viewer)} owes nothing but may act`
      const allowed = foreign.find((action) => game.check(view, action) === null)
      if (allowed !== undefined) yield `${nameOf(viewer)} owes nothing, but check allows ${shown(allowed)}`
    }
  },
}

function* wrongWish<G extends Shape>(
  { table: { game }, position, chance }: Pick<Scene<G>, 'table' | 'position' | 'chance'>,
  seat: Seat,
  wish: string,
): Iterable<string> {
  let { state } = position
  for (let steps = 0; declaredInterrupts(game, state).includes(seat); steps++) {
    const view = game.view(state, seat)
    const action = game.autoResponse?.fulfil(view, wish) ?? null
    if (action === null) return
    const reason = game.check(view, action)
    if (reason !== null) yield `the wish ${wish} does ${shown(action)}, but check refuses it with ${reason.id}`
    if (steps === mostWishes) yield `the wish ${wish} comes to no end`
    if (reason !== null || steps === mostWishes) return
    state = game.apply(state, seat, action, { stream: () => chance }).state
  }
}

function* wrongList<G extends Shape>(
  game: Game<G>,
  view: G['view'],
  legal: LegalActions<G['action']>,
): Iterable<string> {
  const sum = legal.groups.reduce((size, group) => size + group.size, 0)
  if (sum !== legal.size) yield `${legal.size} actions are legal, but the groups hold ${sum}`
  for (const group of legal.groups) {
    const kind = group.size > 0 ? group.at(0).kind : group.kind
    if (kind !== group.kind) yield `the group of ${group.kind} holds an action of kind ${kind}`
  }
  const texts = new Set<string>()
  let number = 0
  for (const action of legal) {
    if (number === readLimit) return
    const text = canonical(action)
    if (texts.has(text)) yield `${text} is listed twice`
    texts.add(text)
    if (number < legal.size && canonical(legal.at(number)) !== text)
      yield `legal action number ${number} is not ${text}`
    yield* wrongAction(game, view, action, text)
    number++
  }
  if (number !== legal.size) yield `${legal.size} actions are legal, but ${number} are listed`
}

function* wrongAction<G extends Shape>(
  game: Game<G>,
  view: G['view'],
  action: G['action'],
  text: string,
): Iterable<string> {
  const reason = game.check(view, action)
  if (reason !== null) yield `${text} is legal, but check refuses it with ${reason.id}`
  if (!game.actionKinds.includes(action.kind)) yield `${text} is of a kind that is not declared`
  const parsed = game.actionSchema.safeParse(action)
  if (!parsed.success) yield `${text} is legal, but the schema refuses it`
  else if (canonical(parsed.data) !== text) yield `the schema makes ${canonical(parsed.data)} of ${text}`
}
