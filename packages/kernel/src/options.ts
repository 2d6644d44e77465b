import { canonical, isPlainData } from './canonical.ts'
import type { Reason } from './game.ts'
import { valueList } from './mismatch.ts'

/** One setting of a game. A screen can be built from it; its words are `<game>.option.<name>` and below. */
export type OptionSpec<Value> = [Value] extends [boolean]
  ? { readonly kind: 'flag'; readonly default: boolean; readonly later?: Later }
  : [Value] extends [string | number]
    ? { readonly kind: 'choice'; readonly values: readonly Value[]; readonly default: Value; readonly later?: Later }
    : DataSpec

/**
 * A setting that is a whole table of values, as plain data out of a file. None is the default and is not written down;
 * what may be in it, the game says (`checkOptions`).
 */
interface DataSpec {
  readonly kind: 'data'
  readonly default: null
  /** Characters of its JSON text at most. */
  readonly most: number
  readonly later: Later
}

/**
 * An option that came when tables had been begun without it: its default is not written down, so that the options of
 * those tables, and with them their logs, stay what they are.
 */
export type Later = true

export type OptionFields<Options> = {
  readonly [Name in keyof Options]-?: OptionSpec<NonNullable<Options[Name]>>
}

export interface OptionsSpec<Options> {
  readonly fields: OptionFields<Options>
  /** Named starting points; what a preset does not name keeps its default. */
  readonly presets: Readonly<Record<string, Partial<Options>>>
}

export type ReadOptions<Options> =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly reason: Reason }

interface AnyField {
  readonly kind: 'flag' | 'choice' | 'data'
  readonly most?: number
  readonly values?: readonly unknown[]
  readonly default: unknown
  readonly later?: Later
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
    if (field.kind === 'data') {
      if (!isTable(value, field.most ?? 0)) return refuse('kernel.reject.badData', { name, most: field.most ?? 0 })
      if (value !== null) options[name] = value
      continue
    }
    const allowed = field.kind === 'flag' ? typeof value === 'boolean' : field.values?.includes(value)
    if (allowed !== true) {
      const choices = valueList(field.kind === 'flag' ? [true, false] : (field.values ?? []))
      return refuse('kernel.reject.badOption', { name, value: shown(value), choices })
    }
    if (field.later !== true || value !== field.default) options[name] = value
  }
  return { ok: true, options: options as Options }
}

/** Nothing, or plain data of a bearable size. */
function isTable(value: unknown, most: number): boolean {
  if (value === null) return true
  if (typeof value !== 'object' || Array.isArray(value)) return false
  return isPlainData(value) && canonical(value).length <= most
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

function refuse(id: string, params: Record<string, string | number>): { ok: false; reason: Reason } {
  return { ok: false, reason: { id, params } }
}
