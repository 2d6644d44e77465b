import { aidOf, type Knowledge, kindsIn, knowledgeOf, type Note, rulesAt, type View } from '@athanor/alchemists'
import {
  type Aid,
  aidsWith,
  alchemicals,
  aspectOf,
  chanceOfAlchemical,
  type Ingredient,
  ingredients,
  luminaryOf,
  type Potion,
  potionSign,
  solve,
} from '@athanor/alchemy'
import { chanceText } from '@athanor/terminal/science/chanceText.ts'
import { golemReport } from '@athanor/terminal/science/golemReport.ts'
import { allFacts, deductions, setApart, worldsLines } from '@athanor/terminal/science/report.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { padEnd, padStart, wrapped } from '@athanor/terminal/textWidth.ts'
import { secretLines } from './startupLines.ts'
import { alchemicalMark, counted, favourName, ingredientMark, ingredientName, potionMark } from './terms.ts'

const nameWidth = 17
const columnWidth = 4
const luminarySigns = { solar: '☉', lunar: '☾' } as const

/**
 * A-385..A-391: the whole notebook, as far as the table agreed on its help: grid and triangle, what follows from them, and
 * the cards with what they do.
 */
export function notebookPage(view: View, look: Look): readonly string[] {
  const { facts } = knowledgeOf(view).notebook
  const aid = aidOf(view.table.options)
  const [noted, reasoned, advised] = (['bookkeeping', 'consequences', 'advice'] as const).map((least) =>
    aidsWith(aid, least),
  )
  // G-011: the lower part of the grid is for tables with a golem.
  const solution = solve(facts, { golem: view.table.slots.golemProject !== undefined })
  return setApart([
    notebookTable(view, look),
    ...(solution.possible && reasoned === true ? [worldsLines(solution, look)] : []),
    wrapped(look.words.say('cli.alchemists.notebookLegend'), look.columns).map((line) =>
      look.paint(line, { dim: true }),
    ),
    noted === true ? allFacts(facts, look) : [],
    ...(solution.possible && reasoned === true ? deductions(solution, look).slice(0, advised === true ? 3 : 2) : []),
    ...(solution.possible && advised === true && solution.golem !== null ? golemReport(solution.golem, look) : []),
    cardLines(view, look),
    secretLines(view, look),
  ])
}

/** Deduction grid and results triangle side by side, a line for each ingredient. Nothing for who has no notes. */
export function notebookTable(view: View, look: Look): readonly string[] {
  if (view.own === null) return []
  const { words, paint } = look
  const { notebook, chances } = knowledgeOf(view)
  const aid = aidOf(view.table.options)
  const triangle = aidsWith(aid, 'bookkeeping') ? notebook.triangle : []
  const partners = ingredients.slice(0, -1)
  const gridHead = alchemicals.map((alchemical) => padStart(alchemicalMark(alchemical, look), columnWidth))
  const triangleHead = partners.map((ingredient) => padStart(ingredientMark(ingredient, look), columnWidth))
  return [
    `${padEnd(paint(words.say('cli.solve.grid'), { bold: true }), nameWidth + columnWidth * alchemicals.length)} │ ${paint(words.say('cli.alchemists.triangle'), { bold: true })}`,
    `${' '.repeat(nameWidth)}${gridHead.join('')} │ ${paint(triangleHead.join(''), { dim: true })}`,
    ...luminaryLine(view, look),
    ...ingredients.map((ingredient, row) => {
      const cells = partners
        .slice(0, row)
        .map((partner) => padStart(resultMark(triangle, partner, ingredient, look), columnWidth))
      return `${padEnd(ingredientName(ingredient, look), nameWidth)}${gridCells(chances, ingredient, aid, look)} │ ${cells.join('')}`.trimEnd()
    }),
  ]
}

/** G-010: sun and moon above the alchemicals, where there are books about them. */
function luminaryLine({ own }: View, { words, paint }: Look): readonly string[] {
  if (own?.slots.library === undefined) return []
  const signs = alchemicals.map((alchemical) => padStart(luminarySigns[luminaryOf(alchemical)], columnWidth))
  return [paint(`${padEnd(words.say('cli.solve.luminary'), nameWidth)}${signs.join('')} │`, { dim: true })]
}

function gridCells(chances: Knowledge['chances'], ingredient: Ingredient, aid: Aid, { words, paint }: Look): string {
  return alchemicals
    .map((alchemical) => {
      const chance = chanceOfAlchemical(chances, ingredient, alchemical)
      const isTold = aidsWith(aid, chance === 0 || chance === 1 ? 'consequences' : 'advice')
      const text = padStart(isTold ? chanceText(chance, words) : '', columnWidth)
      return chance <= 0 ? paint(text, { dim: true }) : text
    })
    .join('')
}

/** A-164, A-207: what the viewer's own mixes of two ingredients have shown; several results narrow each other down. */
function resultMark(triangle: readonly Note[], one: Ingredient, other: Ingredient, look: Look): string {
  const notes = triangle.filter(({ pair }) => pair.includes(one) && pair.includes(other))
  const [first, ...rest] = notes
  if (first === undefined) return look.paint('·', { dim: true })
  const left = first.potions.filter((potion) => rest.every(({ potions }) => potions.includes(potion)))
  return possibleMark(left, look)
}

/** One potion, two colours of one sign (`RG+`), or any potion of a sign (`?+`). */
function possibleMark(potions: readonly Potion[], look: Look): string {
  const [only] = potions
  if (only === undefined) return '–'
  if (potions.length === 1) return potionMark(only, look)
  const sign = only !== 'neutral' && aspectOf(only).sign === 'plus' ? '+' : '-'
  if (potions.length > 2) return `?${sign}`
  return `${potions.map((potion) => potionSign(potion).charAt(0)).join('')}${sign}`
}

/** The favour cards in hand with what they do. */
function cardLines({ own, table }: View, look: Look): readonly string[] {
  if (own === null) return []
  const { words, paint, columns } = look
  const cards = kindsIn(own.favours).flatMap((kind) => {
    const favour = rulesAt(table).favours.at(kind)
    const name = counted(favourName(favour, look), own.favours[kind] ?? 0)
    return wrapped(`${name}: ${words.say(`alchemists.favourText.${favour}`)}`, columns - 1, '  ')
  })
  return cards.length === 0 ? [] : [paint(words.say('cli.alchemists.myFavours'), { bold: true }), ...cards]
}
