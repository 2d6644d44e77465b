import { emit, type MutableState } from '../../engine/mutableState.ts'
import type { RoundStep } from '../../engine/rules.ts'
import { changeHiddenSlots, slotIn } from '../../engine/slots.ts'
import { type MoodTile, tokensForTwo } from './components.ts'
import { changeProjectAt, projectAt } from './state.ts'

/** G-154, G-158: the tokens of the tiles in a game; none with two players. */
export function moodsFor(tiles: readonly MoodTile[], players: number): readonly number[] {
  if (players === 2) return []
  return tiles.filter(({ notWith }) => notWith !== players).map(({ tokens }) => tokens)
}

/** G-156, G-241, G-242: what is left on the space goes, and the next tile says how many come. */
function turnMood(state: MutableState): void {
  const { moods } = slotIn(state.hidden.slots, 'golemProject')
  const tokens = moods.at(-1) ?? tokensForTwo
  const tile = moods.length > 0
  changeHiddenSlots(state, { golemProject: { moods: moods.slice(0, -1) } })
  changeProjectAt(state, tile ? { tokens, moods: [...projectAt(state.table).moods, tokens] } : { tokens })
  emit(state, { kind: 'moodShown', tokens, tile })
}

export const firstMood: RoundStep = { id: 'firstMood', run: turnMood }

/** GR-70: after the ingredients of the new round. */
export const newMood: RoundStep = { id: 'newMood', run: turnMood }
