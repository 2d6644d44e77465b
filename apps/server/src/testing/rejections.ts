import { CommandRefused } from '@athanor/protocol'

/** The error with which a command was refused. */
export async function rejectionOf(asked: Promise<unknown>): Promise<CommandRefused> {
  try {
    const answer = await asked
    throw new TypeError(`accepted: ${JSON.stringify(answer)}`)
  } catch (error) {
    if (error instanceof CommandRefused) return error
    throw error
  }
}

/** The id of the reason for which a command was refused, or what it was answered. */
export async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CommandRefused) return error.reason.id
    throw error
  }
}
