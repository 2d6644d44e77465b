import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { saltCommitmentOf } from '@athanor/kernel'
import { connect, webSocketTo } from '@athanor/protocol'
import { hasBegun, joined, opened, until } from '../company.ts'
import { type ServerProcess, serverProcess } from '../serverProcess.ts'
import { type Poll, polling } from './polling.ts'

/** What became of those who spoke in time to a machine that stood still. */
export interface AfterStandstill {
  /** The version of the table at which a move was on its way. */
  readonly version: number
  /** The bots that play for people there. */
  readonly bots: readonly (string | null)[]
  /** Milliseconds that are left in reserve of whoever moved. */
  readonly reserve: number
  /** How the table stands whose salts were on their way, and how often its start was called off. */
  readonly status: string
  readonly calledOff: number
}

/** The shortest clock that there is. */
const clock = { move: 10, reserve: 1, bot: 'random' } as const
/** Longer than that, and than anybody has to open a salt. */
const standsStill = 13

interface AboutToOpen {
  /** Both open their salts now. */
  open(): readonly Promise<unknown>[]
  look(): Promise<Pick<AfterStandstill, 'status'> & { readonly calledOff: { readonly times: number } | null }>
}

/** Two programs that were asked to open their salts, and have not answered yet. */
async function aboutToOpen([ada, bea]: readonly [Poll, Poll]): Promise<AboutToOpen> {
  const secrets = ['a1'.repeat(32), 'b2'.repeat(32)] as const
  const salts = ['the-salt-of-ada-0123456', 'the-salt-of-bea-0123456'] as const
  const wish = { game: 'compendium', seats: 2, visibility: 'link', name: 'Ada', secret: secrets[0] }
  const table = String((await ada.ask({ kind: 'create', ...wish })).result?.['table'])
  await ada.ask({ kind: 'watch', table, secret: secrets[0] })
  await bea.ask({ kind: 'watch', table, secret: secrets[1] })
  const [first, second] = salts.map(saltCommitmentOf)
  await bea.ask({ kind: 'take', table, name: 'Bea', commitment: second, secret: secrets[1] })
  await ada.ask({ kind: 'ready', table, commitment: first })
  await ada.ask({ kind: 'start', table })
  return {
    open: () => [ada.ask({ kind: 'open', table, salt: salts[0] }), bea.ask({ kind: 'open', table, salt: salts[1] })],
    async look() {
      const { result } = await ada.ask({ kind: 'glance', table })
      return result?.['table'] as Awaited<ReturnType<AboutToOpen['look']>>
    },
  }
}

/**
 * Lets a server's machine stand still for longer than a decision may take and than people have to open their salts, while a
 * move and all salts are on their way. The server has to give a second to open them.
 */
export async function standstill(server: ServerProcess): Promise<AfterStandstill> {
  const client = () => connect({ open: webSocketTo(server.ws) })
  const [one, two, late] = [client(), client(), client()]
  const host = await opened(one, { seats: 2, options: { firstPlayer: 'seat1' }, clock })
  const { table } = host
  const guest = await joined(two, table, 'Bertram')
  const raw = [await polling(server.ws), await polling(server.ws)] as const
  await one.send('start', { table })
  for (const { watch } of [host, guest]) await until(watch, hasBegun)
  const { actions } = await one.send('legal', { table, from: 0, count: 1 })
  const salts = await aboutToOpen(raw)

  server.child.kill('SIGSTOP')
  const spoken = [one.send('act', { table, version: 0, action: actions[0] }), ...salts.open()]
  await sleep(1000 * standsStill)
  server.child.kill('SIGCONT')
  await Promise.all(spoken)
  // Whatever a late timer does, it has done by then.
  await sleep(300)
  const seen = await until(late.watch(table, { secret: guest.secret }), ({ phase }) => phase === 'live')
  const begun = await salts.look()
  for (const each of [one, two, late, ...raw]) each.close()
  return {
    version: seen.game?.version ?? -1,
    bots: seen.table?.seats.map(({ bot }) => bot) ?? [],
    reserve: seen.table?.clocks[0]?.reserve ?? -1,
    status: begun.status,
    calledOff: begun.calledOff?.times ?? 0,
  }
}

/** In what it went wrong; nothing when everybody was heard. */
export function unheard({ version, bots, reserve, status, calledOff }: AfterStandstill): readonly string[] {
  return [
    ...(version === 1 ? [] : [`the move that was sent in time led to version ${version}`]),
    ...(bots.every((bot) => bot === null) ? [] : [`a bot plays for somebody who moved in time: ${bots.join(', ')}`]),
    ...(reserve === 1000 * clock.reserve ? [] : [`of the reserve ${reserve} ms are left`]),
    ...(status === 'running' && calledOff === 0 ? [] : [`a start is ${status}, called off ${calledOff} times`]),
  ]
}

const rounds = 3

/** SIGSTOP while a move and salts are on their way: in what somebody was overruled who had spoken in time. */
export async function standstills(): Promise<readonly string[]> {
  const data = mkdtempSync(join(tmpdir(), 'athanor-standstill-'))
  const server = await serverProcess({ ATHANOR_DATA: data, ATHANOR_PORT: '0', ATHANOR_OPEN_SECONDS: '1' })
  const found: string[] = []
  for (let round = 1; round <= rounds; round++) {
    found.push(...unheard(await standstill(server)).map((problem) => `standstill ${round}: ${problem}`))
  }
  await server.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
  console.log(`the machine stood still ${rounds} times`)
  return found
}
