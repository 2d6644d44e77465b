import {
  type Artifact,
  type GolemPlayer,
  ownProjectOf,
  projectAt,
  projectOf,
  type Reports,
  type Table,
  type View,
} from '@athanor/alchemists'
import { golemParts, type Reaction, type Trigger } from '@athanor/alchemy'
import type { Look, Names } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { artifactFigures } from './artifactFigures.ts'
import { artifactName, ingredientName, labelled } from './terms.ts'
import { token } from './token.ts'

/** G-142: start, one test, two tests, animated. */
const flasks = ['○', '◔', '◑', '●']

/** One line for every screen: tokens on the space, then each player's flask, approval tokens and reports. */
export function golemLine({ table }: View, look: Look): readonly string[] {
  if (table.slots.golemProject === undefined) return []
  const { words } = look
  const players = table.players.map((player, seat) => {
    const { flask, approval, reports } = projectOf(player)
    const sizes = golemParts.map((part) => words.say('cli.alchemists.golemReport', { part, tokens: reports[part] }))
    return `${token(seat, table.colours, look)} ${flasks[flask] ?? ''}${approval} ${sizes.join('')}`
  })
  const tokens = words.say('cli.alchemists.golemTokens', { tokens: projectAt(table).tokens })
  return [labelled(words.say('cli.alchemists.golem'), [tokens, ...players].join('  '))]
}

/** The same in sentences, with what lies under the counter and what the viewer alone knows. */
export function golemLines(view: View, names: Names, look: Look): readonly string[] {
  const { table } = view
  if (table.slots.golemProject === undefined) return []
  const { words, paint } = look
  return [
    paint(words.say('cli.alchemists.golem'), { bold: true }),
    ...table.players.flatMap((player, seat) =>
      indented(
        `${token(seat, table.colours, look)} ${names[seat] ?? ''}: ${projectText(projectOf(player), look)}`,
        look,
      ),
    ),
    ...counterLines(view, look),
    ...ownLines(view, look),
    ...revealedLines(table, names, look),
  ]
}

function projectText({ flask, approval, tests, failures, reports }: GolemPlayer, { words }: Look): string {
  const filed = golemParts.flatMap((part) =>
    reports[part] === 0 ? [] : [words.say('cli.alchemists.golemFiled', { part, tokens: reports[part] })],
  )
  return [
    words.say('cli.alchemists.golemTests', { tests }),
    ...(flask === flasks.length - 1 ? [words.say('cli.alchemists.golemAlive')] : []),
    ...(failures === 0 ? [] : [words.say('cli.alchemists.golemFailures', { failures })]),
    words.say('cli.alchemists.approval', { count: approval }),
    ...filed,
  ].join('; ')
}

/** G-141, G-145: the card, its price for the viewer, and those that come later. */
function counterLines({ table, viewer }: View, look: Look): readonly string[] {
  const { underCounter, underCounterToCome } = projectAt(table)
  const { words } = look
  const text = (artifact: Artifact) =>
    `${artifactFigures(table, viewer, artifact, look)}: ${words.say(`alchemists.artifactText.${artifact}`)}`
  return [
    ...(underCounter === null
      ? []
      : indented(words.say('cli.alchemists.underCounter', { artifact: text(underCounter) }), look)),
    ...(underCounterToCome.length === 0
      ? []
      : indented(
          words.say('cli.alchemists.later', {
            artifacts: words.list(underCounterToCome.map((artifact) => artifactName(artifact, look))),
          }),
          look,
        )),
  ]
}

/** GR-91: what the viewer has fed the golem, tried and reported. */
function ownLines({ own }: View, look: Look): readonly string[] {
  if (own === null) return []
  const { words } = look
  const { tests, attempts, reports } = ownProjectOf(own)
  const told = tests.map(({ ingredient, ...reaction }) =>
    words.say('cli.alchemists.golemTest', {
      ingredient: ingredientName(ingredient, look),
      reaction: placesOf(reaction),
    }),
  )
  const tried = attempts.map(({ pair }) => words.list(pair.map((ingredient) => ingredientName(ingredient, look))))
  return [
    ...(told.length === 0 ? [] : indented(words.say('cli.alchemists.golemFed', { tests: told.join('; ') }), look)),
    ...(tried.length === 0 ? [] : indented(words.say('cli.alchemists.golemTried', { pairs: tried.join('; ') }), look)),
    ...reportLines(reports, look),
  ]
}

function placesOf({ chest, ears }: Reaction): 'none' | 'chest' | 'ears' | 'both' {
  if (chest && ears) return 'both'
  return chest ? 'chest' : ears ? 'ears' : 'none'
}

function triggersInWords(triggers: readonly Trigger[], { words }: Look): string {
  return words.list(triggers.map(({ colour, size }) => words.say('alchemists.word.trigger', { colour, size })))
}

function reportLines(reports: Reports, look: Look): readonly string[] {
  const { words } = look
  return golemParts.flatMap((part) =>
    reports[part].length === 0
      ? []
      : indented(
          words.say('cli.alchemists.golemReported', { part, tokens: triggersInWords(reports[part], look) }),
          look,
        ),
  )
}

/** G-287: after the end everybody sees what it was. */
function revealedLines(table: Table, names: Names, look: Look): readonly string[] {
  const { revealed } = projectAt(table)
  if (revealed === null) return []
  const { words } = look
  const { golem, pair, reports } = revealed
  const truth = words.say('alchemists.event.golemShown', {
    chest: triggersInWords([golem.chest], look),
    ears: triggersInWords([golem.ears], look),
    ingredients: words.list(pair.map((ingredient) => ingredientName(ingredient, look))),
  })
  return [
    ...indented(truth, look),
    ...reports.flatMap((each, seat) => {
      const lines = reportLines(each, look)
      return lines.length === 0 ? [] : [`  ${token(seat, table.colours, look)} ${names[seat] ?? ''}`, ...lines]
    }),
  ]
}

function indented(text: string, { columns }: Look): readonly string[] {
  return wrapped(text, columns - 3, '  ').map((line) => `  ${line}`)
}
