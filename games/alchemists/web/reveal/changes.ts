import type { EventOf, Moment, StagedEvent } from './moments.ts'
import type { Change } from './shows.ts'

export type ChangeEvent = EventOf<'goldChanged' | 'reputationChanged'>

export function isChange(event: StagedEvent): event is ChangeEvent {
  return event.kind === 'goldChanged' || event.kind === 'reputationChanged'
}

/** What players have and had: one change for each of them, however many coins and steps it was made of. */
export function changesOf(
  events: readonly ChangeEvent[],
  { before, after }: Pick<Moment, 'before' | 'after'>,
): readonly Change[] {
  const together = Map.groupBy(events, ({ kind, seat }) => `${kind} ${seat}`)
  return [...together.values()].flatMap((same): readonly Change[] => {
    const [first] = same
    if (first === undefined) return []
    const { seat } = first
    if (first.kind === 'reputationChanged') {
      const steps = same.filter((event) => event.kind === 'reputationChanged')
      const to = steps.at(-1)?.to ?? first.to
      return [{ seat, of: 'reputation', from: first.from, to, by: to - first.from }]
    }
    const by = same.reduce((sum, event) => sum + (event.kind === 'goldChanged' ? event.change : 0), 0)
    const from = before?.table.players[seat]?.gold ?? null
    const to = after?.table.players[seat]?.gold ?? null
    const fits = from !== null && to !== null && to - from === by
    return [{ seat, of: 'gold', from: fits ? from : null, to: fits ? to : null, by }]
  })
}
