// What a player with a slow machine feels at a table:
// `npm run bench:web [-- compendium|alchemists|notebook|scenes] [desktop|laptop|phone] [once]`.
//
// The browser runs four times slower than the machine, on a laptop as fast as it is. In each run a fresh page opens the same game; every panel is
// opened several times, from the press to the picture, and then the moves of a few rounds arrive, the same in each run.
// Alchemists is a late game of four masters with all modules. Of all presses at a table the 95th percentile is told too.
// The browser writes a trace of its main thread meanwhile, by the thread's own clock, which other programs disturb less
// than they do pictures: of every press all work until its picture counts, of every move the longest task. Figures are
// medians over the runs. Of scenes it tells the presses, the longest task while one plays, the work for each picture and
// what the page holds after each lap of them.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { formatter } from '@athanor/messages/all'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { alchemistsBench } from './support/benchAlchemists.ts'
import { notebookBench } from './support/benchNotebook.ts'
import { answering, inParts, late, median, middle, own, row, timeOf } from './support/benchReport.ts'
import { measureScenes, reportScenes, type ScenesMeasured, scenesPath, scenesStored } from './support/benchScenes.ts'
import {
  type BenchTable,
  compendiumBench,
  type Goals,
  type Panel,
  type SizeName,
  sizes,
  type Timed,
} from './support/benchTable.ts'
import { browserEnv, browserFlags, browserPath } from './support/browser.ts'
import { journeyPort } from './support/port.ts'
import { type Hand, handOf, timeToPicture } from './support/press.ts'
import { remember } from './support/settings.ts'
import {
  longestOf,
  type Parts,
  readTrace,
  type Stretch,
  stretchesOf,
  type TraceTask,
  traceCategories,
  workOf,
} from './support/trace.ts'
import { untilReady } from './support/untilReady.ts'

/** Three, or one for a first look: `npm run bench:web -- alchemists desktop once`. */
const runs = process.argv.includes('once') ? 1 : 3
const opens = 5

const say = formatter('en')
const tables: Readonly<Record<string, BenchTable>> = {
  compendium: compendiumBench,
  alchemists: alchemistsBench,
  notebook: notebookBench,
}

type Size = (typeof sizes)[SizeName]

/** One press or one arriving move, in each run. */
interface Measured {
  readonly what: string
  /** Milliseconds until the picture, and all that was done for it; only presses have them. */
  readonly pictures: readonly number[]
  readonly works: readonly Parts[]
  /** The task that took longest; only moves have it. */
  readonly longest: readonly TraceTask[]
}

const only = process.argv.slice(2)
const wanted = (names: readonly string[]) =>
  names.some((name) => only.includes(name)) ? names.filter((name) => only.includes(name)) : names
const port = await journeyPort()
const server = spawn(process.execPath, [join(import.meta.dirname, 'support', 'serve.ts'), String(port)], {
  stdio: 'inherit',
})
try {
  await untilReady(`http://127.0.0.1:${port}`)
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [...browserFlags],
    env: { ...browserEnv },
  })
  const benches = wanted([...Object.keys(tables), 'scenes'])
  for (const [name, table] of Object.entries(tables).filter(([each]) => benches.includes(each))) {
    const names = wanted(Object.keys(sizes))
    for (const [size, goals] of Object.entries(table.goals).filter(([each]) => names.includes(each))) {
      const all: (readonly Measured[])[] = []
      for (let run = 0; run < runs; run++) all.push(await measure(browser, table, sizes[size as SizeName]))
      report(name, goals, size as SizeName, merged(all))
    }
  }
  if (benches.includes('scenes')) {
    for (const name of wanted(Object.keys(sizes)) as readonly SizeName[]) {
      const all: ScenesMeasured[] = []
      for (let run = 0; run < runs; run++) all.push(await atScenes(browser, sizes[name]))
      reportScenes(name, all)
    }
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
}

interface OpenPage {
  readonly page: Page
  readonly slow: CDPSession
  readonly hand: Hand
  close(): Promise<void>
}

/** A page as slow as the size says, with what its browser keeps from before. */
async function opened(
  browser: Browser,
  { viewport, touch, slowness }: Size,
  kept: Readonly<Record<string, object>>,
  path: string,
  untilReadyAt: (page: Page) => Promise<void>,
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  await remember(context, { pace: 'calm' })
  const stored = Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)] as const)
  await context.addInitScript((items) => {
    for (const [key, text] of items) localStorage.setItem(key, text)
  }, stored)
  const page = await context.newPage()
  await page.goto(path)
  await untilReadyAt(page)
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await widen(slow, viewport)
  return { page, slow, hand: handOf(page, slow, touch), close: () => context.close() }
}

async function atScenes(browser: Browser, size: Size): Promise<ScenesMeasured> {
  const asked = (page: Page) => page.locator('#decision').getByRole('heading').first().waitFor()
  const { page, slow, hand, close } = await opened(browser, size, scenesStored(), scenesPath, asked)
  const measured = await measureScenes(browser, page, slow, hand, say)
  await close()
  return measured
}

async function measure(browser: Browser, table: BenchTable, size: Size): Promise<readonly Measured[]> {
  const { touch } = size
  const { page, hand, close } = await opened(browser, size, table.stored(), table.path, (at) =>
    table.untilAsked(at, say),
  )
  const panels: Measured[] = []
  for (const panel of table.panels(touch, say)) panels.push(await openOften(browser, page, hand, panel))
  await page.keyboard.press('Escape')
  const moves = table.rounds === 0 ? [] : await measureMoves(browser, table, page, hand)
  await close()
  return [...panels, ...moves]
}

/**
 * A window's frame is part of its size, though a browser without a screen draws none: the lower edge of a page as large
 * as its window would lie outside, and changes there would wait for the next picture of something else.
 */
async function widen(browser: CDPSession, { width, height }: Size['viewport']): Promise<void> {
  const { windowId } = await browser.send('Browser.getWindowForTarget')
  await browser.send('Browser.setWindowBounds', { windowId, bounds: { width: width + 200, height: height + 200 } })
}

async function openOften(browser: Browser, page: Page, hand: Hand, { name, opener, close }: Panel): Promise<Measured> {
  const pictures: number[] = []
  const works: Parts[] = []
  for (let time = 0; time < opens; time++) {
    await close(page)
    const press = await hand(opener(page))
    await page.waitForTimeout(400)
    await browser.startTracing(page, { categories: [...traceCategories] })
    pictures.push(await timeToPicture(page, press))
    works.push(workOf(readTrace(await browser.stopTracing())))
  }
  return { what: name, pictures, works, longest: [] }
}

/** Moves that arrive: one's own and the answers of the rivals. */
async function measureMoves(browser: Browser, table: BenchTable, page: Page, hand: Hand): Promise<readonly Measured[]> {
  await page.evaluate(() => {
    const log = document.querySelector('#log ol')
    if (log === null) throw new TypeError('there is no log')
    const note = () =>
      performance.mark('move', { detail: log.firstElementChild?.querySelector('p')?.textContent ?? '' })
    new MutationObserver(note).observe(log, { childList: true })
  })
  const presses: { readonly what: string; readonly picture: number }[] = []
  const timed: Timed = async (what, target) => {
    const press = await hand(target)
    await page.evaluate(() => void performance.mark('press'))
    presses.push({ what, picture: await timeToPicture(page, press) })
  }
  await browser.startTracing(page, { categories: [...traceCategories] })
  for (let round = 0; round < table.rounds; round++) {
    await table.playRound(page, say, round, timed)
    await table.untilAsked(page, say)
    // The last move is acted out.
    await page.waitForTimeout(1500)
  }
  const trace = readTrace(await browser.stopTracing())
  const begun = trace.marks.filter(({ name }) => name === 'press').map(({ at }) => at)
  const each = presses.map((press, number) => ({ ...press, work: workOf(trace, begun[number], begun[number + 1]) }))
  return [
    ...[...new Set(each.map(({ what }) => what))].map((what) => {
      const same = each.filter((one) => one.what === what)
      return { what, pictures: same.map(({ picture }) => picture), works: same.map(({ work }) => work), longest: [] }
    }),
    ...stretchesOf(trace)
      .filter(({ mark }) => mark.name === 'move')
      .map(moveOf),
  ]
}

function moveOf({ mark, tasks }: Stretch, number: number): Measured {
  const [told = ''] = mark.detail.replace(/^"|"$/g, '').split(/\.(?: |$)/)
  return { what: `${number + 1}. ${told}`, pictures: [], works: [], longest: longestOf(tasks) }
}

/** The same thing in all runs as one. */
function merged(all: readonly (readonly Measured[])[]): readonly Measured[] {
  const [first = []] = all
  return first.map(({ what }, number) => {
    const same = all.flatMap((run) => run[number] ?? [])
    return {
      what,
      pictures: same.flatMap(({ pictures }) => pictures),
      works: same.flatMap(({ works }) => works),
      longest: same.flatMap(({ longest }) => longest),
    }
  })
}

function report(table: string, goals: Goals, name: SizeName, measured: readonly Measured[]): void {
  const { viewport, slowness } = sizes[name]
  const panels = measured.filter(({ pictures }) => pictures.length > 0)
  const moves = measured.filter(({ pictures }) => pictures.length === 0)
  const size = `${name}, ${viewport.width} × ${viewport.height}`
  const speed = slowness === 1 ? 'as fast as this machine' : `${slowness} times slower`
  console.log(`\n### ${table}, ${size}, ${speed}, ${runs === 1 ? 'one run' : `${runs} runs`}\n`)
  const goal = goals.picture === undefined ? `work ≤ ${goals.work} ms` : `≤ ${goals.picture} ms`
  console.log(`| press | to the picture, median (longest) | work until then, median (longest) | in parts | goal |`)
  console.log('|---|---|---|---|---|')
  for (const { what, pictures, works } of panels) {
    const times = works.map(timeOf)
    row(
      what,
      `${median(pictures)} ms (${Math.max(...pictures)} ms)`,
      `${median(times).toFixed(0)} ms (${Math.max(...times).toFixed(0)} ms)`,
      inParts(works.toSorted((a, b) => timeOf(a) - timeOf(b))[Math.floor(works.length / 2)]),
      goal,
    )
  }
  const all = panels.flatMap(({ pictures }) => pictures)
  const done = panels.flatMap(({ works }) => works)
  row(
    `95th percentile of ${all.length} presses`,
    `${late(all)} ms`,
    `${late(done.map(timeOf)).toFixed(0)} ms`,
    '',
    goal,
  )
  row('… script, style, layout alone', '', `${late(done.map(answering)).toFixed(0)} ms`, '', goal)
  if (moves.length === 0) return
  console.log('\n| move that arrives | longest task, median (longest) | in parts | goal |')
  console.log('|---|---|---|---|')
  for (const { what, longest } of moves) {
    const typical = middle(longest)
    row(
      what,
      `${own(typical)} (${Math.max(...longest.map((task) => task.own)).toFixed(0)} ms)`,
      inParts(typical?.parts),
      `≤ ${goals.task} ms`,
    )
  }
  const worst = Math.max(...moves.map(({ longest }) => middle(longest)?.own ?? 0))
  const over = moves.flatMap(({ longest }) => longest).filter((task) => task.own > goals.task).length
  row('longest of all moves, median', `${worst.toFixed(0)} ms`, '', `≤ ${goals.task} ms`)
  row(`moves with a task over ${goals.task} ms`, `${over} of ${moves.length * runs}`, '', '0')
}
