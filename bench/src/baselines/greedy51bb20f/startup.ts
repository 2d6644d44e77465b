import {
  type Action,
  type Artifact,
  type ChooseStartupAction,
  type Favour,
  poolsOn,
  reputationFor,
  rulesAt,
  type SettleFundingAction,
  type StartupCard,
  secretBonusOf,
  startupCard,
  type View,
} from '@athanor/alchemists'

/** What single cards are worth to the bot, in victory points. */
export interface Worths {
  readonly favours: Readonly<Record<Favour, number>>
  readonly artifacts: Readonly<Partial<Record<Artifact, number>>>
}

/** What startup cards bring, in victory points: cards and gold make theories, and a book is a sure answer. */
const perUnit = { gold: 0.9, ingredients: 1, favours: 1, books: 1.6, reputation: 1, delayed: 0.9 } as const

/** A few ingredients and some gold are worth more than many of one and none of the other. */
const enough = { gold: 3, ingredients: 3 } as const
const beyondEnough = 0.5

function goodsWorth(cards: readonly StartupCard[]): number {
  let worth = 0
  for (const good of ['gold', 'ingredients', 'favours', 'books', 'reputation', 'delayed'] as const) {
    const amount = cards.reduce((sum, card) => sum + (card[good] ?? 0), 0)
    const most = good === 'gold' || good === 'ingredients' ? enough[good] : amount
    worth += perUnit[good] * (Math.min(amount, most) + beyondEnough * Math.max(0, amount - most))
  }
  return worth
}

/** G-044: a starting artifact works all game long, and costs as many points as it costs reputation. */
function startingWorth(view: View, artifact: Artifact, { artifacts }: Worths): number {
  const { cost, points } = rulesAt(view.table).artifact(artifact)
  return points + 1.5 * (artifacts[artifact] ?? 0) - reputationFor(cost)
}

/** GR-65: what counts at the end, and the bonus. A Feather has to be shown in time, an Altar needs gold. */
const secretWorths: Readonly<Partial<Record<Artifact, number>>> = {
  altarOfGold: 2,
  crystalCabinet: 4,
  featherInCap: 2.5,
  magicMirror: 2.5,
  wisdomIdol: 2,
}

function secretWorth(view: View, artifact: Artifact): number {
  const card = rulesAt(view.table).artifact(artifact)
  return card.points + (secretWorths[artifact] ?? 0) + secretBonusOf(card)
}

function bestOf(worths: readonly number[]): number {
  return worths.length === 0 ? 0 : Math.max(...worths)
}

function artifactWorth(view: View, { artifact }: StartupCard, worths: Worths): number {
  if (artifact === undefined) return 0
  const pool = poolsOn(view.table)[artifact]
  return bestOf(
    pool.map((each) => (artifact === 'starting' ? startingWorth(view, each, worths) : secretWorth(view, each))),
  )
}

function choiceWorth(view: View, { cards }: ChooseStartupAction, worths: Worths): number {
  const chosen = cards.map((card) => startupCard(rulesAt(view.table), card))
  return goodsWorth(chosen) + chosen.reduce((sum, card) => sum + artifactWorth(view, card, worths), 0)
}

function settlementWorth(view: View, { favour, starting, secret }: SettleFundingAction, worths: Worths): number {
  return (
    (starting === null ? 0 : startingWorth(view, starting, worths)) +
    (secret === null ? 0 : secretWorth(view, secret)) -
    // The least useful one goes.
    (favour === null ? 0 : worths.favours[favour])
  )
}

/** What an answer about the startup funding is worth; null for everything else. */
export function startupWorth(view: View, action: Action, worths: Worths): number | null {
  switch (action.kind) {
    case 'chooseStartup':
      return choiceWorth(view, action, worths)
    case 'settleFunding':
      return settlementWorth(view, action, worths)
    case 'replicate': {
      const card = startupCard(rulesAt(view.table), action.card)
      return goodsWorth([card]) + artifactWorth(view, card, worths)
    }
    // A Feather counts from the exhibit on at which it is shown.
    case 'unveil':
      return 1
    // Three gold pieces are a point, one point of reputation is one too.
    case 'offerGold':
      return action.gold
    default:
      return null
  }
}
