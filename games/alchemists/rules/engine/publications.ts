import { type Colour, type Ingredient, nothingPublished, type Publications } from '@athanor/alchemy'
import type { ActionGroup, Seat } from '@athanor/kernel'
import type { Reason } from '../base/reasons.ts'
import type { Action, ActionKind, ActionOf, Fallen, PublicationId } from './contributions.ts'
import type { MutableState } from './mutableState.ts'
import type { Rules, SeatContext, Seated } from './rules.ts'
import type { Pair, Publication, ShownDemonstration, Table } from './state.ts'

/** What an answer of the reader does to publications of one kind; it may do several things at once. */
export interface DebunkVerdict<Each> {
  readonly fallen: readonly Each[]
  /** Two theories that cannot both be right any more. */
  readonly conflict: Pair | null
}

/** A kind of publication: theories, or whatever a module publishes besides. */
export interface PublicationRules {
  readonly kind: Fallen['kind']
  /** Everything of this kind that is on the table. */
  published(table: Table): readonly { readonly id: PublicationId; readonly publication: Publication }[]
  /** The same as the science reads it. */
  claims(table: Table): Partial<Publications>
  /** own seals that count for the top alchemists and at conferences. */
  countedSeals(table: Table, seat: Seat): number
  /** Whether anything could be debunked at all, and whether one aspect may be asked about. */
  canBeDoubted(table: Table): boolean
  mayAsk(table: Table, ingredient: Ingredient, colour: Colour): boolean
  judge(table: Table, shown: ShownDemonstration): DebunkVerdict<Fallen>
  /** Takes away what fell and shows its seals; returns the owners of those that do not help, one for each seal. */
  topple(state: MutableState, fallen: readonly Fallen[], shown: ShownDemonstration): readonly Seat[]
  readonly immediate: ImmediateRules
}

/** The same for its author, who knows what falls. */
export interface PublicationRulesOf<Kind extends Fallen['kind'], Taken extends ActionKind>
  extends Omit<PublicationRules, 'kind' | 'judge' | 'topple' | 'immediate'> {
  readonly kind: Kind
  judge(table: Table, shown: ShownDemonstration): DebunkVerdict<FallenOf<Kind>>
  topple(state: MutableState, fallen: readonly FallenOf<Kind>[], shown: ShownDemonstration): readonly Seat[]
  readonly immediate: ImmediateRulesOf<Kind, Taken>
}

export type FallenOf<Kind extends Fallen['kind']> = Extract<Fallen, { readonly kind: Kind }>

/** A-293..A-298: a publication that follows a debunking at once. */
export interface ImmediateRules {
  readonly action: ActionKind
  /** AR-16. */
  isPossible(at: SeatContext, fallen: readonly Fallen[]): boolean
  legal(at: Seated, fallen: readonly Fallen[]): ActionGroup<Action>
  check(at: Seated, fallen: readonly Fallen[], action: Action): Reason | null
  publish(state: MutableState, seat: Seat, action: Action): void
}

export interface ImmediateRulesOf<Kind extends Fallen['kind'], Taken extends ActionKind> {
  readonly action: Taken
  isPossible(at: SeatContext, fallen: readonly FallenOf<Kind>[]): boolean
  legal(at: Seated, fallen: readonly FallenOf<Kind>[]): ActionGroup<Action>
  check(at: Seated, fallen: readonly FallenOf<Kind>[], action: ActionOf<Taken>): Reason | null
  publish(state: MutableState, seat: Seat, action: ActionOf<Taken>): void
}

/** What of all that fell is of one kind. */
export function fallenOf<Kind extends Fallen['kind']>(
  { kind }: { readonly kind: Kind },
  fallen: readonly Fallen[],
): readonly FallenOf<Kind>[] {
  return fallen.filter((each): each is FallenOf<Kind> => each.kind === kind)
}

/** All that can be debunked, as the science reads it. */
export function publicationsOf(rules: Rules, table: Table): Publications {
  return rules.publications.reduce((all, kind) => ({ ...all, ...kind.claims(table) }), nothingPublished)
}

/** seals of a seat that count, on whatever they lie. */
export function countedSeals(rules: Rules, table: Table, seat: Seat): number {
  let count = 0
  for (const kind of rules.publications) count += kind.countedSeals(table, seat)
  return count
}

export function canBeDoubted({ rules, table }: SeatContext): boolean {
  return rules.publications.some((kind) => kind.canBeDoubted(table))
}

/** A-273, AR-13: whether an apprentice may ask about an aspect of an ingredient. */
export function mayAsk({ rules, table }: SeatContext, ingredient: Ingredient, colour: Colour): boolean {
  return rules.publications.some((kind) => kind.mayAsk(table, ingredient, colour))
}
