import type { OptionsSpec } from '@athanor/kernel'

/** Option values by name, as a form holds them. */
export type ChosenOptions = Readonly<Record<string, unknown>>

export interface FieldSpec {
  readonly name: string
  /** Null for a yes or no. */
  readonly values: readonly string[] | null
  readonly usual: unknown
}

interface AnyField {
  readonly kind: 'flag' | 'choice' | 'data'
  readonly values?: readonly unknown[]
  readonly default: unknown
}

/** The options of any game as a form needs them; whole tables of values come from files, not from a form. */
export function fieldsOf(spec: OptionsSpec<object>): readonly FieldSpec[] {
  return (Object.entries(spec.fields) as [string, AnyField][])
    .filter(([, { kind }]) => kind !== 'data')
    .map(([name, field]) => ({
      name,
      values: field.kind === 'flag' ? null : (field.values ?? []).map(String),
      usual: field.default,
    }))
}

/** Options that are whole tables of values. */
export function tablesOf(spec: OptionsSpec<object>): readonly string[] {
  return (Object.entries(spec.fields) as [string, AnyField][])
    .filter(([, { kind }]) => kind === 'data')
    .map(([name]) => name)
}

/** What a preset says; values out of a file stay. */
export function withPreset(spec: OptionsSpec<object>, chosen: ChosenOptions, preset: string): ChosenOptions {
  const kept: ChosenOptions = Object.fromEntries(
    tablesOf(spec)
      .filter((name) => name in chosen)
      .map((name) => [name, chosen[name]]),
  )
  return { ...kept, ...defaultsOf(spec), ...spec.presets[preset] }
}

export function defaultsOf(spec: OptionsSpec<object>): ChosenOptions {
  return Object.fromEntries(fieldsOf(spec).map(({ name, usual }) => [name, usual]))
}

/** All options of a table: what it was opened with, and where that is silent, what is usual. */
export function wholeOptions(spec: OptionsSpec<object>, given: ChosenOptions): ChosenOptions {
  return { ...defaultsOf(spec), ...given }
}

/** The preset that says exactly this, if one does. */
export function presetOf(spec: OptionsSpec<object>, chosen: ChosenOptions): string | null {
  const usual = defaultsOf(spec)
  const found = Object.entries(spec.presets).find(([, preset]) => {
    const wanted: ChosenOptions = { ...usual, ...preset }
    return Object.keys(wanted).every((name) => wanted[name] === chosen[name])
  })
  return found?.[0] ?? null
}

/** How many settings are neither those of a preset nor, where none says this, the usual ones. */
export function changedOptions(spec: OptionsSpec<object>, chosen: ChosenOptions): number {
  if (presetOf(spec, chosen) !== null) return 0
  return fieldsOf(spec).filter(({ name, usual }) => chosen[name] !== usual).length
}
