import type { ApprenticesShape } from '@athanor/apprentices'
import type { SeenEvent } from '@athanor/narration'

/** The dice that these events throw. */
export function thrownIn(events: readonly SeenEvent<ApprenticesShape>[]): readonly number[] {
  return events.flatMap((event): readonly number[] => {
    switch (event.kind) {
      case 'diceRolled':
      case 'ravensRerolled':
        return event.throws.map(({ die }) => die)
      case 'dieRerolled':
        return [event.die]
      case 'ravenRolled':
        return event.raven === 'marker' ? [] : [event.raven]
      default:
        return []
    }
  })
}
