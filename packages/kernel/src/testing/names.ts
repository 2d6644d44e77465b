import type { Viewer } from '../game.ts'

/** A viewer in words. */
export function nameOf(viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`
}
