import { Phases } from './Phases.tsx'
import type { AlchemistsProps } from './props.ts'
import { ReputationTrack } from './ReputationTrack.tsx'

/** The head of the table: how far the round is, and who stands where. */
export function Status({ shown, seats }: Pick<AlchemistsProps, 'shown' | 'seats'>) {
  return (
    <>
      <Phases table={shown.sight.view.table} />
      <ReputationTrack shown={shown} seats={seats} />
    </>
  )
}
