import {
  type Cauldron,
  type Cubes,
  cauldrons,
  endIsNear,
  fameOf,
  fieldsPerCauldron,
  ingredients,
  kinds,
  type Potion,
  roundOf,
  stonesToSeal,
  supplyFor,
  total,
  type View,
  valueTiles,
} from '@athanor/compendium'
import { ingredientName } from '@athanor/compendium/narration'
import type { Look, Names } from '@athanor/terminal/terminalClient.ts'
import { padEnd, padStart, shortened } from '@athanor/terminal/textWidth.ts'
import { cube, cubeRow, inColour } from './cubeText.ts'
import { inPlayerColour, token } from './token.ts'

const nameWidth = 16
const barLength = 7
const labelWidth = 9
const fameBarLength = 14

/** Everything that lies open on the table, no wider than 80 columns and no higher than it must be. */
export function board(view: View, names: Names, look: Look): readonly (readonly string[])[] {
  return [
    [headLine(view, look)],
    potionLines(view, names, look),
    supplyLines(view, look),
    playerLines(view, names, look),
  ]
}

function headLine(view: View, { words, paint }: Look): string {
  const title = paint(words.say('compendium.shelf.title'), { bold: true })
  if (view.end !== null) return `${title}  ${words.say('cli.compendium.over')}`
  const round = words.say('cli.compendium.round', { round: roundOf(view.turnsTaken, view.players.length) })
  const last = endIsNear(view.reserve)
    ? `  ${paint(words.say('cli.compendium.lastRound'), { bold: true, ink: 208 })}`
    : ''
  return `${title}  ${round}${last}`
}

/** Two columns of five cauldrons. */
function potionLines(view: View, names: Names, look: Look): readonly string[] {
  const half = cauldrons.length / 2
  return Array.from({ length: half }, (_, row) => {
    const left = cauldronText(view, row, names, look)
    return `${padEnd(left, 40)}${cauldronText(view, row + half, names, look)}`.trimEnd()
  })
}

function cauldronText(view: View, cauldron: number, names: Names, look: Look): string {
  const potion = view.cauldrons[cauldron] ?? null
  const number = padStart(String(cauldron + 1), 2)
  const head = `${potion === null ? number : look.paint(number, { bold: true })} ${products(cauldron, look)}`
  return potion === null
    ? `${head}  ${look.paint(`[  ] ${'·'.repeat(fieldsPerCauldron)}`, { dim: true })}`
    : `${head}  ${potionText(potion, view, names, look)}`
}

function potionText({ owner, recipe, value }: Potion, view: View, names: Names, look: Look): string {
  const tile = look.paint(`[${padStart(String(value), 2)}]`, { bold: true })
  const rest = look.paint('·'.repeat(fieldsPerCauldron - total(recipe)), { dim: true })
  return `${tile} ${cubeRow(recipe, look)}${rest}  ${token(owner, view.colours, look)} ${shortened(names[owner] ?? '', nameWidth)}`
}

/** What a cauldron gives: `S+D`. */
export function products(cauldron: number, look: Look): string {
  return (cauldrons[cauldron] as Cauldron).products.map((product) => cube(product, look)).join('+')
}

function supplyLines(view: View, look: Look): readonly string[] {
  const { words, paint } = look
  const full = supplyFor(view.players.length, view.options.threePlayerSetup).reserve
  const tiles = valueTiles.map((tile) => (view.tiles.includes(tile) ? String(tile) : paint('·', { dim: true })))
  const bag = words.say('cli.compendium.bag', { count: view.bagSize })
  return [
    labelled(words.say('cli.compendium.reserve'), piles(view.reserve, full, look)),
    labelled(words.say('cli.compendium.tiles'), `${padEnd(tiles.join(' '), 31)}${bag}`),
  ]
}

function labelled(label: string, text: string): string {
  return padEnd(label, labelWidth) + text
}

/** A bar for each kind, so that reserve and hand stand below each other. */
function piles(cubes: Cubes, full: number, look: Look): string {
  const bars = kinds.map((kind) => {
    const count = cubes[kind]
    // The final count may bring more back than there ever was.
    const filled = Math.min(barLength, Math.ceil((count / full) * barLength))
    const bar = inColour('▇'.repeat(filled), ingredients[kind], look)
    const rest = look.paint('·'.repeat(barLength - filled), { dim: true })
    return `${cube(ingredients[kind], look)} ${bar}${rest} ${padStart(String(count), 2)}`
  })
  return bars.join('  ')
}

function playerLines(view: View, names: Names, look: Look): readonly string[] {
  const { words, paint } = look
  const fames = view.players.map((player) => fameOf(player.score))
  const best = Math.max(1, ...fames)
  return view.players.map((player, seat) => {
    const fame = fames[seat] as number
    const turn = view.end === null && view.turn === seat ? paint('▸', { bold: true }) : ' '
    const name = padEnd(shortened(names[seat] ?? '', nameWidth), nameWidth)
    const bar = '▇'.repeat(Math.ceil((fame / best) * fameBarLength))
    const figures = [
      words.say('cli.compendium.fame', { fame: padStart(String(fame), 3) }),
      words.say('cli.compendium.cubes', { count: padStart(String(player.cubes), 2) }),
      words.say('cli.compendium.stones', {
        stones: '●'.repeat(player.stones) + '○'.repeat(stonesToSeal - player.stones),
      }),
    ]
    return `${turn} ${token(seat, view.colours, look)} ${seat === view.viewer ? paint(name, { bold: true }) : name}  ${figures.join('  ')}  ${inPlayerColour(bar, seat, view.colours, look)}`.trimEnd()
  })
}

/** The viewer's hand, a bar of one block for each cube, and the secret school. */
export function own(view: View, look: Look): readonly string[] {
  const { hand, school } = view
  if (hand === null) return []
  const { words } = look
  const lines = [labelled(words.say('cli.compendium.hand', { count: total(hand) }), piles(hand, barLength, look))]
  if (school !== null) {
    const aim = words.say('cli.compendium.schoolAim', {
      school: `${cube(school, look)} ${ingredientName(school, look.words)}`,
    })
    lines.push(labelled(words.say('cli.compendium.school'), aim))
  }
  return lines
}

/** The key to the letters. */
export function legend(look: Look): string {
  const names = ingredients.map((ingredient) => `${cube(ingredient, look)} ${ingredientName(ingredient, look.words)}`)
  return ' '.repeat(labelWidth) + names.join('  ')
}
