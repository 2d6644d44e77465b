import { type Action, type Options, type Plan, rulesAt, type State } from '@athanor/alchemists'
import { type GolemTablePlan, golemTable, token, twoTests } from '@athanor/alchemists/laidTable'
import {
  type Article,
  animatorsOf,
  claimedSign,
  type Ingredient,
  ingredients,
  sameTrigger,
  signOf,
} from '@athanor/alchemy'
import { demo } from '@athanor/lessons/demo.ts'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { lessonLuck, tableAt } from '@athanor/lessons/lessonTable.ts'
import { firstOf, played } from '@athanor/lessons/task.ts'
import { cardsById } from '../lessonCards.ts'
import { alchemists, declared, exercise, isPair, laid, rival, you } from './laid.ts'

/** A real game with startup cards, when all choose theirs. */
function opening(): State {
  const options = { startupFunding: true, aid: 'bookkeeping' }
  return tableAt(alchemists, options, lessonLuck(7), ({ ask }) => ask === 'chooseStartup').state
}

/** The same game with cards for the learner after which there is more to be chosen. */
function settling(): State {
  const state = opening()
  const others = alchemists.legal(alchemists.view(state, rival)).at(0)
  for (const own of alchemists.legal(alchemists.view(state, you))) {
    const answers = new Map([
      [you, own],
      [rival, others],
    ])
    const after = alchemists.resolve?.(state, answers, lessonLuck(7)).state
    const asked = after === undefined ? [] : alchemists.decisions(after)
    if (after !== undefined && asked.some(({ seat, ask }) => seat === you && ask === 'settleFunding')) return after
  }
  throw new RangeError('no card leaves anything to be chosen')
}

interface Funded {
  readonly kept?: readonly number[]
  readonly secret?: readonly ['featherInCap']
  readonly unveiled?: readonly ['altarOfGold']
}

/** A table of a later round with what startup cards have left there, when the learner is asked for it. */
function funded(round: number, ask: 'replicate' | 'unveil' | 'offerGold', of: Funded, gold = 2): State {
  const options: Partial<Options> = { startupFunding: true }
  const { kept = [], secret = [], unveiled = [] } = of
  const owned = kept.length > 0 ? (['replicator'] as const) : unveiled
  const state = laid({ round, options, seats: [{ gold, artifacts: owned }] })
  const { table, own } = state
  const first = { kept, replicated: [], moments: 0, starting: [], faceDown: secret.length, unveiled }
  return {
    ...state,
    table: {
      ...table,
      asks: [{ kind: ask, seat: you }],
      players: table.players.map((player, seat) =>
        seat === you ? { ...player, slots: { ...player.slots, startupFunding: first } } : player,
      ),
    },
    own: own.map((each, seat) =>
      seat === you ? { ...each, slots: { ...each.slots, startupFunding: { dealt: [], secret } } } : each,
    ),
  }
}

/** G-024 to G-048. */
const funding: Lesson = {
  ...cardsById.funding,
  exercises: [
    exercise({
      teaches: 'chooseStartup',
      text: ({ say }) => say('school.funding.choose'),
      after: ({ say }) => say('school.funding.chosen'),
      state: opening,
      model: (view) => firstOf(alchemists, view, 'chooseStartup'),
    }),
    exercise({
      teaches: 'settleFunding',
      text: ({ say }) => say('school.funding.settle'),
      after: ({ say }) => say('school.funding.settled'),
      state: settling,
      model: (view) => firstOf(alchemists, view, 'settleFunding'),
    }),
    exercise({
      teaches: 'replicate',
      text: ({ say }) => say('school.funding.replicate'),
      after: ({ say }) => say('school.funding.replicated'),
      otherwise: ({ say }) => say('school.funding.forFree'),
      state: () => funded(1, 'replicate', { kept: [threeGold, threeIngredients] }),
      model: () => ({ kind: 'replicate', card: threeGold }),
      wrong: ({ card }) => (card === threeGold ? null : ({ say }) => say('school.funding.needGold')),
    }),
    exercise({
      teaches: 'unveil',
      text: ({ say }) => say('school.funding.unveil'),
      after: ({ say }) => say('school.funding.unveiled'),
      otherwise: ({ say }) => say('school.funding.nowOrNever'),
      state: () => funded(6, 'unveil', { secret: ['featherInCap'] }),
      model: () => ({ kind: 'unveil', artifact: 'featherInCap' }),
    }),
    exercise({
      teaches: 'offerGold',
      text: ({ say }) => say('school.funding.offer'),
      after: ({ say }) => say('school.funding.offered'),
      otherwise: ({ say }) => say('school.funding.allOfIt'),
      state: () => funded(6, 'offerGold', { unveiled: ['altarOfGold'] }, 5),
      model: () => ({ kind: 'offerGold', gold: 5 }),
      wrong: ({ gold }) => (gold === 5 ? null : ({ say }) => say('school.funding.allOfIt')),
    }),
  ],
}

/** Numbers of the startup cards with three gold pieces and with three ingredients. */
const threeGold = 0
const threeIngredients = 6

const sureRed: Article = {
  colour: 'red',
  signs: ['plus', 'minus'],
  ingredients: ['mushroom', 'toad', 'fern', 'scorpion'],
}

/** Whether an article claims nothing but what the learner knows of red. */
function isSure(article: Article): boolean {
  return (
    article.colour === 'red' &&
    article.ingredients.every((each) => sureRed.ingredients.includes(each)) &&
    article.ingredients.every((each) => claimedSign(article, each) === signOf(demo[each], 'red'))
  )
}

const encyclopedia = { royalEncyclopedia: true } as const

/** G-079 to G-107. */
const articles: Lesson = {
  ...cardsById.articles,
  exercises: [
    exercise({
      teaches: 'publishArticle',
      text: ({ say }) => say('school.articles.publish'),
      after: ({ say }) => say('school.articles.published'),
      otherwise: ({ say }) => say('school.articles.anArticle'),
      state: () => declared(laid({ options: encyclopedia, seats: [{ gold: 3 }] }), { publish: 1 }),
      model: () => ({ kind: 'publishArticle', ...sureRed, seal: 'gold' }),
      wrong: (article) => (isSure(article) ? null : ({ say }) => say('school.articles.unsure')),
    }),
    exercise({
      teaches: 'endorseArticle',
      text: ({ say }) => say('school.articles.endorse'),
      after: ({ say }) => say('school.articles.endorsed'),
      otherwise: ({ say }) => say('school.articles.endorseIt'),
      state: () =>
        declared(
          laid({
            options: encyclopedia,
            seats: [{ gold: 3 }],
            articles: [{ ...sureRed, seals: [[rival, 'silver']] }],
          }),
          { publish: 1 },
        ),
      model: () => ({ kind: 'endorseArticle', colour: 'red', seal: 'gold' }),
      wrong: ({ seal }, { table }) =>
        rulesAt(table).seal(seal).hedge === null ? null : ({ say }) => say('school.articles.star'),
    }),
  ],
}

/** A third test tells the two apart that the first ones leave. */
const threeTests = [...twoTests, { ingredient: 'birdClaw', chest: false, ears: true }] as const
const bigRed = token('big red')
const smallGreen = token('small green')

function project(plan: Partial<GolemTablePlan>, own: Plan, others: Plan = {}): State {
  const [first = {}] = plan.seats ?? []
  const options = { aid: 'bookkeeping', ...plan.options } as const
  const seats = [first, { hand: ['birdClaw', 'flower', 'mandrakeRoot'] as readonly Ingredient[] }]
  const state = golemTable({ players: 2, ...plan, seats, options })
  return Object.keys(own).length > 0 ? declared(state, own, others) : overWith(state)
}

/** The same table when the round is over but for the reports. */
function overWith(state: State): State {
  const nothing: Action = { kind: 'declare', actions: {}, assistants: 0, associates: [] }
  return played(alchemists, played(alchemists, state, rival, nothing), you, nothing)
}

/** G-142 to G-254: what the project asks for, at the table. */
const research: Lesson = {
  ...cardsById.research,
  exercises: [
    exercise({
      teaches: 'testGolem',
      text: ({ say }) => say('school.research.test'),
      after: ({ say }) => say('school.research.tested'),
      state: () => project({ seats: [{ hand: ['toad', 'fern'] }] }, { researchGolem: 1 }),
      model: () => ({ kind: 'testGolem', ingredient: 'toad', courtiers: 0 }),
    }),
    exercise({
      teaches: 'visitLibrary',
      text: ({ say }) => say('school.research.library'),
      after: ({ say }) => say('school.research.visited'),
      otherwise: ({ say }) => say('school.research.readOn'),
      state: () => project({ projects: [{ approval: 1 }] }, { visitLibrary: 1 }),
      model: () => ({ kind: 'visitLibrary' }),
    }),
    exercise({
      teaches: 'readBook',
      text: ({ say }) => say('school.research.book'),
      after: ({ say }) => say('school.research.read'),
      state: () =>
        played(alchemists, project({ projects: [{ approval: 1 }] }, { visitLibrary: 1 }), you, {
          kind: 'visitLibrary',
        }),
      model: (view) => firstOf(alchemists, view, 'readBook'),
    }),
    exercise({
      teaches: 'animateGolem',
      text: ({ say }) => say('school.research.animate'),
      after: ({ say }) => say('school.research.animated'),
      otherwise: ({ say }) => say('school.research.enoughTests'),
      state: () =>
        project({ seats: [{ hand: ['toad', 'fern'] }], projects: [{ tests: threeTests }] }, { researchGolem: 1 }),
      model: () => ({ kind: 'animateGolem', pair: animating(), courtiers: 0 }),
      wrong: ({ pair }) => (isPair(pair, ...animating()) ? null : ({ say }) => say('school.research.noLife')),
    }),
  ],
}

/** G-258: the two that bring the golem of the lessons to life. */
function animating(): readonly [Ingredient, Ingredient] {
  const [one, other] = ingredients.filter((each) =>
    animatorsOf({ chest: bigRed, ears: smallGreen }).includes(demo[each]),
  )
  if (one === undefined || other === undefined) throw new RangeError('nothing brings it to life')
  return [one, other]
}

/** G-206 to G-218. */
const reports: Lesson = {
  ...cardsById.reports,
  exercises: [
    exercise({
      teaches: 'reportEither',
      text: ({ say }) => say('school.reports.either'),
      after: ({ say }) => say('school.reports.eitherDone'),
      otherwise: ({ say }) => say('school.reports.twoTokens'),
      state: () => project({ projects: [{ tests: twoTests }] }, {}),
      model: () => ({ kind: 'reportEither', part: 'chest', tokens: [bigRed, smallGreen] }),
      wrong: ({ tokens }) =>
        tokens.every((each) => sameTrigger(each, bigRed) || sameTrigger(each, smallGreen))
          ? null
          : ({ say }) => say('school.reports.compare'),
    }),
    exercise({
      teaches: 'reportCertain',
      text: ({ say }) => say('school.reports.certain'),
      after: ({ say }) => say('school.reports.certainDone'),
      otherwise: ({ say }) => say('school.reports.oneToken'),
      state: () => project({ projects: [{ tests: threeTests }] }, {}),
      model: () => ({ kind: 'reportCertain', part: 'ears', token: smallGreen }),
      wrong: ({ part, token: claimed }) =>
        (part === 'ears' && sameTrigger(claimed, smallGreen)) || (part === 'chest' && sameTrigger(claimed, bigRed))
          ? null
          : ({ say }) => say('school.reports.compareThird'),
    }),
    exercise({
      teaches: 'narrowReport',
      text: ({ say }) => say('school.reports.narrow'),
      after: ({ say }) => say('school.reports.narrowed'),
      otherwise: ({ say }) => say('school.reports.takeBack'),
      state: () => project({ projects: [{ tests: threeTests, reports: { chest: [bigRed, smallGreen] } }] }, {}),
      model: () => ({ kind: 'narrowReport', part: 'chest', token: smallGreen }),
      wrong: ({ token: back }) => (sameTrigger(back, smallGreen) ? null : ({ say }) => say('school.reports.otherOne')),
    }),
    exercise({
      teaches: 'reportInTurn',
      text: ({ say }) => say('school.reports.wait'),
      after: ({ say }) => say('school.reports.waited'),
      otherwise: ({ say }) => say('school.reports.seeFirst'),
      state: () => project({ projects: [{ tests: twoTests }, { tests: twoTests }] }, {}),
      model: () => ({ kind: 'reportInTurn' }),
    }),
  ],
}

/** What the modules add to a turn, done at the table. */
export const golemLessons = { funding, articles, research, reports } as const
