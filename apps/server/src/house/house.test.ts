import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { formatData } from '@athanor/messages/all'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keyOf } from '../secrets.ts'
import { openFolder } from '../storage/dataFolder.ts'
import { postgresStore } from '../storage/postgres.ts'
import { hostTable, joinTable, playRandomly, startGame } from '../testing/players.ts'
import { testClient } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'
import { addressIn, type PostgresServer, postgresServer } from '../tools/postgresServer.ts'
import { backup, doctor, moveData, restore, UnusableData, verifyBackup } from './index.ts'

const root = mkdtempSync(join(tmpdir(), 'athanor-house-'))
const now = new Date('2026-04-05T06:07:08Z')
let postgres: PostgresServer
let house: TestServer
let finished: string
let running: string
let open: string
let counted = 0

/** A place of its own for each thing that is tried. */
const folder = (name: string) => join(root, name)
const folderFor = (name: string) => {
  mkdirSync(folder(name))
  return folder(name)
}

async function sentenceOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error
    return formatData('en', error.data).replaceAll(root, '…')
  }
}

/** What stands in a club, in words that do not depend on where it is kept. */
async function seenIn(store: Awaited<ReturnType<typeof openFolder>>) {
  const seen = await Promise.all([finished, running, open].map((id) => store.load(id)))
  const moves = await store.movesFrom(finished, 0, 1000)
  const { session } = await store.people.whoShows('the hash of a session', null)
  const ring = await store.people.ringOf('a ring')
  const results = await store.people.results(session?.keys ?? [], null, 10)
  await store.close()
  return { seen, moves, ring, results }
}

beforeAll(async () => {
  postgres = await postgresServer()
  house = await testServer({}, {}, folderFor('house'))
  const [one, two] = [testClient(house.ws), testClient(house.ws)]
  const first = await hostTable(one)
  const guest = await joinTable(two, first.table)
  await startGame(first)
  await Promise.all([playRandomly(first, 1), playRandomly(guest, 2)])
  const second = await hostTable(one, { options: { firstPlayer: 'seat1' } })
  await joinTable(two, second.table)
  await startGame(second)
  const { actions, version } = await one.send('legal', { table: second.table, from: 0, count: 1 })
  await one.send('act', { table: second.table, version, action: actions[0] })
  await one.send('chat', { table: second.table, text: 'ё \u{1F9EA} "quoted"\\' })
  const third = await hostTable(two)
  const { people } = house.server.store
  const at = 1_800_000_000_000
  await people.makeRing(
    { id: 'a ring', key: 'its key', name: 'Абигайль', codeHash: 'hash of a code', at },
    { hash: 'the hash of a session', id: 'session', label: 'Firefox', at },
  )
  await people.claim('a ring', keyOf(first.secret))
  await people.addPasskey({
    id: 'passkey',
    ring: 'a ring',
    publicKey: 'AQID',
    counter: 7,
    transports: ['usb'],
    label: 'Key',
    madeAt: at,
    usedAt: null,
  })
  finished = first.table
  running = second.table
  open = third.table
  for (const client of [one, two]) client.close()
}, 180_000)

afterAll(async () => {
  await house.stop()
  await postgres.remove()
  rmSync(root, { recursive: true, force: true })
})

/** A backup of the house, which goes on meanwhile. */
async function ownBackup(): Promise<string> {
  counted++
  const made = await backup(folderFor(`backups${counted}`), folder('house'), {}, now)
  return made.file
}

describe('a backup', { timeout: 120_000 }, () => {
  it('is made while people play, dated, and nobody else’s to read', async () => {
    const client = testClient(house.ws)
    const { table } = await hostTable(client)
    const talking = (async () => {
      for (let line = 0; line < 20; line++) await client.send('chat', { table, text: `line ${line}` })
    })()
    const made = await backup(folderFor('mine'), folder('house'), {}, now)
    await talking
    client.close()
    expect(made.file).toBe(join(folder('mine'), 'athanor-2026-04-05T06-07-08Z.backup'))
    expect(made.tables).toBe(4)
    expect(statSync(made.file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder('mine'))).toHaveLength(1)
    expect(await sentenceOf(backup(folder('mine'), folder('house'), {}, now))).toMatch(/^There is a file .* already\./)
  })

  it('says how many games are whole', async () => {
    expect(await verifyBackup(await ownBackup())).toMatchObject({ made: now.toISOString(), games: 2, damaged: [] })
  })

  it('is found out when a letter of it is another one, or its end is missing', async () => {
    const file = await ownBackup()
    const text = gunzipSync(readFileSync(file)).toString()
    const bent = join(root, 'bent.backup')
    const sentence = 'The backup …/bent.backup is damaged or was cut off. Use an earlier one.'
    const changes = [
      gzipSync(text.replace('"actor":"', '"actor":"x')),
      gzipSync(text.split('\n').slice(0, -2).join('\n')),
      gzipSync(`${text}{}\n`),
      readFileSync(file).subarray(0, -20),
    ]
    for (const changed of changes) {
      writeFileSync(bent, changed)
      expect(await sentenceOf(verifyBackup(bent))).toBe(sentence)
      expect(await sentenceOf(restore(bent, folder('bent'), {}))).toBe(sentence)
    }
    // Nothing of it has stayed.
    expect(await sentenceOf(restore(await ownBackup(), folder('bent'), {}))).toBe('done')
    writeFileSync(bent, 'dear diary')
    expect(await sentenceOf(verifyBackup(bent))).toBe(sentence)
    writeFileSync(bent, gzipSync('{"format":"diary"}\n'))
    expect(await sentenceOf(verifyBackup(bent))).toBe('…/bent.backup is not a backup of this program.')
    writeFileSync(bent, gzipSync(text.replace('"001_tables"', '"999_future","001_tables"')))
    expect(await sentenceOf(verifyBackup(bent))).toMatch(/^A newer version .* \(step 999_future\)\./)
    expect(await sentenceOf(verifyBackup(join(root, 'gone')))).toBe('…/gone cannot be read (ENOENT).')
  })

  it('tells whose game was bent in the database', async () => {
    const data = folder('bentGame')
    await restore(await ownBackup(), data, {})
    const database = new DatabaseSync(join(data, 'athanor.db'))
    database
      .prepare("update journal set entry = replace(entry, '0', '1') where table_id = ? and version = 3")
      .run(finished)
    database.close()
    const { file } = await backup(folderFor('bentBackup'), data, {}, now)
    const { games, damaged } = await verifyBackup(file)
    expect(games).toBe(1)
    expect(damaged).toEqual([
      { table: finished.slice(0, 6), problem: expect.stringMatching(/^row \d+ of its journal/) },
    ])
  })

  it('leads back to the same club, in a folder and in PostgreSQL', async () => {
    const file = await ownBackup()
    await restore(file, folder('again'), {})
    const url = await postgres.create('restored')
    await restore(file, url, {})
    const own = await seenIn(await openFolder(folder('again')))
    expect(own.seen.map((table) => table?.isWhole)).toEqual([true, true, true])
    expect(own.moves.length).toBeGreaterThan(10)
    expect(own.ring).toMatchObject({ name: 'Абигайль', devices: [{ label: 'Firefox' }], passkeys: [{ counter: 7 }] })
    expect(own.results).toMatchObject([{ table: finished, you: 0, game: 'compendium', players: 2 }])
    expect(await seenIn(await postgresStore(addressIn(url)))).toEqual(own)
    // And once more from there.
    const second = await backup(folderFor('second'), url, {}, now)
    expect(await verifyBackup(second.file)).toMatchObject({ games: 2, damaged: [] })
  })

  it('goes nowhere where a club is, or a server', async () => {
    const file = await ownBackup()
    await restore(file, folder('full'), {})
    expect(await sentenceOf(restore(file, folder('full'), {}))).toMatch(/^There are tables in …\/full already\./)
    expect(await sentenceOf(restore(file, folder('house'), {}))).toMatch(/^Another server is already using the data/)
    expect(await sentenceOf(backup(undefined, folder('nowhere'), {}, now))).toBe('There is no club in …/nowhere.')
    expect(existsSync(folder('nowhere'))).toBe(false)
  })

  it('is of the club that the settings name', async () => {
    const { file } = await backup(folderFor('named'), undefined, { ATHANOR_DATA: folder('house') }, now)
    expect((await verifyBackup(file)).games).toBe(2)
    expect(await sentenceOf(backup(undefined, undefined, { ATHANOR_PORT: 'x' }, now))).toMatch(/^ATHANOR_PORT must be/)
  })
})

describe('moving house', { timeout: 120_000 }, () => {
  it('takes all of a club from a folder to PostgreSQL and back, and it is played on there', async () => {
    await restore(await ownBackup(), folder('old'), {})
    const url = await postgres.create('moved')
    const there = await moveData(folder('old'), url)
    expect(there.wholeness).toMatchObject({ games: 2, damaged: [] })
    const back = await moveData(url, folder('new'))
    expect(back.tally).toEqual(there.tally)
    expect(await seenIn(await openFolder(folder('new')))).toEqual(await seenIn(await postgresStore(addressIn(url))))
    const server = await testServer({ ATHANOR_DATABASE: url }, {}, folderFor('unused'))
    const client = testClient(server.ws)
    const { log } = await client.send('log', { table: finished })
    expect(log).toMatchObject({ header: { game: 'compendium' } })
    client.close()
    await server.stop()
  })

  it('wants nobody to play meanwhile, neither here nor there', async () => {
    const url = await postgres.create('busy')
    expect(await sentenceOf(moveData(folder('house'), url))).toMatch(/^Another server is already using the data/)
    const store = await postgresStore(addressIn(url), { use: 'server' })
    await restore(await ownBackup(), folder('quiet'), {})
    expect(await sentenceOf(moveData(folder('quiet'), url))).toMatch(/^Another server is already using the database/)
    await store.close()
    expect(await sentenceOf(moveData(folder('quiet'), url))).toBe('done')
    expect(await sentenceOf(moveData(folder('quiet'), url))).toMatch(/^There are tables in busy \(/)
    expect(await sentenceOf(moveData(folder('quiet'), folder('quiet')))).toMatch(
      /^The club would be moved to where it is/,
    )
  })

  it('leaves the new place empty when it is broken off, and can be done again', async () => {
    await restore(await ownBackup(), folder('breaking'), {})
    const url = await postgres.create('breaking')
    const store = await postgresStore(addressIn(url))
    await store.close()
    // The database cuts the connection after the first rows.
    await postgres.sql(
      `create function cut() returns trigger language plpgsql as $$ begin
        if new.revision > 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$`,
      'breaking',
    )
    await postgres.sql('create trigger cut before insert on journal for each row execute function cut()', 'breaking')
    expect(await sentenceOf(moveData(folder('breaking'), url))).toMatch(/^No database answers at breaking/)
    expect(await postgres.sql('select count(*)::int as tables from tables', 'breaking')).toEqual([{ tables: 0 }])
    await postgres.sql('drop trigger cut on journal', 'breaking')
    expect(await sentenceOf(moveData(folder('breaking'), url))).toBe('done')
  })
})

describe('the doctor', { timeout: 60_000 }, () => {
  async function seen(env: Readonly<Record<string, string>>, at: () => number = Date.now): Promise<readonly string[]> {
    const lines: string[] = []
    for await (const { state, sentence } of doctor(env, at)) {
      lines.push(`${state}: ${formatData('en', sentence).replaceAll(root, '…')}`)
    }
    return lines
  }

  it('finds nothing wrong with a house that is well', async () => {
    const { port } = new URL(house.http)
    const env = { ATHANOR_DATA: folder('house'), ATHANOR_PORT: port, ATHANOR_PUBLIC_URL: house.http }
    const lines = await seen(env)
    expect(lines.filter((line) => !line.startsWith('well:'))).toEqual([])
    expect(lines).toContain(`well: ${house.http} opens live connections.`)
    expect(lines.join('\n')).toMatch(/well: The database …\/house\/athanor\.db is well; it contains \d tables\./)
  })

  it('says what is wrong', async () => {
    const rubbish = folderFor('rubbish')
    writeFileSync(join(rubbish, 'athanor.db'), 'rubbish '.repeat(1000))
    const lines = await seen({
      ATHANOR_DATA: rubbish,
      ATHANOR_PORT: '1',
      ATHANOR_PUBLIC_URL: 'https://play.example',
    })
    expect(lines).toContainEqual(expect.stringMatching(/^wrong: The file …\/rubbish\/athanor\.db is not a database/))
    expect(lines).toContainEqual(expect.stringMatching(/^wrong: https:\/\/play\.example needs a proxy, but/))
    expect(lines).toContainEqual(expect.stringMatching(/^doubtful: No server is running at http:\/\/127\.0\.0\.1:1,/))
    expect(await seen({ ATHANOR_PORT: 'x' })).toEqual([
      'wrong: ATHANOR_PORT must be a whole number from 0 to 65,535, not “x”.',
    ])
  })

  it('notices a clock that was set back', async () => {
    const lines = await seen({ ATHANOR_DATA: folder('house'), ATHANOR_PORT: '1' }, () => Date.now() - 3_600_000)
    expect(lines).toContainEqual(expect.stringMatching(/^wrong: The clock was set back: .*Set the clock\.$/))
  })

  it('asks PostgreSQL too, for its clock as well', async () => {
    const url = await postgres.create('patient')
    const env = { ATHANOR_DATABASE: url, ATHANOR_PORT: '1' }
    expect(await seen(env)).toContainEqual(expect.stringMatching(/^well: The database patient .* is empty/))
    await (await postgresStore(addressIn(url))).close()
    const lines = await seen(env, () => Date.now() - 60_000)
    expect(lines).toContainEqual(expect.stringMatching(/^well: PostgreSQL \d+ answers at patient/))
    expect(lines).toContainEqual(expect.stringMatching(/^doubtful: The clock of patient .* by 60 seconds\./))
    const wrong = await seen({ ATHANOR_DATABASE: postgres.url('nowhere'), ATHANOR_PORT: '1' })
    expect(wrong).toContainEqual(expect.stringMatching(/^wrong: There is no database nowhere yet\./))
  })
})
