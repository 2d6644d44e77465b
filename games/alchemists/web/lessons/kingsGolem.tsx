import {
  nextOrderSpaces,
  ownStartup,
  reputationFor,
  rulesAt,
  secretBonusOf,
  startupCard,
  type View,
} from '@athanor/alchemists'
import { spell } from '@athanor/alchemists/narration'
import {
  type Article,
  alchemicals,
  animatorsOf,
  articleSpaces,
  claimedSign,
  type Evidence,
  type Golem,
  hasAspect,
  type Ingredient,
  isSpared,
  pointsOfReport,
  reactionOf,
  refutation,
  type Sign,
} from '@athanor/alchemy'
import { aspectName, nameOf } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { demo } from '@athanor/lessons/demo.ts'
import type { Lesson, Said } from '@athanor/lessons/lesson.ts'
import { lessonLuck, tableAt } from '@athanor/lessons/lessonTable.ts'
import { alchemicalOptions, wordOptions } from '@athanor/lessons/options.tsx'
import { AlchemicalScene, ParchmentScene } from '@athanor/lessons/scenes.tsx'
import { withMinus } from '@athanor/ui/lib/withMinus.ts'
import { client } from '../client.ts'
import { cardsById } from '../lessonCards.ts'
import { ArticleSheet } from '../modules/royalEncyclopedia/ArticleSheet.tsx'
import { StartupCardFace } from '../modules/startupFunding/StartupCardFace.tsx'
import { TradeSigns } from '../pieces/GoodSigns.tsx'
import { tradeText } from '../tradeText.ts'
import { golemLessons } from './golemTables.tsx'

/** Pieces and rules come with the table, so that they are kept once. */
const { game: alchemists } = client

const { startup: startupLesson, busyDays: busyLesson, encyclopedia: encyclopediaLesson, golem: golemLesson } = cardsById

/** What somebody sees who is asked something at a real table of two. */
function viewAt(options: object, ask: string): View {
  const { state, due } = tableAt(alchemists, options, lessonLuck(2), (each) => each.ask === ask)
  return alchemists.view(state, due.seat)
}

const funding = viewAt({ startupFunding: true }, 'chooseStartup')
const dealt = (funding.own === null ? [] : (ownStartup(funding.own).dealt ?? [])).map((number) =>
  startupCard(rulesAt(funding.table), number),
)

/** G-025 to G-045. */
const startup: Lesson = {
  ...startupLesson,
  exercises: [
    {
      kind: 'pick',
      text: ({ say }) => say('school.startup.later'),
      after: ({ say }) => say('school.startup.laterDone'),
      look: 'cards',
      options: dealt.map((card, place) => ({
        id: String(place),
        label: (words) => spell({ kind: 'startup', cards: [card] }, words),
        picture: <StartupCardFace card={card} small />,
        wrong: (card.delayed ?? 0) > 0 ? null : ({ say }) => say('school.startup.atOnce'),
      })),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.startup.artifact'),
      after: ({ say }) => say('school.startup.artifactDone'),
      look: 'words',
      options: wordOptions(
        [3, 5, 7],
        (points, { say }) => say('school.startup.points', { points }),
        (points) => (points === reputationFor(3) ? null : ({ say }) => say('school.startup.dear', { price: 3 })),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.startup.secret'),
      after: ({ say }) => say('school.startup.secretDone'),
      look: 'words',
      options: wordOptions(
        [0, 2, 5],
        (points, { say }) => say('school.startup.bonus', { points }),
        (points) => (points === secretBonusOf({ cost: 3 }) ? null : ({ say }) => say('school.startup.below')),
      ),
    },
  ],
}

const ordering = viewAt({ busyDays: true }, 'chooseOrder')
const orderSpaces = rulesAt(ordering.table).orderSpaces(ordering.table)

/** G-055 to G-062. */
const busyDays: Lesson = {
  ...busyLesson,
  exercises: [
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.busyDays.choose'),
      after: ({ say }) => say('school.busyDays.chosen'),
      look: 'words',
      options: orderSpaces.map((space, number) => {
        const refused = alchemists.check(ordering, { kind: 'chooseOrder', space: number })
        return {
          id: String(number),
          label: (words) => `${number + 1}. ${tradeText(space, words)}`,
          picture: <TradeSigns {...space} />,
          wrong: refused === null ? null : (words) => words.data(refused),
        }
      }),
    },
    {
      kind: 'tell',
      text: ({ say }) => say('school.busyDays.next'),
      show: <NextOrder />,
    },
  ],
}

function NextOrder() {
  const spaces = nextOrderSpaces(ordering.table) ?? []
  return (
    <ol>
      {spaces.map((space, number) => (
        <li key={number}>
          <TradeSigns {...space} />
        </li>
      ))}
    </ol>
  )
}

const redArticle: Article = {
  colour: 'red',
  signs: ['plus', 'minus'],
  ingredients: ['toad', 'mandrakeRoot', 'scorpion', 'fern'],
}
const blueArticle: Article = {
  colour: 'blue',
  signs: ['plus', 'plus'],
  ingredients: ['toad', 'mushroom', 'fern', 'ravensFeather'],
}

const claims: readonly { readonly ingredient: Ingredient; readonly sign: Sign }[] = [
  { ingredient: 'toad', sign: 'plus' },
  { ingredient: 'fern', sign: 'plus' },
  { ingredient: 'scorpion', sign: 'minus' },
  { ingredient: 'flower', sign: 'minus' },
]

/** G-111: a debunking shows that the scorpion has red plus. */
const shown: Evidence = { kind: 'sign', ingredient: 'scorpion', aspect: { colour: 'red', sign: 'plus' } }
/** G-119: the two-colour rule. */
const thirdColour: Evidence = {
  kind: 'potion',
  ingredients: ['mushroom', 'ravensFeather'],
  potion: 'speed',
  made: true,
}

function claimName(ingredient: Ingredient, sign: Sign): (words: Parameters<Said>[0]) => string {
  return (words) =>
    words.say('notebook.fact.aspect', {
      ingredient: nameOf(ingredient, words),
      aspects: aspectName({ colour: 'red', sign }, words),
    })
}

function lying(article: Article) {
  return (
    <ParchmentScene>
      <ArticleSheet {...article} />
    </ParchmentScene>
  )
}

const fallen = refutation(redArticle, shown)

/** G-083 to G-092, G-108 to G-120. */
const encyclopedia: Lesson = {
  ...encyclopediaLesson,
  exercises: [
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.encyclopedia.read'),
      after: ({ say }) => say('school.encyclopedia.readDone'),
      show: lying(redArticle),
      look: 'words',
      options: claims.map(({ ingredient, sign }) => ({
        id: `${ingredient} ${sign}`,
        label: claimName(ingredient, sign),
        wrong:
          claimedSign(redArticle, ingredient) === sign
            ? null
            : claimedSign(redArticle, ingredient) === undefined
              ? ({ say }) => say('school.encyclopedia.silent')
              : ({ say }) => say('school.encyclopedia.opposite'),
      })),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.encyclopedia.hedge'),
      after: ({ say }) => say('school.encyclopedia.hedged'),
      show: lying(redArticle),
      look: 'words',
      options: wordOptions(
        ['star', ...articleSpaces],
        (seal, { say }) => say('school.encyclopedia.seal', { seal }),
        (seal) => {
          const space = articleSpaces.find((each) => each === seal) ?? null
          return fallen !== null && isSpared(space, fallen)
            ? null
            : ({ say }) => say(space === null ? 'school.encyclopedia.star' : 'school.encyclopedia.vouches')
        },
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.encyclopedia.third'),
      after: ({ say }) => say('school.encyclopedia.thirdDone'),
      show: lying(blueArticle),
      look: 'words',
      options: wordOptions(
        ['falls', 'stands'],
        (fate, { say }) => say('school.encyclopedia.fate', { fate }),
        (fate) =>
          (refutation(blueArticle, thirdColour) !== null) === (fate === 'falls')
            ? null
            : ({ say }) => say('school.encyclopedia.twoColours'),
      ),
    },
  ],
}

/** G-252: the golem of the rulebook's example. */
const law: Golem = { chest: { colour: 'red', size: 'big' }, ears: { colour: 'green', size: 'small' } }
const reactions = ['none', 'chest', 'ears', 'both'] as const

function shownBy(alchemical: (typeof alchemicals)[number]): (typeof reactions)[number] {
  const { chest, ears } = reactionOf(law, alchemical)
  return chest ? (ears ? 'both' : 'chest') : ears ? 'ears' : 'none'
}

const wrongReport = pointsOfReport({ part: 'chest', tokens: [law.ears] }, law)

/** G-182 to G-185, G-245 to G-248, G-253, G-254. */
const golem: Lesson = {
  ...golemLesson,
  exercises: [
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.golem.ears'),
      after: ({ say }) => say('school.golem.earsDone'),
      look: 'pieces',
      options: alchemicalOptions(alchemicals, (alchemical) =>
        reactionOf(law, alchemical).ears ? null : ({ say }) => say('school.golem.bigGreen'),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.golem.feed'),
      after: ({ say }) => say('school.golem.fed'),
      show: <AlchemicalScene theories={[{ ingredient: 'toad', alchemical: demo.toad }]} />,
      look: 'words',
      options: wordOptions(
        reactions,
        (reaction, { say }) => say('school.golem.reaction', { reaction }),
        (reaction) => (reaction === shownBy(demo.toad) ? null : ({ say }) => say('school.golem.sizes')),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.golem.report'),
      after: ({ say }) => say('school.golem.reported'),
      look: 'words',
      options: wordOptions(
        [-8, -4, 4],
        // A loss has a minus, not a hyphen.
        (points, { say }) => withMinus(say('school.golem.points', { points })),
        (points) => (points === wrongReport ? null : ({ say }) => say('school.golem.certain')),
      ),
    },
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.golem.animate'),
      after: ({ say }) => say('school.golem.animated'),
      look: 'pieces',
      options: alchemicalOptions(alchemicals, (alchemical) => {
        if (animatorsOf(law).includes(alchemical)) return null
        return hasAspect(alchemical, { colour: 'red', sign: 'plus' })
          ? ({ say }) => say('school.golem.needsMinus')
          : ({ say }) => say('school.golem.needsPlus')
      }),
    },
  ],
}

/** The modules of The King's Golem, the easiest first. */
export const moduleLessons: readonly Lesson[] = [
  startup,
  golemLessons.funding,
  busyDays,
  encyclopedia,
  golemLessons.articles,
  golem,
  golemLessons.research,
  golemLessons.reports,
]
