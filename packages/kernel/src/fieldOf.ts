/** A member of a union that is told apart by its kind: an action or an event. */
export interface Kinded {
  readonly kind: string
}

/** The fields of every member that can have this kind; any name where nothing is known about the kinds. */
export type FieldOf<Member extends Kinded, Kind extends string> = string extends Kind
  ? string
  : Member extends Kinded
    ? Kind extends Member['kind']
      ? Exclude<keyof Member & string, 'kind'>
      : never
    : never
