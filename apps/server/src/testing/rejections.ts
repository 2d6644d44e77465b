import { CommandRefused } from '@athanor/protocol'

/** The id of the reason for which a command was refused, or what it was answered. */
export async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CommandRefused) return error.reason.id
    throw error
  }
}
