import type { FieldOf, Kinded } from './fieldOf.ts'

/**
 * Parts of an action that its owner alone knows, by kind of action. All parts that are not named are public.
 * @example { publish: ['seal'], transmute: ['ingredient'] }
 */
export type SecretParts<Action extends Kinded = Kinded> = {
  readonly [Kind in Action['kind']]?: readonly FieldOf<Action, Kind>[]
}

/** The secret parts of one kind of action. */
export function secretParts(secrets: SecretParts, kind: string): readonly string[] {
  return secrets[kind] ?? []
}

/** All secret parts, each with its kind of action: `publish.seal`. */
export function namesOfSecrets(secrets: SecretParts): readonly string[] {
  return Object.keys(secrets).flatMap((kind) => secretParts(secrets, kind).map((part) => `${kind}.${part}`))
}
