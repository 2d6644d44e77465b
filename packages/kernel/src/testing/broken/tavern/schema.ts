import type { ActionSchema } from '../../../index.ts'
import type { Action } from './types.ts'

const numberField = { stake: 'coins', draw: null, show: 'card', bury: 'card', pass: null, bid: 'card' } as const

/** Accepts exactly the fields that each kind of action has. */
export const actionSchema: ActionSchema<Action> = {
  safeParse(input) {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return { success: false }
    const fields = new Map<string, unknown>(Object.entries(input))
    const kind = Object.keys(numberField).find((name) => name === fields.get('kind')) as Action['kind'] | undefined
    if (kind === undefined) return { success: false }
    const field = numberField[kind]
    const value = field === null ? null : fields.get(field)
    if (fields.size !== (field === null ? 1 : 2)) return { success: false }
    if (field !== null && !Number.isInteger(value)) return { success: false }
    return { success: true, data: (field === null ? { kind } : { kind, [field]: value }) as Action }
  },
}
