import type {
  AnimationProspect,
  Certainties,
  ColouredPotion,
  DebunkProspect,
  Explanation,
  Fact,
  HardFact,
  Ingredient,
  IngredientPair,
  Insight,
  Publications,
  QuestionProspect,
  RankedArticle,
  ReportProspect,
  RiskProspect,
  SaleProspect,
  SaleQuality,
  TheoryProspect,
} from '@athanor/alchemy'

/** What is known, as a notebook hands it to the science. */
export interface Study {
  readonly facts: readonly Fact[]
  /** There is a golem to be understood too. */
  readonly golem: boolean
}

/** What follows from it. */
export interface Reading {
  /** Facts that cannot all be true, as places in the list; then nothing else is said. */
  readonly clash: readonly number[] | null
  readonly worlds: number
  readonly allWorlds: number
  /** The chance that an ingredient has an alchemical, at `ingredient * 8 + alchemical`. */
  readonly grid: Readonly<Float64Array>
  /** The chance that a pair makes a potion, at `pair * 7 + potion`. */
  readonly potions: Readonly<Float64Array>
  /** The chance that a part of the golem reacts to something, at `part * 6 + trigger`; empty without a golem. */
  readonly triggers: readonly number[]
  readonly certainties: Certainties
}

/** What the game around a notebook allows just now. */
export interface Circumstances {
  /** What can be mixed; all eight where nobody says. */
  readonly hand?: readonly Ingredient[]
  /** What can be sold, and what each guarantee would pay; the printed prices where nobody says. */
  readonly wanted?: readonly ColouredPotion[]
  readonly prices?: Readonly<Record<SaleQuality, number>>
  /** What lies on the boards, and how its owner would debunk it. */
  readonly published?: Publications
  readonly procedure?: 'apprentice' | 'master'
  /** Books of the palace library can be read. */
  readonly library?: boolean
  /** Articles can be published. */
  readonly articles?: boolean
}

export interface PromisedSale extends SaleProspect {
  readonly promised: ColouredPotion
  /** Gold that it brings on average with the guarantee that suits it best. */
  readonly gold: number
}

/** What may be worth doing, each list with the best first. */
export interface Advice {
  readonly experiments: readonly QuestionProspect[]
  readonly theories: readonly TheoryProspect[]
  readonly sales: readonly PromisedSale[]
  /** For each potion of the exhibition the pair that makes it most likely. */
  readonly exhibits: readonly {
    readonly potion: ColouredPotion
    readonly pair: IngredientPair
    readonly chance: number
  }[]
  readonly debunkings: readonly DebunkProspect[]
  /** How likely any one question topples each theory and each article that is published. */
  readonly risks: readonly RiskProspect[]
  readonly books: readonly QuestionProspect[]
  readonly articles: readonly RankedArticle[]
  readonly golem: readonly QuestionProspect[]
  readonly animations: readonly AnimationProspect[]
  readonly reports: readonly ReportProspect[]
}

/** What a notebook asks of the science. */
export type Inquiry =
  | { readonly kind: 'read'; readonly study: Study }
  | { readonly kind: 'explain'; readonly study: Study; readonly claim: HardFact }
  | { readonly kind: 'advise'; readonly study: Study; readonly circumstances: Circumstances }
  /** Articles are foreseen where there are any. */
  | { readonly kind: 'foresee'; readonly study: Study; readonly articles: boolean }

/** How each is answered; advice and explanations are null where facts contradict each other. */
export interface Answers {
  readonly read: Reading
  readonly explain: Explanation | null
  readonly advise: Advice | null
  readonly foresee: Insight
}

export type InquiryOf<Kind extends Inquiry['kind']> = Extract<Inquiry, { readonly kind: Kind }>
