import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/testServer.ts'
import { asShipped } from '../serverProcess.ts'
import type { Scene } from './attack.ts'
import { attacks } from './attacks.ts'
import { filesOfClient } from './browser.ts'
import { moveIn } from './house.ts'

const address = '127.0.0.1'
const people = 20
const folder = mkdtempSync(join(tmpdir(), 'athanor-house-'))
let house: TestServer
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>table</title>')
  for (let file = 0; file < 60; file++) writeFileSync(join(folder, 'assets', `${file}.js`), 'export {}'.repeat(100))
  // As shipped, with bots that do not linger.
  house = await testServer({ ...asShipped, ATHANOR_BOT_PAUSE: '0', ATHANOR_BOT_THREADS: '1' }, { webRoot: folder })
})
afterAll(async () => {
  await house.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('one address is many people: nobody is cut off or refused while one of them floods', {
  timeout: 120_000,
}, async () => {
  const files = filesOfClient(`${folder}/`) ?? []
  expect(files).toHaveLength(61)
  const club = await moveIn({ http: house.http, address, people, files, think: 50, seed: 7 })
  expect(club.pages.flatMap(({ failed }) => failed)).toEqual([])
  const { hostname, port } = new URL(house.http)
  const secret = { cookie: `athanor_player=${randomBytes(32).toString('hex')}` }
  const floods = attacks.filter(
    ({ settings, spares, name }) => settings === undefined && spares === undefined && name !== 'nothing at all',
  )
  expect(floods.length).toBeGreaterThan(15)
  let isFlooding = true
  const flooding = (async () => {
    for (const cookie of [{}, secret]) {
      for (const attack of floods) {
        const until = performance.now() + 100
        const scene: Scene = {
          target: { host: hostname, port: Number(port), ...cookie },
          address,
          longTable: club.tables[0] ?? '',
          finishedTable: club.tables[1] ?? '',
          openTables: club.tables,
          isOver: () => performance.now() >= until,
        }
        await attack.run(scene)
      }
    }
    isFlooding = false
  })()
  const [{ moves, cutOff, refused }] = await Promise.all([club.play(() => !isFlooding), flooding])
  expect([cutOff, refused]).toEqual([0, []])
  expect(moves).toBeGreaterThan(people)
  // Somebody of the house who comes back, or comes only now, is let in.
  const late = await moveIn({ http: house.http, address, people: 2, files, think: 50, seed: 8 })
  expect(late.pages.flatMap(({ failed }) => failed)).toEqual([])
  late.close()
  club.close()
})
