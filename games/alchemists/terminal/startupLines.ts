import { ownStartup, rulesAt, startupCard, type Table, type View } from '@athanor/alchemists'
import { spell } from '@athanor/alchemists/narration'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { artifactName } from './terms.ts'

/** G-046, GR-66: the startup cards of a player, and how many artifacts lie face down. */
export function startupParts(table: Table, seat: number, { words }: Look): readonly string[] {
  const { startupFunding } = table.players[seat]?.slots ?? {}
  if (startupFunding === undefined) return []
  const { kept, faceDown } = startupFunding
  const cards = kept.map((card) => startupCard(rulesAt(table), card))
  return [
    ...(faceDown === 0 ? [] : [words.say('cli.alchemists.faceDown', { count: faceDown })]),
    ...(cards.length === 0
      ? []
      : [words.say('cli.alchemists.startup', { cards: spell({ kind: 'startup', cards }, words) })]),
  ]
}

/** G-036, G-042: what was not drawn for this game, from which startup cards choose. */
export function poolTexts(table: Table, look: Look): readonly string[] {
  const { startupFunding } = table.slots
  if (startupFunding === undefined) return []
  const { words } = look
  const { starting, secret } = startupFunding.pools
  return [starting, secret]
    .filter(({ length }) => length > 0)
    .map((pool) =>
      words.say('cli.alchemists.pool', { artifacts: words.list(pool.map((artifact) => artifactName(artifact, look))) }),
    )
}

/** G-037: the own artifacts that lie face down, and what they do. */
export function secretLines({ own }: View, look: Look): readonly string[] {
  if (own?.slots.startupFunding === undefined) return []
  const { words, columns } = look
  return ownStartup(own).secret.flatMap((artifact) => {
    const text = words.say(`alchemists.artifactText.${artifact}`)
    const artifacts = `${artifactName(artifact, look)}. ${text}`
    return wrapped(words.say('cli.alchemists.mySecret', { artifacts }), columns - 1, '  ')
  })
}
