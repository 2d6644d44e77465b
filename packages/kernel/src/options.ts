import type { Reason } from './game.ts'
import { valueList } from './mismatch.ts'

/** One setting of a game. A screen can be built from it; its words are `<game>.option.<name>` and below. */
export type OptionSpec<Value> = [Value] extends [boolean]
  ? { readonly kind: 'flag'; readonly default: boolean }
  : { readonly kind: 'choice'; readonly values: readonly Value[]; readonly default: Value }

export type OptionFields<Options> = { readonly [Name in keyof Options]: OptionSpec<Options[Name]> }

export interface OptionsSpec<Options> {
  readonly fields: OptionFields<Options>
  /** Named starting points; what a preset does not name keeps its default. */
  readonly presets: Readonly<Record<string, Partial<Options>>>
}

export type ReadOptions<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly reason: Reason }

interface AnyField {
  readonly kind: 'flag' | 'choice'
  readonly values?: readonly unknown[]
  readonly default: unknown
}

/** Fills in defaults; refuses unknown names and values that are not offered. */
export function readOptions<Options extends object>(spec: OptionsSpec<Options>, input: unknown): ReadOptions<Options> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refuse('kernel.reject.badOptions', {})
  const fields = new Map<string, AnyField>(Object.entries(spec.fields))
  const given = new Map<string, unknown>(Object.entries(input))
  for (const name of given.keys()) {
    if (!fields.has(name))
      return refuse('kernel.reject.unknownOption', { name, choices: valueList([...fields.keys()]) })
  }
  const options: Record<string, unknown> = {}
  for (const [name, field] of fields) {
    const value = given.has(name) ? given.get(name) : field.default
    const allowed = field.kind === 'flag' ? typeof value === 'boolean' : field.values?.includes(value)
    if (allowed !== true) {
      const choices = valueList(field.kind === 'flag' ? [true, false] : (field.values ?? []))
      return refuse('kernel.reject.badOption', { name, value: shown(value), choices })
    }
    options[name] = value
  }
  return { ok: true, options: options as Options }
}

const deepestShown = 3
const mostShown = 5
const longestShown = 60

/** What was given, for a sentence that refuses it. It comes from outside: however deep, wide or long, it stays short. */
function shown(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return cut(JSON.stringify(value) ?? 'undefined')
  const isList = Array.isArray(value)
  if (depth === deepestShown) return isList ? '[…]' : '{…}'
  const fields = Object.entries(value)
  const parts = fields
    .slice(0, mostShown)
    .map(([key, part]) => (isList ? '' : `${JSON.stringify(key)}:`) + shown(part, depth + 1))
  const all = [...parts, ...(fields.length > mostShown ? ['…'] : [])].join(',')
  return cut(isList ? `[${all}]` : `{${all}}`)
}

function cut(text: string): string {
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

function refuse(id: string, params: Record<string, string>): { ok: false; reason: Reason } {
  return { ok: false, reason: { id, params } }
}
