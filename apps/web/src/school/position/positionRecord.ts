import { numberOfDay } from '@athanor/alchemy/puzzle'

/** What this device remembers of one day's position. */
export interface PositionRecord {
  /** Which of the answers was given, best first. */
  readonly answer: number
  /** Points lost with it. */
  readonly lost: number
  /** The day on which it was answered. */
  readonly solvedOn: string
}

export type PositionRecords = Readonly<Record<string, PositionRecord>>

/** Takes what fits of what was stored. */
export function readPositionRecords(stored: unknown): PositionRecords {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([day, value]) => numberOfDay(day) !== null && isRecord(value)),
  )
}

function isRecord(value: unknown): value is PositionRecord {
  if (typeof value !== 'object' || value === null) return false
  const { answer, lost, solvedOn } = value as Readonly<Record<string, unknown>>
  return (
    Number.isInteger(answer) &&
    typeof lost === 'number' &&
    lost >= 0 &&
    typeof solvedOn === 'string' &&
    numberOfDay(solvedOn) !== null
  )
}
