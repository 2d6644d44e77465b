import { type Action, autoResponse, type View } from '@athanor/apprentices'

/**
 * DP-6: a gemstone that is left over buys a point; with one rival alone, what the rival is spared weighs more. Whoever
 * asks and gets nothing is told so, and does not have to wait.
 */
export function helping(view: View): Action | null {
  const offer = view.table.players.length > 2 ? autoResponse.fulfil(view, 'leftovers') : null
  return offer ?? autoResponse.fulfil(view, 'never')
}
