import {
  type Artifact,
  type BySeals,
  changeBySeals,
  finalRound,
  kindsIn,
  levelOf,
  notebookOf,
  type Player,
  type Result,
  rulesAt,
  type Table,
  type View,
} from '@athanor/alchemists'
import { colouredPotions } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { factLine } from '@athanor/terminal/science/factWords.ts'
import { setApart } from '@athanor/terminal/science/report.ts'
import type { Look, Names } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { encyclopediaLines } from './articleLines.ts'
import { artifactFigures } from './artifactFigures.ts'
import { golemLines } from './golemProject.ts'
import { orderLines } from './orderLines.ts'
import { poolTexts, startupParts } from './startupLines.ts'
import { artifactName, cubesText, favourList, grantText, potionMark, sealMark, spaceMark } from './terms.ts'
import { token } from './token.ts'

/** Everything else that lies open: belongings, grants, artifacts and what they do, results and demonstrations. */
export function tablePage(view: View, names: Names, look: Look): readonly string[] {
  const { table } = view
  return setApart([
    resultLines(table, names, look),
    shownLines(view, look),
    encyclopediaLines(view, look),
    grantLines(table, look),
    orderLines(table, look),
    conferenceLines(view, look),
    belongingLines(table, names, look),
    exhibitLines(table, look),
    artifactLines(view, look),
    golemLines(view, names, look),
    pileLines(table, look),
  ])
}

function heading(text: string, { paint }: Look): string {
  return paint(text, { bold: true })
}

/** A player's mark and name before what is told of the player. */
function told(seat: Seat, text: string, table: Table, names: Names, look: Look): readonly string[] {
  return indented(`${token(seat, table.colours, look)} ${names[seat] ?? ''}: ${text}`, look)
}

/** Lines below a heading, those that follow a little further in. */
function indented(text: string, { columns }: Look): readonly string[] {
  return wrapped(text, columns - 3, '  ').map((line) => `  ${line}`)
}

/** A-106, AR-88: what everybody heard of every mix, player by player. */
export function resultLines(table: Table, names: Names, look: Look): readonly string[] {
  if (table.results.length === 0) return []
  return [
    heading(look.words.say('cli.alchemists.results'), look),
    ...table.players.flatMap((_, seat) => {
      const own = table.results.filter((result) => result.seat === seat)
      return own.length === 0
        ? []
        : told(seat, own.map((result) => resultText(result, look)).join(', '), table, names, look)
    }),
  ]
}

/** `2 Tes R+`: the round, the space and the potion; of a sale the promise and how it was kept. */
function resultText(result: Result, look: Look): string {
  const { words } = look
  const place = result.at === 'cap' ? words.say('alchemists.artifact.thinkingCap') : spaceMark(result.at, look)
  const head = `${result.round}\u00A0${place}`.replaceAll(' ', '\u00A0')
  if (result.at !== 'sell') return `${head}\u00A0${potionMark(result.potion, look)}`
  const quality = words.say(`alchemists.quality.${result.quality}`).replaceAll(' ', '\u00A0')
  return `${head}\u00A0${potionMark(result.promised, look)}\u00A0(${quality})`
}

/** A-105: what debunkings have shown to everybody. */
function shownLines({ table }: View, look: Look): readonly string[] {
  const { facts } = notebookOf({ table, own: null, viewer: 'spectator' })
  if (facts.length === 0) return []
  return [
    heading(look.words.say('cli.alchemists.shown'), look),
    ...facts.map((fact) => `  ${factLine(fact, look.words)}`),
  ]
}

/** A-260..A-265: the grants with their points, and the mark of whoever has one. */
export function grantLines(table: Table, look: Look): readonly string[] {
  const { words } = look
  return [
    heading(words.say('cli.alchemists.grants'), look),
    ...rulesAt(table).grants.map((grant, number) => {
      const owner = table.players.findIndex((player) => player.grants.includes(number))
      const holder = owner < 0 ? ' ' : token(owner, table.colours, look)
      return `  ${holder} ${grantText(grant, look)}`
    }),
  ]
}

/** A-092..A-094, A-251: artifacts, grants, revealed seals, and cubes that lie apart. */
function belongingLines(table: Table, names: Names, look: Look): readonly string[] {
  const lines = table.players.flatMap((player, seat) => {
    const parts = [...belongings(player, table, look), ...startupParts(table, seat, look)]
    return parts.length === 0 ? [] : told(seat, parts.join('; '), table, names, look)
  })
  return lines.length === 0 ? [] : [heading(look.words.say('cli.alchemists.belongings'), look), ...lines]
}

function belongings({ artifacts, revealed, cubes, slots }: Player, table: Table, look: Look): readonly string[] {
  const { words } = look
  const open = kindsIn(revealed).map((kind) => `${sealMark(rulesAt(table).seals.at(kind), look)}${revealed[kind] ?? 0}`)
  return [
    ...(artifacts.length === 0 ? [] : [words.list(artifacts.map((artifact) => artifactName(artifact, look)))]),
    ...(open.length === 0 ? [] : [words.say('cli.alchemists.revealed', { seals: open.join(' ') })]),
    // G-018.
    ...((slots.library?.books ?? 0) === 0
      ? []
      : [words.say('cli.alchemists.books', { count: slots.library?.books ?? 0 })]),
    ...(cubes.unused === 0 ? [] : [words.say('cli.alchemists.unused', { cubes: cubesText(cubes.unused, look) })]),
    ...(cubes.hospital === 0 ? [] : [words.say('cli.alchemists.hospital', { cubes: cubesText(cubes.hospital, look) })]),
  ]
}

/** A-345: what the conferences to come give and take, for whoever looks; a spectator sees the table's usual side. */
function conferenceLines({ table, viewer }: View, look: Look): readonly string[] {
  const { words } = look
  const level = viewer === 'spectator' ? table.options.conferences : levelOf(table.options, viewer, 'conferences')
  const due = rulesAt(table).conferences.filter(({ round }) => table.round <= round)
  const lines = due.flatMap(({ round, tiles }) =>
    tiles.flatMap(({ seals }) => (seals === undefined ? [] : [line(round, seals.bySeals[level])])),
  )
  function line(round: number, bySeals: BySeals): string {
    const changes = [...bySeals.keys()].map((count) => {
      const change = changeBySeals(bySeals, count)
      const most = count === bySeals.length - 1
      return `${words.number(count)}${most ? '+' : ''}: ${change > 0 ? '+' : ''}${words.number(change)}`
    })
    return `  ${words.say('cli.alchemists.conferenceAfter', { round })}  ${changes.join('   ')}`
  }
  return lines.length === 0 ? [] : [heading(words.say('cli.alchemists.conferences'), look), ...lines]
}

/** A-355, A-358: what was shown, and by whom first. */
function exhibitLines(table: Table, look: Look): readonly string[] {
  if (table.round < finalRound) return []
  const shown = colouredPotions.map((potion, number) => {
    const first = table.firstExhibits[number] ?? null
    const others = table.players.flatMap(({ exhibited }, seat) =>
      seat !== first && exhibited.includes(potion) ? [seat] : [],
    )
    const seats = [...(first === null ? [] : [first]), ...others].map((seat) => token(seat, table.colours, look))
    return `${potionMark(potion, look)} ${seats.length === 0 ? '–' : seats.join('')}`
  })
  return [heading(look.words.say('cli.alchemists.exhibition'), look), `  ${shown.join('   ')}`]
}

/** A-072: what is on offer and does what, and what will come after the conferences. */
function artifactLines({ table, viewer }: View, look: Look): readonly string[] {
  const { words } = look
  const text = (artifact: Artifact) =>
    indented(
      `${artifactFigures(table, viewer, artifact, look)}: ${words.say(`alchemists.artifactText.${artifact}`)}`,
      look,
    )
  const later = table.toCome.map((level) => words.list(level.map((artifact) => artifactName(artifact, look))))
  return [
    heading(words.say('cli.alchemists.offer'), look),
    ...table.onOffer.flatMap(text),
    ...later.flatMap((names) => indented(words.say('cli.alchemists.later', { artifacts: names }), look)),
    ...poolTexts(table, look).flatMap((pool) => indented(pool, look)),
  ]
}

function pileLines(table: Table, look: Look): readonly string[] {
  const { words, columns } = look
  const discarded = favourList(table.favourDiscard, table, look)
  return [
    words.say('cli.alchemists.piles', { deck: table.deck, discard: table.discard, favours: table.favourDeck }),
    ...(discarded === ''
      ? []
      : wrapped(words.say('cli.alchemists.favourPile', { favours: discarded }), columns - 1, '  ')),
  ]
}
