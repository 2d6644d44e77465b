import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { asShipped, serverProcess } from '../serverProcess.ts'
import type { Scene } from './attack.ts'
import { attacks } from './attacks.ts'
import { filesOfClient } from './browser.ts'
import { moveIn } from './house.ts'
import { writeLongTables } from './longTables.ts'

export interface FloodPlan {
  readonly scene: Omit<Scene, 'isOver'>
  readonly secondsEach: number
}

const address = '127.0.0.1'
const longestAnswer = 100

/**
 * A club behind one address opens the page, sits down and plays, first in peace and then while one of them floods the
 * server in every way there is; everything as shipped. Prints what the others notice of it: whether nothing broke.
 */
export async function houseNight(people: number, seconds: number): Promise<boolean> {
  const files = filesOfClient()
  if (files === null) {
    console.error('the web client is not built: npm start builds it')
    return false
  }
  const data = mkdtempSync(join(tmpdir(), 'athanor-house-'))
  const { running, finished } = await writeLongTables(data, 5000)
  const server = await serverProcess({ ...asShipped, ATHANOR_DATA: data, ATHANOR_PORT: '0' })
  const { hostname, port } = new URL(server.url)
  try {
    const began = performance.now()
    const house = await moveIn({ http: server.url, address, people, files, think: 1500, seed: 22 })
    const asked = house.pages.reduce((sum, page) => sum + page.files, 0)
    const failed = house.pages.flatMap((page) => page.failed)
    console.log(
      `${people} people opened the page (${asked} files, ${failed.length} refused) and sat down at ${house.tables.length} tables in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    )
    for (const each of new Set(failed)) console.log(`  ${each}`)

    const scene: FloodPlan['scene'] = {
      target: { host: hostname, port: Number(port), cookie: `athanor_player=${randomBytes(32).toString('hex')}` },
      address,
      longTable: running,
      finishedTable: finished,
      openTables: [],
    }
    const count = 2 * attacks.filter(({ settings, spares }) => settings === undefined && spares !== 'house').length
    const begun: { readonly name: string; readonly at: number; readonly cutOff: number }[] = []
    let isFlooding = true
    let peace = 0
    const flooding = (async () => {
      await sleep(1000 * Math.min(30, seconds))
      peace = house.latencies.length
      const workerData: FloodPlan = { scene, secondsEach: seconds / count }
      const worker = new Worker(new URL('./flooder.ts', import.meta.url), { workerData })
      worker.on(
        'message',
        (name: string) => void begun.push({ name, at: house.latencies.length, cutOff: house.cutOff() }),
      )
      await new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))
      isFlooding = false
    })()
    const [{ moves, latencies, cutOff, refused }] = await Promise.all([house.play(() => !isFlooding), flooding])
    const [calm, flooded] = [latencies.slice(0, peace), latencies.slice(peace)]
    console.log(`in peace: ${row(calm)}`)
    console.log(`under floods of one of them: ${row(flooded)}`)
    for (const [index, { name, at: from, cutOff: before }] of begun.entries()) {
      const next = begun[index + 1]
      const lost = (next?.cutOff ?? cutOff) - before
      console.log(`  ${name}: ${row(latencies.slice(from, next?.at))}${lost === 0 ? '' : `, ${lost} cut off`}`)
    }
    console.log(`moves ${moves}, cut off ${cutOff}, refused ${refused.length} ${[...new Set(refused)].join(', ')}`)
    house.close()
    return failed.length + cutOff + refused.length === 0 && at(flooded, 0.99) <= longestAnswer
  } finally {
    await server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

function row(times: readonly number[]): string {
  const [p50, p99, worst] = [at(times, 0.5), at(times, 0.99), at(times, 1)]
  return `${times.length} commands, p50 / p99 / longest ${p50.toFixed(1)} / ${p99.toFixed(1)} / ${worst.toFixed(0)} ms`
}
