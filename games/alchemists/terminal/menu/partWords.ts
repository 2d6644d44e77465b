import {
  type ActionPart,
  articleOn,
  countOf,
  favoursIn,
  type PartChoice,
  type PartValues,
  type Preview,
  type PromptContext,
  startupCard,
  type TokenName,
  theoryOn,
} from '@athanor/alchemists'
import { goodsText, spell } from '@athanor/alchemists/narration'
import { type Colour, type Ingredient, ingredientIndex, type Size } from '@athanor/alchemy'
import { chanceText } from '@athanor/terminal/science/chanceText.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { claimMarks } from '../articleLines.ts'
import { artifactFigures } from '../artifactFigures.ts'
import {
  alchemicalMark,
  artifactName,
  colourName,
  counted,
  favourName,
  goldText,
  grantText,
  inAspectColour,
  ingredientName,
  potionMark,
  potionText,
  sealName,
} from '../terms.ts'

/** What a menu says of one choice. */
interface Spoken {
  readonly label: string
  readonly hint?: string | undefined
}

type Labels = { readonly [Name in ActionPart]: (context: PromptContext, value: PartValues[Name], look: Look) => string }

const labels: Labels = {
  favour: (_, favour, look) => favourName(favour, look),
  orderSpace: orderLabel,
  bid: (_, bid, { words }) => words.say('alchemists.value.bid', { bid }),
  from: ({ at: { table } }, from, look) =>
    from === 'deck'
      ? look.words.say('alchemists.value.deck')
      : counted(ingredientName(from, look), table.row.filter((card) => card === from).length),
  card: cardLabel,
  sages: (_, count, look) => favoursLabel('sage', count, look),
  wanted: ({ at: { rules, table } }, wanted, look) =>
    potionText(rules.adventurers[table.adventurer ?? -1]?.wants[wanted] ?? 'neutral', look),
  guarantee: (_, guarantee, { words }) => words.say(`alchemists.guarantee.${guarantee}`),
  merchants: (_, count, look) => favoursLabel('merchant', count, look),
  barmaids: (_, count, look) => favoursLabel('barmaid', count, look),
  first: cardLabel,
  second: cardLabel,
  mortar: (_, use, { words }) => words.say('alchemists.value.mortar', { use: use ? 'yes' : 'no' }),
  artifact: ({ at: { table, seat } }, artifact, look) => artifactFigures(table, seat, artifact, look),
  shopkeepers: (_, count, look) => favoursLabel('shopkeeper', count, look),
  offering: (_, gold, look) => goldText(gold, look),
  doubted: theoryLabel,
  aspect: (_, colour, look) => colourName(colour, look),
  firstShown: theoryLabel,
  secondShown: theoryLabel,
  shown: (_, potion, look) => potionText(potion, look),
  theory: (_, ingredient, look) => ingredientName(ingredient, look),
  alchemical: (_, alchemical, look) =>
    `${alchemicalMark(alchemical, look)} ${look.words.say(`alchemy.alchemical.${alchemical}`)}`,
  endorsed: theoryLabel,
  seal: ({ at: { own, rules } }, seal, look) =>
    counted(sealName(seal, look), countOf(own.seals, rules.seals.numberOf(seal))),
  promised: (_, potion, look) => potionText(potion, look),
  others: (_, names, look) => othersLabel(names, look),
  firstDiscard: cardLabel,
  secondDiscard: cardLabel,
  book: (_, ingredient, look) => ingredientName(ingredient, look),
  firstStartup: startupLabel,
  secondStartup: startupLabel,
  replicated: startupLabel,
  rejected: (_, favour, look) => favourName(favour, look),
  starting: (_, artifact, look) => artifactName(artifact, look),
  secret: (_, artifact, look) => artifactName(artifact, look),
  unveiled: (_, artifact, look) => artifactName(artifact, look),
  articleColour: (_, colour, look) => colourName(colour, look),
  firstSign: (_, sign, { words }) => words.say('alchemists.value.sign', { sign }),
  secondSign: (_, sign, { words }) => words.say('alchemists.value.sign', { sign }),
  redSpace: (_, ingredient, look) => ingredientName(ingredient, look),
  greenSpace: (_, ingredient, look) => ingredientName(ingredient, look),
  blueSpace: (_, ingredient, look) => ingredientName(ingredient, look),
  whiteSpace: (_, ingredient, look) => ingredientName(ingredient, look),
  endorsedArticle({ at: { table } }, colour, look) {
    const published = articleOn(table, colour)
    const claims = published === null ? '' : `: ${claimMarks(published.article, look)}`
    return `${colourName(colour, look)}${claims}`
  },
  fed: cardLabel,
  courtiers: (_, count, look) => favoursLabel('courtier', count, look),
  firstAnimator: (_, ingredient, look) => ingredientName(ingredient, look),
  secondAnimator: (_, ingredient, look) => ingredientName(ingredient, look),
  reportOn: (_, part, { words }) => words.say('alchemists.value.reportOn', { part }),
  token: (_, name, look) => tokenText(name, look),
  firstToken: (_, name, look) => tokenText(name, look),
  secondToken: (_, name, look) => tokenText(name, look),
  takenBack: (_, name, look) => tokenText(name, look),
  grant({ at: { rules } }, grant, look) {
    const found = rules.grants[grant]
    return found === undefined ? '' : grantText(found, look)
  },
}

/** What stands beside a choice instead of its preview. */
const hints: { readonly [Name in ActionPart]?: (value: PartValues[Name], look: Look) => string | undefined } = {
  favour: (favour, { words }) => words.say(`alchemists.favourText.${favour}`),
  rejected: (favour, { words }) => words.say(`alchemists.favourText.${favour}`),
  artifact: (artifact, { words }) => words.say(`alchemists.artifactText.${artifact}`),
  unveiled: (artifact, { words }) => words.say(`alchemists.artifactText.${artifact}`),
  sages: (count, look) => favourHint('sage', count, look),
  merchants: (count, look) => favourHint('merchant', count, look),
  barmaids: (count, look) => favourHint('barmaid', count, look),
  shopkeepers: (count, look) => favourHint('shopkeeper', count, look),
  courtiers: (count, look) => favourHint('courtier', count, look),
  // Counts of the hand stand in the labels.
  fed: () => undefined,
  first: () => undefined,
  card: () => undefined,
  firstDiscard: () => undefined,
  secondDiscard: () => undefined,
  orderSpace: () => undefined,
  seal: () => undefined,
}

/** A choice in words. */
export function choiceText<Name extends ActionPart>(
  context: PromptContext,
  part: Name,
  { value, preview }: PartChoice<Name>,
  look: Look,
): Spoken {
  const label = labels[part](context, value, look)
  const hint = hints[part]
  return { label, hint: hint === undefined ? previewText(preview, look) : hint(value, look) }
}

/** A-113..A-122: the number of the space from the top, and what it gives or takes. */
function orderLabel({ at: { rules, table } }: PromptContext, space: number, look: Look): string {
  const { cost = {}, gain = {} } = rules.orderSpaces(table)[space] ?? {}
  const { words } = look
  const gains = goodsText(gain, words)
  const costs = goodsText(cost, words)
  const pays = costs.length > 0 ? [words.say('alchemists.preview.costs', { gold: words.list(costs) })] : []
  const takes = gains.length > 0 ? [words.list(gains)] : []
  const what = [...takes, ...pays].join(', ')
  return `${space + 1}  ${what === '' ? words.say('alchemists.value.nothing') : what}`
}

/** All that a startup card brings. */
function startupLabel({ at: { rules } }: PromptContext, card: number, { words }: Look): string {
  return spell({ kind: 'startup', cards: [startupCard(rules, card)] }, words)
}

/** A report token: `big red`. */
function tokenText(name: TokenName, look: Look): string {
  const [size, colour] = name.split(' ') as [Size, Colour]
  return inAspectColour(look.words.say('alchemists.word.trigger', { size, colour }), colour, look)
}

/** A card of the hand, with how many there are. */
function cardLabel({ at: { own } }: PromptContext, ingredient: Ingredient, look: Look): string {
  return counted(ingredientName(ingredient, look), countOf(own.hand, ingredientIndex(ingredient)))
}

/** An ingredient with what is said about it, if anything. */
function theoryLabel({ at: { table } }: PromptContext, ingredient: Ingredient, look: Look): string {
  const theory = theoryOn(table, ingredient)
  const mark = theory === null ? ' · ' : alchemicalMark(theory.alchemical, look)
  return `${mark} ${ingredientName(ingredient, look)}`
}

function othersLabel(names: PartValues['others'], look: Look): string {
  const cards = favoursIn(names)
  const { words } = look
  return cards.length === 0
    ? words.say('alchemists.value.noFavours')
    : words.list(cards.map((favour) => favourName(favour, look)))
}

type Played = 'sage' | 'merchant' | 'barmaid' | 'shopkeeper' | 'courtier'

function favoursLabel(favour: Played, count: number, look: Look): string {
  return count === 0 ? look.words.say('alchemists.value.noFavours') : counted(favourName(favour, look), count)
}

function favourHint(favour: Played, count: number, { words }: Look): string | undefined {
  return count === 0 ? undefined : words.say(`alchemists.favourText.${favour}`)
}

/** What can be said of a choice beforehand, in short. */
function previewText(preview: Preview | null, look: Look): string | undefined {
  const { words } = look
  switch (preview?.kind) {
    case undefined:
    case 'trade':
      return undefined
    case 'held':
      return preview.count === 0 ? undefined : words.say('alchemists.preview.held', { count: preview.count })
    case 'pays':
      return words.say('alchemists.preview.pays', { gold: goldText(preview.gold, look) })
    case 'bid':
      return words.say('alchemists.preview.exactPays', { gold: goldText(preview.pays, look) })
    case 'costsReputation': {
      const costs = words.say('alchemists.preview.costsReputation', { count: preview.reputation })
      return `${costs}; ${words.say(`alchemists.artifactText.${preview.artifact}`)}`
    }
    case 'bonus': {
      const bonus = words.say('alchemists.preview.bonus', { count: preview.points })
      return `${bonus}; ${words.say(`alchemists.artifactText.${preview.artifact}`)}`
    }
    case 'costs':
      return words.say('alchemists.preview.costs', { gold: goldText(preview.gold, look) })
    case 'potions':
      return preview.chances.map(({ of, chance }) => `${potionMark(of, look)} ${percent(chance, look)}`).join(', ')
    case 'kept':
      return words.say('alchemists.preview.kept', { chance: percent(preview.chance, look) })
    case 'candidates':
      return preview.chances
        .slice(0, 3)
        .map(({ of, chance }) => `${alchemicalMark(of, look)} ${percent(chance, look)}`)
        .join(', ')
    case 'right': {
      const chance = percent(preview.chance, look)
      if (preview.costs === undefined) return chance
      return `${chance}; ${words.say('alchemists.preview.costs', { gold: goldText(preview.costs, look) })}`
    }
    case 'likely':
      return percent(preview.chance, look)
    case 'seal':
      return percent(preview.safe, look)
    case 'refutes':
      return words.say('alchemists.preview.success', { chance: percent(preview.chance, look) })
    case 'answers':
      return preview.valid
        ? words.say('alchemists.preview.success', { chance: percent(preview.success, look) })
        : words.say('alchemists.preview.pointless')
  }
}

/** A chance with its sign; what is certain needs none. */
function percent(chance: number, { words }: Look): string {
  const text = chanceText(chance, words)
  if (text === '·') return '0 %'
  return text === '✓' ? text : `${text} %`
}
