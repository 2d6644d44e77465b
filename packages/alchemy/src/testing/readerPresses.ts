import { canonical, quickChance, type Stream } from '@athanor/kernel'
import type { Ingredient } from '../ingredient.ts'
import type { Truth } from '../question.ts'
import { operate } from '../reader/operate.ts'
import { newReader, type ReaderAction, type ReaderEntry, type ReaderMode, type ReaderState } from '../reader/reader.ts'
import { type ReaderScreen, readerScreen } from '../reader/screen.ts'

export const stream: Stream = quickChance('reader')

/** The reader after these presses, all of which it must take. */
export function after(state: ReaderState, ...actions: readonly ReaderAction[]): ReaderState {
  let now = state
  for (const action of actions) {
    const result = operate(now, action, stream)
    if (!result.ok) throw new Error(`${action.kind}: ${result.reason.id}`)
    now = result.state
  }
  return now
}

/** Why the last press is refused; the reader must be as it was. */
export function refusal(state: ReaderState, ...actions: readonly ReaderAction[]): string | undefined {
  const before = canonical(state)
  const last = actions.at(-1)
  const now = after(state, ...actions.slice(0, -1))
  if (last === undefined) return undefined
  const result = operate(now, last, stream)
  if (canonical(state) !== before) throw new Error('a refused action changed the reader')
  return result.ok ? undefined : result.reason.id
}

export function truthOf({ game }: ReaderState): Truth {
  if (game === null) throw new Error('there is no game')
  return game.truth
}

export const demo = after(newReader, { kind: 'enterCode', code: 'DEMO' })
export const master = after(demo, { kind: 'setVariant', variant: 'master' })
export const finalRound = after(demo, { kind: 'finalRound', on: true })
export const expansion = after(newReader, { kind: 'newGame', scheme: 'golem' })

export function open(entry: ReaderEntry): ReaderAction {
  return { kind: 'open', entry }
}

/** The presses that lead from the menu to what a mode asks for. */
export function into(mode: ReaderMode): readonly ReaderAction[] {
  return mode === 'golemTest' || mode === 'animate'
    ? [open('researchGolem'), { kind: 'research', branch: mode }]
    : [open(mode)]
}

export function add(...chosen: readonly Ingredient[]): readonly ReaderAction[] {
  return chosen.map((ingredient) => ({ kind: 'add', ingredient }))
}

export const confirm: ReaderAction = { kind: 'confirm' }
export const back: ReaderAction = { kind: 'back' }

export function seen(state: ReaderState): Readonly<Record<'actor' | 'table', ReaderScreen>> {
  return { actor: readerScreen(state, 'actor'), table: readerScreen(state, 'table') }
}

export function answered(state: ReaderState, viewer: 'actor' | 'table') {
  const screen = readerScreen(state, viewer)
  return screen.kind === 'answer' ? screen.answer : undefined
}
