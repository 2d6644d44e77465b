import { existsSync, readFileSync } from 'node:fs'
import { canonical, saltCommitmentOf } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { type RawClient, rawClient } from './testing/rawClient.ts'
import { testServer } from './testing/testServer.ts'

const docs = new URL('../../../docs/', import.meta.url)
const text = readFileSync(new URL('turns.md', docs), 'utf8')
const turns = [...text.matchAll(/```turn (\w+)\n([^]*?)```/g)].map(([, game = '', lines = '']) => ({
  game,
  lines: lines.trim().split('\n'),
}))

/** What stands about a game, from its heading to the next one. */
function chapterOf(game: string): string {
  const [, chapter] = new RegExp(`\\n## [^\\n]+ \\(\`${game}\`\\)\n([^]*?)(?=\n## |$)`).exec(text) ?? []
  return chapter ?? expect.fail(`docs/turns.md has no chapter about ${game}`)
}

interface Action {
  readonly kind: string
}

/** Somebody who plays at a table of their own against a bot. */
interface Playing {
  readonly raw: RawClient
  readonly table: string
}

async function sitDown(ws: string, game: string, attempt: number): Promise<Playing> {
  const raw = await rawClient(ws)
  const secret = saltCommitmentOf(`${game} ${attempt}`)
  const salt = 'salt-of-ada-0123456789ab'
  const wish = { seats: 2, visibility: 'link', name: 'Ada', bots: ['random'], options: { firstPlayer: 'seat1' } }
  const { result } = await raw.ask({ kind: 'create', game, secret, ...wish })
  const table = String(result?.['table'])
  for (const command of [
    { kind: 'watch', secret, whole: true },
    { kind: 'ready', commitment: saltCommitmentOf(salt) },
    { kind: 'start' },
    { kind: 'open', salt },
  ]) {
    expect(await raw.ask({ ...command, table })).toMatchObject({ ok: true })
  }
  return { raw, table }
}

/** Every action that is legal now, once it is this player's turn. */
async function legalFor({ raw, table }: Playing): Promise<{ readonly version: number; readonly actions: Action[] }> {
  const isAsked = () => {
    const last = raw.received.findLast(({ kind }) => kind === 'update') as
      | { readonly sight: { readonly owed: readonly { readonly seat: number; readonly answered: boolean }[] } }
      | undefined
    return last?.sight.owed.some(({ seat, answered }) => seat === 0 && !answered) === true
  }
  await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
  const actions: Action[] = []
  for (;;) {
    const { result } = await raw.ask({ kind: 'legal', table, from: actions.length, count: 200 })
    actions.push(...((result?.['actions'] ?? []) as Action[]))
    if (actions.length >= Number(result?.['size'])) return { version: Number(result?.['version']), actions }
  }
}

/** The action of the line, or where luck has it otherwise, another one with the same fields. */
function likeIt(wanted: Action, actions: readonly Action[]): Action | undefined {
  const fields = (action: Action) => canonical(Object.keys(action).toSorted())
  return (
    actions.find((action) => canonical(action) === canonical(wanted)) ??
    actions.find((action) => action.kind === wanted.kind && fields(action) === fields(wanted))
  )
}

/** Plays the lines of a turn; false when the dice or the cards do not let it come to that. */
async function isPlayed(playing: Playing, lines: readonly string[]): Promise<boolean> {
  let heard = 0
  for (const line of lines) {
    const [, arrow, said = ''] = /^me ([→←]) (.+)$/.exec(line) ?? expect.fail(line)
    const message = JSON.parse(said) as Action
    if (arrow === '→') {
      const { version, actions } = await legalFor(playing)
      const action = likeIt(message, actions)
      if (action === undefined) return false
      heard = playing.raw.received.length
      const command = { kind: 'act', table: playing.table, version, action }
      expect(await playing.raw.ask(command)).toMatchObject({ ok: true })
    } else {
      const fits = () => playing.raw.received.slice(heard).some((each) => matches(each, message))
      await expect.poll(fits, { timeout: 20_000, message: line }).toBe(true)
    }
  }
  return true
}

function matches(received: object, wanted: object): boolean {
  try {
    expect(received).toMatchObject(wanted)
    return true
  } catch {
    return false
  }
}

const newest = { alchemists: 1, apprentices: 2, compendium: 1 }

describe.each(Object.entries(newest))('docs/turns.md about %s', (game, rulesVersion) => {
  it('plays its turn with a real server', { timeout: 120_000 }, async () => {
    const { lines } = turns.find((turn) => turn.game === game) ?? expect.fail(`no turn of ${game}`)
    const house = await testServer()
    let played = false
    for (let attempt = 0; attempt < 20 && !played; attempt++) {
      const playing = await sitDown(house.ws, game, attempt)
      played = await isPlayed(playing, lines)
      playing.raw.close()
    }
    expect(played).toBe(true)
    await house.stop()
  })

  it('says what every action does, by rules that the ledgers have', () => {
    const schemaFile = `schemas/${game}/${rulesVersion}.json`
    const chapter = chapterOf(game)
    expect(chapter).toContain(`(${schemaFile})`)
    const schema = JSON.parse(readFileSync(new URL(schemaFile, docs), 'utf8')) as {
      readonly $defs: { readonly Action: { readonly oneOf?: readonly Kind[]; readonly anyOf?: readonly Kind[] } }
    }
    const { oneOf, anyOf } = schema.$defs.Action
    const kinds = (oneOf ?? anyOf ?? []).map(({ properties }) => properties.kind.const)
    const rows = [...chapter.matchAll(/^\| (`[^|]+`) \| [^|]+ \| ([^|]+) \|$/gm)]
    const told = rows.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => String(name)))
    expect(told.toSorted()).toEqual(kinds.toSorted())
    for (const [, names, rules = ''] of rows) {
      const ids = rules.match(/[A-Z]+-\d+/g) ?? []
      expect({ names, hasRules: ids.length > 0, unknown: ids.filter((id) => !ledgerIds.has(id)) }).toEqual({
        names,
        hasRules: true,
        unknown: [],
      })
    }
  })
})

interface Kind {
  readonly properties: { readonly kind: { readonly const: string } }
}

/** The numbers of all rules and rulings. */
const ledgerIds = new Set(
  ['compendium', 'apprentices', 'alchemists', 'kings-golem'].flatMap((name) => {
    const ledger = readFileSync(new URL(`rules/${name}.md`, docs), 'utf8')
    return [...ledger.matchAll(/^(?:- \*\*)?([A-Z]+-\d+)(?: \||\*\*)/gm)].map(([, id]) => id)
  }),
)

it('links of the documents for programs lead somewhere', () => {
  for (const name of ['turns.md', 'protocol.md']) {
    const said = readFileSync(new URL(name, docs), 'utf8')
    for (const [, target = ''] of said.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      expect(existsSync(new URL(target, docs)), `${name}: ${target}`).toBe(true)
    }
    const anchors = [...said.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(/[^\w -]/g, ''),
    )
    for (const [, anchor = ''] of said.matchAll(/\]\(#([\w-]+)\)/g)) {
      expect(
        anchors.map((title) => title.replaceAll(' ', '-')),
        `${name}: #${anchor}`,
      ).toContain(anchor)
    }
  }
})
